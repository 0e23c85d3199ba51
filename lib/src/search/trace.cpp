/// \file
/// The words of a trace's events.
#include "gametree/trace.h"

namespace gametree {

std::string_view to_text(TraceEvent event) {
  switch (event) {
    case TraceEvent::enter:
      return "enter";
    case TraceEvent::leaf:
      return "leaf";
    case TraceEvent::eval:
      return "eval";
    case TraceEvent::update:
      return "update";
    case TraceEvent::cut:
      return "cut";
    case TraceEvent::exit:
      return "exit";
  }
  return "";
}

}  // namespace gametree

/// \file
/// Pictures as SVG: edges first, then the marks on them, then shapes and texts. What a search found
/// is told by form (thick, dashed, struck through); colour only adds to it. There is no id, script
/// or style sheet, so that a page may hold any number of pictures.
#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#include "gametree/text.h"
#include "output/buffer.h"
#include "output/picture/geometry.h"
#include "output/picture/outline.h"
#include "output/picture/picture_formats.h"
#include "output/picture/xml_text.h"

namespace gametree::output {
namespace {

/// How a shape is drawn: its class, and the colour of its inside.
struct ShapeStyle {
  std::string_view name, fill;
};

ShapeStyle style_of(Shape shape) {
  switch (shape) {
    case Shape::up:
      return {"max", "#d9e8fb"};
    case Shape::down:
      return {"min", "#fde3d3"};
    case Shape::circle:
      return {"chance", "#fdf3c4"};
    case Shape::square:
      return {"leaf", "#fff"};
  }
  return {};
}

std::string_view name_of(TextKind kind) {
  switch (kind) {
    case TextKind::value:
      return "value";
    case TextKind::name:
      return "name";
    case TextKind::eval:
      return "eval";
    case TextKind::window:
      return "window";
    case TextKind::hidden:
      return "hidden";
    case TextKind::action:
      return "action";
    case TextKind::probability:
      return "probability";
  }
  return "";
}

double middle(double a, double b) { return (a + b) / 2; }

double anchor_x(const PlacedText& text) {
  switch (text.anchor) {
    case Anchor::start:
      return text.box.left;
    case Anchor::middle:
      return middle(text.box.left, text.box.right);
    case Anchor::end:
      return text.box.right;
  }
  return 0;
}

constexpr std::string_view kUnreadClass = " gt-unread";

class SvgWriter {
 public:
  SvgWriter(Buffer& out, const Picture& picture)
      : out_(out), picture_(picture), geometry_(place_picture(picture)) {}

  void write(std::string_view title) {
    head(title.empty() ? "game tree" : printable(title));
    out_.add("<g");
    attribute("fill", "none");
    attribute("stroke", "#222");
    end_group_head();
    for (std::size_t i = 1; i < geometry_.nodes.size() && out_.is_open(); ++i) edge(i);
    for (std::size_t i = 1; i < geometry_.nodes.size() && out_.is_open(); ++i)
      if (geometry_.nodes[i].mark) mark(i);
    out_.add("</g>\n<g");
    attribute("fill", "#111");
    end_group_head();
    for (std::size_t i = 0; i < geometry_.nodes.size() && out_.is_open(); ++i) node(i);
    out_.add("</g>\n</svg>\n");
  }

 private:
  void head(const std::string& title) {
    out_.add("<svg");
    attribute("xmlns", "http://www.w3.org/2000/svg");
    attribute("role", "img");
    attribute("aria-label", title);
    attribute("direction", "ltr");  // whatever the page around it: anchors hang on it
    attribute("font-family", "Arial, Helvetica, sans-serif");
    attribute("font-size", kTextSize);
    size_attributes();
    begin_attribute("viewBox");
    out_.add("0 0 ");
    pair(geometry_.width, geometry_.height);
    end_attribute();
    out_.add(">\n");
    element("title", title);
    out_.add('\n');
    element("desc", picture_outline(picture_));
    out_.add("\n<rect");
    size_attributes();
    attribute("fill", "#fff");  // the page may be dark
    out_.add("/>\n");
  }

  void size_attributes() {
    attribute("width", geometry_.width);
    attribute("height", geometry_.height);
  }

  void end_group_head() {
    attribute("stroke-width", 1.2);
    attribute("stroke-linejoin", "round");
    out_.add(">\n");
  }

  void element(std::string_view name, std::string_view text) {
    out_.add(fmt::format("<{}>", name));
    add_xml_text(out_, text);
    out_.add(fmt::format("</{}>", name));
  }

  void edge(std::size_t place) {
    const PictureNode& drawn = picture_.nodes[place];
    out_.add("<path");
    attribute("class", fmt::format("gt-edge{}{}", drawn.on_line ? " gt-line" : "",
                                   drawn.unread ? kUnreadClass : ""));
    if (drawn.on_line) attribute("stroke-width", 4);
    if (drawn.unread) dash();
    begin_attribute("d");
    const std::array<Point, 4>& points = geometry_.nodes[place].edge;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (i > 0 && points[i].x == points[i - 1].x && points[i].y == points[i - 1].y) continue;
      out_.add(i == 0 ? 'M' : 'L');
      pair(points[i].x, points[i].y);
    }
    end_attribute();
    out_.add("/>\n");
  }

  void dash() {
    attribute("stroke", "#666");
    attribute("stroke-dasharray", "4 3");
  }

  /// Two strokes across the edge.
  void mark(std::size_t place) {
    const Box& box = *geometry_.nodes[place].mark;
    out_.add("<path");
    attribute("class", "gt-cut");
    attribute("data-node", picture_.nodes[place].node);
    attribute("stroke-width", 1.6);
    begin_attribute("d");
    const double rise = (box.bottom - box.top) / 5;
    const double y = middle(box.top, box.bottom);
    for (const double offset : {-rise / 2, rise * 3 / 2}) {
      out_.add('M');
      pair(box.left, y + offset);
      out_.add('L');
      pair(box.right, y + offset - rise);
    }
    end_attribute();
    out_.add("/>\n");
  }

  void node(std::size_t place) {
    const PictureNode& drawn = picture_.nodes[place];
    const ShapeStyle style = style_of(drawn.shape);
    out_.add("<g");
    attribute("class",
              fmt::format("gt-node gt-{}{}", style.name, drawn.unread ? kUnreadClass : ""));
    if (drawn.unread) attribute("fill", "#555");
    out_.add("><path");
    attribute("fill", drawn.unread ? "#fff" : style.fill);
    if (drawn.unread)
      dash();
    else
      attribute("stroke", "#222");
    begin_attribute("d");
    outline(drawn.shape, geometry_.nodes[place].shape);
    end_attribute();
    out_.add("/>");
    for (const PlacedText& text : geometry_.nodes[place].texts) write_text(text);
    out_.add("</g>\n");
  }

  void outline(Shape shape, const Box& box) {
    const double x = middle(box.left, box.right), radius = (box.right - box.left) / 2;
    switch (shape) {
      case Shape::up:
        return polygon({{x, box.top}, {box.right, box.bottom}, {box.left, box.bottom}});
      case Shape::down:
        return polygon({{box.left, box.top}, {box.right, box.top}, {x, box.bottom}});
      case Shape::circle:
        return circle({x, box.top}, radius);
      case Shape::square:
        return rectangle(box);
    }
  }

  void polygon(std::initializer_list<Point> corners) {
    for (const Point& corner : corners) {
      out_.add(&corner == corners.begin() ? 'M' : 'L');
      pair(corner.x, corner.y);
    }
    out_.add('Z');
  }
  void circle(const Point& top, double radius) {
    out_.add('M');
    pair(top.x, top.y);
    for (const double down : {2 * radius, -2 * radius}) {
      out_.add('a');
      pair(radius, radius);
      out_.add(" 0 1 1 0 ");
      add_length(out_, down);
    }
    out_.add('Z');
  }
  void rectangle(const Box& box) {
    out_.add('M');
    pair(box.left, box.top);
    out_.add('H');
    add_length(out_, box.right);
    out_.add('V');
    add_length(out_, box.bottom);
    out_.add('H');
    add_length(out_, box.left);
    out_.add('Z');
  }

  void write_text(const PlacedText& text) {
    constexpr double kBaseline = .35;  // below the middle, so that capitals are centred
    const double size = text.is_small ? kSmallTextSize : kTextSize;
    out_.add("<text");
    attribute("class", fmt::format("gt-{}", name_of(text.kind)));
    attribute("x", anchor_x(text));
    attribute("y", middle(text.box.top, text.box.bottom) + kBaseline * size);
    if (text.anchor != Anchor::start)
      attribute("text-anchor", text.anchor == Anchor::end ? "end" : "middle");
    if (text.is_small) attribute("font-size", size);
    out_.add('>');
    if (!text.whole.empty()) element("title", text.whole);
    add_xml_text(out_, text.text);
    out_.add("</text>");
  }

  void attribute(std::string_view name, std::string_view value) {
    begin_attribute(name);
    add_xml_text(out_, value);
    end_attribute();
  }
  void attribute(std::string_view name, double value) {
    begin_attribute(name);
    add_length(out_, value);
    end_attribute();
  }
  void begin_attribute(std::string_view name) {
    out_.add(' ');
    out_.add(name);
    out_.add("=\"");
  }
  void end_attribute() { out_.add('"'); }
  void pair(double a, double b) {
    add_length(out_, a);
    out_.add(' ');
    add_length(out_, b);
  }

  Buffer& out_;
  const Picture& picture_;
  Geometry geometry_;
};

}  // namespace

void write_picture_svg(const Picture& picture, const PictureLook& look, const Sink& sink) {
  Buffer out(sink);
  SvgWriter(out, picture).write(look.title);
  out.flush();
}

}  // namespace gametree::output

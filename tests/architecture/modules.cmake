# The include law, as a table. include_law.cmake reads it and says what it means.

# module(NAME what it uses...): a folder of lib/src; it may include itself and these.
module(base)
module(messages base)
module(tree     base)
module(input    base tree)
module(search   base tree)
module(trace    base tree search)
module(game     base tree)
module(generate base tree search trace game)
module(exercise base tree input search)
module(answer   base tree input search exercise)
module(grade    base tree search trace exercise answer)
module(handin   base tree input search exercise answer grade)
module(picture  base tree search)
module(output   base tree search trace exercise answer grade picture messages)
# The program may use all of the library, through its public headers only.
module(cli
  base messages tree input search trace game generate exercise answer grade handin picture output)

# public_headers(MODULE headers...): which module each lib/include/gametree header belongs to.
public_headers(base     error.h error_code.h note.h number.h text.h)
public_headers(messages messages.h)
public_headers(tree     reference.h tree.h tree_builder.h)
public_headers(input    read_tree.h)
public_headers(search   compare.h observer.h rules.h search.h trace.h)
public_headers(exercise exercise.h typed.h)
public_headers(answer   answer.h submission.h)
public_headers(grade    grade.h)
public_headers(handin   export_layout.h hand_in.h roster.h)
public_headers(picture  picture.h)
public_headers(output
  answers_report.h grade_report.h picture_report.h prompt.h report.h sheet.h
  trace_filter.h trace_report.h write_tree.h)

# foreign(PREFIX regex): only files whose path matches may include <PREFIX...>.
foreign(yaml-cpp/ "^lib/src/input/yaml_document[.]")
foreign(CLI/      "^cli/")
foreign(archive   "^cli/zip_(archive|file)[.]")
foreign(boost/    "^lib/src/")
foreign(fmt/      "^(lib/src|cli)/")
foreign(nlohmann/ "^(lib/src|cli)/")
foreign(utf8proc  "^lib/src/")

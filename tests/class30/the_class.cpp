/// \file
/// Who is in the class, and what they handed in. `truth.cpp` has what it is worth.
#include "the_class.h"

#include <map>

namespace gametree::test {

using std::string_view_literals::operator""sv;

const std::vector<Student>& students() {
  // clang-format off
  static const std::vector<Student> all{
      // Two of one name, and whose ids are one number.
      {"007", "Ana Popescu", "ana.p@uni.edu", "anap",  "40101", "61001", "anap", "007", "popescuana"},
      {"7", "Ana Popescu", "ana.popescu@uni.edu", "anap2", "40102", "61002", "ana-p", "7", "popescuana"},
      // Names with a comma, an apostrophe, a formula's sign, hyphens.
      {"s03", "Ann Lee, Jr.", "ann@uni.edu", "alee", "40103", "61003", "annlee", "1003", "leejrann"},
      {"s04", "Kim O'Brien", "kim_obrien@uni.edu", "kobrien", "40104", "61004", "obrien-kim", "1004", "obrienkim"},
      {"s05", "=Eva Short", "eva@uni.edu", "eshort", "40105", "61005", "evas", "1005", "shorteva"},
      {"s06", "Anne-Marie Le-Roux", "am-leroux@uni.edu", "amleroux", "40106", "61006", "anne-marie", "1006", "lerouxannemarie"},
      // Other alphabets; Canvas has the first one's name in the other Unicode form.
      {"s07", "Đặng Thị Hồng Nhung", "nhung@uni.edu", "nhung", "40107", "61007", "nhungdth", "1007",
       "nhungđa\u0323\u0306ngthi\u0323ho\u0302\u0300ng"},
      {"s08", "Юлия Ковалёва", "yulia@uni.edu", "ykov", "40108", "61008", "ykov", "1008", "ковалёваюлия"},
      // Ids with diacritics: composed here and not in the file, and the other way round.
      {"\u0219tefan", "Ștefan Țurcanu", "stefan@uni.edu", "stefan", "40109", "61009", "stefant", "1009", "țurcanuștefan"},
      {"zoe\u0308", "Zoë Brontë", "zoe@uni.edu", "zoe", "40110", "61010", "zoeb", "1010", "brontëzoë"},
      // A login that is also the next one's number in Canvas, but for one; letters of both cases.
      {"s11", "Bo Li", "bo@uni.edu", "1024", "40111", "61011", "1024", "1011", "libo"},
      {"s12", "Max Case", "Max.Case@Uni.EDU", "mcase", "40112", "61012", "MaxCase", "1012", "casemax"},
      {"s13", "Uma Rao", "uma@uni.edu", "uma", "1024", "61013", "umar", "1013", "raouma"},
      // Moodle's number is another student's id.
      {"s14", "Jon Berg", "jon@uni.edu", "jon", "40114", "7", "jonb", "1014", "bergjon"},
      {"s15", "Tom Ek", "tom@uni.edu", "tom", "40115", "61015", "tomek", "1015", "ektom"},
      {"s16", "Ida Moe", "ida@uni.edu", "ida", "40116", "61016", "idamoe", "1016", "moeida"},
      {"s17", "Per Dal", "per@uni.edu", "per", "40117", "61017", "perdal", "1017", "dalper"},
      {"s18", "Lea Sol", "lea@uni.edu", "lea", "40118", "61018", "leasol", "1018", "sollea"},
      {"s19", "Ola Vik", "ola@uni.edu", "ola", "40119", "61019", "olavik", "1019", "vikola"},
      {"s20", "Ivo Kos", "ivo@uni.edu", "ivo", "40120", "61020", "ivokos", "1020", "kosivo"},
      {"s21", "Mia Roth", "mia@uni.edu", "mia", "40121", "61021", "miaroth", "1021", "rothmia"},
      {"s22", "Ben Ash", "ben@uni.edu", "ben", "40122", "61022", "benash", "1022", "ashben"},
      {"s23", "Kai Lund", "kai@uni.edu", "kai", "40123", "61023", "kailund", "1023", "lundkai"},
      {"s24", "Eli Gold", "eli@uni.edu", "eli", "40124", "61024", "eligold", "1025", "goldeli"},
      {"s25", "Ada Bell", "ada@uni.edu", "ada", "40125", "61025", "adabell", "1026", "bellada"},
      {"s26", "Leo Marsh", "leo@uni.edu", "leo", "40126", "61026", "leomarsh", "1027", "marshleo"},
      {"s27", "Noa Finn", "noa@uni.edu", "noa", "40127", "61027", "noafinn", "1028", "finnnoa"},
      {"s28", "Amy Quist", "amy@uni.edu", "amy", "40128", "61028", "amyq", "1029", "quistamy"},
      {"s29", "Gus Holt", "gus@uni.edu", "gus", "40129", "61029", "gusholt", "1030", "holtgus"},
      {"s30", "Rex Oak", "rex@uni.edu", "rex", "40130", "61030", "rexoak", "1031", "oakrex"},
  };
  // clang-format on
  return all;
}

const Student& stranger() {
  static const Student eve{"s99",   "Eve Stranger", "eve@else.org", "eve",        "49999",
                           "69999", "eve-x",        "9999",         "strangereve"};
  return eve;
}

const std::vector<HandIn>& hand_ins() {
  static const std::vector<HandIn> all{
      {"007", "student: 007", {"perfect"}, {}},
      {"7", "student: 7", {"carried"}, {}},
      {"s03", "", {"swapped"}, {}},
      {"s04", "student: kobrien", {"two of three"}, {}},  // his login
      {"s05", "student: s05", {"one too many"}, {}},
      {"s06", "student: am-leroux@uni.edu", {"implausible"}, {}},
      {"s07", "", {"all the same"}, {}},
      {"s08", "student: s08", {"perfect"}, {}},
      {"\u0219tefan", "student: s\u0326tefan", {"carried"}, {}},
      {"zoe\u0308", "student: zo\u00EB", {"swapped"}, {}},
      {"s11", "student: 1024", {"perfect"}, {}},  // his login
      {"s12", "student: MAX.CASE@UNI.EDU", {"two of three"}, {}},
      {"s13", "", {"zero", "perfect"}, {}},
      {"s14", "", {"perfect", "zero", "carried"}, {}},
      {"s15", "student: s15", {"one too many", "zero", "one too many"}, {}},  // the first again
      {"s16", "student: s16", {"LATE implausible"}, {}},
      {"s17", "student: s17", {"blanks", "LATE perfect"}, {}},
      // s18 and s19 have handed in nothing.
      {"s20", "", {"binary"}, {}},
      {"s21", "", {"pdf"}, {}},
      {"s22", "", {"empty"}, {}},
      {"s23", "student: s03", {"perfect"}, {}},  // another student
      {"s24", "student: s24", {"in words"}, {}},
      {"s25", "students: [s25, s26, s27]", {"one of three"}, {"s25", "s26", "s27"}},
      {"s28", "student: s28", {"blanks"}, {"s28", "s29"}},  // names himself alone
      {"s30", "student: s30", {"zero"}, {}},
      {"s99", "", {"perfect"}, {}},
  };
  return all;
}

std::string answers(const std::string& kind) {
  static const std::map<std::string, std::string> all{
      {"perfect",
       "values: {a: 15, b: 12, c: 14, /: 15}\nmove: a\ncut: [29, 16, 28]\nwhy: q\nreads: 6\n"},
      {"carried",
       "values: {a: 27, b: 12, c: 14, /: 27}\nmove: a\ncut: 29, 16, 14, 28\nwhy: q\nreads: 5\n"},
      {"swapped",
       "values: {a: 15, b: 29, c: 14, /: 29}\nmove: b\ncut: [28, 16, 29]\nwhy: q\nreads: 6\n"},
      {"two of three",
       "values: {a: 15, b: 12, c: 14, /: 15}\nmove: a\ncut: [29, 16]\nwhy: q\nreads: 7\n"},
      {"one of three",
       "values: {a: 15, b: 12, c: 14, /: 15}\nmove: a\ncut: 28\nwhy: q\nreads: 6\n"},
      {"one too many",
       "values: {a: 15, b: 12, c: 14, /: 15}\nmove: a\ncut: [29, 16, 28, 14]\nwhy: p\nreads: 6\n"},
      {"implausible",
       "values: {a: 99, b: 12, c: 14, /: 99}\nmove: a\ncut: [29, 16, 28]\nwhy: q\nreads: 6\n"},
      {"all the same",
       "values: {a: 27, b: 27, c: 27, /: 27}\nmove: a\ncut: [29, 16, 28]\nwhy: q\nreads: 6\n"},
      {"blanks", "values: {a: 15, b: 12, c: , /: }\nmove: a\ncut:\nwhy: ''\n"},
      {"in words",
       "values: {a: fifteen, b: 12, c: 14, /: 15}\nmove: a\ncut: none\nwhy: Q\nreads: 6 leaves\n"},
      {"zero", "values: {a: 1, b: 2, c: 3, /: 4}\nmove: c\ncut: [15]\nwhy: r\nreads: 9\n"},
      {"binary", std::string("\x7F"
                             "ELF\2\1\1\0\xFF\xFE values\0: {a: 15}\n"sv)},
      {"pdf", "%PDF-1.4\n%\xE2\xE3\xCF\xD3\n1 0 obj\n<</Type /Catalog>>\nendobj\n%%EOF\n"},
      {"empty", ""},
  };
  return all.at(kind);
}

}  // namespace gametree::test

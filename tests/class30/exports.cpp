/// \file
/// The class as each platform exports it, made from the one table of the class.
#include "exports.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "the_class.h"

namespace gametree::test {
namespace {

using std::string;

constexpr std::string_view kLate = "LATE ";

/// The numbers of first, second and third attempts. The third is before the second as a text.
constexpr std::array<int, 3> kVersions{1, 9, 10};

const Student& who(const string& id) {
  if (id == stranger().id) return stranger();
  const auto found = std::find_if(students().begin(), students().end(),
                                  [&](const Student& student) { return student.id == id; });
  if (found == students().end()) throw std::logic_error("nobody is " + id);
  return *found;
}

struct Attempt {
  const HandIn* of;
  const Student* student;
  std::size_t place;  // among all that handed in
  int version;
  bool is_late, is_last;
  string text;
  string ending;
};

std::vector<Attempt> attempts() {
  std::vector<Attempt> all;
  for (const HandIn& one : hand_ins()) {
    for (std::size_t i = 0; i < one.attempts.size(); ++i) {
      string kind = one.attempts[i];
      const bool is_late = kind.starts_with(kLate);
      if (is_late) kind.erase(0, kLate.size());
      all.push_back({.of = &one,
                     .student = &who(one.id),
                     .place = static_cast<std::size_t>(&one - hand_ins().data()),
                     .version = kVersions.at(i),
                     .is_late = is_late,
                     .is_last = i + 1 == one.attempts.size(),
                     .text = file_of(one.says, kind),
                     .ending = kind == "pdf" ? ".pdf" : ".yaml"});
    }
  }
  return all;
}

/// Most platforms export the last attempts alone.
std::vector<Attempt> last_attempts() {
  std::vector<Attempt> all = attempts();
  std::erase_if(all, [](const Attempt& one) { return !one.is_last; });
  return all;
}

void put(Export& out, const Attempt& attempt, const string& path) {
  out.submissions.push_back({path, attempt.text});
  if (attempt.is_last) out.last_of[attempt.of->id] = path;
}

std::vector<File> left_by_systems() {
  return {{".DS_Store", string("\0\0\0\1Bud1", 8)},
          {"Thumbs.db", "\xD0\xCF\x11\xE0"},
          {"__MACOSX/._hw1.yaml", string("\0\5\x16\7", 4)}};
}

Export empty(const string& platform, bool knows_groups = false) {
  Export out;
  out.platform = platform;
  out.others = left_by_systems();
  out.knows_groups = knows_groups;
  return out;
}

/// `popescuana_LATE_40101_9950_hw1-9.yaml`.
Export canvas() {
  Export out = empty("canvas");
  for (const Attempt& one : attempts()) {
    const string attachment = std::to_string(one.version * 1000 + 99 - static_cast<int>(one.place));
    const string again = one.version == 1 ? "" : "-" + std::to_string(one.version);
    put(out, one,
        one.student->canvas_name + (one.is_late ? "_LATE_" : "_") + one.student->canvas_id + "_" +
            attachment + "_hw1" + again + one.ending);
  }
  return out;
}

/// Names of folders as a Mac writes them: in the other Unicode form than the roster.
string moodle_name(const Student& student) {
  if (student.id == "s07") {
    return "Đa\u0323\u0306ng Thi\u0323 Ho\u0302\u0300ng Nhung";
  }
  if (student.id == "s08") return "Юлия Ковале\u0308ва";
  return student.name;
}

/// `Kim O'Brien_61004_assignsubmission_file/hw1.yaml`.
Export moodle() {
  Export out = empty("moodle");
  for (const Attempt& one : last_attempts()) {
    put(out, one,
        moodle_name(*one.student) + "_" + one.student->participant + "_assignsubmission_file/hw1" +
            one.ending);
  }
  return out;
}

string yaml_text(const string& text) {
  string out = "'";
  for (const char c : text) out += c == '\'' ? "''" : string(1, c);
  return out + "'";
}

string lower(string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

/// Some have no number, some no e-mail.
string gradescope_submitter(const Student& student) {
  string out = "  - :name: " + yaml_text(student.name) + "\n";
  if (student.id == "s03") out += "    :sid: ''\n";
  if (student.id != "s03" && student.id != "s12") {
    out += "    :sid: " + yaml_text(student.sid) + "\n";
  }
  if (student.id != "s06") out += "    :email: " + lower(student.email) + "\n";
  return out;
}

std::vector<string> owners(const HandIn& one) {
  return one.group.empty() ? std::vector<string>{one.id} : one.group;
}

/// `submission_5001/hw1.yaml`, beside the list of who handed it in.
Export gradescope() {
  Export out = empty("gradescope", true);
  string list = "---\n";
  for (const Attempt& one : last_attempts()) {
    const string folder = "submission_" + std::to_string(5001 + one.place);
    put(out, one, folder + "/hw1" + one.ending);
    list += folder + ":\n  :submitters:\n";
    for (const string& id : owners(*one.of)) list += gradescope_submitter(who(id));
    list += "  :created_at: 2026-02-03 10:00:00.000000000 Z\n  :score: 0.0\n";
  }
  out.others.push_back({"submission_metadata.yml", list});
  return out;
}

/// `kim_obrien@uni.edu_1_hw1.yaml`; e-mails in small letters.
Export autolab() {
  Export out = empty("autolab");
  for (const Attempt& one : attempts()) {
    put(out, one,
        lower(one.student->email) + "_" + std::to_string(one.version) + "_hw1" + one.ending);
  }
  return out;
}

/// As a teacher's list in GitHub Classroom may have it: ids, an e-mail, nothing.
string roster_identifier(const Student& student) {
  if (student.id == "s03" || student.id == "s07" || student.id == stranger().id) return "";
  if (student.id == "s04") return student.email;
  if (student.id == "s12") return lower(student.email);
  if (student.id == "zoe\u0308") return "zo\u00EB";
  return student.id;
}

string github_row(const Student& student, const string& repository, const string& team) {
  const string at = "https://github.com/uni/";
  return "hw1," + at + "hw1," + at + "starter," + student.github + "," +
         csv_cell(roster_identifier(student)) + "," + repository + "," + at + repository +
         ",2026-02-03T10:00:00Z,0,9," + team + "\n";
}

/// `hw1-submissions/hw1-annlee/hw1.yaml`, beside `grades.csv`. A team has one repository.
Export github() {
  Export out = empty("github", true);
  string list =
      "assignment_name,assignment_url,starter_code_url,github_username,roster_identifier,"
      "student_repository_name,student_repository_url,submission_timestamp,points_awarded,"
      "points_available,group_name\n";
  for (const Attempt& one : last_attempts()) {
    const string team = one.of->group.empty() ? "" : "team-" + one.student->github;
    const string repository = "hw1-" + (team.empty() ? one.student->github : team);
    const string folder = "hw1-submissions/" + repository;
    put(out, one, folder + "/hw1" + one.ending);
    out.others.push_back({folder + "/.git/config", "[core]\n"});
    for (const string& id : owners(*one.of)) list += github_row(who(id), repository, team);
  }
  list += github_row(who("s18"), "hw1-leasol", "");  // took the exercise, and wrote nothing
  out.others.push_back({"grades.csv", list});
  return out;
}

}  // namespace

string file_of(const string& says, const string& kind) {
  if (kind == "binary" || kind == "pdf" || kind == "empty") return answers(kind);
  return (says.empty() ? "" : says + "\n") + answers(kind);
}

std::vector<Export> exports() { return {canvas(), moodle(), gradescope(), autolab(), github()}; }

Export export_of(const string& platform) {
  for (Export& one : exports()) {
    if (one.platform == platform) return one;
  }
  throw std::logic_error("no platform " + platform);
}

string csv_cell(const string& text) {
  if (text.find_first_of(",\"\n") == string::npos) return text;
  string out = "\"";
  for (const char c : text) out += c == '"' ? "\"\"" : string(1, c);
  return out + "\"";
}

string roster() {
  string out = "student_id,name,email,login,canvas_id,moodle_participant,github,sid\n";
  for (const Student& one : students()) {
    out += one.id + "," + csv_cell(one.name) + "," + one.email + "," + one.login + "," +
           one.canvas_id + "," + one.participant + "," + one.github + "," + one.sid + "\n";
  }
  return out;
}

string groups_map(const Export& all, const string& folder) {
  string out = "path,student\n";
  for (const HandIn& one : hand_ins()) {
    if (all.knows_groups) break;
    for (const string& id : one.group)
      out += folder + "/" + all.last_of.at(one.id) + "," + id + "\n";
  }
  return out;
}

}  // namespace gametree::test

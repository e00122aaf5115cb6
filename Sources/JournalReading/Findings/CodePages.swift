package import JournalSyntax

/// What a finding means, with a line that has it and one that has not.
package struct CodePage: Hashable, Sendable {
  package let title: String
  package let text: String
  package let example: String
  package let better: String

  fileprivate init(_ title: String, _ text: String, _ example: String, _ better: String) {
    self.title = title
    self.text = text
    self.example = example
    self.better = better
  }
}

extension DiagnosticCode {
  /// The page that `wlog explain` shows for this code.
  package var page: CodePage {
    switch self {
    case .invalidUTF8:
      CodePage(
        "bytes that are no UTF-8",
        "The file was saved in an old encoding, so names with accents may be spoilt. The line is read as far as possible.",
        "D\u{FFFD}velopp\u{FFFD} couch\u{FFFD} 60 kg x 8", "Développé couché 60 kg x 8")
    case .binaryFile:
      CodePage(
        "no text",
        "The file holds bytes that no text has, such as those of a picture or a spreadsheet. Nothing of it was read.",
        "journal.numbers", "journal.txt, exported from the app")
    case .lineTooLong:
      CodePage(
        "a line that is far too long",
        "No journal has lines of this length, so the line was passed over. Break it up: a line for each exercise or set.",
        "a whole year on one line", "# 2026-03-02 and the sets below")
    case .mergeConflict:
      CodePage(
        "marks of a merge conflict",
        "Git could not join two versions of the file and left both. Both sides are read until you choose one.",
        "<<<<<<< HEAD", "- 100 kg x 5 x 3")
    case .unreadNumbers:
      CodePage(
        "numbers that nobody read",
        "The line looks like a set, but no set could be made of it, so it was kept as a note.",
        "100 kg five or so", "100 kg x 5")
    case .ambiguousOrder:
      CodePage(
        "an order that could be another",
        "Bare numbers can be weight, reps or sets. The line was read as the rest of the file suggests, but another reading is about as good.",
        "5 x 5 x 5", "5 kg x 5 x 5, or at the top of the file: order: weight x reps x sets")
    case .unitUnknown:
      CodePage(
        "no unit anywhere",
        "No load in the file has a unit and no line states one, so the journal's usual unit was taken, or kg.",
        "Squat 100 x 5", "unit: kg at the top, or Squat 100 kg x 5")
    case .tooManySets:
      CodePage(
        "too many sets on a line",
        "More than two hundred equal sets stand on one line. It was not read, for the numbers must mean something else.",
        "100 kg x 5 x 300", "100 kg x 5 x 3")
    case .performedUnclear:
      CodePage(
        "perhaps not performed",
        "Words such as goal, next or last week, a range of reps or a sentence around the numbers say that this was not done here. It was kept as a note.",
        "next time 105 kg x 5", "105 kg x 5")
    case .dateAmbiguous:
      CodePage(
        "a date that could be another day",
        "Day and month could be swapped, and nothing in the file decides.",
        "03/04/2026", "2026-04-03, or at the top of the file: dates: day/month/year")
    case .dateImpossible:
      CodePage("no such day", "The calendar has no such day.", "# 2026-02-30", "# 2026-02-28")
    case .dateOutOfOrder:
      CodePage(
        "a day out of order",
        "The session stands far from its neighbours in time, which often is a slip in the month or the year.",
        "2026-03-02, 2025-03-04, 2026-03-06", "2026-03-04")
    case .dateInFuture:
      CodePage("a day to come", "The session is after today.", "# 2062-03-02", "# 2026-03-02")
    case .weekdayWrong:
      CodePage(
        "another weekday", "The date is not on the weekday that stands beside it.",
        "Monday 2026-03-03", "Tuesday 2026-03-03")
    case .sessionTooLong:
      CodePage(
        "a very long session", "From start to end are more than four hours.", "18:05-09:20",
        "18:05-19:20")
    case .yearUnknown:
      CodePage(
        "a date without a year",
        "No year stands in the file, in its name or in a directive, so the session has no day.",
        "3/2 Push", "2026-03-02 Push, or at the top of the file: year: 2026")
    case .exerciseMissing:
      CodePage(
        "sets of no exercise", "No line above names the exercise, so the set could not be counted.",
        "100 kg x 5 as the first line of a session", "Squat: 100 kg x 5")
    case .directiveInvalid:
      CodePage(
        "a directive without a meaning",
        "The value is none that this directive takes, so the line has no effect.", "unit: stone",
        "unit: kg")
    case .directiveContradiction:
      CodePage(
        "two directives that disagree",
        "The same thing is stated twice with different values. The later line holds.",
        "unit: kg and unit: lb", "one of them")
    case .planFile:
      CodePage(
        "a plan",
        "The file holds only what shall be done: ranges of reps, or sets under the heading of a plan. No performed sets were read.",
        "Squat 3 x 8-12", "# 2026-03-02, then Squat: 100 kg x 10 x 3")
    }
  }
}

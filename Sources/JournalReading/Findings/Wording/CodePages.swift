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
        """
        The file was saved in an old encoding, so names with accents may be spoilt. The line \
        is read as far as possible, but a spoilt name is another exercise. Only the first such \
        place of a file is told.
        """,
        "D\u{FFFD}velopp\u{FFFD} couch\u{FFFD} 60 kg x 8",
        "Développé couché 60 kg x 8, in a file saved as UTF-8")
    case .binaryFile:
      CodePage(
        "no text",
        """
        The file holds bytes that no text has, such as those of a picture or a spreadsheet. \
        Nothing of it was read.
        """,
        "journal.numbers",
        "journal.txt, exported from the app")
    case .lineTooLong:
      CodePage(
        "a line that is far too long",
        """
        No journal has lines of this length, so the line was passed over. Break it up: a line \
        for each exercise or set.
        """,
        "a whole year on one line",
        "# 2026-03-02 and the sets below")
    case .mergeConflict:
      CodePage(
        "marks of a merge conflict",
        """
        Git could not join two versions of the file and left both. Both sides are read until \
        you choose one, so sets may count twice.
        """,
        "<<<<<<< HEAD",
        "- 100 kg x 5 x 3")
    case .lookalikeCharacter:
      CodePage(
        "a character that looks like another",
        """
        A letter O in the place of a zero, a Cyrillic letter in a Latin word, digits of \
        another script, a sign that only looks like ×: the eye sees no difference, but the \
        number is not read, or the exercise is another one. Where the meaning is certain, wlog \
        check --fix writes what you see. Text that is Cyrillic or Greek throughout is fine.
        """,
        "1O0 kg x 5 (with a letter O)",
        "100 kg x 5")
    case .unreadNumbers:
      CodePage(
        "numbers that nobody read",
        "The line looks like a set, but no set could be made of it, so it was kept as a note.",
        "100 kg five or so",
        "100 kg x 5")
    case .ambiguousOrder:
      CodePage(
        "an order that could be another",
        """
        Bare numbers can be weight, reps or sets. The line was read as the rest of the file \
        suggests, but another reading is about as good. One line at the top of the file \
        settles it for good; wlog explain FILE:LINE shows what was weighed.
        """,
        "5 x 5 x 5",
        "5 kg x 5 x 5, or at the top of the file: order: weight x reps x sets")
    case .unitUnknown:
      CodePage(
        "no unit anywhere",
        """
        No load in the file has a unit and no line states one, so the journal's usual unit was \
        taken, or kg. A way without a unit is taken for kilometers, or for miles where loads are \
        in pounds.
        """,
        "Squat 100 x 5",
        "Squat 100 kg x 5, or at the top of the file: unit: kg")
    case .unitSuspicious:
      CodePage(
        "a load that jumps to another unit",
        """
        The load has no unit, and it is about 2.2 times what the sessions before had, or their \
        2.2th part: kilograms and pounds were perhaps mixed. The number was read in the unit \
        of the file. Told once for each jump, after three sessions with that exercise; \
        downwards only against a steady history.
        """,
        "Squat 225 x 5, after weeks of Squat 100 x 5",
        "Squat 225 lb x 5")
    case .repsImplausible:
      CodePage(
        "far too many reps, or far too fast",
        """
        The reps are many times what this exercise ever had in this journal, or, with a load, \
        more than anybody does in one set. They were counted as they stand. Often a digit is \
        too many, or a load stands where reps belong. A distance in less time than anybody \
        needs, such as 12 km in 1:04, mostly wants its seconds: 1:04:00.
        """,
        "100 kg x 55, after weeks of fives",
        "100 kg x 5 x 5")
    case .rpeImplausible:
      CodePage(
        "no number of the RPE scale",
        """
        RPE goes from 1 to 10: ten is a set after which no other rep would have gone. The set \
        was read without the number.
        """,
        "100 kg x 5 @12",
        "100 kg x 5 @8")
    case .loadImplausible:
      CodePage(
        "far too heavy",
        """
        The load is at least four times what is usual for this exercise in this journal, or \
        over a thousand kilograms without a history that leads there. It was read as it \
        stands, and would be a record. Often a digit is too many or a blank is missing.
        """,
        "Bench Press 1000 kg x 5, after weeks of 100 kg",
        "Bench Press 100 kg x 5")
    case .tooManySets:
      CodePage(
        "too many sets on a line",
        """
        More than two hundred equal sets stand on one line. It was not read, for the numbers \
        must mean something else.
        """,
        "100 kg x 5 x 300",
        "100 kg x 5 x 3")
    case .performedUnclear:
      CodePage(
        "perhaps not performed",
        """
        Words such as goal, next or last week, a range of reps or a sentence around the \
        numbers say that this was not done here. It was kept as a note.
        """,
        "next time 105 kg x 5",
        "105 kg x 5")
    case .dateMissing:
      CodePage(
        "sets above the first date",
        """
        The file has dated sessions, but these sets stand before the first of them. They count \
        for no day, so they are in no chart and make no record.
        """,
        "Squat 100 kg x 5 on the first line, # 2026-03-02 on the second",
        "# 2026-03-02 on the first line, Squat 100 kg x 5 on the second")
    case .dateAmbiguous:
      CodePage(
        "a date that could be another day",
        "Day, month and year could stand in another order, and nothing in the file decides.",
        "03/04/2026",
        "2026-04-03, or at the top of the file: dates: day/month/year")
    case .dateImpossible:
      CodePage(
        "no such day",
        "The calendar has no such day, so the session has none.",
        "# 2026-02-30",
        "# 2026-02-28")
    case .dateOutOfOrder:
      CodePage(
        "a day out of order",
        """
        The session stands far from its neighbours in time, which often is a slip in the month \
        or the year.
        """,
        "2026-03-02, 2025-03-04, 2026-03-06",
        "2026-03-02, 2026-03-04, 2026-03-06")
    case .dateInFuture:
      CodePage(
        "a day to come",
        "The session is after today. It counts, but the year or the month may be a slip.",
        "# 2062-03-02",
        "# 2026-03-02")
    case .weekdayWrong:
      CodePage(
        "another weekday",
        "The date is not on the weekday that stands beside it. The date was believed.",
        "Monday 2026-03-03",
        "Tuesday 2026-03-03")
    case .sessionRepeated:
      CodePage(
        "the same session twice",
        """
        Two sessions of one day have the same exercises with the same sets, in this file or in \
        another. Most often one was pasted twice, and each of its sets counts twice. Sessions \
        with other titles or times are not compared, nor are those of fewer than three lines \
        of sets.
        """,
        "# 2026-03-02 and its sets in march.md and in backup.md",
        "the session in one of the two")
    case .sessionTooLong:
      CodePage(
        "a very long session",
        """
        From start to end are more than four hours, which often is a slip in one of the times.
        """,
        "18:05-09:20",
        "18:05-19:20")
    case .yearUnknown:
      CodePage(
        "a date without a year",
        """
        No year stands in the file, in its name or in a directive, so the sessions without one \
        have no day.
        """,
        "3/2 Push",
        "2026-03-02 Push, or at the top of the file: year: 2026")
    case .exerciseMissing:
      CodePage(
        "sets of no exercise",
        "No line above names the exercise, so the set could not be counted.",
        "100 kg x 5 as the first line of a session",
        "Squat: 100 kg x 5")
    case .exerciseNearDuplicate:
      CodePage(
        "perhaps a misspelt exercise",
        """
        The name was written once or twice and is a typing error away from one that was \
        written often, by a word that no exercise has. As it stands it is an exercise of its \
        own, with a history of its own. An alias joins both; an exemption keeps them apart.
        """,
        "Bench Pres 100 kg x 5",
        "Bench Press 100 kg x 5, or at the top of the file: alias: Bench Pres = Bench Press")
    case .exerciseAssumed:
      CodePage(
        "an exercise that nobody named",
        """
        The line tells a way and a time, or a pace, at which people run, and no exercise stands \
        in it or above it. It is kept as a run; another name makes it something else.
        """,
        "4 mi easy 38:30",
        "Run 4 mi in 38:30")
    case .directiveUnknown:
      CodePage(
        "a directive that does not exist",
        """
        The line looks like a directive, but its key is misspelt, so it has no effect. In \
        journal.wlog, which holds settings for all files, every unknown key is told.
        """,
        "untis: kg",
        "unit: kg")
    case .directiveInvalid:
      CodePage(
        "a directive without a meaning",
        "The value is none that this directive takes, so the line has no effect.",
        "unit: stone",
        "unit: kg")
    case .directiveContradiction:
      CodePage(
        "two directives that disagree",
        """
        The same thing is stated twice with different values. The later line holds. A file may \
        state another unit, order, year or order of dates than journal.wlog; aliases, colors, \
        muscles, formulas and sex hold for the whole journal and may be stated once.
        """,
        "unit: kg and unit: lb",
        "one of them")
    case .planFile:
      CodePage(
        "a plan",
        """
        The file holds only what shall be done: ranges of reps, or sets under the heading of a \
        plan. No performed sets were read.
        """,
        "Squat 3 x 8-12",
        "# 2026-03-02, then Squat: 100 kg x 10 x 3")
    case .exemptionUnused:
      CodePage(
        "an exemption of nothing",
        """
        A comment allows a finding that is not on its line: it has been mended, or the code is \
        none, or it is one that cannot be allowed. A comment behind a line holds for that \
        line, a comment on a line of its own for the line below.
        """,
        "- 100 kg x 5 // wlog: allow W205",
        "- 100 kg x 5")
    }
  }

  /// How to be told no more of it, for the end of its page.
  package var silencing: String {
    guard canBeSilenced else {
      return "It cannot be switched off: the file itself is damaged, and that must be seen."
    }
    return """
      Behind a line that is right as it stands, or on a line above it
          // wlog: allow \(name)
      At the top of a file, or in journal.wlog for all of them (or hint, warning, error)
          level: \(name) off
      """
  }
}

internal import JournalSyntax
internal import WorkoutModel

/// The day of a post that tells of one session: `séance faite ce 1er janvier 2017 en fin d'après-midi`,
/// `昨日(2023年9月12日)は脚の日`.
extension FileReader {
  /// Remembers the first day with a year that a sentence tells above all sets.
  mutating func keepDateOfProse() {
    guard context.dateOfProse == nil, elements.count > 5 else { return }
    for index in elements.indices where elements[index].kind == .quantity {
      guard let (date, _) = dates.date(at: index), date.hasYear else { continue }
      // `since 2015-01-01`, `until 1 May 2024`.
      let isOfOther = (max(0, index - 3)..<index).contains { isWord($0, in: Self.otherDays) }
      if !isOfOther { context.dateOfProse = date }
      return
    }
  }

  /// Remembers the day of `ACL rehab - R knee. Surgery 5/16/23 Dr. Patel`, which no list of reps is.
  mutating func keepDayOfSurgery() {
    guard file.dayAbove == nil, file.dates.isEmpty, !file.hasSets else { return }
    for index in elements.indices.dropFirst() where elements[index].kind == .quantity {
      guard isWord(index - 1, in: Self.surgeries), let (date, _) = dates.date(at: index),
        date.hasYear
      else { continue }
      file.dayAbove = date
      return
    }
  }

  private static let surgeries = WordSet(
    "surgery surgeries operation operated op injury injured cirugía operación chirurgie operacja")

  /// Dates the only session of a file in which no other day is told.
  mutating func settleDateOfProse() {
    file.dayAbove = file.dayAbove ?? context.dateOfProse
    guard let date = context.dateOfProse, file.dates.isEmpty, file.hasSets,
      file.sessions.count == 1, file.sessions[0].inheritedDate == nil,
      FileName.date(document.source.path) == nil
    else { return }
    file.dates.append(date)
    file.sessions[0].date = 0
  }

  private static let otherDays = WordSet(
    """
    since until till from by before after born between started start begun last previous next goal
    seit bis ab vor nach geboren depuis avant après jusqu'au desde hasta antes después dal fino prima
    с до после od do
    """)
}

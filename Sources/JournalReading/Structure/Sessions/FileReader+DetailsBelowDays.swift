internal import JournalSyntax
internal import WorkoutModel

/// What is noted of a session on lines of its own between the day and the first exercise.
extension FileReader {
  /// `Session RPE 8`, `No. 112`, `SL 5x5 A`, `6.30 am` right below a day.
  mutating func detailsBelowDay(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, elements.count <= 16, isBelowDay,
      tellsSession(elements.indices), tellsMoreThanTime(elements.indices),
      !elements.indices.contains(where: { isExercise($0..<($0 + 1)) }),
      let session = context.session
    else { return false }
    let title = file.sessions[session].title
    keepDetails(of: elements.indices, session)
    // Who has a title by now tells more of it here.
    if let title {
      file.sessions[session].title = title
      note(line.content)
    }
    return true
  }

  /// `8/10`, `1/3` and `week 12/16` right below a day with its year: no day.
  var ratesBelowDay: Bool {
    3...6 ~= elements.count && isBelowDay && elements.contains { $0.kind == .slash }
      && tellsSession(elements.indices)
  }

  /// At most three lines below a day with its year, none of which told an exercise.
  private var isBelowDay: Bool {
    guard context.entry == nil, let session = context.session,
      let day = file.sessions[session].date, file.dates[day].hasYear,
      !file.sessions[session].isContinued
    else { return false }
    let above = Int(file.sessions[session].location.lineNumber)
    return context.lineIndex >= above && context.lineIndex <= above + 3
      && context.lastSetLine < above
  }
}

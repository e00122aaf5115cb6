internal import JournalSyntax
internal import WorkoutModel

/// What is noted of a session on lines of its own between the day and the first exercise.
extension FileReader {
  /// `Session RPE 8`, `No. 112`, `SL 5x5 A`, `6.30 am` right below a day.
  mutating func detailsBelowDay(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, elements.count <= 16, isBelowDay,
      tellsSession(elements.indices), tellsMoreThanTime(elements.indices),
      !isOfName, !namesWork,
      let session = context.session
    else { return false }
    keepMeasures(of: elements.indices, session)
    note(line.content)
    return true
  }

  /// Below a name that may be of an exercise a time is its work: `45 min, 400 kcal` below `Spin class`.
  private var isOfName: Bool {
    guard let name = context.pendingName else { return false }
    return names.isKnown(name.text)
      || elements.contains { $0.kind == .clock || $0.unit.isTime || $0.unit == .letterM }
  }

  /// A word that is an exercise, or `60 kg` alone or before a colon, which may be the load of what stands above.
  private var namesWork: Bool {
    elements[0].unit.isMass && (elements.count <= 2 || elements[1].kind == .colon)
      || elements.indices.contains { index in
        elements[index].kind == .word
          && (isExercise(index..<(index + 1))
            || !names.nature(of: text(elements[index].range)).isDisjoint(with: [.cardio, .timed]))
      }
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

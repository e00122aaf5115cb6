internal import JournalSyntax
internal import WorkoutModel

/// How the file sets names apart from what stands above them, told by exercises that everybody knows.
struct NameHabit {
  /// They begin with a capital letter, or with a small one.
  var (capitals, smalls) = (0, 0)
  /// Behind the sets of another exercise they stand below a blank line, or right below.
  var (spaced, joined) = (0, 0)
}

/// `grindy` between `100x5` and `100x5`, in the file of somebody who writes exercises otherwise.
extension FileReader {
  /// Looks once how the file writes exercises that stand above their sets.
  private mutating func findHabitOfNames() -> NameHabit {
    if let known = context.nameHabit { return known }
    var habit = NameHabit()
    for index in document.lines.indices where mayBeName(index) {
      let content = document.lines[index].content
      guard names.isKnown(NameText.clean(bytes[content.indices])) else { continue }
      if isCapital(Int(content.start)) { habit.capitals += 1 } else { habit.smalls += 1 }
      if index > 0, document.lines[index - 1].kind == .blank {
        habit.spaced += 1
      } else if index > 1, startsWithDigit(index - 1), document.lines[index - 2].kind != .blank {
        habit.joined += 1
      }
    }
    context.nameHabit = habit
    return habit
  }

  /// A few words and nothing else, above a number.
  private func mayBeName(_ index: Int) -> Bool {
    let line = document.lines[index]
    return line.kind == .text && line.content.count <= 30 && index + 1 < document.lines.count
      && startsWithDigit(index + 1)
      && !bytes[line.content.indices].contains { Byte.isDigit($0) }
  }

  /// A line of words nobody knows, between two lines of sets with loads alike, that is not written as
  /// the exercises above are: in small letters, or without the blank line before them.
  mutating func isRemarkByHabit(_ name: PendingName) -> Bool {
    let line = Int(name.location.lineNumber) - 1
    guard !name.isHeading, !name.isEmphasized, name.unit == nil, name.load == nil,
      name.exerciseID == nil, context.entry != nil, line > 0, context.lastSetLine == line - 1,
      context.lineIndex == line + 1, document.lines[line].kind == .text,
      document.lines[line].indent == document.lines[line - 1].indent
    else { return false }
    let habit = findHabitOfNames()
    let isSmall =
      !isCapital(Int(name.location.offset)) && habit.capitals > 1 && habit.smalls == 0
    let isJoined = habit.spaced > 2 && habit.joined == 0
    guard isSmall || isJoined, bytes[Int(document.lines[line].content.end) - 1] != Byte.colon,
      let above = firstNumber(line - 1), let below = firstNumber(line + 1),
      max(above, below) / 2 <= min(above, below)
    else { return false }
    return !names.isKnown(name.text) && !ExerciseNames.isMovement(name.text)
  }

  /// The whole number at the start of a line.
  private func firstNumber(_ line: Int) -> Int? {
    let digits = bytes[document.lines[line].content.indices].prefix(5).prefix { Byte.isDigit($0) }
    return digits.isEmpty ? nil : digits.valueOfDigits
  }
}

internal import JournalSyntax
internal import WorkoutModel

/// A day whose year only the first day of the file told: `5/15` below `5/13/24` and its sets, `05-15` below `2024-05-13`, `15.5`
/// below `13.5.2024`. Reps of two sides, a range or a load look the same, so that the day must follow the one above within a
/// month and have words below it.
extension FileReader {
  func nextDay(_ line: LineSyntax) -> (WrittenDate, Int)? {
    guard line.kind == .text, elements.count == 1 || elements.count == 3, elements[0].isNumber,
      context.session != nil, context.entry != nil, let last = file.dates.last,
      let (first, second) = pairOfDay(line), isAboveWords
    else { return nil }
    let numbers: DateNumbers
    switch last.form {
    case .yearMonthDay:
      guard follows((first, second), (last.numbers[1], last.numbers[2])) else { return nil }
      numbers = [last.numbers[0], first, second]
    case .three:
      guard last.numbers[2] > 12,
        follows((first, second), (last.numbers[0], last.numbers[1]))
          || follows((second, first), (last.numbers[1], last.numbers[0]))
      else { return nil }
      numbers = [first, second, last.numbers[2]]
    default: return nil
    }
    var date = last
    date.numbers = numbers
    date.range = line.content
    date.weekday = nil
    return (date, elements.count)
  }

  /// The `lbs` of `5/13/24 lbs` and `5/13/24 (lbs)`: the unit of what follows.
  mutating func keepUnitBehindDay() {
    guard elements.count == 5 || elements.count == 8, elements[1].kind == .slash,
      elements[3].kind == .slash, elements[0].isBareWhole, elements[2].isBareWhole,
      elements[4].kind == .quantity, elements[4].value % 1000 == 0
    else { return }
    if elements.count == 5, elements[4].unit.isMass,
      let end = bytes[elements[4].range.indices].firstIndex(where: { !Byte.isDigit($0) })
    {
      file.statedUnit = file.statedUnit ?? (elements[4].unit == .pound ? .pound : .kilogram)
      anatomy.parser.elements[4].unit = .none
      anatomy.parser.elements[4].range = ByteRange(Int(elements[4].range.start), end)
    } else if elements.count == 8, elements[5].kind == .openParenthesis,
      let unit = elements[6].massUnit
    {
      file.statedUnit = file.statedUnit ?? unit
    }
  }

  /// Two numbers of at most two digits with a slash, a hyphen or a point between.
  private func pairOfDay(_ line: LineSyntax) -> (Int, Int)? {
    let text = trimmed(bytes[line.content.indices])
    for sign in [Byte.slash, Byte.hyphen, Byte.period] {
      let parts = text.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy(Byte.isDigit) })
      else { continue }
      return (parts[0].valueOfDigits, parts[1].valueOfDigits)
    }
    return nil
  }

  /// Month and day within a month behind another month and day.
  private func follows(_ next: (month: Int, day: Int), _ last: (month: Int, day: Int)) -> Bool {
    guard 1...12 ~= next.month, 1...31 ~= next.day, 1...12 ~= last.month, 1...31 ~= last.day else {
      return false
    }
    return 1...31 ~= (next.month - last.month) * 31 + next.day - last.day
  }

  /// Right below stands a name, and no further numbers of a list.
  private var isAboveWords: Bool {
    guard context.lineIndex + 1 < document.lines.count else { return false }
    let next = trimmed(bytes[document.lines[context.lineIndex + 1].content.indices])
    return next.first.map { $0 > 0x40 } ?? false
  }
}

internal import JournalSyntax

/// Decimal numbers that are days.
extension FileReader {
  /// `07.03 Chest`, `19.01: Chest`: a decimal number is a day when it begins with a zero or before a
  /// title; and alone when its month does, for no plates make 19.01 kg.
  func isDottedDay(_ next: Int) -> Bool {
    let digits = bytes[elements[next - 1].range.indices]
    if isShortDottedDay(next - 1) {
      // `3.21 休息，按摩168元`: a day without training.
      if next < elements.count, elements[next].meaning == .rest, isPointedMonth(next - 1) {
        return !elements[next...].contains { $0.kind == .times || $0.unit.isMass }
      }
      return next < elements.count
        && (isTitle(next..<elements.count) && (startsDottedDay || isPointedMonth(next - 1))
          || isDayWithTime(next) || isDayAboveScript(next))
    }
    let hasZero =
      digits.first == Byte.zero || digits[digits.endIndex - 2] == Byte.zero
    let isShortMonth = digits.count == 5 && digits[digits.endIndex - 2] == Byte.zero
    if hasZero, startsDottedDay, isAside(next) { return true }
    guard next < elements.count else {
      return hasZero && context.entry == nil || isShortMonth || isNextDottedDay
    }
    if elements[next].kind == .comma { return isNextDottedDay }
    if isShortMonth, elements[next].kind == .colon || isSpacedDash(next) {
      return next + 1 == elements.count || isTitle((next + 1)..<elements.count)
    }
    return elements[next].kind == .word
      && (hasZero || isTitle(next..<elements.count) || isNextDottedDay && isAboveWords(next)
        || isNextDottedDay && followsLastDay(next - 1)
          && !elements[next...].contains(where: \.isNumber))
  }

  /// Behind the `7.04` of `**7.04** (вес 78)`: a bold day alone, or what was noted of it.
  private func isAside(_ next: Int) -> Bool {
    guard next < elements.count else {
      return elements[next - 1].flags.contains(.emphasis) && elements[next - 1].unit == .none
    }
    return elements[next].kind == .openParenthesis && elements[next].spaceBefore
      && elements.last?.kind == .closeParenthesis
      && !elements[next...].contains { $0.kind == .times || $0.unit == .repetition }
  }

  /// The `7.11` of `7.11 with Tom at the park` where the day before was `4.11`.
  func followsLastDay(_ index: Int) -> Bool {
    let parts = bytes[elements[index].range.indices].split(separator: Byte.period)
    guard parts.count == 2, parts.allSatisfy({ 1...2 ~= $0.count }), let last = file.dates.last,
      last.numbers.count >= 2
    else { return false }
    let (first, second) = (number(parts[0]), number(parts[1]))
    // `09.03` behind `2025.09.01`.
    if last.form == .yearMonthDay, last.numbers.count == 3 {
      return first == last.numbers[1] && 1...14 ~= second - last.numbers[2]
        || second == last.numbers[1] && 1...14 ~= first - last.numbers[2]
    }
    return second == last.numbers[1] && 1...14 ~= first - last.numbers[0]
      || first == last.numbers[0] && 1...14 ~= second - last.numbers[1]
  }

  /// `pon 11.03 - klata + triceps`: a weekday stands before it, and no other number behind.
  func isSureOfDottedDay(_ next: Int) -> Bool {
    guard next < elements.count else { return true }
    return elements[next].kind != .times && elements[next].kind != .at
      && !elements[next...].contains(where: \.isNumber)
  }

  /// The `11.03` of `пн 11.03 - 60 3х8` and of `pon 11.03 60 kg 3x8`: no load stands behind a weekday with such a fraction.
  func isDottedMonth(_ date: WrittenDate, _ next: Int) -> Bool {
    guard next < elements.count, elements[next].kind != .times, elements[next].kind != .at,
      elements[next].spaceBefore || elements[next].kind == .colon, isPossible(date),
      let parts = dottedNumbers(elements[next - 1].range)
    else { return false }
    return parts.end == Int(elements[next - 1].range.end) && 1...12 ~= parts.second
      && elements[next - 1].range.count >= 4 && parts.second % 25 != 0
  }

  /// The `15.1` of `15.1 Push`, which could be a load: day and month without any zero.
  func isShortDottedDay(_ index: Int) -> Bool {
    let digits = bytes[elements[index].range.indices]
    return elements[index].flags.contains(.fraction) && digits.count < 5
      && !digits.contains(Byte.zero)
  }

  /// `3.13 拉 只有40分钟`, where days are written so: what was trained, and how long there was for it.
  private func isDayWithTime(_ next: Int) -> Bool {
    guard startsDottedDay, !file.dates.isEmpty, elements[next].flags.contains(.unspacedScript),
      isTitle(next..<(next + 1))
    else { return false }
    return elements[(next + 1)...].allSatisfy { $0.kind == .word || $0.unit.isTime }
  }

  /// The `1.3` of `1.3 新年第一练 偷懒一下午全身`, where days are written so: words at the start of a block.
  private func isDayAboveScript(_ next: Int) -> Bool {
    startsDottedDay && !file.dates.isEmpty && elements[next].flags.contains(.unspacedScript)
      && elements[next].spaceBefore && !elements[next...].contains(where: \.isNumber)
  }

  /// The `2.17` of `2.17 腿`: no plates make that, and no month has its number.
  private func isPointedMonth(_ index: Int) -> Bool {
    elements[index].value % 250 != 0 && elements[index + 1].flags.contains(.unspacedScript)
      && elements[index].value % 1000 > 120
  }

  /// `10.21 등어깨`, where days are written so: nothing but a word or two behind it.
  private func isAboveWords(_ next: Int) -> Bool {
    elements.count - next <= 3
      && elements[next...].allSatisfy { $0.word == .plain && $0.kind == .word }
  }

  /// At the start of a block, in a file that has no other way to write its days.
  var startsDottedDay: Bool {
    guard context.isAfterBlank || context.lineIndex == 0 || context.session == nil else {
      return false
    }
    guard let last = file.dates.last else { return true }
    return last.form == .two(separator: Byte.period) || last.form == .three(separator: Byte.period)
  }

  func isSpacedDash(_ index: Int) -> Bool {
    elements[index].kind == .hyphen && elements[index].spaceBefore && elements[index].spaceAfter
  }

  /// `15.05` alone at the start of a block, in a file whose dates are written with points.
  private var isNextDottedDay: Bool {
    guard context.isAfterBlank, document.lines[context.lineIndex].kind == .text,
      let last = file.dates.last
    else { return false }
    return last.form == .two(separator: Byte.period) || last.form == .three(separator: Byte.period)
  }
}

internal import JournalSyntax

/// Days that look like decimal numbers: `07.03`, `2.10.`, `15.1`.
extension DateParser {
  /// `07.03`, `07.03.`: day and month of two digits each.
  func dotted(at index: Int) -> (WrittenDate, Int)? {
    guard index < elements.count, elements[index].kind == .quantity, elements[index].unit == .none,
      elements[index].flags.contains(.fraction)
    else { return nil }
    var digits = bytes[elements[index].range.indices].map { Int($0) - Int(Byte.zero) }
    // `6.03`: a month with its zero.
    if digits.count == 4, digits[1] < 0, digits[2] == 0 { digits.insert(0, at: 0) }
    guard digits.count == 5 else { return pointed(at: index) ?? short(at: index) }
    let numbers: DateNumbers = [digits[0] * 10 + digits[1], digits[3] * 10 + digits[4]]
    guard 1...31 ~= numbers[0], 1...31 ~= numbers[1], digits[2] < 0 else { return nil }
    let isEnded = kind(index + 1) == .period && !elements[index + 1].spaceBefore
    let next = isEnded ? index + 2 : index + 1
    return (
      WrittenDate(
        numbers: numbers, form: .two(separator: Byte.period), weekday: nil,
        range: elements[index].range.through(elements[next - 1].range)), next
    )
  }

  /// `2.10. Legs`: day and month, each with its point.
  private func pointed(at index: Int) -> (WrittenDate, Int)? {
    guard 3...5 ~= elements[index].range.count, kind(index + 1) == .period,
      !elements[index + 1].spaceBefore,
      elements[index + 1].spaceAfter || kind(index + 2) == .colon
        || kind(index + 2) == .closeParenthesis
        // `13.1.-19.1.`
        || kind(index + 2) == .hyphen && kind(index + 3) == .quantity
    else { return nil }
    guard let numbers = pointedNumbers(index) else { return nil }
    return (
      WrittenDate(
        numbers: numbers, form: .two(separator: Byte.period), weekday: nil,
        range: elements[index].range.through(elements[index + 1].range)), index + 2
    )
  }

  /// `15.1`, `9.12`: day and month without any zero, as a load may be written.
  private func short(at index: Int) -> (WrittenDate, Int)? {
    guard elements[index].range.count < 5,
      let numbers = pointedNumbers(index) ?? pointedMonth(index),
      index == 0 || index + 1 == elements.count || kind(index + 1) == .closeParenthesis
    else { return nil }
    return (
      WrittenDate(
        numbers: numbers, form: .two(separator: Byte.period), weekday: nil,
        range: elements[index].range), index + 1
    )
  }

  /// `9. 1. squat`, `út 9. 1.`: day and month, each with its point, as Czechs, Slovaks and Finns write
  /// them at the start of a line or behind a weekday.
  func spacedShort(at index: Int) -> (WrittenDate, Int)? {
    guard index <= 2, index + 3 < elements.count, elements[index + 1].kind == .period,
      !elements[index + 1].spaceBefore, elements[index + 2].spaceBefore,
      elements[index + 3].kind == .period, !elements[index + 3].spaceBefore,
      let day = whole(index), 1...31 ~= day, let month = whole(index + 2), 1...12 ~= month,
      index > 0 || digitCount(0) == 2 || elements[0].flags.contains(.emphasis)
        || isWeekdayAtEnd(4)
    else { return nil }
    return (
      WrittenDate(
        numbers: [day, month], form: .two(separator: Byte.period), weekday: nil,
        range: elements[index].range.through(elements[index + 3].range)), index + 4
    )
  }

  /// The `st` of `3. 4. st` and of `5. 4. pá, rychlovka`, behind the day.
  func isWeekdayAtEnd(_ index: Int) -> Bool {
    guard kind(index) == .word, kind(index + 1) == nil || kind(index + 1) == .comma,
      elements[index].range.count <= 4
    else { return false }
    return elements[index].meaning == .weekday
      || WeekdayAbbreviation.value(bytes[elements[index].range.indices]) != nil
  }

  /// The month and the day of `2.17 腿`, as the Chinese write them.
  private func pointedMonth(_ index: Int) -> DateNumbers? {
    guard index + 1 < elements.count, elements[index + 1].flags.contains(.unspacedScript) else {
      return nil
    }
    let parts = bytes[elements[index].range.indices].split(separator: Byte.period).map {
      $0.valueOfDigits
    }
    guard parts.count == 2, 1...12 ~= parts[0], 13...31 ~= parts[1] else { return nil }
    return [parts[0], parts[1]]
  }

  /// The day and the month of `2.10`, of at most five bytes.
  private func pointedNumbers(_ index: Int) -> DateNumbers? {
    let parts = bytes[elements[index].range.indices].split(separator: Byte.period).map {
      $0.valueOfDigits
    }
    guard parts.count == 2, 1...31 ~= parts[0], 1...12 ~= parts[1] else { return nil }
    return [parts[0], parts[1]]
  }
}

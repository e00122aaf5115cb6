internal import JournalSyntax
internal import WorkoutModel

/// Days with the year of an era and signs between numbers: `R6.3.12(火)`, `令和6/3/12`, `114/03/05 (三)`.
extension DateParser {
  func eraNumbers(at start: Int) -> (WrittenDate, Int)? {
    guard start < elements.count else { return nil }
    let element = elements[start]
    switch element.kind {
    case .word where element.range.count <= 3 && bytes[Int(element.range.start)] < 0x80:
      return letteredEra(start)
    case .word: return namedEra(start)
    case .quantity, .clock: return republicDay(start)
    default: return nil
    }
  }

  /// `R6.3.12`, `H31/4/1`: the letter of Reiwa or Heisei. In a journal of other letters it may be reps of the
  /// right.
  private func letteredEra(_ start: Int) -> (WrittenDate, Int)? {
    let place = Int(elements[start].range.start)
    let first: Int
    switch bytes[place] & 0xDF {
    case UInt8(ascii: "R"): first = 2018
    case UInt8(ascii: "H"): first = 1988
    default: return nil
    }
    guard let (numbers, end) = threeNumbers(from: place + 1), 1...40 ~= numbers[0],
      isAmongEastAsian(place..<end)
    else { return nil }
    return dated([first + numbers[0], numbers[1], numbers[2]], start, end)
  }

  /// `令和6.3.12`.
  private func namedEra(_ start: Int) -> (WrittenDate, Int)? {
    guard start + 1 < elements.count, let first = eraStart(before: start + 1),
      let (numbers, end) = threeNumbers(from: Int(elements[start + 1].range.start)),
      1...130 ~= numbers[0]
    else { return nil }
    return dated([first + numbers[0], numbers[1], numbers[2]], start, end)
  }

  /// `114/03/05 (三)`, as Taiwan counts years. Without a weekday or a month of `03` it may be a load with
  /// its reps.
  private func republicDay(_ start: Int) -> (WrittenDate, Int)? {
    let place = Int(elements[start].range.start)
    guard elements[start].range.count >= 3, bytes[place] == UInt8(ascii: "1"),
      place == 0 || !Byte.isDigit(bytes[place - 1]),
      let (numbers, end) = threeNumbers(from: place), 100...130 ~= numbers[0],
      let (date, next) = dated([1911 + numbers[0], numbers[1], numbers[2]], start, end),
      isAmongEastAsian(place..<end)
    else { return nil }
    var behind = next
    let hasWeekday = weekday(behind: &behind) != nil || isLetterOfWeekday(next)
    let isPadded = bytes[place..<end].split { !Byte.isDigit($0) }.dropFirst().contains {
      $0.first == Byte.zero
    }
    guard hasWeekday || start == 0 && (isPadded || numbers[0] % 5 != 0 && next == elements.count)
    else { return nil }
    return (date, next)
  }

  /// The `四` of `114.8.7 四`.
  private func isLetterOfWeekday(_ index: Int) -> Bool {
    kind(index) == .word && elements[index].spaceBefore && elements[index].spaceAfter
      && elements[index].range.count == WeekdayLetter.length
      && WeekdayLetter.number(bytes[elements[index].range.indices]) != nil
  }

  private func dated(_ numbers: [Int], _ start: Int, _ end: Int) -> (WrittenDate, Int)? {
    guard CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) != nil else {
      return nil
    }
    var next = start + 1
    while next < elements.count, elements[next].range.start < end { next += 1 }
    guard elements[next - 1].range.end <= end else { return nil }
    return (
      WrittenDate(
        numbers: [numbers[0], numbers[1], numbers[2]], form: .yearMonthDay, weekday: nil,
        range: ByteRange(Int(elements[start].range.start), end)), next
    )
  }

  /// Numbers with one and the same sign between them, and where they end; none may follow.
  private func threeNumbers(from start: Int) -> ([Int], Int)? {
    var (numbers, index, sign) = ([Int](), start, UInt8(0))
    while numbers.count < 3 {
      var (value, digits) = (0, 0)
      // Digits of full width were read as zeros with a digit behind.
      while index < bytes.count, Byte.isDigit(bytes[index]), digits < 9 {
        value = value * 10 + Int(bytes[index] &- Byte.zero)
        index += 1
        digits += 1
      }
      guard digits > 0, value < 1000 else { return nil }
      numbers.append(value)
      guard numbers.count < 3 else { break }
      guard let (found, length) = signBetween(index), sign == 0 || found == sign else {
        return nil
      }
      sign = found
      index += length
    }
    if index < bytes.count {
      if Byte.isDigit(bytes[index]) { return nil }
      let isGoingOn =
        bytes[index] == sign && index + 1 < bytes.count && Byte.isDigit(bytes[index + 1])
      if isGoingOn { return nil }
    }
    return (numbers, index)
  }

  /// `/`, `.` or `-`, or those of full width, and how many bytes they take.
  private func signBetween(_ index: Int) -> (UInt8, Int)? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case Byte.period, Byte.slash, Byte.hyphen: return (bytes[index], 1)
    case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBC:
      return bytes[index + 2] == 0x8F
        ? (Byte.slash, 3) : bytes[index + 2] == 0x8E ? (Byte.period, 3) : nil
    default: return nil
    }
  }

  /// Letters of East Asia stand near.
  private func isAmongEastAsian(_ place: Range<Int>) -> Bool {
    let near = max(0, place.lowerBound - 200)..<min(bytes.count, place.upperBound + 200)
    return bytes[near].contains { 0xE3...0xE9 ~= $0 }
  }
}

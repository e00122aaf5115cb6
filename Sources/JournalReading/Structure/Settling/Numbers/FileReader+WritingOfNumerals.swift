internal import JournalSyntax

/// How numbers in words are found around others, and written in digits.
extension FileReader {
  /// A number in digits without a unit or in words.
  func amount(at index: Int) -> SpokenNumber? {
    guard index < elements.count else { return nil }
    if elements[index].isBare { return SpokenNumber(value: elements[index].value, end: index + 1) }
    return numeral(at: index)
  }

  /// Where the longest number in words begins that ends before `end`.
  func startOfNumeral(endingAt end: Int) -> Int? {
    (max(0, end - 6)..<end).first { numeral(at: $0)?.end == end }
  }

  mutating func putNumeral(_ numeral: SpokenNumber, at start: Int) {
    guard elements[start].kind == .word else { return }
    let told = range(start..<numeral.end)
    anatomy.parser.elements.replaceSubrange(start..<numeral.end, with: [digits(numeral, told)])
    anatomy.parser.end = elements.count
  }

  func digits(_ numeral: SpokenNumber, _ place: ByteRange) -> Element {
    var flags: Element.Flags = [.spaceBefore, .spaceAfter]
    if numeral.value % 1000 != 0 { flags.insert(.fraction) }
    return Element(.quantity, place, value: numeral.value, flags: flags)
  }

  /// Makes a times sign of a word or of a mark.
  mutating func putTimes(_ index: Int) {
    anatomy.parser.elements[index] = Element(
      .times, elements[index].range, flags: [.spaceBefore, .spaceAfter])
  }

  /// No noun stands behind the number.
  func endsSpokenSet(_ index: Int) -> Bool {
    guard index < elements.count else { return true }
    switch elements[index].kind {
    case .comma, .period, .exclamation, .semicolon, .closeParenthesis: return true
    case .word: break
    default: return false
    }
    switch elements[index].meaning {
    case .and, .then, .for: return true
    default: return false
    }
  }

  /// Nothing but a remark stands behind the last number of a list.
  func endsSpokenList(_ index: Int) -> Bool {
    guard index < elements.count else { return true }
    switch elements[index].kind {
    case .period, .exclamation: return true
    case .comma: return index + 1 < elements.count && elements[index + 1].kind == .word
    default: return false
    }
  }
}

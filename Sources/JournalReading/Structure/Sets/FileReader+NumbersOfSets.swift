internal import JournalSyntax

/// Sets on one line that are numbered by what stands before their word: `1세트: 30kg 20회 / 2세트:
/// 35kg 15회`, `1. Satz: 60x10, 2. Satz: 65x8`, `1-й подход 60х10, 2-й подход 65х8`.
extension FileReader {
  /// Takes the numbers off and parts the sets with commas, when they count up by one from the first
  /// or from the set above; `1 set 60x10, 2 sets 65x8` tells how many.
  mutating func dropNumbersOfSets() -> Bool {
    guard elements.count > 5, elements.contains(where: { $0.unit == .set || $0.meaning == .set })
    else { return false }
    var (labels, last) = ([Range<Int>](), 0)
    var index = 0
    while index + 1 < elements.count {
      guard let (label, number) = numberOfSet(at: index) else {
        if elements[index].unit == .set { return false }
        index += 1
        continue
      }
      guard number == (labels.isEmpty ? firstNumber(number) : last + 1) else { return false }
      labels.append(label)
      last = number
      index = label.upperBound
    }
    guard labels.count > 1 else { return false }
    for label in labels.reversed() { partSets(at: label) }
    context.setNumber = (last, context.lineIndex)
    return true
  }

  /// One, or the one that follows the set of a line above.
  private func firstNumber(_ number: Int) -> Int {
    guard let above = context.setNumber, context.lineIndex - above.lineIndex <= 3, number > 1 else {
      return 1
    }
    return above.number + 1
  }

  private mutating func partSets(at label: Range<Int>) {
    let range = elements[label.lowerBound].range
    anatomy.parser.elements.removeSubrange(label)
    guard label.lowerBound > 0 else { return }
    switch elements[label.lowerBound - 1].kind {
    case .slash, .pipe, .hyphen: anatomy.parser.elements[label.lowerBound - 1].kind = .comma
    case .quantity, .clock, .closeParenthesis:
      anatomy.parser.elements.insert(
        Element(.comma, range, flags: .spaceAfter), at: label.lowerBound)
    default: break
    }
  }

  /// The elements of `2세트:`, `2. Satz` or `2-й подход` that begin there, before a set, and the number.
  private func numberOfSet(at index: Int) -> (Range<Int>, Int)? {
    let element = elements[index]
    // `1. Satz: 60x10, 2. Satz: 65x8`, whose first number is that of an item.
    if index == 0, element.meaning == .set, elements[1].kind == .colon, elements[2].isNumber,
      document.lines[context.lineIndex].kind == .item, isOneSet(element.range)
    {
      return (0..<2, 1)
    }
    guard element.kind == .quantity, element.value % 1000 == 0, 1_000...20_000 ~= element.value,
      element.unit == .set || element.unit == .none,
      var end = element.unit == .set ? index + 1 : behindOrdinalSet(index)
    else { return nil }
    let hasColon = end < elements.count && elements[end].kind == .colon
    guard hasColon || element.unit == .none || isOneSet(element.range) else { return nil }
    if hasColon { end += 1 }
    // `1st set   2nd set   3rd set` heads columns.
    guard end < elements.count, elements[end].unit != .set, behindOrdinalSet(end) == nil,
      elements[end].isNumber || elements[end].meaning == .bodyweight
    else { return nil }
    return (index..<end, Int(element.value) / 1000)
  }

  /// Behind the `. Satz` of `2. Satz`, the `-й подход` and the `ª serie`.
  private func behindOrdinalSet(_ index: Int) -> Int? {
    var word = index + 1
    guard word + 1 < elements.count, !elements[word].spaceBefore else { return nil }
    if elements[word].kind == .hyphen { word += 1 }
    if elements[word].kind == .period
      || elements[word].range.count <= 4 && !elements[word].spaceBefore
    {
      word += 1
    }
    guard word > index + 1, word < elements.count, elements[word].meaning == .set else {
      return nil
    }
    return word + 1
  }

  /// The word behind the number tells of one set, or has no plural in its language.
  private func isOneSet(_ range: ByteRange) -> Bool {
    let text = bytes[range.indices]
    guard let last = text.lastIndex(where: { Byte.isDigit($0) || $0 == Byte.space }) else {
      return true
    }
    let word = text[(last + 1)...]
    if let first = word.first, first >= 0xE3 { return true }
    return Self.oneSet.contains(word)
  }

  private static let oneSet = WordSet(
    "set satz serie série seria подход підхід sarja sett sæt série")
}

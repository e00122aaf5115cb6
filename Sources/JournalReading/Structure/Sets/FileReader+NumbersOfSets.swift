internal import JournalSyntax

/// Sets on one line that are numbered by what stands before their word: `1세트: 30kg 20회 / 2세트:
/// 35kg 15회`, `1. Satz: 60x10, 2. Satz: 65x8`, `1-й подход 60х10, 2-й подход 65х8`.
extension FileReader {
  /// `2세트:` or `Sets 2-5:`, and which sets it is of.
  private struct LabelOfSets {
    let place: Range<Int>
    let first: Int
    let last: Int
  }

  /// Takes the numbers off and parts the sets with commas, when they count up by one from the first
  /// or from the set above; `1 set 60x10, 2 sets 65x8` tells how many.
  mutating func dropNumbersOfSets() -> Bool {
    guard elements.count > 4, elements.contains(where: { $0.unit == .set || $0.meaning == .set })
    else { return false }
    var (labels, last) = ([LabelOfSets](), 0)
    var index = 0
    while index + 1 < elements.count {
      guard let label = rangeOfSets(at: index) ?? numberOfSet(at: index) else {
        if elements[index].unit == .set { return false }
        index += 1
        continue
      }
      let isFirstRange = labels.isEmpty && label.last > label.first
      guard
        isFirstRange
          || label.first == (labels.isEmpty ? firstNumber(label.first) : last + 1)
      else { return false }
      labels.append(label)
      last = label.last
      index = label.place.upperBound
    }
    guard labels.count > 1 || labels.first.map({ $0.last > $0.first }) == true else { return false }
    var end = elements.count
    for label in labels.reversed() {
      if label.last > label.first { count(label, upTo: end) }
      end = partSets(at: label.place)
    }
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

  /// Takes the label off the line; returns where the sets before it end.
  private mutating func partSets(at label: Range<Int>) -> Int {
    let range = elements[label.lowerBound].range
    anatomy.parser.elements.removeSubrange(label)
    guard label.lowerBound > 0 else { return 0 }
    switch elements[label.lowerBound - 1].kind {
    case .slash, .pipe, .hyphen: anatomy.parser.elements[label.lowerBound - 1].kind = .comma
    case .comma, .semicolon: break
    case .quantity, .clock, .closeParenthesis:
      anatomy.parser.elements.insert(
        Element(.comma, range, flags: .spaceAfter), at: label.lowerBound)
      return label.lowerBound
    default: return label.lowerBound
    }
    return label.lowerBound - 1
  }

  /// Behind a load and its reps, how many sets they are of: eight of `2~9세트: 20kg 12회`.
  private mutating func count(_ label: LabelOfSets, upTo end: Int) {
    let work = label.place.upperBound
    var last = work
    while last < end, elements[last].kind == .quantity || elements[last].kind == .times {
      last += 1
    }
    guard last > work, elements[last - 1].kind == .quantity,
      !elements[work..<last].contains(where: { $0.unit == .set }),
      elements[work..<last].count(where: { $0.kind == .times }) < 2
    else { return }
    let place = ByteRange(Int(elements[last - 1].range.end), Int(elements[last - 1].range.end))
    let sets = Int32(label.last - label.first + 1) * 1000
    anatomy.parser.elements.insert(
      contentsOf: [
        Element(.times, place, flags: [.spaceBefore, .spaceAfter]),
        Element(.quantity, place, unit: .set, value: sets, flags: .spaceAfter),
      ], at: last)
  }

  /// The `1~4` of `1~4라운드: 컬 15kg 15회 / 익스텐션 15kg 15회`: so many rounds.
  mutating func settleRangeOfRounds() {
    guard elements.count > 4, elements[0].isBareWhole, elements[0].value == 1_000,
      elements[1].kind == .hyphen || elements[1].kind == .tilde, elements[2].kind == .quantity,
      elements[2].unit == .round, elements[2].value <= 20_000, elements[3].kind == .colon
    else { return }
    anatomy.parser.elements.removeSubrange(0..<2)
  }

  /// `2~9세트:`, `Sets 2-5:`: several sets that were the same.
  private func rangeOfSets(at index: Int) -> LabelOfSets? {
    let isWordFirst = elements[index].meaning == .set
    let first = isWordFirst ? index + 1 : index
    guard first + 4 < elements.count, elements[first].isBareWhole,
      elements[first + 1].kind == .hyphen || elements[first + 1].kind == .tilde
        // `2 и 3 подход 30 кг 10 раз`.
        || elements[first + 1].meaning == .and
          && elements[first + 2].value == elements[first].value + 1_000,
      elements[first + 2].kind == .quantity,
      elements[first + 2].unit == (isWordFirst ? .none : .set),
      elements[first].value < elements[first + 2].value, elements[first + 2].value <= 20_000,
      // `1~4세트 6kg 20회` at the start of a line.
      case let isBare = !isWordFirst && elements[first + 3].unit.isMass
        && (index == 0 || isOneSet(elements[first + 2].range)),
      isBare || elements[first + 3].kind == .colon, elements[first + 4].isNumber
    else { return nil }
    return LabelOfSets(
      place: index..<(isBare ? first + 3 : first + 4), first: Int(elements[first].value) / 1000,
      last: Int(elements[first + 2].value) / 1000)
  }

  /// The elements of `2세트:`, `2. Satz` or `2-й подход` that begin there, before a set, and the number.
  private func numberOfSet(at index: Int) -> LabelOfSets? {
    let element = elements[index]
    // `1. Satz: 60x10, 2. Satz: 65x8`, whose first number is that of an item.
    if index == 0, element.meaning == .set, elements[1].kind == .colon, elements[2].isNumber,
      document.lines[context.lineIndex].kind == .item, isOneSet(element.range)
    {
      return LabelOfSets(place: 0..<2, first: 1, last: 1)
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
    let number = Int(element.value) / 1000
    return LabelOfSets(place: index..<end, first: number, last: number)
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

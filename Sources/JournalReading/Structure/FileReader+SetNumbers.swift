internal import JournalSyntax
internal import WorkoutModel

/// Sets that are numbered, on the line of their exercise or each on its own.
extension FileReader {
  /// `Group A   1st set   2nd set   3rd set`: the head of columns, one for each set.
  func isHeadOfSets(_ indices: Range<Int>) -> Bool {
    var sets = 0
    var numbers = 0
    for element in elements[indices] {
      switch element.kind {
      case .word: if element.meaning == .set { sets += 1 }
      case .quantity:
        guard element.unit == .none, element.value <= 12_000 else { return false }
        numbers += 1
      case .pipe, .hyphen, .hash: continue
      default: return false
      }
    }
    return sets >= 2 && sets...(sets + 1) ~= numbers
  }

  /// Passes over the `Set 1:` and `Set 2:` of `Row: Set 1: 60 kg x 8, Set 2: 65 kg x 8`.
  mutating func dropSetNumbers() {
    guard elements.count >= 10 else { return }
    var found: [Int] = []
    for index in 0..<(elements.count - 3)
    where elements[index].meaning == .set && isSetNumber(index, found.count + 1) {
      found.append(index)
    }
    if found.isEmpty { return dropBareSetNumbers() }
    guard found.count > 1 else { return }
    for index in found.reversed() {
      anatomy.parser.elements.removeSubrange(index...(index + 2))
    }
  }

  /// The `1:` and `2:` of `Row 1: 60x8 2: 65x8`.
  private mutating func dropBareSetNumbers() {
    var found: [Int] = []
    for index in 0..<(elements.count - 4)
    where elements[index + 1].kind == .colon && isBareSetNumber(index, found.count + 1) {
      found.append(index)
    }
    guard found.count > 1 else { return }
    for index in found.reversed() {
      anatomy.parser.elements.removeSubrange(index...(index + 1))
    }
  }

  private func isBareSetNumber(_ index: Int, _ number: Int) -> Bool {
    anatomy.parser.elements[index].kind == .quantity && elements[index].unit == .none
      && Int(elements[index].value) == number * 1000 && elements[index].spaceBefore
      && elements[index + 1].spaceAfter && elements[index + 2].isNumber
      && elements[index + 3].kind == .times
  }

  private func isSetNumber(_ index: Int, _ number: Int) -> Bool {
    let mark = elements[index + 2]
    return elements[index].kind == .word && elements[index + 1].kind == .quantity
      && elements[index + 1].unit == .none && Int(elements[index + 1].value) == number * 1000
      && (mark.kind == .colon || mark.kind == .hyphen && mark.spaceBefore && mark.spaceAfter)
      && elements[index + 3].isNumber
  }

  /// `Set 2 x 20 reps with 60 lb`, `Set 2 8 reps`: the second set, where `Sets 2 x 20` would be two.
  func isNumberedSet(_ index: Int, _ end: Int) -> Bool {
    guard index + 2 < end, elements[index].meaning == .set, elements[index].range.count == 3,
      elements[index + 1].kind == .quantity, elements[index + 1].unit == .none,
      case let next = elements[index + 2].kind == .times ? index + 3 : index + 2, next < end,
      elements[next].unit == .repetition
    else { return false }
    return bytes[elements[index].range.indices].map { $0 | 0x20 } == Array("set".utf8)
  }

  /// `1세트: 60kg 10회`, `2세트 60kg 8회`, `2 подход: 80х8`: the number of a set, when the one before
  /// stands above.
  mutating func setNumber(_ index: Int, _ end: Int) -> Int {
    // `벤치프레스 1세트 60kg 10회`: the first.
    if !isASCII, index < end, elements[index].kind == .word,
      let first = elements[index..<end].firstIndex(where: { $0.isNumber }),
      elements[first].unit == .set, elements[first].value == 1_000, isLoaded(first + 1, end)
    {
      context.setNumber = (1, context.lineIndex)
    }
    guard index + 1 < end, elements[index].kind == .quantity, elements[index].unit == .set,
      elements[index].value % 1000 == 0
    else { return index }
    let isMarked =
      elements[index + 1].kind == .colon || elements[index + 1].kind == .hyphen
      || elements[index + 1].kind == .period
    guard
      isMarked
        ? index + 2 < end && elements[index + 2].isNumber
        : isLoaded(index + 1, end) || isOneSetOfReps(index)
    else { return index }
    let number = Int(elements[index].value) / 1000
    let isNext =
      context.setNumber.map { $0.number == number - 1 && context.lineIndex - $0.lineIndex <= 2 }
      ?? false
    guard number == 1 || isNext else { return index }
    context.setNumber = (number, context.lineIndex)
    return isMarked ? index + 2 : index + 1
  }

  /// `2 set 12 reps` below `1 set 15 reps`, where `2 sets 12 reps` are two, and `2세트 8회` below
  /// `1세트 8회`, in languages that know no plural.
  private func isOneSetOfReps(_ index: Int) -> Bool {
    let last = bytes[Int(elements[index].range.end) - 1]
    return elements[index + 1].unit == .repetition
      && (last == UInt8(ascii: "t") || last >= 0x80 && !isCyrillic(elements[index].range))
  }

  /// `подхода`: a word that tells one from more.
  private func isCyrillic(_ range: ByteRange) -> Bool {
    bytes[range.indices].contains { $0 == 0xD0 || $0 == 0xD1 }
  }

  /// A load with its unit, and a number behind it.
  private func isLoaded(_ index: Int, _ end: Int) -> Bool {
    index + 1 < end && elements[index].isNumber && elements[index].unit.isMass
      && (elements[index + 1].isNumber || elements[index + 1].kind == .times)
  }
}

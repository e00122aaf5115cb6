internal import JournalSyntax
internal import WorkoutModel

/// Sets that are numbered on the line of their exercise.
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
}

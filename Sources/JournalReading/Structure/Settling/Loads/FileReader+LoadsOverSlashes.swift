internal import JournalSyntax
internal import WorkoutModel

/// Loads over their reps by slashes, told by the lines of the whole file: where others write `60/10 70/8`,
/// `35/15/15/12` is a load with the reps of three sets.
extension FileReader {
  mutating func settleLoadsOverSlashes() {
    settleSizeBeforeSlashes()
    guard let slash = elements.indices.dropFirst().dropLast().first(where: { isGluedSlash($0) })
    else { return }
    if settleEqualPairsOfRow() { return }
    guard slash > 1, endOfSlashed(slash) == elements.count || isOpenBehind(endOfSlashed(slash)),
      // Of `12/10/10` nobody knows.
      endOfSlashed(slash) - slash >= 6
        || endOfSlashed(slash) - slash == 4
          && elements[slash - 1].value / 6 > elements[slash + 1].value / 5,
      elements[slash - 1].isBare,
      elements[..<(slash - 1)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      slashesTellLoads(), isLoadOfReps(slash)
    else { return }
    anatomy.parser.elements[slash].kind = .times
    for mark in stride(from: slash + 2, to: endOfSlashed(slash + 2), by: 2) {
      anatomy.parser.elements[mark].kind = .comma
    }
  }

  /// The `75s` of `DB inc 75s/10/10/8`: dumbbells, and the reps of each set.
  private mutating func settleSizeBeforeSlashes() {
    guard
      let size = elements.indices.dropFirst().dropLast(3).first(where: {
        (elements[$0].unit == .letterS || elements[$0].unit == .second)
          && elements[$0].kind == .quantity && elements[$0 + 1].kind == .slash
          && !elements[$0 + 1].spaceBefore && isGluedSlash($0 + 3)
      }), elements[size].value >= 10_000, elements[size + 2].isBareWhole,
      elements[size + 2].value * 2 <= elements[size].value, elements[size - 1].kind == .word,
      isNotHeld(size + 1)
    else { return }
    anatomy.parser.elements[size].unit = .none
    anatomy.parser.elements[size].flags.remove(.unitGlued)
    anatomy.parser.elements[size].flags.insert(.loadOfSide)
    anatomy.parser.elements[size + 1].kind = .times
    for mark in stride(from: size + 3, to: endOfSlashed(size + 3), by: 2) {
      anatomy.parser.elements[mark].kind = .comma
    }
  }

  /// Nothing but a remark in parentheses stands behind.
  private func isOpenBehind(_ end: Int) -> Bool {
    end < elements.count && elements[end].kind == .openParenthesis
      && !elements[end...].contains(where: \.isNumber)
  }

  private func isGluedSlash(_ index: Int) -> Bool {
    index > 0 && index + 1 < elements.count && elements[index].kind == .slash
      && !elements[index].spaceBefore && !elements[index].spaceAfter
      && elements[index - 1].isBare && elements[index + 1].isBareWhole
  }

  /// Behind the last number of `35/15/15/12`, from one of its slashes on.
  private func endOfSlashed(_ slash: Int) -> Int {
    var end = slash
    while isGluedSlash(end) { end += 2 }
    return end
  }

  /// The first number of the list is no count of reps: the lift is no exercise of the body, and the reps
  /// behind it are of one size, which the first is not, or they are all alike.
  private func isLoadOfReps(_ slash: Int) -> Bool {
    let name = NameText.clean(written.bytes[range(0..<(slash - 1)).indices])
    guard !names.nature(of: name).contains(.bodyweight) else { return false }
    let reps = stride(from: slash + 1, to: endOfSlashed(slash), by: 2).map { elements[$0].value }
    guard let low = reps.min(), let high = reps.max(), low >= 1_000, high <= 60_000,
      high <= 2 * low
    else { return false }
    let first = elements[slash - 1].value
    return first * 10 > high * 12 || first * 10 < low * 8 || first % 1000 != 0
      || low == high && names.nature(of: name).contains(.lifted)
  }

  /// The `20/20` of `bench 20/20 60/10 70/8`, a row of loads with their reps: no sides.
  private mutating func settleEqualPairsOfRow() -> Bool {
    var pairs: [Int] = []
    var (equal, loads) = (0, 0)
    var index = 1
    while index + 1 < elements.count {
      defer { index += 1 }
      if elements[index].kind == .slash, index > 1, elements[index - 1].meaning == .bar,
        !elements[index].spaceBefore, elements[index + 1].isBareWhole
      {
        equal += 1
        pairs.append(index)
        continue
      }
      guard isGluedSlash(index) else { continue }
      guard endOfSlashed(index) == index + 2, elements[index - 1].spaceBefore || index == 1 else {
        return false
      }
      let (load, reps) = (elements[index - 1].value, elements[index + 1].value)
      guard load >= reps else { return equal > 0 }
      if load == reps { equal += 1 } else { loads += 1 }
      pairs.append(index)
    }
    guard equal > 0, loads > 0, loads > 1 || slashesTellLoads() else { return equal > 0 }
    let isSetsFirst = file.currentOrders.contains(.setsReps)
    for mark in pairs {
      anatomy.parser.elements[mark].kind = .times
      // Where `5x5` are sets and reps, no `12x12` is.
      if isSetsFirst, elements[mark - 1].isBare {
        anatomy.parser.elements[mark - 1].unit = .kilogram
      }
    }
    return true
  }

  /// Six pairs or more stand in rows of two and more of the file, nearly all with the larger number first.
  mutating func slashesTellLoads() -> Bool {
    if let known = context.slashesTellLoads { return known }
    var (loads, others) = (0, 0)
    for line in document.lines where line.kind == .text || line.kind == .item {
      let text = bytes[line.content.indices]
      guard text.contains(Byte.slash) else { continue }
      var (larger, all) = (0, 0)
      for word in text.split(whereSeparator: { $0 == Byte.space || $0 == Byte.tab }) {
        guard let (first, second) = pairOverSlash(word) else { continue }
        all += 1
        if first > second { larger += 1 }
      }
      guard all > 1 else { continue }
      loads += larger
      others += all - larger
    }
    let tells = loads >= Self.fewestPairs && others * 4 <= loads
    context.slashesTellLoads = tells
    return tells
  }

  private static let fewestPairs = 6

  /// The numbers of `60/10` and of `72,5/5`, the first without its fraction.
  private func pairOverSlash(_ word: ArraySlice<UInt8>) -> (Int, Int)? {
    let first = word.prefix { Byte.isDigit($0) }
    let fraction = word.dropFirst(first.count).prefix {
      Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma
    }
    let rest = word.dropFirst(first.count + fraction.count)
    guard 1...3 ~= first.count, fraction.count <= 3, rest.first == Byte.slash,
      case let second = rest.dropFirst().prefix(while: { Byte.isDigit($0) }), 1...2 ~= second.count,
      second.count + 1 == rest.count || rest.count == second.count + 2 && rest.last == Byte.comma
    else { return nil }
    return (first.valueOfDigits, second.valueOfDigits)
  }
}

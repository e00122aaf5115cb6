internal import JournalSyntax

/// Heads that say what is tested below or behind them: `Bench 1RM test`, `Bench 3RM`, `Deadlift PR attempt`, and singles behind
/// one: `Bench 1RM test: 185, 205, 225, 235 miss`.
extension FileReader {
  /// Leaves the name, and makes singles of the loads behind a colon.
  mutating func settleHeadOfTest() {
    guard elements.count > 1, elements[0].kind == .word,
      let start = elements.prefix(6).firstIndex(where: { $0.isNumber || isTest($0) }), start > 0,
      isExercise(0..<start)
    else { return }
    var end = start
    var isMaximum = false
    if elements[end].isBareWhole, end + 1 < elements.count, elements[end + 1].meaning == .total,
      !elements[end + 1].spaceBefore, elements[end].value <= 12_000
    {
      isMaximum = true
      end += 2
    }
    while end < elements.count, isTest(elements[end]) { end += 1 }
    guard end > start, isMaximum || elements[start].meaning != .maximum || end > start + 1 else {
      return
    }
    let isSingle = !isMaximum || elements[start].value == 1_000
    if end == elements.count {
      // A record alone is a memory, and its test a head.
      guard isMaximum || end > start + 1 else { return }
      anatomy.parser.elements.removeSubrange(start...)
    } else if elements[end].kind == .colon, isSingle, settleSinglesOfTest(end + 1) {
      anatomy.parser.elements.removeSubrange(start..<end)
    }
    anatomy.parser.end = elements.count
  }

  private func isTest(_ element: Element) -> Bool {
    element.kind == .word
      && (element.meaning == .record || element.meaning == .maximum
        || Self.tests.contains(bytes[element.range.indices]))
  }

  /// `185, 205, 225, 235 miss`: each of them once.
  private mutating func settleSinglesOfTest(_ start: Int) -> Bool {
    var loads: [Int] = []
    for index in start..<elements.count {
      switch elements[index].kind {
      case .quantity:
        guard
          elements[index].unit.isMass || elements[index].isBare && elements[index].value >= 20_000
        else { return false }
        loads.append(index)
      case .comma, .arrow, .exclamation: break
      case .slash, .hyphen: break
      case .word where elements[index].meaning == .failed || elements[index].meaning == .record:
        break
      case .check: break
      default: return false
      }
    }
    guard loads.count > 1, zip(loads, loads.dropFirst()).allSatisfy({ $1 - $0 > 1 }) else {
      return false
    }
    for load in loads.reversed() {
      let place = Int(elements[load].range.end)
      let isMissed = load + 1 < elements.count && elements[load + 1].meaning == .failed
      guard !isMissed else { continue }
      anatomy.parser.elements.insert(
        contentsOf: [
          Element(.times, ByteRange(place, place)),
          Element(.quantity, ByteRange(place, place), value: 1_000, flags: .spaceAfter),
        ], at: load + 1)
    }
    return true
  }

  private static let tests = WordSet("test testing day attempt attempts retest")
}

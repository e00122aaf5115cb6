internal import JournalSyntax

/// Reps in parentheses or side by side behind a load apart from its name: `Pull-ups BW (8, 7), BW+10 (5)`, `Hip thrust w the
/// bar (45) 12 12`, `EZ curls 55 total 12/10/10`.
extension FileReader {
  mutating func settleRepsApartFromLoads() {
    settleAddedBeforeParentheses()
    dropParenthesesOfLoad()
    dropTotalBeforeReps()
  }

  /// The `(5)` of `BW+10 (5)`: a times sign and the reps.
  private mutating func settleAddedBeforeParentheses() {
    var index = 2
    while index + 3 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .quantity,
        elements[index].isBare || elements[index].unit.isMass,
        elements[index - 1].kind == .plus, elements[index - 2].meaning == .bodyweight,
        elements[index + 1].kind == .openParenthesis, elements[index + 1].spaceBefore,
        let close = anatomy.parser.closing(index + 1), close - index <= 20,
        elements[(index + 2)..<close].allSatisfy({
          $0.isBareWhole && 1_000...60_000 ~= $0.value || $0.kind == .comma || $0.kind == .slash
        }), elements[index + 2].isNumber
      else { continue }
      anatomy.parser.elements.remove(at: close)
      anatomy.parser.elements[index + 1] = Element(
        .times, elements[index + 1].range, flags: [.spaceBefore, .spaceAfter])
      anatomy.parser.elements[close - 1].flags.insert(.spaceAfter)
      anatomy.parser.end = elements.count
    }
  }

  /// The `(45)` before `12 12`: a load, and the reps of its sets behind it.
  private mutating func dropParenthesesOfLoad() {
    guard let load = elements.firstIndex(where: \.isNumber), load > 1, load + 3 < elements.count,
      elements[load - 1].kind == .openParenthesis, elements[load + 1].kind == .closeParenthesis,
      elements[load].isBare || elements[load].unit.isMass, elements[load].value >= 20_000,
      elements[..<(load - 1)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      mayBeLoaded(0..<(load - 1)),
      case let list = elements[(load + 2)...].prefix(while: {
        $0.isBareWhole && 1_000...30_000 ~= $0.value
      }), list.count > 1, endsWithRemark(list.endIndex) || elements[list.endIndex].kind == .comma,
      list.allSatisfy({ 2 * $0.value <= elements[load].value })
    else { return }
    putCommas(between: Array(list.indices))
    anatomy.parser.elements[load + 1] = Element(
      .times, elements[load + 1].range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.remove(at: load - 1)
    anatomy.parser.elements[load - 1].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// The word of `55 total 12/10/10`: of both bells or of the bar with its plates.
  private mutating func dropTotalBeforeReps() {
    guard let load = elements.firstIndex(where: \.isNumber), load > 0, load + 4 < elements.count,
      elements[load].isBare, elements[load].value >= 20_000, elements[load + 1].meaning == .total,
      elements[load + 2].isBareWhole, elements[load + 2].value <= 30_000,
      elements[load + 3].kind == .slash || elements[load + 3].kind == .comma
        || elements[load + 3].isBareWhole,
      elements[..<load].allSatisfy({ $0.kind == .word || $0.kind == .hyphen || $0.kind == .colon }),
      mayBeLoaded(0..<load)
    else { return }
    context.remarks.append(elements[load + 1].range)
    anatomy.parser.elements.remove(at: load + 1)
    anatomy.parser.end = elements.count
  }
}

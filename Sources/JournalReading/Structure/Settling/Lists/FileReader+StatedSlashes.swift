internal import JournalSyntax

/// Three numbers between slashes in a file that says once what they are: `pull 110/3/4 (kg/reps/sets)`.
extension FileReader {
  /// Writes `110 x 3 x 4`, and drops the words that say it.
  mutating func settleStatedSlashes() {
    guard elements.count > 4, statesSlashes() else { return }
    var index = 0
    while index + 4 < elements.count {
      defer { index += 1 }
      let isLoad =
        elements[index].kind == .quantity
        && (elements[index].isBare || elements[index].unit.isMass)
        && 15_000...500_000 ~= elements[index].value
      // `chins bw/5/3`.
      guard isLoad || elements[index].meaning == .bodyweight && index > 0, isSlashed(index + 1),
        isSlashed(index + 3),
        elements[index + 2].isBareWhole, 1_000...30_000 ~= elements[index + 2].value,
        elements[index + 4].isBareWhole, 1_000...20_000 ~= elements[index + 4].value,
        elements[safe: index + 5]?.kind != .slash,
        index == 0 || elements[index - 1].kind != .slash
      else { continue }
      anatomy.parser.elements[index + 1].kind = .times
      anatomy.parser.elements[index + 3].kind = .times
      dropStatement(from: index + 5)
    }
  }

  private func isSlashed(_ index: Int) -> Bool {
    elements[index].kind == .slash && !elements[index].spaceBefore && !elements[index].spaceAfter
  }

  private mutating func dropStatement(from open: Int) {
    guard open + 6 < elements.count, elements[open].kind == .openParenthesis,
      elements[open + 2].kind == .slash, elements[open + 4].kind == .slash,
      elements[open + 6].kind == .closeParenthesis
    else { return }
    context.remarks.append(range(open..<(open + 7)))
    anatomy.parser.elements.removeSubrange(open...(open + 6))
    anatomy.parser.elements[open - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// Asked once a file.
  private mutating func statesSlashes() -> Bool {
    if let known = context.statesSlashes { return known }
    var tells = false
    var rest = bytes[...]
    while !tells, let slash = rest.firstIndex(of: Byte.slash) {
      rest = rest[slash...]
      tells =
        rest.starts(with: Self.repsAndSets)
        && Self.loads.contains { bytes[..<slash].suffix($0.count).elementsEqual($0) }
      rest = rest.dropFirst()
    }
    context.statesSlashes = tells
    return tells
  }

  private static let repsAndSets = Array("/reps/sets".utf8)
  private static let loads = ["kg", "lb", "weight", "load"].map { Array($0.utf8) }
}

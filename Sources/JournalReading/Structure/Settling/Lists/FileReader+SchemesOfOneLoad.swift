internal import JournalSyntax

/// Several schemes of sets and reps with one load: `Squat 100 4x3 1x5+`, `85: 4x3, 1x5`, `Squat 2x5, 1x8 100`.
extension FileReader {
  /// Puts the load first, and commas between the schemes.
  mutating func settleSchemesOfOneLoad() {
    guard elements.count(where: { $0.kind == .times }) > 1 else { return }
    let first = elements.firstIndex(where: \.isNumber) ?? 0
    guard elements[..<first].allSatisfy({ $0.kind == .word }) else { return }
    if isLoadOfSchemes(first) {
      let isColon = elements[first + 1].kind == .colon
      let start = isColon ? first + 2 : first + 1
      guard let starts = schemes(from: start, to: elements.count), starts.count > 1 else { return }
      part(starts)
      if isColon { anatomy.parser.elements.remove(at: first + 1) }
      anatomy.parser.elements[first].flags.insert(.spaceAfter)
    } else {
      let load = elements.count - 1
      let end = load > 0 && elements[load - 1].kind == .at ? load - 1 : load
      guard load > first + 5, isLoadOfSchemes(load, isLast: true),
        let starts = schemes(from: first, to: end), starts.count > 1
      else { return }
      var moved = elements[load]
      moved.flags = [.spaceBefore, .spaceAfter]
      anatomy.parser.elements.removeSubrange(end...)
      part(starts)
      anatomy.parser.elements[first].flags.insert(.spaceBefore)
      anatomy.parser.elements.insert(moved, at: first)
    }
    anatomy.parser.end = elements.count
  }

  private func isLoadOfSchemes(_ index: Int, isLast: Bool = false) -> Bool {
    guard index < elements.count, elements[index].kind == .quantity,
      elements[index].isBare && elements[index].value >= 20_000 || elements[index].unit.isMass
    else { return false }
    return isLast
      || index + 1 < elements.count
        && (elements[index + 1].kind == .colon || elements[index + 1].isBareWhole)
  }

  /// Where the `4x3` and `1x5+` begin that fill the place, parted by commas or blanks; `nil` where anything else stands.
  private func schemes(from start: Int, to end: Int) -> [Int]? {
    var (starts, index) = ([Int](), start)
    while index < end {
      guard index + 2 < end, elements[index].isBareWhole, 1_000...10_000 ~= elements[index].value,
        elements[index + 1].kind == .times, elements[index + 2].isBareWhole,
        1_000...30_000 ~= elements[index + 2].value, elements[index].spaceBefore || index == start
      else { return nil }
      starts.append(index)
      index += 3
      if index < end, elements[index].kind == .plus, !elements[index].spaceBefore { index += 1 }
      if index < end, elements[index].kind == .comma { index += 1 }
    }
    return starts
  }

  private mutating func part(_ starts: [Int]) {
    for start in starts.dropFirst().reversed() where elements[start - 1].kind != .comma {
      anatomy.parser.elements.insert(signOf(.comma, at: start), at: start)
    }
  }
}

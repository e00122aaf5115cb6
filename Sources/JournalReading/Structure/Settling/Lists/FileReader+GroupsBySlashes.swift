internal import JournalSyntax

/// A load and the reps of each set between slashes, group by group: `Jerk 60/3, 80/2/2, 90/1/1`.
extension FileReader {
  /// Puts them as `60x3, 80x2, 80x2, 90x1, 90x1`.
  mutating func settleGroupsBySlashes() {
    guard let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements.count - first <= 80,
      elements[first - 1].kind == .word || elements[first - 1].kind == .colon
    else { return }
    var (groups, index) = ([[Int]](), first)
    while index < elements.count {
      guard let group = group(index) else { break }
      groups.append(group)
      index = group[group.count - 1] + 1
      guard index + 1 < elements.count, elements[index].kind == .comma,
        elements[index + 1].isNumber
      else { break }
      index += 1
    }
    guard groups.count > 1, groups.contains(where: { $0.count > 2 }),
      groups.contains(where: { $0.count == 2 }) || groups.count > 2,
      index >= elements.count
        || !elements[index].isNumber && elements[index].kind != .slash
          && elements[index].kind != .times && elements[index].kind != .plus
    else { return }
    var written: [Element] = []
    for group in groups {
      for reps in group.dropFirst() {
        if !written.isEmpty { written.append(signOf(.comma, at: reps)) }
        var load = elements[group[0]]
        if reps > group[1] { load.range = signOf(.comma, at: reps).range }
        load.flags.formUnion([.spaceBefore, .spaceAfter])
        written += [load, signOf(.times, at: reps), elements[reps]]
      }
    }
    let end = groups[groups.count - 1].last.map { $0 + 1 } ?? first
    anatomy.parser.elements.replaceSubrange(first..<end, with: written)
  }

  /// The places of the numbers in `80/2/2`.
  private func group(_ start: Int) -> [Int]? {
    guard elements[start].kind == .quantity,
      elements[start].unit.isMass || elements[start].isBare && elements[start].value >= 30_000
    else { return nil }
    var (numbers, index) = ([start], start)
    while index + 2 < elements.count, elements[index + 1].kind == .slash,
      !elements[index + 1].spaceBefore, elements[index + 2].isBareWhole,
      !elements[index + 2].spaceBefore, 1_000...12_000 ~= elements[index + 2].value
    {
      index += 2
      numbers.append(index)
    }
    return numbers.count > 1 ? numbers : nil
  }
}

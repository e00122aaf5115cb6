internal import JournalSyntax

/// Several loads of one exercise, each with its sets and reps: `bench – 50 kg – 2 of 8, 60 kg – 1 of 5`.
extension FileReader {
  /// Writes each load with its reps as often as it was lifted.
  mutating func settleCountsOfLoads() {
    guard elements.count > 10, let first = elements.firstIndex(where: \.isNumber),
      first == 0 || elements[first - 1].kind == .hyphen || elements[first - 1].kind == .colon
        || elements[first - 1].kind == .word
    else { return }
    var sets: [Element] = []
    var (index, count) = (first, 0)
    while index + 4 < elements.count, elements[index].kind == .quantity,
      elements[index].unit.isMass, elements[index + 1].kind == .hyphen,
      elements[index + 1].spaceBefore, elements[index + 2].isBareWhole,
      elements[index + 2].value <= 10_000, elements[index + 3].meaning == .of,
      elements[index + 4].isBareWhole, 1_000...50_000 ~= elements[index + 4].value
    {
      let end = Int(elements[index].range.end)
      let sign = Element(.times, ByteRange(end, end), flags: [.spaceBefore, .spaceAfter])
      if !sets.isEmpty { sets.append(Element(.comma, sign.range, flags: .spaceAfter)) }
      sets += [elements[index], sign, elements[index + 4], sign, elements[index + 2]]
      count += 1
      index += 5
      guard let mark = elements[safe: index], mark.kind == .comma || mark.kind == .semicolon,
        elements[safe: index + 1]?.unit.isMass == true
      else { break }
      index += 1
    }
    guard count > 1, endsWithRemark(index) else { return }
    for index in sets.indices where sets[index].kind == .quantity {
      sets[index].flags.formUnion([.spaceBefore, .spaceAfter])
    }
    putSets(sets, from: first, to: index)
  }
}

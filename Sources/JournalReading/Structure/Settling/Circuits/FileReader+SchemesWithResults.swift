internal import JournalSyntax

/// A scheme, its load, and what was done of it on one line: `Leg curl 3x12 25 12 12 10`,
/// `RDL 3x8 50 -> did 52.5`, `Bench 3x5 (40) got 5 5 4`.
extension FileReader {
  /// Drops the scheme where the reps of each set stand behind, and puts the load that was lifted in place
  /// of the planned one. Returns whether it did.
  mutating func settleSchemeWithResults(_ times: Int) -> Bool {
    guard times > 1, elements[times - 1].isBareWhole, 1_000...10_000 ~= elements[times - 1].value,
      times + 3 < elements.count, elements[times + 1].isBareWhole,
      1_000...30_000 ~= elements[times + 1].value,
      !elements[..<(times - 1)].contains(where: \.isNumber),
      let (load, behind) = loadOfScheme(times + 2)
    else { return false }
    let sets = Int(elements[times - 1].value) / 1000
    let told = behindReport(behind)
    let reps = countsToEnd(from: told)
    if reps.count == sets, sets > 1,
      reps.allSatisfy({
        elements[$0].value <= elements[times + 1].value + 5_000
          && elements[$0].value >= elements[times + 1].value / 2
      })
    {
      replaceScheme(times, elements[load], reps.map { elements[$0] }, through: reps[reps.count - 1])
      return true
    }
    guard told > behind, told < elements.count, elements[told].kind == .quantity,
      elements[told].unit == elements[load].unit, elements[told].value / 2 <= elements[load].value,
      elements[load].value / 2 <= elements[told].value, elements[told].value > 10_000,
      told + 1 == elements.count
        || !elements[told + 1].isNumber && elements[told + 1].kind != .times
    else { return false }
    let done = elements[told]
    context.remarks.append(range(load..<told))
    anatomy.parser.elements.removeSubrange((times + 2)...told)
    anatomy.parser.elements.insert(done, at: times + 2)
    return true
  }

  /// The 25 of `25 12 12 10` and of `(25) got 12 12 10`, and the index behind it.
  private func loadOfScheme(_ start: Int) -> (load: Int, behind: Int)? {
    let isEnclosed = elements[start].kind == .openParenthesis
    let load = isEnclosed ? start + 1 : start
    guard load + 1 < elements.count, elements[load].kind == .quantity,
      elements[load].unit == .none || elements[load].unit.isMass, elements[load].value >= 4_000,
      !isEnclosed || elements[load + 1].kind == .closeParenthesis
    else { return nil }
    return (load, isEnclosed ? load + 2 : load + 1)
  }

  /// Behind the `-> did` and the `moved to` before a result.
  private func behindReport(_ start: Int) -> Int {
    var index = start
    while index < min(start + 2, elements.count), elements[index].kind != .word,
      !elements[index].isNumber
    {
      index += 1
    }
    guard index < elements.count, isWord(index, in: Self.reports) else { return start }
    index += 1
    if index < elements.count, isWord(index, in: Self.toward) { index += 1 }
    return index
  }

  private func countsToEnd(from first: Int) -> [Int] {
    let counts = elements[first...].indices.prefix {
      elements[$0].isBareWhole && elements[$0].value <= 50_000 && elements[$0].spaceBefore
    }
    let end = counts.endIndex
    guard
      end == elements.count || elements[end].kind == .word && elements[end].word == .plain
        || elements[end].kind == .exclamation || elements[end].kind == .openParenthesis
    else { return [] }
    return Array(counts)
  }

  private mutating func replaceScheme(
    _ times: Int, _ load: Element, _ reps: [Element], through last: Int
  ) {
    let gap = ByteRange(Int(load.range.end), Int(load.range.end))
    var sets = [load, Element(.times, gap, flags: [.spaceBefore, .spaceAfter])]
    sets[0].flags.formUnion([.spaceBefore, .spaceAfter])
    for (number, count) in reps.enumerated() {
      if number > 0 {
        let place = ByteRange(Int(count.range.start), Int(count.range.start))
        sets.append(Element(.comma, place, flags: .spaceAfter))
      }
      sets.append(count)
    }
    context.remarks.append(range((times - 1)..<(times + 2)))
    anatomy.parser.elements.replaceSubrange((times - 1)...last, with: sets)
  }

  private static let reports = WordSet("did got made hit managed moved went done actual actually")
  private static let toward = WordSet("to up only just")
}

internal import JournalSyntax

/// Loads that fall without a rest, and the reps of each behind the word for it.
extension FileReader {
  /// Writes out `50-35-20 dropset 10-8-8`: each load with its reps.
  mutating func settleDropsWithReps(_ drop: Int) {
    guard elements[drop].meaning == .drop, drop > 2, drop + 3 < elements.count else { return }
    var first = drop - 1
    while first > 1, isDash(first - 1), elements[first - 2].kind == .quantity,
      elements[first - 2].value > elements[first].value
    {
      first -= 2
    }
    var last = drop + 1
    while last + 2 < elements.count, isDash(last + 1), elements[last + 2].isBareWhole { last += 2 }
    let loads = stride(from: first, to: drop, by: 2).map { elements[$0] }
    let reps = stride(from: drop + 1, through: last, by: 2).map { elements[$0] }
    guard loads.count > 1, loads.count == reps.count,
      loads.allSatisfy({ $0.unit == .none || $0.unit.isMass }),
      reps.allSatisfy({ $0.isBareWhole && 1_000...60_000 ~= $0.value }),
      last + 1 == elements.count || elements[last + 1].kind == .comma
        || elements[last + 1].kind == .openParenthesis,
      first == 0 || elements[first - 1].kind != .times
    else { return }
    var written: [Element] = []
    for (load, reps) in zip(loads, reps) {
      let place = ByteRange(Int(load.range.end), Int(load.range.end))
      if !written.isEmpty {
        written.append(Element(.comma, place, flags: .spaceAfter))
        written.append(
          Element(.word, place, word: elements[drop].word, flags: [.spaceBefore, .spaceAfter]))
      }
      var (load, reps) = (load, reps)
      load.flags.insert(.spaceBefore)
      reps.flags = .spaceAfter
      reps.range = place
      written += [load, Element(.times, place), reps]
    }
    anatomy.parser.elements.replaceSubrange(first...last, with: written)
  }

  private func isDash(_ index: Int) -> Bool {
    (elements[index].kind == .hyphen || elements[index].kind == .slash)
      && !elements[index].spaceBefore && !elements[index].spaceAfter
  }
}

internal import JournalSyntax

/// Pairs of dumbbells and bells told by their size behind sets and reps: the tens of `step-ups 2x12 10s each leg`, the
/// twenty-fours of `farmers walk 2 x 40m with 24s`. They are no seconds.
extension FileReader {
  mutating func settleSizesBehindSchemes() {
    for index in elements.indices.dropFirst(3) where elements[index].unit == .letterS {
      guard elements[index].kind == .quantity, elements[index].flags.contains(.unitGlued),
        8_000...100_000 ~= elements[index].value, elements[index].value % 500 == 0,
        endsSize(index), elements[index - 1].meaning == .with || isSizeBehindReps(index)
      else { continue }
      anatomy.parser.elements[index].unit = .none
      if elements[index - 1].meaning == .with {
        anatomy.parser.elements[index - 1].kind = .at
        anatomy.parser.elements[index - 1].word = .plain
      } else {
        // `step-ups 10 2x12 each leg`.
        var size = anatomy.parser.elements.remove(at: index)
        size.flags.formUnion([.spaceBefore, .spaceAfter])
        size.flags.remove(.unitGlued)
        anatomy.parser.elements.insert(size, at: index - 3)
        anatomy.parser.elements[index - 2].flags.insert(.spaceBefore)
      }
      anatomy.parser.end = elements.count
      return
    }
  }

  /// Nothing stands behind, or a side: `10s pause` and `10s hold` tell of seconds.
  private func endsSize(_ index: Int) -> Bool {
    guard let next = elements[safe: index + 1] else { return true }
    switch next.kind {
    case .comma, .closeParenthesis, .period, .exclamation: return true
    default: return next.meaning == .each || next.meaning == .side || next.meaning == .per
    }
  }

  /// Right behind `2x12` of what is held in both hands, or done with each of two limbs.
  private func isSizeBehindReps(_ index: Int) -> Bool {
    guard elements[index - 1].isBareWhole, 3_000...30_000 ~= elements[index - 1].value,
      elements[index - 2].kind == .times, elements[index - 3].isBareWhole,
      elements[index - 3].value <= 10_000, elements[index].spaceBefore,
      let first = elements.firstIndex(where: \.isNumber), first == index - 3, first > 0
    else { return false }
    let nature = names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
    guard nature.isDisjoint(with: [.timed, .cardio, .distance]) else { return false }
    let next = elements[safe: index + 1]
    return nature.contains(.dumbbell) || next?.meaning == .each || next?.meaning == .side
  }
}

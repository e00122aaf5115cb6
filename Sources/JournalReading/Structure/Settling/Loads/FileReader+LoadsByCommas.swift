internal import JournalSyntax

/// Loads without a unit that a comma or a bar parts from their work: `82.5, 8 reps`, `3 sets, 10 reps, 60`,
/// `60 | 3x10`.
extension FileReader {
  /// Puts the sign of the work in place of the mark behind, or before, the load at `index`.
  mutating func settleLoadByComma(_ index: Int) {
    guard let mark = elements[safe: index + 1], let next = elements[safe: index + 2],
      next.isNumber, elements[index].isBare
    else { return }
    switch mark.kind {
    // `12, 10 reps` are two sets.
    case .comma
    where next.unit == .repetition && isAboveReps(index, next) && isBeforeLoads(index)
      && elements[safe: index + 3]?.kind != .times && !isOfBody(before: index):
      anatomy.parser.elements[index + 1].kind = .times
    case .pipe
    where next.isBareWhole && isAboveReps(index, next)
      && (index == 0 || elements[index - 1].kind != .pipe)
      && elements[safe: index + 3]?.kind == .times && elements[safe: index + 4]?.isBareWhole == true
      && !endsCellOfRow(index + 5):
      anatomy.parser.elements.remove(at: index + 1)
      anatomy.parser.elements[index].flags.insert(.spaceAfter)
    default: return
    }
  }

  /// A bar, and behind it a number that is no load of another exercise: `60 | 3x10 | 8`.
  private func endsCellOfRow(_ index: Int) -> Bool {
    guard index < elements.count,
      let pipe = elements[index...].firstIndex(where: { $0.kind == .pipe })
    else { return false }
    return pipe == index || !elements[pipe - 1].isBare || elements[safe: pipe + 2]?.kind != .times
  }

  /// `100 kg, 3x5, 110 kg, 2x3`, `100 kg - 3x5, 110 kg - 2x3`: drops the mark behind each load of such a run.
  mutating func settleLoadsBeforePairs(_ index: Int) {
    guard let mark = elements[safe: index + 1], isPairBehindLoad(index, mark.kind),
      let next = elements[safe: index + 5], next.kind == .comma || next.kind == .semicolon,
      isPairBehindLoad(index + 6, mark.kind)
    else { return }
    var marks: [Int] = []
    var load = index
    while isPairBehindLoad(load, mark.kind) {
      marks.append(load + 1)
      load += 6
    }
    for mark in marks.reversed() {
      anatomy.parser.elements.remove(at: mark)
      anatomy.parser.elements[mark - 1].flags.insert(.spaceAfter)
      anatomy.parser.elements[mark].flags.insert(.spaceBefore)
    }
  }

  /// `100 kg, 3x5`.
  private func isPairBehindLoad(_ load: Int, _ mark: Element.Kind) -> Bool {
    guard let first = elements[safe: load], first.kind == .quantity,
      first.unit.isMass || first.isBare && first.value >= 20_000,
      let sign = elements[safe: load + 1], sign.kind == mark,
      mark == .comma || mark == .pipe || mark == .hyphen && sign.spaceBefore,
      let sets = elements[safe: load + 2], sets.isBareWhole, sets.value <= 10_000,
      elements[safe: load + 3]?.kind == .times, let reps = elements[safe: load + 4],
      reps.isBareWhole, reps.value <= 30_000, elements[safe: load + 5]?.kind != .times
    else { return false }
    return true
  }

  /// The load behind `3 sets, 10 reps,` at `comma`.
  mutating func settleLoadBehindCountedReps(_ comma: Int) {
    guard comma > 1, comma + 1 < elements.count, elements[comma - 1].isNumber,
      elements[comma + 1].isBare,
      isSetsAndReps(before: comma),
      isAboveReps(comma + 1, elements[comma - 1])
        || elements[comma - 1].unit == .repetition && elements[comma + 1].value >= 15_000,
      elements[safe: comma + 2]?.isNumber != true, elements[safe: comma + 2]?.kind != .times,
      // `1 x 16, 70, 46`: a list of reps.
      elements[safe: comma + 3]?.isBare != true || elements[safe: comma + 4]?.kind == .times
    else { return }
    anatomy.parser.elements[comma].kind = .at
  }

  /// `3 sets, 10 reps` and `3x10`, and no load before them.
  private func isSetsAndReps(before comma: Int) -> Bool {
    if elements[comma - 1].unit == .repetition {
      return elements[..<comma].suffix(4).contains { $0.unit == .set && $0.isNumber }
        && !elements[..<comma].suffix(5).contains { $0.unit.isMass }
    }
    guard comma > 3, elements[comma - 1].isBareWhole, elements[comma - 1].value <= 30_000,
      elements[comma - 2].kind == .times, elements[comma - 3].isBareWhole,
      elements[comma - 3].value <= 10_000
    else { return false }
    let before = elements[comma - 4]
    return before.kind == .word && before.meaning != .level && before.meaning != .plate
      || before.kind == .colon || before.kind == .hyphen
  }

  /// Parts the two of `8/8/8 @ 82.5, 6/6 @ 92.5` and of `8/8/8 @ 82.5 / 6/6 @ 92.5`: the 6 is no load.
  mutating func partSlashedLists(_ mark: Int) -> Bool {
    guard mark > 1, mark + 4 < elements.count, elements[mark - 1].isNumber,
      elements[mark - 2].kind == .at, elements[mark].kind == .comma || elements[mark].spaceBefore,
      elements[mark + 1].isBareWhole, elements[mark + 1].value <= 30_000
    else { return false }
    var last = mark + 1
    while last + 2 < elements.count, elements[last + 1].kind == .slash,
      !elements[last + 1].spaceBefore, elements[last + 2].isBareWhole
    {
      last += 2
    }
    guard last > mark + 1, elements[safe: last + 1]?.kind == .at,
      elements[safe: last + 2]?.isNumber == true
    else { return false }
    anatomy.parser.elements[mark].kind = .semicolon
    return true
  }

  /// `Push-ups 40, 10 reps`.
  private func isOfBody(before index: Int) -> Bool {
    guard let first = elements[..<index].firstIndex(where: { $0.kind == .word }) else {
      return context.entry.map { file.entries[$0].nature.contains(.bodyweight) } ?? false
    }
    let end = elements[first..<index].firstIndex { $0.kind != .word && $0.kind != .hyphen } ?? index
    return names.nature(of: NameText.clean(written.bytes[range(first..<end).indices]))
      .contains(.bodyweight)
  }

  /// Nobody tells so many reps before or behind fewer.
  private func isAboveReps(_ load: Int, _ reps: Element) -> Bool {
    let value = elements[load].value
    if elements[load].flags.contains(.fraction), value >= 10_000 { return true }
    return value >= 40_000 || value >= 20_000 && value / 5 * 2 >= reps.value
  }

  /// A name or a mark stands before the load, and no number of the same list.
  private func isBeforeLoads(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = elements[index - 1]
    // `5 reps at 80, 3 reps at 85`.
    switch before.meaning {
    case .at, .with, .of, .for: return false
    default: break
    }
    return before.kind == .word || before.kind == .colon || before.kind == .hyphen
      || (before.kind == .comma || before.kind == .semicolon || before.kind == .slash)
        && (index < 2 || elements[index - 2].unit == .repetition)
  }
}

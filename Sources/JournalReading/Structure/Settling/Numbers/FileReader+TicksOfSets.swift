internal import JournalSyntax

/// A tick or a cross for each set of a scheme: `Squat 3x5 @ 185 ✅✅✅`, `Bench 3x5 @ 135 ✅✅❌4`.
extension FileReader {
  /// Puts what was done in the place of the scheme; a cross without a number is said to be unread.
  mutating func settleTicksOfSets(_ first: Int) {
    guard first > 2, let scheme = ticked(before: first), let marks = marks(from: first),
      // One tick is of the whole line.
      2...scheme.sets ~= marks.count
    else { return settleCrossBehindSet(first) }
    let ticks = marks.count { $0 == .done }
    guard ticks < scheme.sets else { return }
    if marks.contains(.missed) {
      file.diagnostics.append(.unreadRest(at: place(range(first..<elements.count))))
    }
    context.remarks.append(range(scheme.start..<elements.count))
    var (written, place) = ([Element](), elements[first].range)
    if let load = scheme.load {
      written = [load, Element(.times, place, flags: [.spaceBefore, .spaceAfter])]
    }
    let reps = marks.compactMap { mark -> Element? in
      guard mark != .missed else { return nil }
      var reps = elements[scheme.reps]
      if case .reps(let number) = mark { reps = elements[number] }
      if scheme.load == nil, reps.unit == .none { reps.unit = .repetition }
      reps.flags = .spaceBefore
      return reps
    }
    guard !reps.isEmpty else { return }
    for (number, reps) in reps.enumerated() {
      place = ByteRange(Int(reps.range.end), Int(reps.range.end))
      if number > 0 { written.append(Element(.comma, place, flags: .spaceAfter)) }
      written.append(reps)
    }
    anatomy.parser.elements.replaceSubrange(scheme.start..., with: written)
  }

  private enum Mark: Equatable {
    case done
    /// With the element that tells how many reps came of it.
    case reps(Int)
    case missed
  }

  /// Signs up to the end of the line, and nothing but them.
  private func marks(from first: Int) -> [Mark]? {
    var marks: [Mark] = []
    var index = first
    while index < elements.count {
      if elements[index].kind == .check {
        marks.append(.done)
      } else if isCross(index) {
        let isCounted = index + 1 < elements.count && elements[index + 1].isBareWhole
        marks.append(isCounted ? .reps(index + 1) : .missed)
        if isCounted { index += 1 }
      } else {
        return nil
      }
      index += 1
    }
    return marks
  }

  /// The `3x5` or `3x5 @ 185` that ends there.
  private func ticked(
    before end: Int
  ) -> (start: Int, sets: Int, reps: Int, load: Element?)? {
    var (reps, load) = (end - 1, Element?.none)
    if end > 4, elements[end - 2].kind == .at || elements[end - 1].unit.isMass {
      load = elements[end - 1]
      reps = elements[end - 2].kind == .at ? end - 3 : end - 2
      // `3x5 @8` tells a rating.
      guard let load, load.kind == .quantity, load.unit.isMass || load.value > 10_000 else {
        return nil
      }
    }
    guard reps > 1, elements[reps].isNumber, elements[reps - 1].kind == .times,
      elements[reps - 2].isBareWhole, 2_000...10_000 ~= elements[reps - 2].value,
      reps < 4 || elements[reps - 3].kind != .times,
      elements[reps].isBareWhole && elements[reps].value <= 50_000
        || elements[reps].unit.isTime || elements[reps].unit == .letterS
    else { return nil }
    return (reps - 2, Int(elements[reps - 2].value) / 1000, reps, load)
  }

  /// The `❌3` of `200x5 ✅ 200x5 ❌3`: so many came of the five.
  private mutating func settleCrossBehindSet(_ cross: Int) {
    guard isCross(cross), cross > 2, cross + 1 < elements.count,
      elements[cross + 1].isBareWhole, elements[cross - 1].isBareWhole,
      elements[cross - 2].kind == .times, elements[cross - 3].isNumber,
      elements[cross + 1].value < elements[cross - 1].value,
      cross + 2 == elements.count || elements[cross + 2].kind != .times
    else { return }
    anatomy.parser.elements[cross - 1].value = elements[cross + 1].value
    anatomy.parser.elements.removeSubrange(cross...(cross + 1))
    anatomy.parser.elements[cross - 1].flags.insert(.spaceAfter)
  }

  /// The tick of `Dips 5x5 ✓ (+10kg)`. Returns true when it was taken off.
  mutating func dropTickBeforeAdded(_ tick: Int) -> Bool {
    guard elements[tick - 1].isNumber, tick + 3 < elements.count,
      elements[tick + 1].kind == .openParenthesis, elements[tick + 2].kind == .plus,
      elements[tick + 3].unit.isMass
    else { return false }
    anatomy.parser.elements.remove(at: tick)
    return true
  }
}

internal import JournalSyntax

/// A bell, a slash, and how often it was lifted or carried how far: `Row 32 / 4x6 each`, `Double press 2x20 / 5x5`,
/// `Waiter walk 16 / 2x30 m`.
extension FileReader {
  /// Puts the load behind its sets, as `4x6 @ 32`, for its size alone may not tell it from reps; of two bells it is
  /// that of each.
  mutating func settleWorkBehindSlash() {
    guard elements.count > 4, elements[0].kind == .word,
      let slash = elements.firstIndex(where: { $0.kind == .slash }), slash > 1,
      elements[slash].spaceBefore, elements[slash].spaceAfter, slash + 1 < elements.count,
      let start = startOfBell(slash - 1),
      elements[..<start].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isWork(slash + 1)
    else { return }
    let isPair = start < slash - 1
    var load = elements[slash - 1]
    if load.unit == .letterS || isPair {
      load.flags.insert(.loadOfSide)
      load.unit = .none
    }
    load.flags.insert(.spaceAfter)
    let end = Int(load.range.end)
    let behind = slash + 4
    var sets = Array(elements[(slash + 1)..<behind])
    sets[0].flags.insert(.spaceBefore)
    let at = Element(
      .at, ByteRange(end, end), word: Word(meaning: .with, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(start..<behind, with: sets + [at, load])
    anatomy.parser.end = elements.count
  }

  /// The 32 of `Row 32`, the 2 of `Press 2x20`.
  private func startOfBell(_ load: Int) -> Int? {
    guard elements[load].kind == .quantity, elements[load].value >= 4_000,
      elements[load].value <= 100_000,
      elements[load].unit == .none || elements[load].unit == .letterS || elements[load].unit.isMass
    else { return nil }
    if elements[load - 1].kind == .word { return load }
    guard load > 2, elements[load - 1].kind == .times, elements[load - 2].isBare,
      elements[load - 2].value == 2_000, elements[load - 3].kind == .word,
      elements[load].value >= 8_000
    else { return nil }
    return load - 2
  }

  /// `4x6`, `2x30 m`.
  private func isWork(_ index: Int) -> Bool {
    guard index + 2 < elements.count, elements[index].isBareWhole,
      elements[index].value <= 10_000, elements[index + 1].kind == .times
    else { return false }
    let work = elements[index + 2]
    guard work.isBareWhole && work.value <= 50_000 || work.unit == .letterM || work.unit.isLength
    else { return false }
    guard index + 3 < elements.count else { return true }
    return elements[index + 3].kind != .times && elements[index + 3].kind != .at
      && !elements[(index + 3)...].contains { $0.unit.isMass }
  }
}

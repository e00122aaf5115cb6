internal import JournalSyntax

/// A bell, a slash, and how often it was lifted or how far it was carried: `Row 32 / 4x6 each`,
/// `Double press 2x20 / 5x5`, `Farmer 32s / 60 m, 45 m`.
extension FileReader {
  /// Takes the slash off, and the count of the two bells.
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
    // A load is told with `@` where its size alone would not tell it.
    var sets = Array(elements[(slash + 1)..<endOfWork(slash + 1)])
    sets[0].flags.insert(.spaceBefore)
    let at = Element(
      .at, ByteRange(end, end), word: Word(meaning: .with, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    let rest = Array(elements[endOfWork(slash + 1)...])
    anatomy.parser.elements.replaceSubrange(start..., with: sets + [at, load] + rest)
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

  private func endOfWork(_ index: Int) -> Int { index + 3 }
}

internal import JournalSyntax

/// Scales that are written beside sets.
extension FileReader {
  /// The `Z2` of `1h15 Z2 outside`: a zone of the heart rate, and no number.
  mutating func settleZone(_ index: Int) {
    guard index + 1 < elements.count, bytes[Int(elements[index].range.start)] | 0x20 == 0x7A,
      elements[index + 1].isBare,
      !elements[index + 1].spaceBefore, 1_000...7_000 ~= elements[index + 1].value,
      index + 2 == elements.count || elements[index + 2].spaceBefore
        || elements[index + 2].kind != .times
    else { return }
    let number = elements[index + 1]
    anatomy.parser.elements[index].range = elements[index].range.through(number.range)
    if number.spaceAfter { anatomy.parser.elements[index].flags.insert(.spaceAfter) }
    anatomy.parser.elements.remove(at: index + 1)
    // `50 min Z2, 8 km`: way and time are of one run.
    guard index + 2 < elements.count, elements[index + 1].kind == .comma,
      elements[index + 2].unit.isLength || elements[index + 2].unit.isTime
        || elements[index + 2].kind == .clock
    else { return }
    context.remarks.append(elements[index].range)
    anatomy.parser.elements.remove(at: index)
  }

  /// The `0/10` of `60 12/12/12 0/10!`: it did not hurt, for nobody notes a set of none.
  mutating func dropNoPain(_ slash: Int) {
    guard slash > 1, slash + 1 < elements.count, elements[slash - 1].isBare,
      elements[slash - 1].spaceBefore,
      elements[slash - 2].kind != .times, elements[slash + 1].isBare,
      elements[slash + 1].value == 10_000,
      !elements[slash].spaceBefore, !elements[slash].spaceAfter,
      slash + 2 == elements.count || elements[slash + 2].kind != .slash
    else { return }
    anatomy.parser.elements.removeSubrange((slash - 1)...(slash + 1))
  }

  /// The 205 of `bike 45 min, 205 W avg`: watts, for no number stands behind the letter. The letter goes.
  mutating func settleWatts(_ letter: Int) -> Bool {
    guard letter > 0, bytes[elements[letter].range.indices].elementsEqual("W".utf8),
      elements[letter - 1].isBareWhole, 60_000...900_000 ~= elements[letter - 1].value,
      letter + 1 == elements.count || !elements[letter + 1].isNumber,
      elements.contains(where: { $0.unit.isTime || $0.unit.isLength || $0.kind == .clock })
    else { return false }
    anatomy.parser.elements[letter - 1].unit = .other
    anatomy.parser.elements.remove(at: letter)
    settleWordBeforePower(letter - 1)
    return true
  }

  /// The `à` of `HT 4 x 8 min à 260 W`, as `at` is before a load.
  mutating func settleWordBeforePower(_ power: Int) {
    guard power > 1, elements[power - 1].kind == .word,
      bytes[elements[power - 1].range.indices].elementsEqual("à".utf8)
    else { return }
    anatomy.parser.elements[power - 1].kind = .at
    anatomy.parser.elements[power - 1].word = .plain
  }
}

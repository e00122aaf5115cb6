internal import JournalSyntax

/// Reps of both sides around a slash, in files that put the sets behind them: `Row 20 kg x 8/8 x 3`, and
/// `Snatch 16 kg x 10/10` below it.
extension FileReader {
  /// Puts them as `8 each`, and takes the 3 for sets.
  mutating func settleSidesBySlashes() {
    guard elements.count > 4, elements.contains(where: { $0.kind == .slash }) else { return }
    keepSlashesOfSides()
    var slash = 2
    while slash + 1 < elements.count {
      defer { slash += 1 }
      guard elements[slash].kind == .slash, !elements[slash].spaceBefore,
        !elements[slash + 1].spaceBefore, elements[slash - 1].kind == .quantity,
        elements[slash + 1].kind == .quantity, isPairOfSides(slash)
      else { continue }
      let (left, right) = (elements[slash - 1], elements[slash + 1])
      anatomy.parser.elements[slash - 1].value = min(left.value, right.value)
      anatomy.parser.elements[slash - 1].flags.insert(.spaceAfter)
      anatomy.parser.elements.replaceSubrange(
        slash...(slash + 1),
        with: [
          Element(
            .word, elements[slash].range.through(right.range),
            word: Word(meaning: .each, value: 0), flags: [.spaceBefore, .spaceAfter])
        ])
      if let sets = setsBehind(slash + 1) {
        anatomy.parser.elements[sets].unit = .set
        anatomy.parser.elements[sets].flags.insert(.spaceAfter)
      }
    }
  }

  private func isPairOfSides(_ slash: Int) -> Bool {
    let (left, right) = (elements[slash - 1], elements[slash + 1])
    let before = elements[slash - 2]
    guard elements[safe: slash + 2].map({ $0.kind != .slash }) ?? true else { return false }
    // `Suitcase carry 24 kg 30 m/30 m x 3`.
    if left.unit == right.unit, left.unit.isLength || left.unit == .letterM {
      return left.value == right.value && setsBehind(slash + 2) != nil
    }
    guard left.isBareWhole, right.isBareWhole, 1_000...30_000 ~= left.value,
      abs(left.value - right.value) <= 1_000,
      before.unit.isMass || before.kind == .times && elements[safe: slash - 3]?.unit.isMass == true
    else { return false }
    return context.slashesPartSides == true
  }

  /// The 3 of `x 3` at the end of its part of the line.
  private func setsBehind(_ times: Int) -> Int? {
    guard times + 1 < elements.count, elements[times].kind == .times,
      elements[times + 1].isBareWhole, 1_000...20_000 ~= elements[times + 1].value,
      elements[safe: times + 2].map({ $0.kind != .times && $0.kind != .slash }) ?? true
    else { return nil }
    return times + 1
  }

  /// At least two pairs of equal numbers have their sets behind them: `8/8 x 3`.
  private mutating func keepSlashesOfSides() {
    guard context.slashesPartSides == nil else { return }
    var (found, index) = (0, 1)
    while index + 1 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "/") else { continue }
      let left = bytes[..<index].reversed().prefix(3).prefix { Byte.isDigit($0) }
      let right = bytes[(index + 1)...].prefix(3).prefix { Byte.isDigit($0) }
      guard 1...2 ~= left.count, right.elementsEqual(left.reversed()) else { continue }
      let behind = bytes[right.endIndex...].prefix(4).drop { $0 == Byte.space }
      guard let sign = behind.first, sign == UInt8(ascii: "x") || sign == UInt8(ascii: "*"),
        let number = behind.dropFirst().drop(while: { $0 == Byte.space }).first
          ?? bytes[safe: behind.endIndex], Byte.isDigit(number)
      else { continue }
      found += 1
    }
    context.slashesPartSides = found >= 2
  }
}

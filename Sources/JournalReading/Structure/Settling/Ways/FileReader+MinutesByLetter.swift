internal import JournalSyntax

/// Minutes in the one letter that Vietnamese write: `Plank 1p, 1p, 45s`, `Đạp xe 20p 6km`.
extension FileReader {
  /// The `20p` beside a way and the `1p` beside seconds; reps and pounds stand beside neither.
  mutating func settleMinutesByLetter() {
    guard elements[0].kind == .word else { return }
    let tellsTime = elements.contains {
      $0.kind == .quantity
        && ($0.unit == .kilometer
          || ($0.unit == .second || $0.unit == .letterS) && $0.value >= 15_000)
    }
    // `Skos 20 kg 3s po 10p` counts reps, as Poles do.
    guard tellsTime, !elements.contains(where: { $0.unit.isMass || $0.kind == .times }) else {
      return
    }
    var index = 1
    while index + 1 < elements.count {
      if elements[index].isBareWhole, 1_000...180_000 ~= elements[index].value,
        elements[index + 1].kind == .word, !elements[index + 1].spaceBefore,
        elements[index + 1].range.count == 1,
        bytes[Int(elements[index + 1].range.start)] == UInt8(ascii: "p")
      {
        anatomy.parser.elements[index].unit = .minute
        anatomy.parser.elements[index].flags.insert(.unitGlued)
        if elements[index + 1].spaceAfter {
          anatomy.parser.elements[index].flags.insert(.spaceAfter)
        }
        anatomy.parser.elements[index].range = elements[index].range.through(
          elements[index + 1].range)
        anatomy.parser.elements.remove(at: index + 1)
      }
      index += 1
    }
  }
}

internal import JournalSyntax

/// Sets that are numbered by a letter on one line: `S1 8@60, S2 8@60, S3 6@60`.
extension FileReader {
  /// Takes the numbers off, where they run from 1 on; the sets behind them tell all.
  mutating func dropLettersOfSets() {
    guard elements.count > 5 else { return }
    var labels: [Int] = []
    var index = 0
    while index + 2 < elements.count {
      let isLabel =
        elements[index].kind == .word && elements[index].range.count == 1
        && bytes[Int(elements[index].range.start)] | 0x20 == UInt8(ascii: "s")
        && !elements[index + 1].spaceBefore && elements[index + 1].isBareWhole
        && Int(elements[index + 1].value) == (labels.count + 1) * 1000
        && (elements[index + 2].isNumber && elements[index + 2].spaceBefore
          || elements[index + 2].kind == .colon)
      if isLabel { labels.append(index) }
      index += isLabel ? 2 : 1
    }
    guard labels.count > 1 else { return }
    for label in labels.reversed() {
      let end = elements[label + 2].kind == .colon ? label + 3 : label + 2
      if end < elements.count { anatomy.parser.elements[end].flags.insert(.spaceBefore) }
      anatomy.parser.elements.removeSubrange(label..<end)
    }
  }
}

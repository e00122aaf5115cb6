internal import JournalSyntax

/// Pins of stacks by a letter: `Pulldown p12: 10, 9`, `leg curl: p5x15, p7x10`.
extension FileReader {
  /// Makes levels of the letter and the number, in files that have three of them or more.
  mutating func settlePinsByLetter() {
    var hasPin = false
    for index in elements.indices.dropLast() where isPin(index) {
      hasPin = true
      break
    }
    guard hasPin, namesPinsByLetter() else { return }
    var index = 0
    while index + 1 < elements.count {
      defer { index += 1 }
      guard isPin(index) else { continue }
      var level = elements[index + 1]
      level.unit = .level
      level.range = elements[index].range.through(level.range)
      level.flags.formUnion([.spaceBefore, .unitGlued])
      anatomy.parser.elements.replaceSubrange(index...(index + 1), with: CollectionOfOne(level))
      settleRepsBehindPin(index)
    }
    anatomy.parser.end = elements.count
  }

  /// `12 / 10 / 9` behind a pin and a mark, or right behind it.
  private mutating func settleRepsBehindPin(_ pin: Int) {
    guard pin + 2 < elements.count else { return }
    let mark = elements[pin + 1]
    let isMarked =
      mark.kind == .colon || mark.kind == .hyphen && mark.spaceBefore && mark.spaceAfter
    guard isMarked || mark.isBareWhole && mark.spaceBefore else { return }
    var counts: [Int] = []
    var index = isMarked ? pin + 2 : pin + 1
    while index < elements.count, elements[index].isBareWhole,
      1_000...60_000 ~= elements[index].value
    {
      counts.append(index)
      index += 1
      if index + 1 < elements.count,
        elements[index].kind == .slash || elements[index].kind == .comma,
        elements[index + 1].isBareWhole
      {
        index += 1
      }
    }
    guard !counts.isEmpty, elements[safe: index]?.kind != .times else { return }
    for count in counts.dropFirst() where elements[count - 1].kind == .slash {
      anatomy.parser.elements[count - 1].kind = .comma
    }
    putCommas(between: counts)
    let sign = signOf(.times, at: counts[0])
    if isMarked {
      anatomy.parser.elements[pin + 1] = sign
    } else {
      anatomy.parser.elements.insert(sign, at: pin + 1)
    }
  }

  /// The `p` and the 12 of `p12`.
  private func isPin(_ index: Int) -> Bool {
    elements[index].range.count == 1 && elements[index].kind == .word
      && elements[index + 1].isBareWhole && !elements[index + 1].spaceBefore
      && 1_000...40_000 ~= elements[index + 1].value
      && bytes[Int(elements[index].range.start)] == UInt8(ascii: "p")
      && (index == 0 || elements[index].spaceBefore)
  }

  private mutating func namesPinsByLetter() -> Bool {
    if let known = context.namesPinsByLetter { return known }
    var pins = 0
    let last = bytes.count - 2
    for index in bytes.indices.dropFirst()
    where bytes[index] == UInt8(ascii: "p") && bytes[index - 1] == Byte.space && index < last
      && Byte.isDigit(bytes[index + 1])
    {
      pins += 1
      if pins > 2 { break }
    }
    context.namesPinsByLetter = pins > 2
    return pins > 2
  }
}

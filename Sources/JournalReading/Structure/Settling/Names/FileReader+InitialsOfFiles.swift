internal import JournalSyntax

/// The letters of two who train, before the sets of each and below the name of an exercise: `J: 60x5 70x5`
/// and `M: 100x5 110x5` right below it.
extension FileReader {
  /// Looks once for two letters that stand so, one below the other, at least three times.
  mutating func keepInitialsOfFile() {
    context.soughtInitials = true
    guard !context.titleInitials else { return }
    var (pairs, before) = ([UInt8: Int](), UInt8?.none)
    var letters: Set<UInt8> = []
    for line in document.lines where line.kind != .blank {
      let letter = initial(line)
      if let letter {
        letters.insert(letter)
        if let before, before != letter { pairs[letter, default: 0] += 1 }
      }
      before = letter
    }
    guard letters.count == 2, pairs.values.reduce(0, +) >= 3, let low = letters.min(),
      let high = letters.max(),
      // `A:` and `B:` are exercises done in turn.
      high - low > 1
    else { return }
    context.titleInitials = true
    context.initials = letters
  }

  /// The `J` of `J: 60x5`; sides, sets, weights and plans have their letters, too.
  private func initial(_ line: LineSyntax) -> UInt8? {
    let text = bytes[line.content.indices]
    guard line.kind == .text || line.kind == .item, text.count > 4, let letter = text.first,
      0x41...0x5A ~= letter, text[text.startIndex + 1] == Byte.colon,
      text[text.startIndex + 2] == Byte.space
    else { return nil }
    switch letter {
    case UInt8(ascii: "L"), UInt8(ascii: "R"), UInt8(ascii: "S"), UInt8(ascii: "W"),
      UInt8(ascii: "P"), UInt8(ascii: "D"), UInt8(ascii: "T"), UInt8(ascii: "N"):
      return nil
    default: return letter
    }
  }
}

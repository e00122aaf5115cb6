internal import JournalSyntax

/// Times of several holds with nothing or a slash between them: `Plank 60 s 60 s`, `side plank 30s / 30s`.
extension FileReader {
  mutating func settleTimesSideBySide() {
    var index = 1
    while index + 1 < elements.count {
      let isSlash = elements[index].kind == .slash && elements[index].spaceBefore
      let next = isSlash ? index + 1 : index
      // `Plank 60s 60s` is read as it is.
      if isHold(index - 1), isHold(next), elements[index - 1].unit == elements[next].unit,
        isSlash || !elements[next].flags.contains(.unitGlued)
      {
        if isSlash {
          anatomy.parser.elements[index].kind = .comma
        } else {
          let start = Int(elements[next].range.start)
          anatomy.parser.elements.insert(
            Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: next)
        }
      }
      if isHold(index - 1), isSlash { settleBareTimesBehind(index) }
      index += 1
    }
  }

  /// The bare 40 and 35 of `45 s / 40 / 35`.
  private mutating func settleBareTimesBehind(_ slash: Int) {
    var index = slash
    while index + 1 < elements.count, elements[index].kind == .slash, elements[index].spaceBefore,
      elements[index + 1].isBareWhole, elements[index + 1].value >= 5_000
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index + 1].unit = .second
      index += 2
    }
  }

  private func isHold(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].unit == .second || elements[index].unit == .letterS)
  }
}

internal import JournalSyntax

/// Times of several holds with nothing or a slash between them: `Plank 60 s 60 s`, `side plank 30s / 30s`.
extension FileReader {
  mutating func settleTimesSideBySide() {
    settleLettersBetweenTimes()
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

  /// The `r 2'` of `60 kg x 6, r 2'` and of `- 6, r 2'`: how long the rest was.
  mutating func settleRestByLetter() {
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].kind == .word && elements[index].range.count == 1
      && bytes[Int(elements[index].range.start)] == UInt8(ascii: "r")
      && elements[index - 1].kind == .comma
      && (elements[index + 1].unit.isTime || elements[index + 1].kind == .clock)
    {
      anatomy.parser.elements[index].word = Word(meaning: .rest, value: 0)
    }
  }

  /// The `@ +5kg` of `10s x 3 @ +5kg`, which is read without its sign, and the `6, rest` of `- 6, rest 2 min` below a
  /// name: reps.
  mutating func settleSignsBesideTimes() {
    guard elements.count > 2 else { return }
    if elements[0].isBareWhole, 1_000...60_000 ~= elements[0].value, elements[1].kind == .comma,
      elements[2].meaning == .rest, context.entry != nil || context.pendingName != nil
    {
      anatomy.parser.elements[0].unit = .repetition
    }
    if let at = elements.indices.dropFirst(2).dropLast(2).first(where: {
      elements[$0].kind == .at && elements[$0 + 1].kind == .plus && elements[$0 + 2].unit.isMass
    }), elements[..<at].contains(where: { $0.unit == .second || $0.unit == .letterS }) {
      anatomy.parser.elements.remove(at: at)
      anatomy.parser.elements[at].flags.insert(.spaceBefore)
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

  /// The first `s` of `60 s 45 s`, which the number behind it leaves a word.
  private mutating func settleLettersBetweenTimes() {
    for index in elements.indices.dropFirst(2).dropLast()
    where isLetterS(index) && elements[index - 1].isBare && elements[index + 1].kind == .quantity
      && (isHold(index + 1)
        || elements[index + 1].isBare && index + 2 < elements.count && isLetterS(index + 2))
    {
      anatomy.parser.elements[index - 1].unit = .second
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
    }
  }

  private func isLetterS(_ index: Int) -> Bool {
    elements[index].kind == .word && elements[index].range.count == 1
      && bytes[Int(elements[index].range.start)] == UInt8(ascii: "s")
  }

  private func isHold(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].unit == .second || elements[index].unit == .letterS)
  }
}

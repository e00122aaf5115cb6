internal import JournalSyntax

/// Short ways to tell a rest behind the sets of a line: `60x5 R 2:00`, `60x5 r: 90s`, `60x5 rest 2m`.
extension FileReader {
  mutating func settleWordsOfRest() {
    var number = elements.count - 1
    if elements[number].kind == .closeParenthesis { number -= 1 }
    guard number > 2 else { return }
    let word = elements[number - 1].kind == .colon ? number - 2 : number - 1
    guard elements[word].kind == .word else { return partLetterOfRest(word, elements[number]) }
    if elements[word].meaning == .rest {
      if elements[number].unit == .meter || elements[number].unit == .letterM,
        elements[number].flags.contains(.unitGlued),
        elements[number].value <= 15_000
      {
        anatomy.parser.elements[number].unit = .minute
      }
    } else if elements[word].range.count == 1, isRest(elements[number]),
      isWord(word, in: Self.letters), elements[word].spaceBefore,
      elements[word - 1].isNumber || elements[word - 1].kind == .comma
        || elements[word - 1].kind == .openParenthesis || elements[word - 1].kind == .pipe
    {
      anatomy.parser.elements[word].word = Word(meaning: .rest, value: 0)
    }
  }

  /// The R of `60x5 R 2:00`, which elsewhere says that the 5 are reps.
  private mutating func partLetterOfRest(_ reps: Int, _ time: Element) {
    guard elements[reps].unit == .repetition, !elements[reps].flags.contains(.unitGlued),
      isRest(time), case let end = Int(elements[reps].range.end),
      bytes[end - 1] | 0x20 == UInt8(ascii: "r"), bytes[end - 2] == Byte.space
    else { return }
    let rest = Element(
      .word, ByteRange(end - 1, end), word: Word(meaning: .rest, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements[reps].unit = .none
    anatomy.parser.elements[reps].range = ByteRange(Int(elements[reps].range.start), end - 2)
    anatomy.parser.elements[reps].flags.insert(.spaceAfter)
    anatomy.parser.elements.insert(rest, at: reps + 1)
  }

  private func isRest(_ time: Element) -> Bool {
    (time.kind == .clock || time.kind == .quantity && (time.unit.isTime || time.unit == .letterS))
      && time.value <= 1_200_000
  }

  private static let letters = WordSet("R r")
}

internal import JournalSyntax

/// How East Asian swimmers and runners count what they went.
extension FileReader {
  /// The `12本` of `Swim 25m×12本(0'45)` counts lengths, as sets are counted elsewhere.
  mutating func settleCounterOfLengths(_ word: Int) {
    guard word >= 3, bytes[elements[word].range.indices].starts(with: "本".utf8),
      !elements[word].spaceBefore, elements[word - 1].kind == .quantity,
      elements[word - 1].unit == .none, elements[word - 2].kind == .times,
      elements[word - 3].kind == .quantity,
      elements[word - 3].unit.isLength || elements[word - 3].unit == .letterM
    else { return }
    let count = "本".utf8.count
    let (number, range) = (elements[word - 1], elements[word].range)
    let end = Int(range.start) + count
    anatomy.parser.elements[word - 1].unit = .set
    anatomy.parser.elements[word - 1].range = ByteRange(Int(number.range.start), end)
    if range.count > count {
      anatomy.parser.elements[word].range = ByteRange(end, Int(range.end))
    } else {
      if elements[word].spaceAfter { anatomy.parser.elements[word - 1].flags.insert(.spaceAfter) }
      anatomy.parser.elements.remove(at: word)
    }
  }
}

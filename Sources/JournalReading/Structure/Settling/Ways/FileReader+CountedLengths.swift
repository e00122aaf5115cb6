internal import JournalSyntax

/// How East Asian swimmers and runners count what they went.
extension FileReader {
  /// The `12本` of `Swim 25m×12本(0'45)` counts lengths, as sets are counted elsewhere.
  mutating func settleCounterOfLengths(_ word: Int) {
    if word > 0, elements[word - 1].kind == .clock || elements[word - 1].unit.isTime,
      Self.cycles.contains(where: { bytes[elements[word].range.indices].starts(with: $0.utf8) })
    {
      // `スイム 50m×10本、80秒サークル`: each is left in so long.
      anatomy.parser.elements[word - 1].unit = .pace
      return
    }
    guard word >= 3, bytes[elements[word].range.indices].starts(with: "本".utf8),
      !elements[word].spaceBefore, elements[word - 1].isBare, elements[word - 2].kind == .times,
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

  /// The 30 of `30 vezes 100 metros` and of `30 times 100 m`: how often, and no load.
  mutating func countWays(_ times: Int) {
    guard times > 0, times + 1 < elements.count, elements[times - 1].isBareWhole,
      elements[times + 1].kind == .quantity, elements[times + 1].unit.isLength
    else { return }
    anatomy.parser.elements[times - 1].unit = .set
  }

  private static let cycles = ["サークル", "サイクル"]
}

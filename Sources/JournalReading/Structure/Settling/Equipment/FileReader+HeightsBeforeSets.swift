internal import JournalSyntax

/// How high something is, with its sign of inches before the colon: `Box squat over 15": 100x3, 120x3`.
extension FileReader {
  /// Takes it for a part of the name; no hold is loaded so.
  mutating func nameHeightBeforeSets() {
    guard let colon = elements.firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 3 < elements.count, elements[colon - 1].kind == .quantity,
      elements[colon - 2].kind == .word, !isWord(colon - 2, in: Self.startsOfBars),
      elements[colon - 1].unit == .second || elements[colon - 1].unit == .inch,
      bytes[safe: Int(elements[colon - 1].range.end) - 1] == UInt8(ascii: "\""),
      elements[colon + 1].kind == .quantity,
      elements[colon + 1].unit.isMass
        || elements[colon + 1].isBare && elements[colon + 1].value >= 30_000,
      elements[colon + 2].kind == .times, elements[colon + 3].isBareWhole
    else { return }
    anatomy.parser.elements[colon - 1].kind = .word
    anatomy.parser.elements[colon - 1].word = .plain
    anatomy.parser.elements[colon - 1].unit = .none
  }

  /// `Deadlift from 18": 180x5`: where the bar lay, and no name.
  private static let startsOfBars = WordSet("from off")

  /// The `4"` of `4" block pull` and of `Step-up 20"`: how high it stood, and no seconds.
  mutating func settleHeightOfBox() {
    guard
      let number = elements.indices.first(where: { index in
        elements[index].unit == .second && elements[index].value <= 48_000
          && isWithInchMark(elements[index])
      })
    else { return }
    var end = number + 1
    while end < elements.count, elements[end].kind == .word || elements[end].kind == .hyphen {
      end += 1
    }
    var start = number
    while start > 0, elements[start - 1].kind == .word || elements[start - 1].kind == .hyphen {
      start -= 1
    }
    guard (start..<end).contains(where: { isWord($0, in: Self.boxes) }) else { return }
    join(number..<(number + 1))
  }

  /// The 24 of `10 box jumps 24` and the 60 of `12 box step overs 60`: nobody jumps with so much.
  mutating func dropHeightOfJumps() {
    let last = elements.count - 1
    guard last > 2, elements[last].isBareWhole, 12_000...110_000 ~= elements[last].value,
      elements[0].isBareWhole || elements[0].unit == .repetition,
      elements[1..<last].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      (1..<last).contains(where: { isWord($0, in: Self.box) }),
      (1..<last).contains(where: { isWord($0, in: Self.jumps) })
    else { return }
    context.remarks.append(elements[last].range)
    anatomy.parser.elements.removeLast()
    anatomy.parser.end = elements.count
  }

  private static let box = WordSet("box")
  private static let jumps = WordSet(
    "jump jumps jumpover jumpovers step steps stepup stepups step-ups over overs")

  /// `20"`, `20″`, `20”`, `20''`.
  private func isWithInchMark(_ number: Element) -> Bool {
    let text = bytes[number.range.indices]
    return Self.inchMarks.contains { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private static let inchMarks = ["\"", "″", "”", "''"]
  private static let boxes = WordSet(
    "box step stepup stepups step-up step-ups deficit block blocks platform riser pins pin")
}

internal import JournalSyntax
internal import WorkoutModel

/// The weight of the body in a language's own letters and words: `с/в 12, 10`, `VV+10/8`, `своим весом 15`.
extension FileReader {
  /// Makes one word of the letters, which the parser knows for the body.
  mutating func settleOwnWeightInitials() {
    var index = elements.count - 1
    while index > 0 {
      index -= 1
      guard index + 1 < elements.count, elements[index].kind == .word,
        let end = endOfInitials(index)
      else { continue }
      let flags = elements[index].flags.union(elements[end].flags.intersection(.spaceAfter))
      anatomy.parser.elements.replaceSubrange(
        index...end,
        with: [
          Element(
            .word, elements[index].range.through(elements[end].range),
            word: Word(meaning: .bodyweight, value: 0), flags: flags)
        ])
      // The `с` of `с собственным весом`.
      if index > 0, isWord(index - 1, in: CommonWords.with) {
        anatomy.parser.elements.remove(at: index - 1)
        index -= 1
      }
    }
  }

  /// The German `KG` of `| Dips | KG x 12 | KGx10 |`: the body's own weight, for no load stands before it.
  mutating func settleOwnWeightInCells() {
    for index in elements.indices.dropFirst().dropLast(2)
    where elements[index].kind == .word && elements[index].range.count == 2
      && elements[index - 1].kind == .pipe && elements[index + 1].kind == .times
      && elements[index + 2].isBareWhole && elements[index].massUnit == .kilogram
    {
      anatomy.parser.elements[index].word = Word(meaning: .bodyweight, value: 0)
    }
  }

  /// The last element of `с/в`, `св.в` or `собственным весом`, or the word `VV` itself.
  private func endOfInitials(_ index: Int) -> Int? {
    let next = elements[index + 1]
    if elements[index].range.count == 2, next.kind != .word, isWord(index, in: Self.alone) {
      return next.kind == .plus || next.kind == .slash || next.kind == .times || next.isNumber
        || next.kind == .colon && index > 0
        ? index : nil
    }
    if next.meaning == .weight, isWord(index, in: Self.own) { return index + 1 }
    if next.kind == .word, elements[index].meaning == .weight || isWord(index, in: Self.mass),
      isWord(index + 1, in: Self.body)
    {
      return index + 1
    }
    guard index + 2 < elements.count, next.kind == .slash || next.kind == .period,
      !next.spaceBefore,
      isWord(index, in: next.kind == .slash ? Self.firsts : Self.shortened),
      isWord(index + 2, in: Self.seconds)
    else { return nil }
    let point = index + 3
    let isPointed =
      point < elements.count && elements[point].kind == .period && !elements[point].spaceBefore
    return isPointed ? point : index + 2
  }

  /// A word or letters for the own weight where else a load stands: `barra fixa | PC | 6 5 4`.
  func standsForOwnWeight(_ index: Int) -> Bool {
    elements[index].meaning == .bodyweight || isWord(index, in: GymWords.ownWeight)
  }

  private static let mass = WordSet("masa masę masy")
  private static let alone = WordSet("vv EG lg")
  private static let own = WordSet(
    "свой своим своего собственным собственный собственного власна власною власним vlastní własny tělesná telesná"
  )
  private static let body = WordSet(
    "corporală corpului بدن بدنم الجسم جسمي الجسد σώματος ciała těla тела тіла")
  private static let firsts = WordSet("с c б")
  private static let shortened = WordSet("с св соб собств")
  private static let seconds = WordSet("в вес весом")

  /// The `KG` of `Klimmzüge KG 10/8/7`: the body's weight in German, behind a name of the body and before a list
  /// of reps; the scanner took it for the unit of the first.
  mutating func settleLettersOfOwnWeight() {
    guard
      let first = elements.indices.dropFirst().prefix(4).first(where: {
        elements[$0].unit == .kilogram && elements[$0].kind == .quantity
      }), first + 2 < elements.count, elements[first].value % 1000 == 0,
      case let range = elements[first].range, range.count > 3,
      bytes[range.indices].starts(with: "KG ".utf8),
      elements[first + 1].kind == .slash || elements[first + 1].kind == .comma
        || elements[first + 1].kind == .hyphen || elements[first + 1].isBareWhole,
      elements[first...].allSatisfy({ !$0.isNumber || $0.value % 1000 == 0 && $0.value <= 60_000 }),
      names.nature(of: NameText.clean(written.bytes[self.range(0..<first).indices]))
        .contains(.bodyweight),
      let digits = bytes[range.indices].firstIndex(where: { Byte.isDigit($0) })
    else { return }
    let start = Int(range.start)
    anatomy.parser.elements[first].unit = .none
    anatomy.parser.elements[first].range = ByteRange(digits, Int(range.end))
    anatomy.parser.elements[first].flags.insert(.spaceBefore)
    anatomy.parser.elements.insert(
      Element(
        .word, ByteRange(start, start + 2), word: Word(meaning: .bodyweight, value: 0),
        flags: [.spaceBefore, .spaceAfter]), at: first)
  }
}

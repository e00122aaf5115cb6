internal import JournalSyntax
internal import WorkoutModel

/// Rungs of a ladder within parentheses: `Clean and press 2x20kg ladder (1,2,3) x5`.
extension FileReader {
  private static let mostRungsInAll = 60

  /// Writes the rungs of `ladders (1,2,3) x4` out as often as told, where a word names the ladder, the work
  /// is done with the body, or a load stands before.
  mutating func settleRungsInParentheses() {
    guard elements.count > 7,
      let open = elements.firstIndex(where: { $0.kind == .openParenthesis }), open > 0,
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      close - open >= 4, (close - open) % 2 == 0, close + 2 < elements.count,
      elements[close + 1].kind == .times, elements[close + 2].isBareWhole,
      2_000...20_000 ~= elements[close + 2].value,
      close + 3 == elements.count || !elements[close + 3].isNumber
    else { return }
    for index in (open + 1)..<close {
      let isRung = (index - open) % 2 == 1
      guard
        isRung
          ? elements[index].isBareWhole && 1_000...30_000 ~= elements[index].value
            && (index < open + 3 || elements[index].value > elements[index - 2].value)
          : elements[index].kind == .comma || elements[index].kind == .hyphen
            || elements[index].kind == .slash
      else { return }
    }
    let rungs = stride(from: open + 1, to: close, by: 2).map { elements[$0] }
    let count = Int(elements[close + 2].value) / 1000
    let isNamed = isWord(open - 1, in: GymWords.ladders)
    let load = isNamed ? open - 2 : open - 1
    guard rungs.count * count <= Self.mostRungsInAll, load >= 0,
      isNamed || elements[load].unit.isMass || isDoneWithBody(0..<open)
    else { return }
    var all: [Element] = []
    for round in 0..<count {
      for rung in rungs {
        let place = ByteRange(Int(rung.range.start), Int(rung.range.start))
        if !all.isEmpty { all.append(Element(.comma, place, flags: .spaceAfter)) }
        var rung = rung
        rung.flags = round == 0 && all.isEmpty ? .spaceBefore : []
        all.append(rung)
      }
    }
    all[all.count - 1].flags.insert(.spaceAfter)
    // `16s ladder`: a pair of sixteens.
    if isNamed, elements[load].unit == .letterS {
      anatomy.parser.elements[load].unit = .none
      anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceAfter])
    }
    let start = isNamed && load > 0 ? open - 1 : open
    if start < open { context.remarks.append(elements[start].range) }
    anatomy.parser.elements.replaceSubrange(start...(close + 2), with: all)
    let isPair =
      load > 1 && elements[load - 1].kind == .times && elements[load - 2].isBareWhole
      && elements[load - 2].value == 2_000
      && (elements[load].unit.isMass
        || isNamed && elements[load].isBare && elements[load].value >= 8_000)
    if isPair {
      anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceBefore])
      anatomy.parser.elements.removeSubrange((load - 2)...(load - 1))
    }
  }

  private func isDoneWithBody(_ words: Range<Int>) -> Bool {
    elements[words].allSatisfy { $0.kind == .word || $0.kind == .hyphen || $0.kind == .colon }
      && names.nature(of: NameText.clean(written.bytes[range(words).indices])).contains(.bodyweight)
  }

  /// The `between, ` of `Chin-ups between, 1,2,3 x5`: when they were done.
  mutating func dropBetweenBeforeRungs() {
    guard let comma = elements.firstIndex(where: { $0.kind == .comma }), comma > 1,
      comma + 4 < elements.count, isWord(comma - 1, in: Self.betweenWords),
      elements[comma + 1].isBareWhole, elements[comma + 2].kind == .comma,
      isDoneWithBody(0..<(comma - 1))
    else { return }
    context.remarks.append(elements[comma - 1].range)
    anatomy.parser.elements.removeSubrange((comma - 1)...comma)
    anatomy.parser.elements[comma - 1].flags.insert(.spaceBefore)
  }

  private static let betweenWords = WordSet("between after before inbetween")
}

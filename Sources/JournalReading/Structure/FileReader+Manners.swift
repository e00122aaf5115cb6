internal import JournalSyntax
internal import WorkoutModel

/// Numbers each with words behind that tell how they were done.
extension FileReader {
  /// `push-ups: 60 wide, 10 diamond`, `Leg swings: 10 each direction`: reps behind the colon.
  mutating func manners(_ words: Range<Int>, _ line: LineSyntax) -> Bool {
    guard let colon = elements[words].firstIndex(where: { $0.kind == .colon }),
      colon > words.lowerBound, context.section == .training
    else { return false }
    var pieces: [Range<Int>] = []
    var index = colon + 1
    while let last = behindManner(index, words.upperBound) {
      pieces.append(index..<last)
      guard last < words.upperBound, elements[last].kind == .comma else { break }
      index = last + 1
    }
    let name = words.lowerBound..<colon
    guard pieces.last?.upperBound == words.upperBound else { return false }
    let isKnown = isName(name)
    guard pieces.allSatisfy({ tellsSides($0) }) || isKnown && countsReps(name) else {
      // `Press: 40 easy`: reps or a load.
      if isKnown { file.diagnostics.append(.unreadNumbers(at: place(line.content))) }
      return false
    }
    for piece in pieces {
      let number = piece.lowerBound
      _ = anatomy.parser.parse(from: number, to: number + 1)
      anatomy.parser.countReps()
      sets(
        Segment(
          name: piece == pieces[0] ? name : number..<number, expressions: number..<(number + 1),
          rest: (number + 1)..<piece.upperBound), line)
    }
    return true
  }

  /// Behind the `60 wide` and the `10 each direction` that start at `index`.
  private func behindManner(_ index: Int, _ end: Int) -> Int? {
    guard index + 1 < end, anatomy.parser.isBareNumber(index),
      1_000...500_000 ~= elements[index].value, elements[index].value % 1000 == 0
    else { return nil }
    var last = index + 1
    while last < end, elements[last].kind == .word,
      elements[last].word == .plain || isOfSides(elements[last])
    {
      last += 1
    }
    return 2...6 ~= last - index ? last : nil
  }

  private func isOfSides(_ element: Element) -> Bool {
    element.meaning == .each || element.meaning == .per || element.meaning == .side
  }

  /// `10 each direction`.
  private func tellsSides(_ piece: Range<Int>) -> Bool {
    let word = elements[piece.lowerBound + 1]
    return word.meaning == .each || word.meaning == .per
  }

  /// `60 wide` is a number of push-ups, but may be the load of a press.
  private func countsReps(_ name: Range<Int>) -> Bool {
    names.nature(of: NameText.clean(bytes[range(name).indices])).contains(.bodyweight)
  }
}

internal import JournalSyntax

/// Letters of left and right before the reps of each: `Рывок 16 л 8 п 8, л 7 п 7`, `Rodd 20 kg v 10 h 10`.
extension FileReader {
  /// Writes the letters as the words that settle sides; they take turns, and each has its number behind it.
  mutating func settleLettersBeforeReps() {
    settleWordsOfBothSides()
    guard elements.count >= 4 else { return }
    for start in elements.indices.dropLast(2) {
      guard elements[start + 1].isNumber,
        elements[start].kind == .word && elements[start].range.count <= 6
          && isWord(start, in: Self.anyLetter)
          || elements[start].kind == .quantity && elements[start].unit != .none
      else { continue }
      for (left, right) in Self.letters {
        if let letter = letterGlued(to: elements[start], left, right), elements[start + 1].isNumber
        {
          // `24 л 10 п 10`, where the letter was taken for a unit of the load.
          guard let (sides, end) = sides(from: start + 1, left, right, behind: letter) else {
            continue
          }
          anatomy.parser.elements[start].unit = .none
          anatomy.parser.elements[start].range = ByteRange(
            Int(elements[start].range.start), Int(letter.start))
          return put(sides, start + 1, end)
        }
        guard elements[start].kind == .word, elements[start].range.count <= 6,
          elements[start + 1].isNumber,
          isWord(start, in: left) || isWord(start, in: right),
          let (sides, end) = sides(from: start, left, right, behind: nil)
        else { continue }
        return put(sides, start, end)
      }
    }
  }

  /// Behind a load the sides stand behind their reps: `16 x 8 left, 8 right`.
  private mutating func put(_ sides: [Element], _ start: Int, _ end: Int) {
    let hasColon = start > 1 && elements[start - 1].kind == .colon
    let load = hasColon ? start - 2 : start - 1
    let isBehindLoad =
      load > 0 && elements[load].kind == .quantity && elements[load].value >= 4_000
      && (elements[load].unit.isMass || elements[load].isBare) && elements[load - 1].kind == .word
    guard isBehindLoad else {
      return anatomy.parser.elements.replaceSubrange(start..<end, with: sides)
    }
    // `24 kg R 10 L 10` is ten of each.
    if sides.count == 4, sides[1].value == sides[3].value, !hasColon, elements[load].unit.isMass {
      return anatomy.parser.elements.replaceSubrange(start..<end, with: sides)
    }
    var settled: [Element] = []
    for index in stride(from: 0, to: sides.count - 1, by: 2) {
      let place = ByteRange(Int(sides[index].range.start), Int(sides[index].range.start))
      if index > 0 {
        settled.append(Element(.comma, place, flags: .spaceAfter))
        var again = elements[load]
        again.range = place
        again.flags.formUnion([.spaceBefore, .spaceAfter])
        settled.append(again)
      }
      settled.append(Element(.times, place, flags: [.spaceBefore, .spaceAfter]))
      var reps = sides[index + 1]
      reps.unit = .none
      reps.flags = [.spaceBefore, .spaceAfter]
      var word = sides[index]
      word.range = ByteRange(Int(reps.range.end), Int(reps.range.end))
      settled += [reps, word]
    }
    anatomy.parser.elements.replaceSubrange((load + 1)..<end, with: settled)
    anatomy.parser.elements[load].flags.insert(.spaceAfter)
  }

  /// `л 8 п 8, л 7 п 7`, in elements with words for the sides, and where it ends.
  private func sides(
    from start: Int, _ left: WordSet, _ right: WordSet, behind letter: ByteRange?
  ) -> (sides: [Element], end: Int)? {
    var found: [Element] = []
    var count = 0
    var index = start
    // The letter that was read as the unit of the number before.
    var glued = letter
    while index < elements.count {
      let letter = glued ?? elements[index].range
      let isLeft = left.contains(bytes[letter.indices])
      guard isLeft || right.contains(bytes[letter.indices]),
        glued != nil || elements[index].kind == .word
      else { break }
      let number = glued == nil ? index + 1 : index
      guard number < elements.count, elements[number].kind == .quantity,
        elements[number].value % 1000 == 0, 1_000...60_000 ~= elements[number].value
      else { break }
      // Both sides take turns.
      if found.count > 1, found[found.count - 2].meaning == (isLeft ? .left : .right) { break }
      found.append(
        Element(
          .word, letter, word: Word(meaning: isLeft ? .left : .right, value: 0),
          flags: [.spaceBefore, .spaceAfter]))
      var reps = elements[number]
      glued = letterGlued(to: reps, left, right)
      if let glued {
        reps.unit = .none
        reps.range = ByteRange(
          Int(reps.range.start), Int(glued.start))
      }
      guard reps.unit == .none || reps.unit == .repetition else { return nil }
      found.append(reps)
      count += 1
      index = number + 1
      if glued == nil, index + 1 < elements.count,
        elements[index].kind == .comma || elements[index].kind == .slash
          || elements[index].kind == .semicolon || elements[index].kind == .arrow
      {
        guard elements[index + 1].kind == .word, index + 2 < elements.count,
          elements[index + 2].isNumber,
          left.contains(bytes[elements[index + 1].range.indices])
            || right.contains(bytes[elements[index + 1].range.indices])
        else { break }
        index += 1
      }
    }
    return glued == nil && count > 1 && count % 2 == 0 ? (found, index) : nil
  }

  /// The letter behind the number of `8 п`, where it was taken for a unit.
  private func letterGlued(to reps: Element, _ left: WordSet, _ right: WordSet) -> ByteRange? {
    guard reps.kind == .quantity, reps.unit != .none else { return nil }
    let text = bytes[reps.range.indices]
    guard let last = text.lastIndex(where: { Byte.isDigit($0) || $0 == Byte.space }) else {
      return nil
    }
    let letter = text[(last + 1)...]
    guard !letter.isEmpty, left.contains(letter) || right.contains(letter) else { return nil }
    return ByteRange(last + 1, text.endIndex)
  }

  /// The `sağ sol` of `yan plank 30 sn sağ sol 2 set`: one side and the other.
  private mutating func settleWordsOfBothSides() {
    guard !isASCII else { return }
    for index in elements.indices.dropLast() {
      let isRightFirst = isWord(index, in: Self.turkishRight)
      guard isRightFirst || isWord(index, in: Self.turkishLeft),
        isWord(index + 1, in: isRightFirst ? Self.turkishLeft : Self.turkishRight)
      else { continue }
      anatomy.parser.elements[index].word = Word(meaning: isRightFirst ? .right : .left, value: 0)
      anatomy.parser.elements[index + 1].word = Word(
        meaning: isRightFirst ? .left : .right, value: 0)
    }
  }

  private static let turkishLeft = WordSet("sol")
  private static let turkishRight = WordSet("sağ")

  /// Russian, Ukrainian, Polish and Czech; French; Spanish; Italian; Portuguese; Swedish; Norwegian and Danish;
  /// Finnish; English and German; Chinese and Japanese; Korean.
  private static let writtenLetters = [
    ("л лев лев. лл", "п прав прав. пр"), ("l", "p"), ("g", "d"), ("i izq", "d der"), ("sx", "dx"),
    ("e", "d"), ("v", "h"), ("v", "o"), ("l", "r"), ("左", "右"), ("좌 왼", "우 오"),
  ]
  private static let letters: [(left: WordSet, right: WordSet)] = writtenLetters.map {
    (WordSet($0), WordSet($1))
  }
  private static let anyLetter = WordSet(
    writtenLetters.map { $0 + " " + $1 }.joined(separator: " "))
}

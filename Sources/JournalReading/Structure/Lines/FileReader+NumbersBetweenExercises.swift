internal import JournalSyntax

/// Exercises that are numbered or joined on one line: `1. Squat 100x5x3, 2. Bench 80x5x3`, `bench 80x5x3 and 30 pushups`.
extension FileReader {
  /// Reads each exercise of a line that begins with `1.` and goes on with `, 2.` as a line of its own.
  mutating func numberedExercises(_ line: LineSyntax) -> Bool {
    guard line.kind == .numbered, 6...200 ~= elements.count else { return false }
    var (next, pieces): (Int32, [ByteRange]) = (2_000, [])
    var start = Int(line.content.start)
    for index in elements.indices.dropFirst(3).dropLast(3)
    where elements[index].isBareWhole && elements[index].value == next
      && (elements[index + 1].kind == .period || elements[index + 1].kind == .closeParenthesis)
      && !elements[index + 1].spaceBefore && elements[index + 2].kind == .word
      && elements[index + 2].spaceBefore && endOfKnownName(index + 2) != nil
    {
      let isMarked = elements[index - 1].kind == .comma || elements[index - 1].kind == .semicolon
      let last = isMarked ? index - 2 : index - 1
      pieces.append(ByteRange(start, Int(elements[last].range.end)))
      start = Int(elements[index + 2].range.start)
      next += 1_000
    }
    guard !pieces.isEmpty else { return false }
    readPieces(of: line, at: pieces + [ByteRange(start, Int(line.content.end))])
    return true
  }

  /// Reads the `30 pushups` of `bench 80x5x3 and 30 pushups` as a line of its own, where a known exercise ends the line.
  mutating func countedExerciseBehindAnd(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 6...60 ~= elements.count,
      elements[0].kind == .word, elements[elements.count - 1].kind == .word,
      let and = elements.indices.dropFirst(4).dropLast(2).last(where: { index in
        elements[index].kind == .word
          && (elements[index + 1].isBareWhole && elements[index + 1].value >= 5_000
            || elements[index + 1].unit == .set)
          && elements[index + 2].kind == .word
          && (elements[index].meaning == .and || isWord(index, in: Self.joints)
            || isWord(index, in: Self.withs) && isWord(index - 1, in: Self.ended))
      }), elements.count - and <= 6,
      case let name = elements[and + 2].meaning == .of ? and + 3 : and + 2,
      name < elements.count, namesKnown(name..<elements.count),
      elements[..<and].contains(where: { $0.kind == .times }),
      case let word = isWord(and, in: Self.withs) ? and - 1 : and,
      case let last = elements[word - 1].kind == .comma ? word - 2 : word - 1,
      elements[last].isNumber
    else { return false }
    readPieces(
      of: line,
      at: [
        ByteRange(Int(line.content.start), Int(elements[last].range.end)),
        ByteRange(Int(elements[and + 1].range.start), Int(line.content.end)),
      ])
    return true
  }

  /// Reads the `10 pull-ups` of `10 pull-ups then bench 80x5x3` and of `20 dips, squat 100x5x3` as a line of its own.
  mutating func countedExerciseAhead(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 6...60 ~= elements.count,
      elements[0].isBareWhole, 3_000...200_000 ~= elements[0].value, elements[1].kind == .word,
      let end = endOfKnownName(1), end + 3 < elements.count,
      elements[end].meaning == .then || elements[end].kind == .comma,
      case let next = elements[end + 1].meaning == .then ? end + 2 : end + 1,
      let name = endOfKnownName(next), name + 2 < elements.count, elements[name].isNumber,
      elements[name + 1].kind == .times || elements[name + 1].isNumber
    else { return false }
    readPieces(
      of: line,
      at: [
        ByteRange(Int(line.content.start), Int(elements[end - 1].range.end)),
        ByteRange(Int(elements[next].range.start), Int(line.content.end)),
      ])
    return true
  }

  private func namesKnown(_ words: Range<Int>) -> Bool {
    guard elements[words].allSatisfy({ $0.kind == .word }) else { return false }
    let name = NameText.clean(written.bytes[range(words).indices])
    return names.isKnown(name) || ExerciseNames.isMovement(name)
  }

  private static let withs = WordSet("with by")
  private static let ended = WordSet("finished followed ended finish")
  private static let joints = WordSet("plus und y e et og och en i и")
}

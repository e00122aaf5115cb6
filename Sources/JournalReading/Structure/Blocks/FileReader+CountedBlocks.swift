internal import JournalSyntax
internal import WorkoutModel

/// How often a superset or a circuit was done, beside its word: `Superset x3`, `Superset 1 (3 sets)`,
/// `Circuit 2 - 4 rounds`, above its exercises.
extension FileReader {
  /// Opens the rounds of the exercises below; below sets the count may be of those above.
  mutating func countedBlock(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard start == 0, end == elements.count, 3...7 ~= end, line.kind != .item, isWordOfBlock(0),
      context.entry == nil || context.isAfterBlank || labelsBlock(1),
      case let first = behindLabelOfBlock(), first < end, let count = countOfBlock(first, end),
      tellsOneSetOfName(context.lineIndex + 1)
    else { return false }
    var rounds = Quantity(elements[count])
    rounds.unit = .round
    if labelsBlock(1) {
      context.numberedBlock = (Int(elements[1].value / 1000), context.lineIndex)
    }
    endBlock()
    return openApart(.rounds(rounds), line)
  }

  /// The `1` of `Superset 1 x 3` and the `A` of `Superset A: 3 sets`.
  private func labelsBlock(_ index: Int) -> Bool {
    guard index + 1 < elements.count else { return false }
    if elements[index].kind == .word {
      return elements[index].range.count == 1 && elements[index].meaning != .letterM
        && !isWord(index, in: Self.crosses)
    }
    return elements[index].isBareWhole && 1_000...12_000 ~= elements[index].value
      && (elements[index + 1].kind != .times || index + 2 < elements.count)
  }

  private func behindLabelOfBlock() -> Int { labelsBlock(1) ? 2 : 1 }

  /// Where the number of rounds stands, with nothing but marks around it to the end of the line.
  private func countOfBlock(_ first: Int, _ end: Int) -> Int? {
    guard let count = elements[first..<end].firstIndex(where: \.isNumber), count - first <= 2,
      elements[count].kind == .quantity, 2_000...12_000 ~= elements[count].value,
      elements[count].value % 1000 == 0
    else { return nil }
    let isTold = elements[count].unit == .set || elements[count].unit == .round
    let isTimes =
      elements[count].unit == .none
      && (elements[count - 1].kind == .times
        || count + 1 < end && elements[count + 1].kind == .times)
    guard isTold || isTimes,
      elements[first..<count].allSatisfy({ isMarkOfBlock($0) }),
      elements[(count + 1)..<end].allSatisfy({ isMarkOfBlock($0) || $0.meaning == .of })
    else { return nil }
    return count
  }

  private func isMarkOfBlock(_ element: Element) -> Bool {
    switch element.kind {
    case .openParenthesis, .closeParenthesis, .colon, .hyphen, .comma, .times: true
    default: element.meaning == .for
    }
  }

  /// `10 push-ups`, `Squats 20 reps`, `Bench press 10 @ 50 kg`: one set, and the name of what was done.
  func tellsOneSetOfName(_ index: Int) -> Bool {
    guard index < document.lines.count else { return false }
    switch document.lines[index].kind {
    case .text, .item, .numbered: break
    default: return false
    }
    let content = bytes[document.lines[index].content.indices]
    guard 4..<90 ~= content.count else { return false }
    var (letters, longest, hasDigit, last) = (0, 0, false, Byte.space)
    for byte in content {
      if Byte.isDigit(byte) {
        // `3x10` and `10, 9, 8` tell more of them.
        if hasDigit, last | 0x20 == UInt8(ascii: "x") || last == Byte.comma || last == Byte.colon {
          return false
        }
        hasDigit = true
      }
      letters = Byte.isASCIILetter(byte) || byte >= 0x80 ? letters + 1 : 0
      longest = max(longest, letters)
      if byte != Byte.space { last = byte }
    }
    let words = content.split { !Byte.isASCIILetter($0) && $0 < 0x80 }
    return hasDigit && longest >= 3
      && words.contains { $0.count > 2 && Keywords.word($0).meaning == .none }
      && !words.contains {
        Keywords.word($0).meaning == .set || Keywords.word($0).meaning == .round
      }
  }

  private static let crosses = WordSet("x")
}

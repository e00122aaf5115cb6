internal import JournalSyntax

/// What the dumbbells are loaded with for the exercises below: `both at 30`, `one db, 45`, `changed to 15`, `still 40`.
extension FileReader {
  /// Opens a block with that load, or ends it where the tools are put away.
  mutating func loadOfNextLines(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, 2...7 ~= elements.count, elements[0].kind == .word,
      isLineOfReps(below: context.lineIndex)
    else { return false }
    let numbers = elements.indices.filter { elements[$0].isNumber }
    let words = elements.indices.filter { elements[$0].kind == .word }
    if numbers.isEmpty {
      guard case .load = context.block, words.count == elements.count, 2...3 ~= words.count,
        isWord(0, in: CommonWords.without), words.dropFirst().allSatisfy({ isTool($0) })
      else { return false }
      endBlock()
      note(line.content)
      return true
    }
    guard numbers.count == 1, let number = numbers.first, number > 0,
      elements[number].unit.isMass
        || elements[number].isBare && 5_000...150_000 ~= elements[number].value,
      elements.indices.allSatisfy({
        $0 == number || elements[$0].kind == .comma || elements[$0].kind == .colon
          || elements[$0].kind == .word && (isTool($0) || isWord($0, in: Self.wordsOfLoads))
      }), joinsLoad(number), words.contains(where: { isTool($0) || isWord($0, in: Self.tellsLoad) })
    else { return false }
    return openApart(.load(Quantity(elements[number])), line)
  }

  /// `calf raise` over `both 12` tells reps; `both at 12`, `one db, 12` and `still 12` do not.
  private func joinsLoad(_ number: Int) -> Bool {
    elements[number].unit.isMass || elements[number - 1].kind == .comma
      || elements[number - 1].kind == .colon || isWord(number - 1, in: Self.joinsOfLoads)
  }

  private static let joinsOfLoads = WordSet("at to using with still same")

  private func isTool(_ index: Int) -> Bool {
    elements[index].meaning == .equipment || isWord(index, in: Self.tools)
  }

  /// `press. 12. 12. 10`, `rows 12, 12`: a name and reps alone.
  private func isLineOfReps(below index: Int) -> Bool {
    guard index + 1 < document.lines.count, case let line = document.lines[index + 1],
      line.kind == .text, line.content.count <= 120,
      case let text = bytes[line.content.indices],
      let first = text.first, Byte.isASCIILetter(first)
    else { return false }
    guard let digit = text.firstIndex(where: { Byte.isDigit($0) }), digit > text.startIndex + 2
    else { return false }
    let list = text[digit...].prefix {
      Byte.isDigit($0) || $0 == Byte.space || $0 == Byte.comma || $0 == Byte.period
    }
    let counts = list.split { !Byte.isDigit($0) }
    return counts.count > 1 && counts.allSatisfy { $0.count <= 2 }
      || text[digit...].dropFirst(2).starts(with: " sec".utf8)
  }

  private static let tools = WordSet("db dbs dumbbell dumbbells kb kbs bell bells bar barbell")
  private static let tellsLoad = WordSet("both each changed switched still same at")
  private static let wordsOfLoads = WordSet(
    """
    both each hand hands one two a the pair of single all everything still same now changed change switched switch went back up
    down moved to at using with weight weights load per side
    """)
}

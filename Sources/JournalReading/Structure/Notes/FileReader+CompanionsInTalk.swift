internal import JournalSyntax

/// Friends whose sets stand among the writer's: `tom 70x5` in a journal that says `tom did curls all day`.
extension FileReader {
  /// Of a partner or of a friend.
  mutating func isLineOfOther(_ line: LineSyntax) -> Bool {
    isLineOfPartner(line) || isLineOfCompanion(line)
  }

  /// A word that names no exercise, before sets below those of an exercise, where another line tells that it
  /// is somebody's name.
  private mutating func isLineOfCompanion(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, elements.count > 3, context.entry != nil,
      elements[0].kind == .word, elements[0].word == .plain, 3...12 ~= elements[0].range.count,
      elements[1].isNumber, elements[1].spaceBefore, elements[2].kind == .times,
      companions().contains(Array(bytes[elements[0].range.indices])), !isExercise(0..<1)
    else { return false }
    return true
  }

  /// Asked once a file: the words before verbs of people.
  private mutating func companions() -> Set<[UInt8]> {
    if let known = context.companions { return known }
    var found: Set<[UInt8]> = []
    for line in document.lines
    where (line.kind == .text || line.kind == .item) && line.content.count <= 400 {
      let words = bytes[line.content.indices].split { !Byte.isASCIILetter($0) && $0 < 0x80 }
      for (word, verb) in zip(words, words.dropFirst())
      where 3...12 ~= word.count && Self.verbsOfPeople.contains(verb)
        && !Self.noNames.contains(word)
      {
        found.insert(Array(word))
      }
    }
    context.companions = found
    return found
  }

  private static let verbsOfPeople = WordSet(
    "did said says touched spotted yelled told asks asked laughed joked bet joined helped lifted benched squatted texted"
  )

  private static let noNames = WordSet(
    """
    she they that this who what which and but then also only just really even coach trainer partner someone
    everyone nobody somebody dad mom brother sister guy dude girl one abs legs arms back chest
    """)
}

internal import JournalSyntax

/// Who else trains, as the file tells it: below `Jo does the same sessions` the lines `Jo: 80 x 5 x 3 sets` and `Jo pulled
/// 120 x 3` are none of the writer's.
extension FileReader {
  /// The line begins with such a name and tells numbers.
  mutating func isLineOfPerson(_ line: LineSyntax) -> Bool {
    guard line.kind == .item || line.kind == .text, elements.count > 2, elements[0].kind == .word,
      elements[0].word == .plain, Self.lengthsOfNames ~= elements[0].range.count,
      isCapital(Int(elements[0].range.start)), !isWord(0, in: CommonWords.today),
      elements[1].kind == .colon || elements[1].kind == .word,
      elements.contains(where: \.isNumber), !isExercise(0..<1),
      elements[1].kind == .colon || !isExercise(0..<2)
    else { return false }
    let persons = file.persons ?? personsOfFile()
    file.persons = persons
    return persons.contains(text(elements[0].range))
  }

  /// The capitalised words before a deed, sought in one pass over the file when the first line asks: `Jo does`, `with Jo
  /// joined`. `Elbow does not like dips` tells of no person.
  private func personsOfFile() -> Set<String> {
    var persons: Set<String> = []
    var (before, start) = (0..<0, 0)
    for index in bytes.indices where !isLetter(bytes[index]) {
      let word = start..<index
      if word.lowerBound == before.upperBound + 1, Self.lengthsOfNames ~= before.count,
        bytes[before.upperBound] == Byte.space, isCapital(before.lowerBound),
        Self.deeds.contains(bytes[word]), !bytes[index...].starts(with: " not".utf8)
      {
        persons.insert(String(decoding: bytes[before], as: UTF8.self))
      }
      (before, start) = (word, index + 1)
    }
    return persons
  }

  /// The apostrophe stands inside `s'entraîne`.
  private func isLetter(_ byte: UInt8) -> Bool {
    Byte.isASCIILetter(byte) || byte >= 0x80 || byte == Byte.apostrophe
  }

  private static let lengthsOfNames = 2...12

  /// What only a person does: `Push was good` tells of a session.
  private static let deeds = WordSet(
    """
    does joined trains trained won laughed helped spotted showed told wants hates loves
    trainiert hilft s'entraîne aide entrena ayuda treina ajuda allena тренируется помог помогла trenuje tränar traint
    """)
}

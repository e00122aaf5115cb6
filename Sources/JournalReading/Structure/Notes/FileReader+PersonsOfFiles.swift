internal import JournalSyntax

/// Who else trains, as the file tells it: below `Jo does the same sessions` the lines `Jo: 80 x 5 x 3 sets` and `Jo pulled
/// 120 x 3` are none of the writer's.
extension FileReader {
  /// The line begins with such a name and tells numbers.
  mutating func isLineOfPerson(_ line: LineSyntax) -> Bool {
    guard line.kind == .item || line.kind == .text, elements.count > 2, elements[0].kind == .word,
      elements[0].word == .plain, 2...12 ~= elements[0].range.count,
      isCapital(Int(elements[0].range.start)), !isWord(0, in: CommonWords.today),
      elements[1].kind == .colon || elements[1].kind == .word,
      elements.contains(where: \.isNumber), !isExercise(0..<1),
      elements[1].kind == .colon || !isExercise(0..<2)
    else { return false }
    let name = text(elements[0].range)
    if let isKnown = file.persons[name] { return isKnown }
    guard file.persons.count < Self.mostPersons else { return false }
    let isPerson = tellsOfPerson(Array(name.utf8))
    file.persons[name] = isPerson
    return isPerson
  }

  /// Each is sought once in the whole file, which stays linear.
  private static let mostPersons = 12

  /// `Jo does`, `Jo won`, `with Jo`.
  private func tellsOfPerson(_ name: [UInt8]) -> Bool {
    var index = 0
    while let found = bytes[index...].firstRange(of: name)?.lowerBound {
      let end = found + name.count
      index = end
      guard found == 0 || !isLetter(bytes[found - 1]), bytes[safe: end] == Byte.space else {
        continue
      }
      let next = bytes[(end + 1)...].prefix(16).prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
      // `Elbow does not like dips`.
      let isDenied = bytes[next.endIndex...].starts(with: " not".utf8)
      if Self.deeds.contains(next), !isDenied { return true }
    }
    return false
  }

  private func isLetter(_ byte: UInt8) -> Bool { Byte.isASCIILetter(byte) || byte >= 0x80 }

  /// What only a person does: `Push was good` tells of a session.
  private static let deeds = WordSet(
    """
    does joined trains trained won laughed helped spotted showed told wants hates loves
    trainiert hilft s'entraîne aide entrena ayuda treina ajuda allena тренируется помог помогла trenuje tränar traint
    """)
}

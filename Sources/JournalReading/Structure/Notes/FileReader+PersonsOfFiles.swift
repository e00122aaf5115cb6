internal import JournalSyntax

/// Lines of those who train beside the writer: below `Jo does the same sessions` the lines `Jo: 80 x 5 x 3 sets` and `Jo
/// pulled 120 x 3` are none of the writer's.
extension FileReader {
  /// The line begins with the name of such a person and tells numbers.
  mutating func isLineOfPerson(_ line: LineSyntax) -> Bool {
    guard line.kind == .item || line.kind == .text, elements.count > 2, elements[0].kind == .word,
      elements.contains(where: \.isNumber)
    else { return false }
    if isAtPerson { return true }
    guard elements[0].word == .plain,
      PersonsOfFile.lengthsOfNames ~= elements[0].range.count,
      isCapital(Int(elements[0].range.start)), !isWord(0, in: CommonWords.today),
      !isExercise(0..<1),
      elements[1].kind != .word || !isExercise(0..<2)
    else { return false }
    let name = Array(bytes[elements[0].range.indices])
    switch elements[1].kind {
    case .colon:
      return persons().doing.contains(name)
        || persons().beside.contains(name) && !isMultiplied(elements.prefix(4).indices)
    case .word:
      return persons().doing.contains(name)
        || persons().beside.contains(name) && endOfKnownName(1) != nil
    default: return elements[1].isNumber && persons().doing.contains(name)
    }
  }

  /// The `у Серёги` of `у Серёги 190/1`: what somebody lifts.
  private var isAtPerson: Bool {
    isWord(0, in: Self.at) && elements[1].kind == .word && elements[1].word == .plain
      && isCapital(Int(elements[1].range.start)) && elements[2].isNumber && !isExercise(1..<2)
  }

  /// A word that names no exercise, before sets below those of an exercise, where another line tells that it
  /// is somebody's name.
  mutating func isLineOfCompanion(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, elements.count > 3, context.entry != nil,
      elements[0].kind == .word, elements[0].word == .plain, 3...12 ~= elements[0].range.count,
      elements[1].isNumber, elements[1].spaceBefore, elements[2].kind == .times,
      persons().acting.contains(Array(bytes[elements[0].range.indices])), !isExercise(0..<1)
    else { return false }
    return true
  }

  /// Sought once in the file, when the first line asks.
  mutating func persons() -> PersonsOfFile {
    if let known = file.persons { return known }
    let found = PersonsOfFile(in: bytes)
    file.persons = found
    return found
  }

  private static let at = WordSet("у У")
}

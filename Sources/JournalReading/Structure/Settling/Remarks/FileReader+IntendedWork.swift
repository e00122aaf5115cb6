internal import JournalSyntax

/// What should have been done, behind what was: `bench 80 3x5, should have been 85 3x5`.
extension FileReader {
  /// Takes the part behind the comma, the dash or the parenthesis off the line, up to the end.
  mutating func dropIntendedWork() {
    guard elements.count > 6,
      let word = elements.indices.dropFirst(3).dropLast(2).first(where: {
        isWord($0, in: Self.intentions)
      }), elements[word].kind == .word,
      isWord(word + 1, in: Self.having) || isTo(elements[word + 1]),
      case let mark = isWord(word - 1, in: Self.being) ? word - 2 : word - 1, mark > 1,
      elements[mark].kind == .comma || elements[mark].kind == .semicolon
        || elements[mark].kind == .hyphen && elements[mark].spaceBefore
        || elements[mark].kind == .period,
      elements[..<mark].contains(where: \.isNumber),
      elements[word...].contains(where: \.isNumber),
      // `…, should have been 85 but did 82.5x5` tells work again.
      !elements[word...].contains(where: { isDoing($0) })
    else { return }
    context.remarks.append(range(mark + 1..<elements.count))
    anatomy.parser.elements.removeSubrange(mark...)
    anatomy.parser.elements[mark - 1].flags.insert(.spaceAfter)
  }

  private static let intentions = WordSet("should supposed meant planned intended")
  private static let having = WordSet("have of be've been")
  private static let being = WordSet("was were it's its")
}

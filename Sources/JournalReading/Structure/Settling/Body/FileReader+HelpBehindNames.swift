internal import JournalSyntax

/// Help by its noun, before its number: `Dips assist 40 3x8`, `Pullups w/ 60 assist 3x8`, `Pullups 3x8 w/ 40lbs of help`.
extension FileReader {
  /// Puts it as `-40`.
  mutating func settleHelpBehindName() {
    if let word = elements.indices.prefix(5).dropFirst().first(where: {
      isWord($0, in: Self.helps)
    }), word + 2 < elements.count,
      case let number = elements[word + 1].kind == .colon || isWord(word + 1, in: Self.ofWords)
        ? word + 2 : word + 1,
      number + 1 < elements.count, isHelp(number),
      elements[..<word].allSatisfy({ $0.kind == .word })
    {
      let start = elements[word - 1].meaning == .with && word > 1 ? word - 1 : word
      return write(number, start..<number)
    }
    guard
      let with = elements.indices.dropLast(2).first(where: {
        $0 > 0 && elements[$0].meaning == .with && isHelp(behindWith($0))
      })
    else { return }
    let number = behindWith(with)
    guard number + 1 < elements.count else { return }
    let next = isWord(number + 1, in: Self.ofWords) ? number + 2 : number + 1
    guard next < elements.count, isWord(next, in: Self.helps) || isWord(next, in: CommonWords.help)
    else { return }
    anatomy.parser.elements.removeSubrange((number + 1)...next)
    write(number, with..<number)
  }

  /// Behind `with` and the two parts of `w/`.
  func behindWith(_ with: Int) -> Int {
    with + 2 < elements.count && elements[with + 1].kind == .slash ? with + 2 : with + 1
  }

  private func isHelp(_ index: Int) -> Bool {
    (elements[index].isBareWhole || elements[index].unit.isMass)
      && 5_000...150_000 ~= elements[index].value
  }

  private mutating func write(_ number: Int, _ words: Range<Int>) {
    anatomy.parser.elements[number].flags.remove(.spaceBefore)
    anatomy.parser.elements.replaceSubrange(
      words, with: [Element(.hyphen, range(words), flags: .spaceBefore)])
    anatomy.parser.end = elements.count
  }

  private static let helps = WordSet(
    "assist assistance unterstützung assistiert ayuda ajuda gegengewicht aiuto hulp")
  private static let ofWords = WordSet("of de di von")
}

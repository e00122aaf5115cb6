internal import JournalSyntax
internal import WorkoutModel

/// Words of a diary between the name of an exercise and its sets, which make no other exercise of it: `Deadlifts,
/// carefully, 70 for 5`, `First squats since the hip. Bar for 10`.
extension FileReader {
  /// Takes them off the line.
  mutating func dropMannerBehindName() {
    guard elements.count > 5, elements[0].kind == .word, let name = knownNameAtStart(),
      let number = elements[name.upperBound...].prefix(12).indices.first(where: {
        elements[$0].isNumber || elements[$0].meaning == .bar || elements[$0].meaning == .cardinal
      }), number > name.upperBound + 1,
      case let mark = number - 1, let kind = markOfTalk(mark),
      case let words = name.upperBound..<mark, tellsManner(words, before: kind),
      elements[words].allSatisfy({ $0.kind == .word || $0.kind == .comma })
    else { return }
    context.remarks.append(range(words))
    let end = kind == .colon ? mark : number
    anatomy.parser.elements.removeSubrange(words.lowerBound..<end)
    anatomy.parser.elements[words.lowerBound].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange(0..<name.lowerBound)
    anatomy.parser.end = elements.count
  }

  /// Behind `First` and `Some light`.
  private func knownNameAtStart() -> Range<Int>? {
    let first = isWord(0, in: Self.leads) ? 1 : 0
    guard let end = endOfKnownName(first), end + 2 < elements.count else { return nil }
    return first..<end
  }

  private func markOfTalk(_ index: Int) -> Element.Kind? {
    switch elements[index].kind {
    case .period, .colon, .comma: elements[index].kind
    default: nil
    }
  }

  /// A sentence that ends there may say what it likes, so long as one of its words is of talk; before a comma stand
  /// manners alone.
  private func tellsManner(_ words: Range<Int>, before mark: Element.Kind) -> Bool {
    let plain = words.allSatisfy {
      elements[$0].kind != .word || elements[$0].meaning != .rest && !isPartOfSet(elements[$0])
    }
    if mark == .period {
      return plain && words.contains { isMannerOfSentence($0) || isWord($0, in: Self.talk) }
    }
    return words.allSatisfy { elements[$0].kind == .comma || isMannerOfSentence($0) }
  }

  /// `again`, `tonight`, `after that`, `carefully`.
  func isMannerOfSentence(_ index: Int) -> Bool {
    guard elements[index].kind == .word else { return false }
    if isWord(index, in: CommonWords.again) || isWord(index, in: CommonWords.today)
      || isWord(index, in: Self.manners)
    {
      return true
    }
    let word = bytes[elements[index].range.indices]
    return word.count > 5 && elements[index].word == .plain
      && word.suffix(2).elementsEqual("ly".utf8)
      || word.count > 7 && word.suffix(5).elementsEqual("mente".utf8)
  }

  private static let leads = WordSet("first some light heavy erste leichte premier")
  private static let manners = WordSet(
    """
    after that this next also too tonight afterwards vorsichtig langsam danach doucement prudemment despacio devagar piano
    с после осторожно
    """)
  private static let talk = WordSet(
    """
    after before since went was were felt feels the still not with without nach seit war waren ging depuis après était después
    desde fue fueron depois foi dopo dal era erano
    """)
}

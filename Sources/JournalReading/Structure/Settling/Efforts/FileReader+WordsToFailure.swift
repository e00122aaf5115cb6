internal import JournalSyntax

/// Words for how far a set went: `віджимання до відмови 24`.
extension FileReader {
  /// The `до відмови` of `віджимання до відмови 24`: how far, and no maximum that was tested.
  mutating func dropWordsToFailure() {
    guard 3...6 ~= elements.count, elements[elements.count - 1].isNumber,
      case let word = elements.count - 2, word > 1, elements[word].meaning == .maximum,
      isWord(word - 1, in: Self.upTo), elements[..<word].allSatisfy({ $0.kind == .word })
    else { return }
    context.remarks.append(range((word - 1)..<(word + 1)))
    anatomy.parser.elements.removeSubrange((word - 1)...word)
    anatomy.parser.end = elements.count
  }

  private static let upTo = WordSet("до")
}

/// The tags that forums put around text: `[b]Squat[/b]`, `[size=4]`, `[quote=Ann]`.
package enum ForumTag {
  /// The index behind the tag that opens at `start`; `nil` where the bracket opens none.
  package static func end(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    var first = start + 1
    let closes = first < bytes.endIndex && bytes[first] == Byte.slash
    if closes { first += 1 }
    let word = bytes[first...].prefix(longestWord).prefix { Byte.isASCIILetter($0) }
    guard !word.isEmpty, word.endIndex < bytes.endIndex, words.contains(word) else { return nil }
    if bytes[word.endIndex] == Byte.equals, !closes {
      return bytes[word.endIndex...].prefix(longestValue).firstIndex(of: Byte.closeBracket)
        .map { $0 + 1 }
    }
    guard bytes[word.endIndex] == Byte.closeBracket,
      closes || word.count > 1 || isClosed(word, in: bytes[word.endIndex...])
    else { return nil }
    return word.endIndex + 1
  }

  /// A letter in brackets may be anything: that of a tag has its like behind the text.
  private static func isClosed(_ word: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Bool {
    let closing = [Byte.openBracket, Byte.slash] + word + [Byte.closeBracket]
    return text.prefix(longestText).indices.contains { index in
      text[index] == Byte.openBracket && text[index...].starts(with: closing)
    }
  }

  private static let words = WordSet(
    "b i u s strike size color colour font quote code url img center spoiler")
  private static let longestWord = 8
  private static let longestValue = 120
  private static let longestText = 400
}

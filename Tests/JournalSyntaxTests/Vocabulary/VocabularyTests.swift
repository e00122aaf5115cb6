import JournalSyntax
import Testing

/// The words of all languages share one table without harm to each other.
struct VocabularyTests {
  @Test func `no two words share a hash`() {
    var spellings: [UInt64: String] = [:]
    for (_, spelling) in Self.words {
      let hash = Keywords.hash(Array(spelling.utf8)[...])
      if let other = spellings[hash] { #expect(other.lowercased() == spelling.lowercased()) }
      spellings[hash] = spelling
    }
    #expect(spellings.count > 700)
  }

  @Test func `no word hashes to the mark of an empty place`() {
    for (_, spelling) in Self.words {
      #expect(Keywords.hash(Array(spelling.utf8)[...]) != 0)
    }
  }

  @Test func `every word is found with its meaning or a later one of the same spelling`() {
    var latest: [UInt64: Word] = [:]
    for (word, spelling) in Self.words {
      latest[Keywords.hash(Array(spelling.utf8)[...])] = word
    }
    for (_, spelling) in Self.words {
      let bytes = Array(spelling.utf8)[...]
      #expect(Keywords.word(bytes) == latest[Keywords.hash(bytes)], "\(spelling)")
    }
  }

  @Test func `case does not matter`() {
    for (lower, upper) in [
      ("kg", "KG"), ("reps", "Reps"), ("sätze", "SÄTZE"), ("подход", "Подход"), ("rpe", "RpE"),
    ] {
      #expect(meaning(lower) != .none)
      #expect(meaning(lower) == meaning(upper), "\(upper)")
    }
  }

  @Test func `words of a sentence are plain`() {
    for word in ["bench", "press", "the", "felt-good", "xyzzy", "", "k g"] {
      #expect(meaning(word) == .none, "\(word)")
    }
  }

  private func meaning(_ text: String) -> WordMeaning {
    Keywords.word(Array(text.utf8)[...]).meaning
  }

  private static let words: [(Word, String)] = Vocabulary.all.flatMap { word, spellings in
    spellings.split(whereSeparator: \.isWhitespace).map { (word, String($0)) }
  }
}

import JournalSyntax
import Testing

/// Words that a rule asks for, whatever their case.
@Suite struct WordSetTests {
  private let words = WordSet("did got \n Geschafft réussi факт 体重")

  private func holds(_ word: String) -> Bool { words.contains(Array(word.utf8)[...]) }

  @Test(arguments: ["did", "got", "geschafft", "réussi", "факт", "体重"])
  func `it holds each of its words`(word: String) {
    #expect(holds(word))
  }

  @Test(arguments: ["DID", "Got", "GESCHAFFT", "RÉUSSI", "ФАКТ"])
  func `capitals are the same letters`(word: String) {
    #expect(holds(word))
  }

  @Test(arguments: ["", "dig", "didgot", "体", "体力", String(repeating: "got", count: 100)])
  func `it holds no other word`(word: String) {
    #expect(!holds(word))
  }

  @Test func `a word longer than all lengths that are told apart is found by itself`() {
    let long = String(repeating: "training", count: 10)
    let set = WordSet(long)
    #expect(set.contains(Array(long.utf8)[...]))
    #expect(!set.contains(Array((long + "s").utf8)[...]))
  }
}

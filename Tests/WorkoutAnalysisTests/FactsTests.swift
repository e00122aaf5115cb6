import Testing

@testable import WorkoutAnalysis

@Suite struct FactsTests {
  @Test func `each number has one entry, and each entry says it all`() {
    let names = NumberFacts.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for facts in NumberFacts.all {
      #expect(facts.names.allSatisfy { $0 == $0.lowercased() })
      for text in [facts.title, facts.meaning] + facts.lines.map(\.text) {
        #expect(!text.isEmpty, "\(facts.name)")
      }
    }
  }

  @Test(arguments: [
    ("e1rm", "e1rm"), ("1RM", "e1rm"), ("Rep-Max", "rep max"), ("volume", "tonnage"),
    ("PR", "records"),
    ("DOTS", "dots"), ("theilsen", "trend"),
  ])
  func `a number is found by any of its names`(asked: String, name: String) {
    #expect(NumberFacts(named: asked)?.name == name)
  }

  @Test func `what no entry is called is not found`() {
    #expect(NumberFacts(named: "horoscope") == nil)
    #expect(NumberFacts(named: "") == nil)
  }
}

import Testing

@testable import wlog

struct SuggestionTests {
  @Test func `the nearest word is meant, the first of equals, and none that is far`() {
    let words = ["check", "export", "explain", "fmt", "Übung"]
    #expect(Suggestion.nearest(to: "chekc", among: words) == "check")
    #expect(Suggestion.nearest(to: "EXPROT", among: words) == "export")
    #expect(Suggestion.nearest(to: "exp", among: words) == "export")
    #expect(Suggestion.nearest(to: "fm", among: words) == "fmt")
    #expect(Suggestion.nearest(to: "u\u{308}bun", among: words) == "Übung")
    #expect(Suggestion.nearest(to: "xyz", among: words) == nil)
    #expect(Suggestion.nearest(to: "checkks", among: words) == "check")
    #expect(Suggestion.nearest(to: "kcehcs", among: words) == nil)
  }
}

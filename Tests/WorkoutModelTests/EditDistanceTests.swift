import Testing
import WorkoutModel

struct EditDistanceTests {
  private func check(_ word: String, _ other: String, _ expected: Int) {
    var distance = EditDistance(of: Array(word))
    #expect(distance.to(Array(other), atMost: 9) == expected, "\(word) → \(other)")
    var reverse = EditDistance(of: Array(other))
    #expect(reverse.to(Array(word), atMost: 9) == expected, "\(other) → \(word)")
    for limit in 0..<expected {
      #expect(distance.to(Array(other), atMost: limit) > limit, "\(word) → \(other)")
    }
  }

  @Test func `a letter missing, added, wrong or swapped with its neighbour is one error`() {
    check("squat", "squat", 0)
    check("squat", "sqat", 1)
    check("squat", "squaat", 1)
    check("squat", "squad", 1)
    check("squat", "sqaut", 1)
    check("squat", "qsuta", 2)
    check("", "abc", 3)
  }

  @Test func `letters that were swapped are not touched again`() {
    check("ca", "abc", 3)
  }

  @Test func `what counts as a letter is up to the caller`() {
    check("pr\u{E9}s", "pre\u{301}s", 0)
    check("pr\u{E9}s", "pres", 1)
    var bytes = EditDistance(of: Array("pr\u{E9}s".utf8))
    #expect(bytes.to(Array("pres".utf8), atMost: 3) == 2)
    var scalars = EditDistance(of: Array("pr\u{E9}s".unicodeScalars))
    #expect(scalars.to(Array("pre\u{301}s".unicodeScalars), atMost: 3) == 2)
  }
}

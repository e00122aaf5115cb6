import WorkoutModel

/// “Did you mean …?”
enum Suggestion {
  /// The candidate that is most like the word; `nil` when none is near enough to be meant.
  ///
  /// Of equally near ones the first. Case does not matter.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    let limit = max(1, letters.count / 3)
    var distance = EditDistance(of: letters)
    var best: (errors: Int, word: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let isStart = letters.count > 2 && other.starts(with: letters)
      let errors = isStart ? 1 : distance.to(other, atMost: limit)
      if errors <= limit, errors < best?.errors ?? Int.max { best = (errors, candidate) }
    }
    return best?.word
  }
}

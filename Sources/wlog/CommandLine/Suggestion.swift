/// “Did you mean …?”
enum Suggestion {
  /// The candidate that is most like the word; `nil` when none is near enough to be meant.
  ///
  /// Of equally near ones the first. Case does not matter.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    let limit = max(1, letters.count / 3)
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let isStart = letters.count > 2 && other.starts(with: letters)
      let distance = isStart ? 1 : self.distance(letters, other)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    return best?.word
  }

  /// The edit distance in which swapping two neighbours is one edit (Damerau 1964, the
  /// restricted form known as optimal string alignment).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let change = last[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}

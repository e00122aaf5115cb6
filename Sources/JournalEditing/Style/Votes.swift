/// Counts how often a writer does what, and finds the habit.
struct Votes<Choice: Hashable> {
  private var counts: [Choice: Int] = [:]
  /// When each choice was made last.
  private var last: [Choice: Int] = [:]
  private var time = 0

  var isEmpty: Bool { counts.isEmpty }

  mutating func add(_ choice: Choice) {
    time += 1
    counts[choice, default: 0] += 1
    last[choice] = time
  }

  func count(of choice: Choice) -> Int { counts[choice] ?? 0 }

  /// What was done most often; of equals what was done last. `nil` when nothing was done.
  var winner: Choice? {
    counts.max { left, right in
      (left.value, last[left.key] ?? 0) < (right.value, last[right.key] ?? 0)
    }?.key
  }

  /// What was done most often; of equals the first of `order`, which also stands for no votes.
  func winner(preferring order: [Choice]) -> Choice? {
    let most = order.map { count(of: $0) }.max() ?? 0
    return order.first { count(of: $0) == most }
  }
}

/// The best amounts done so far by load: for each load, no heavier one was done for as much.
///
/// Answers "what is the most that was done with at least this load" in logarithmic time.
struct ParetoFront {
  private struct Step {
    var load: Int64
    var amount: Int64
  }

  /// Loads ascending, amounts strictly descending.
  private var steps: [Step] = []

  /// The most done with at least this load; `nil` when nothing was.
  func best(atLeast load: Int64) -> Int64? {
    let index = firstIndex(atLeast: load)
    return index < steps.count ? steps[index].amount : nil
  }

  mutating func insert(load: Int64, amount: Int64) {
    let index = firstIndex(atLeast: load)
    if index < steps.count, steps[index].amount >= amount { return }
    var end = index
    if end < steps.count, steps[end].load == load { end += 1 }
    var start = index
    while start > 0, steps[start - 1].amount <= amount { start -= 1 }
    steps.replaceSubrange(start..<end, with: CollectionOfOne(Step(load: load, amount: amount)))
  }

  private func firstIndex(atLeast load: Int64) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].load < load { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

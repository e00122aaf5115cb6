/// A stable sort that counts how far from sorted the values were.
struct Inversions {
  /// Pairs of which the earlier value is strictly greater.
  let count: Int
  /// The indices of the values in ascending order, earlier ones first among equals.
  let order: [Int]

  /// By merging runs of doubling length (Knight 1966).
  init(of values: [Double]) {
    var sorted = values.enumerated().map { Item(value: $1, index: $0) }
    var merged = sorted
    var count = 0
    var width = 1
    while width < sorted.count {
      for start in stride(from: 0, to: sorted.count, by: 2 * width) {
        let middle = min(start + width, sorted.count)
        let end = min(start + 2 * width, sorted.count)
        count += Self.merge(sorted, into: &merged, start, middle, end)
      }
      swap(&sorted, &merged)
      width *= 2
    }
    self.count = count
    order = sorted.map(\.index)
  }

  private struct Item {
    let value: Double
    let index: Int
  }

  private static func merge(
    _ items: [Item], into merged: inout [Item], _ start: Int, _ middle: Int, _ end: Int
  ) -> Int {
    var inversions = 0
    var left = start
    var right = middle
    for position in start..<end {
      if left < middle, right == end || items[left].value <= items[right].value {
        merged[position] = items[left]
        left += 1
      } else {
        merged[position] = items[right]
        right += 1
        inversions += middle - left
      }
    }
    return inversions
  }
}

/// The slopes between all pairs of points with different x, of which only some ranks are wanted.
///
/// There are n²/2 of them. Instead of keeping and sorting all, a sample tells a bracket in which the
/// wanted ranks lie, and one pass keeps only the slopes inside it. The result is exact.
struct PairwiseSlopes {
  /// Ascending.
  private let x: [Double]
  private let y: [Double]
  /// For each point the first one with a greater x.
  private let nextDistinct: [Int]
  /// How many slopes there are.
  let count: Int

  /// The points must be sorted by x.
  init(x: [Double], y: [Double]) {
    self.x = x
    self.y = y
    var next = [Int](repeating: x.count, count: x.count)
    for index in x.indices.dropLast().reversed() {
      next[index] = x[index] < x[index + 1] ? index + 1 : next[index + 1]
    }
    nextDistinct = next
    count = next.reduce(0) { $0 + x.count - $1 }
  }

  /// The slopes at these ranks, counted from 0 at the smallest.
  ///
  /// The ranks must ascend, each in 0..<count, and there must be at least one.
  func select(ranks: [Int]) -> [Double] {
    let bracket = count > 4096 ? sampledBracket(from: ranks[0], to: ranks[ranks.count - 1]) : nil
    var (below, kept) = slopes(within: bracket ?? -Double.infinity...Double.infinity)
    if bracket != nil, ranks[0] < below || ranks[ranks.count - 1] >= below + kept.count {
      (below, kept) = slopes(within: -Double.infinity...Double.infinity)
    }
    return ranks.map { Selection.element(at: $0 - below, of: &kept) }
  }

  /// How many slopes lie below the bracket, and those that lie in it.
  private func slopes(within bracket: ClosedRange<Double>) -> (below: Int, kept: [Double]) {
    let low = bracket.lowerBound
    let high = bracket.upperBound
    var below = 0
    var kept: [Double] = []
    kept.reserveCapacity(low == -.infinity ? count : count / 5)
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        for first in 0..<x.count {
          for second in nextDistinct[first]..<x.count {
            let slope = (y[second] - y[first]) / (x[second] - x[first])
            if slope < low { below += 1 } else if slope <= high { kept.append(slope) }
          }
        }
      }
    }
    return (below, kept)
  }

  /// The slopes of pairs spread evenly over all pairs (an additive recurrence with the plastic
  /// number, M. Roberts 2018), and of them a stretch that almost surely holds the wanted ranks.
  private func sampledBracket(from first: Int, to last: Int) -> ClosedRange<Double>? {
    let sampleCount = count > 200_000 ? 4096 : 1024
    var sample: [Double] = []
    sample.reserveCapacity(sampleCount)
    let points = Double(x.count)
    for step in 1...sampleCount {
      let one = Int((Double(step) * 0.7548776662466927).fraction * points)
      let other = Int((Double(step) * 0.5698402909980532).fraction * points)
      guard x[one] != x[other] else { continue }
      sample.append((y[other] - y[one]) / (x[other] - x[one]))
    }
    guard sample.count > 100 else { return nil }
    sample.sort()
    let size = Double(sample.count)
    let margin = 2 * size.squareRoot()
    let low = Int((Double(first) / Double(count) * size - margin).rounded(.down))
    let high = Int((Double(last) / Double(count) * size + margin).rounded(.up))
    let lowest = low < 0 ? -Double.infinity : sample[low]
    let highest = high >= sample.count ? Double.infinity : sample[high]
    return lowest...highest
  }
}

extension Double {
  fileprivate var fraction: Double { self - rounded(.down) }
}

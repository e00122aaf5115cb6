/// The slopes between all pairs of points with different x, of which only some ranks are wanted.
///
/// There are n²/2 of them. A sample tells a bracket in which the wanted ranks lie; how many slopes
/// are below it is counted without making them, and only those inside are made. The idea is that of
/// Cole, Salowe, Steiger and Szemerédi (1989): seen along a direction of slope s, a pair of points is
/// inverted exactly when its own slope is less than s. The result is exact.
struct PairwiseSlopes {
  /// Ascending; the points of one x are in order of y.
  private let x: [Double]
  private let y: [Double]
  /// How many slopes there are.
  let count: Int

  /// The points must be sorted by x.
  init(x: [Double], y: [Double]) {
    let start = x.first ?? 0
    let points = zip(x, y).map { (x: $0 - start, y: $1) }
    let isStrict = zip(x, x.dropFirst()).allSatisfy { $0 < $1 }
    let sorted = isStrict ? points : points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    self.x = sorted.map(\.x)
    self.y = sorted.map(\.y)
    count = Self.pairs(of: self.x)
  }

  private static func pairs(of x: [Double]) -> Int {
    var pairs = 0
    var start = 0
    for index in x.indices {
      if x[index] != x[start] { start = index }
      pairs += start
    }
    return pairs
  }

  /// The slopes at these ranks, counted from 0 at the smallest.
  ///
  /// The ranks must ascend, each in 0..<count, and there must be at least one.
  func select(ranks: [Int]) -> [Double] {
    let sample = count > 2000 ? sample() : []
    for margin in [1.0, 3.0] where sample.count > 100 {
      let bracket = bracket(of: sample, from: ranks[0], to: ranks[ranks.count - 1], margin)
      if let found = bracket.flatMap({ select(ranks: ranks, within: $0) }) { return found }
    }
    var all = allSlopes()
    return Selection.elements(at: ranks, of: &all)
  }

  /// `nil` when the ranks are not all well inside the bracket.
  private func select(ranks: [Int], within bracket: ClosedRange<Double>) -> [Double]? {
    let lowest = Inversions(of: x.indices.map { y[$0] - bracket.lowerBound * x[$0] })
    let highest = Inversions(of: x.indices.map { y[$0] - bracket.upperBound * x[$0] })
    guard ranks[0] >= lowest.count, ranks[ranks.count - 1] < highest.count else { return nil }
    var kept = slopes(between: lowest, and: bracket.upperBound)
    guard ranks[ranks.count - 1] - lowest.count < kept.count else { return nil }
    let found = Selection.elements(at: ranks.map { $0 - lowest.count }, of: &kept)
    // At the very ends of the bracket rounding decides on which side a slope is.
    return found.allSatisfy { $0 > bracket.lowerBound && $0 < bracket.upperBound } ? found : nil
  }

  private func allSlopes() -> [Double] {
    var slopes: [Double] = []
    slopes.reserveCapacity(count)
    for first in x.indices {
      for second in (first + 1)..<max(first + 1, x.count) where x[second] > x[first] {
        slopes.append((y[second] - y[first]) / (x[second] - x[first]))
      }
    }
    return slopes
  }

  /// The slopes above those that `lowest` counts and below `highest`: insertion sort exchanges exactly
  /// the pairs that are inverted between the two directions.
  private func slopes(between lowest: Inversions, and highest: Double) -> [Double] {
    var order = lowest.order
    var heights = order.map { y[$0] - highest * x[$0] }
    var kept: [Double] = []
    kept.reserveCapacity(count / 8)
    for position in order.indices.dropFirst() {
      let point = order[position]
      let height = heights[position]
      var place = position
      while place > 0, heights[place - 1] > height {
        let other = order[place - 1]
        if x[point] > x[other] { kept.append((y[point] - y[other]) / (x[point] - x[other])) }
        heights[place] = heights[place - 1]
        order[place] = other
        place -= 1
      }
      heights[place] = height
      order[place] = point
    }
    return kept
  }

  /// The slopes of pairs that are spread evenly over all pairs (an additive recurrence with the
  /// plastic number, M. Roberts 2018), ascending.
  private func sample() -> [Double] {
    let sampleCount = count > 200_000 ? 2048 : 512
    var sample: [Double] = []
    sample.reserveCapacity(sampleCount)
    let points = Double(x.count)
    for step in 1...sampleCount {
      let one = Int((Double(step) * 0.7548776662466927).fraction * points)
      let other = Int((Double(step) * 0.5698402909980532).fraction * points)
      guard x[one] != x[other] else { continue }
      sample.append((y[other] - y[one]) / (x[other] - x[one]))
    }
    sample.sort()
    return sample
  }

  /// A stretch that probably holds the wanted ranks; `margin` is in square roots of the sample's size.
  private func bracket(
    of sample: [Double], from first: Int, to last: Int, _ margin: Double
  ) -> ClosedRange<Double>? {
    let size = Double(sample.count)
    let margin = margin * size.squareRoot()
    let low = Int((Double(first) / Double(count) * size - margin).rounded(.down))
    let high = Int((Double(last) / Double(count) * size + margin).rounded(.up))
    guard low >= 0, high < sample.count else { return nil }
    // Many slopes may be equal to an end of the bracket: they shall all be well inside.
    let height = y.reduce(0) { max($0, abs($1)) }
    let tolerance = max(abs(sample[low]), abs(sample[high])) * 1e-6 + height * 1e-10
    return (sample[low] - tolerance)...(sample[high] + tolerance)
  }
}

extension Double {
  fileprivate var fraction: Double { self - rounded(.down) }
}

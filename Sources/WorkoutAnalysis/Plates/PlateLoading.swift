package import WorkoutModel

/// Plates of one mass that can be put on a bar.
package struct PlateStock: Hashable, Sendable {
  package let mass: Mass
  /// How many pairs there are; `nil` for as many as needed.
  package let pairs: Int?

  package init(_ mass: Mass, pairs: Int? = nil) {
    self.mass = mass
    self.pairs = pairs
  }

  /// What most gyms have: 25, 20, 15, 10, 5, 2.5, 1.25 kg or 45, 35, 25, 10, 5, 2.5 lb.
  package static func standard(_ unit: MassUnit) -> [PlateStock] {
    let thousandths: [Int32] =
      switch unit {
      case .kilogram: [25_000, 20_000, 15_000, 10_000, 5000, 2500, 1250]
      case .pound: [45_000, 35_000, 25_000, 10_000, 5000, 2500]
      }
    return thousandths.map { PlateStock(Mass(FixedPoint(thousandths: $0), unit)) }
  }
}

/// What to put on each side of a bar.
package struct PlateLoading: Hashable, Sendable {
  /// Of one side, heaviest first.
  package let perSide: [Mass]
  /// Kilograms that are missing to the target on both sides together; 0 when it can be met.
  package let missing: Double

  /// The heaviest loading that is not above the target, and of these the one with the fewest plates;
  /// of equal ones the one with the heaviest plates.
  ///
  /// All combinations are weighed up (bounded knapsack): taking the heaviest plate first is not
  /// always best with lb plates, and fails with a small stock.
  /// - Parameters:
  ///   - target: the load with the bar.
  ///   - bar: its mass, in any unit.
  ///   - stock: plates above zero, in any unit.
  /// - Returns: `nil` when the bar is heavier than the target, or the target beyond a ton.
  package static func best(target: Mass, bar: Mass, stock: [PlateStock]) -> PlateLoading? {
    let isOneUnit = ([bar] + stock.map(\.mass)).allSatisfy { $0.unit == target.unit }
    func units(_ mass: Mass) -> Int {
      isOneUnit ? Int(mass.value.thousandths) : Int(mass.grams)
    }
    let rest = units(target) - units(bar)
    guard rest >= 0, rest <= 2_300_000 else { return nil }
    let plates = stock.filter { units($0.mass) > 0 && $0.pairs != 0 }
      .sorted { units($0.mass) < units($1.mass) }
    let grain = plates.reduce(0) { greatestCommonDivisor($0, units($1.mass)) }
    guard grain > 0 else { return PlateLoading(perSide: [], missing: target.less(bar)) }

    var search = PlateSearch(limit: rest / 2 / grain)
    for plate in plates {
      search.add(size: units(plate.mass) / grain, mostPlates: plate.pairs)
    }
    let perSide = search.solution().map { plates[$0].mass }
    let loaded = perSide.reduce(bar.kilograms) { $0 + 2 * $1.kilograms }
    let isExact = rest == 2 * perSide.reduce(0) { $0 + units($1) }
    return PlateLoading(
      perSide: perSide, missing: isExact ? 0 : max(0, target.kilograms - loaded))
  }

  private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }
}

extension Mass {
  fileprivate func less(_ other: Mass) -> Double { max(0, kilograms - other.kilograms) }
}

/// The fewest plates for every sum up to a limit, plate by plate from the lightest.
private struct PlateSearch {
  private static let unreachable = Int32.max
  private let limit: Int
  private var sizes: [Int] = []
  private var mosts: [Int] = []
  /// `fewest[k][sum]`: with the first `k` plates.
  private var fewest: [[Int32]]

  init(limit: Int) {
    self.limit = limit
    var nothing = [Int32](repeating: Self.unreachable, count: limit + 1)
    nothing[0] = 0
    fewest = [nothing]
  }

  mutating func add(size: Int, mostPlates: Int?) {
    let before = fewest[fewest.count - 1]
    let most = min(mostPlates ?? .max, limit / size)
    var after = before
    for residue in 0..<min(size, limit + 1) {
      improve(&after, before, residue: residue, size: size, most: most)
    }
    sizes.append(size)
    mosts.append(most)
    fewest.append(after)
  }

  /// Along sums with one remainder the best predecessor is the minimum of a sliding window of
  /// `before[sum - k·size] + k`, so that the time does not grow with the number of plates.
  private func improve(
    _ after: inout [Int32], _ before: [Int32], residue: Int, size: Int, most: Int
  ) {
    var window: [(step: Int, cost: Int)] = []
    var start = 0
    for (step, sum) in stride(from: residue, through: limit, by: size).enumerated() {
      if before[sum] != Self.unreachable {
        let cost = Int(before[sum]) - step
        while window.count > start, let last = window.last, last.cost >= cost {
          window.removeLast()
        }
        window.append((step, cost))
      }
      while start < window.count, step - window[start].step > most { start += 1 }
      if start < window.count { after[sum] = Int32(window[start].cost + step) }
    }
  }

  /// Indices of plates for the greatest sum that can be reached, the heaviest plates first and as
  /// many of them as the fewest plates allow.
  func solution() -> [Int] {
    let last = fewest[fewest.count - 1]
    guard var sum = last.lastIndex(where: { $0 != Self.unreachable }) else { return [] }
    var chosen: [Int] = []
    for plate in sizes.indices.reversed() {
      let goal = fewest[plate + 1][sum]
      var count = min(mosts[plate], sum / sizes[plate])
      while count > 0 {
        let before = fewest[plate][sum - count * sizes[plate]]
        if before != Self.unreachable, Int(before) + count == Int(goal) { break }
        count -= 1
      }
      chosen += repeatElement(plate, count: count)
      sum -= count * sizes[plate]
    }
    return chosen
  }
}

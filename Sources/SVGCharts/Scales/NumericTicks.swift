/// The ticks of a numeric axis: multiples of 1, 2, 2.5 or 5 times a power of ten.
///
/// Ticks are computed as whole multiples of a whole mantissa, so that no label ever reads
/// `0.30000000000000004` or `-0`; the idea is that of d3-array's `ticks`. 2.5 is allowed because it
/// is the step between plates.
package struct NumericTicks: Hashable, Sendable {
  /// In ascending order; the first and the last enclose the data.
  package let values: [Double]
  /// One for each value, all with the same number of decimals.
  package let labels: [String]

  /// From the first tick to the last.
  package var domain: ClosedRange<Double> {
    guard let first = values.first, let last = values.last else { return 0...1 }
    return first...last
  }

  /// Ticks that enclose a range with at most `intervals` steps between them.
  ///
  /// - Parameters:
  ///   - range: The values to enclose; it is cut to ±10¹². A range of one value is widened.
  ///   - intervals: How many steps there is room for; at least one is made.
  ///   - wholeNumbers: True for counts: no tick between two whole numbers.
  package init(enclosing range: ClosedRange<Double>, intervals: Int, wholeNumbers: Bool = false) {
    let (low, high) = Self.widened(range, wholeNumbers: wholeNumbers)
    let room = Double(max(1, intervals))
    let step =
      Self.steps.first { step in
        (!wholeNumbers || step.isWhole) && step.intervals(from: low, to: high) <= room
      } ?? Self.steps[Self.steps.count - 1]
    let first = Int(step.index(of: low).rounded(.down))
    let last = Int(step.index(of: high).rounded(.up))
    values = (first...max(first, last)).map(step.value)
    labels = (first...max(first, last)).map(step.label)
  }
}

extension NumericTicks {
  /// A range that has a span: one value gets room on both sides, but 0 stays an end.
  private static func widened(
    _ range: ClosedRange<Double>, wholeNumbers: Bool
  ) -> (low: Double, high: Double) {
    let limit = 1e12
    let low = range.lowerBound.isFinite ? min(max(range.lowerBound, -limit), limit) : 0
    let high = range.upperBound.isFinite ? min(max(range.upperBound, -limit), limit) : 1
    guard low == high else { return (low, high) }
    if low == 0 { return (0, 1) }
    let margin = wholeNumbers ? 1 : max(1, low.magnitude * 0.05)
    return (low - margin, high + margin)
  }

  /// All steps from 0.001 to 5×10¹², in ascending order.
  private static let steps: [DecimalStep] = (-3...12).flatMap { exponent in
    [10, 20, 25, 50].map { DecimalStep(mantissa: $0, exponent: exponent - 1) }
  }
}

/// The distance between two ticks: a whole mantissa times a power of ten.
private struct DecimalStep: Hashable, Sendable {
  let mantissa: Int
  let exponent: Int

  var isWhole: Bool { exponent >= 0 || (exponent == -1 && mantissa % 10 == 0) }

  /// How many steps lie between zero and a value; a hair is taken off what is nearly whole.
  func index(of value: Double) -> Double {
    let index = value * Double(Self.power(-exponent)) / Double(Self.power(exponent) * mantissa)
    return (index - index.rounded()).magnitude < 1e-9 ? index.rounded() : index
  }

  /// The number of steps from the tick at or below `low` to that at or above `high`.
  func intervals(from low: Double, to high: Double) -> Double {
    index(of: high).rounded(.up) - index(of: low).rounded(.down)
  }

  func value(at index: Int) -> Double {
    Double(index * mantissa) * Double(Self.power(exponent)) / Double(Self.power(-exponent))
  }

  func label(at index: Int) -> String {
    let hundredfold = mantissa % 10 == 0
    let digits = index * (hundredfold ? mantissa / 10 : mantissa)
    return NumberText.decimal(digits, exponent: hundredfold ? exponent + 1 : exponent)
  }

  /// Ten to a power; 1 for negative ones.
  private static func power(_ exponent: Int) -> Int {
    (0..<max(0, exponent)).reduce(1) { result, _ in result * 10 }
  }
}

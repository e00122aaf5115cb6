/// Maps the values of a domain to pixels along a straight line.
package struct LinearScale: Hashable, Sendable {
  package let domain: ClosedRange<Double>
  /// Where the domain's lower bound is drawn.
  package let start: Double
  /// Where the domain's upper bound is drawn; may be less than `start`.
  package let end: Double

  package init(domain: ClosedRange<Double>, start: Double, end: Double) {
    self.domain = domain
    self.start = start
    self.end = end
  }

  /// The pixel of a value. An empty domain has all of its values in the middle; what is not a
  /// number is drawn there too.
  package func callAsFunction(_ value: Double) -> Double {
    let span = domain.upperBound - domain.lowerBound
    guard span > 0, value.isFinite else { return (start + end) / 2 }
    return start + (value - domain.lowerBound) / span * (end - start)
  }
}

/// The chart of Reactive Training Systems (M. Tuchscherer): per cent of the one-rep max by reps and
/// RPE. It is one curve over the reps that could have been done, reps + reps in reserve.
package enum RPEChart {
  /// Per cent at 1, 1½, 2 … 16 reps to failure. The halves are the chart's own rows, not means.
  private static let percentages: [Double] = [
    100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85.0, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4,
    76.2, 75.1, 73.9, 72.3, 70.7, 69.4, 68.0, 66.7, 65.3, 64.0, 62.6, 61.3, 59.9, 58.6, 57.4,
  ]

  /// Per cent of the one-rep max that can be lifted `repsToFailure` times.
  ///
  /// Between the chart's half steps linear; `nil` below 1 and above 16.
  package static func percent(repsToFailure reps: Double) -> Double? {
    guard reps >= 1, reps <= 16 else { return nil }
    let position = (reps - 1) * 2
    let index = Int(position)
    let fraction = position - Double(index)
    guard fraction > 0 else { return percentages[index] }
    return percentages[index] * (1 - fraction) + percentages[index + 1] * fraction
  }

  /// Reps in reserve by a rating of perceived exertion: 10 − RPE (Zourdos et al. 2016).
  package static func repsInReserve(rpe: Double) -> Double { 10 - rpe }
}

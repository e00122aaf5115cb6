package import WorkoutModel

/// File names that tell which days are in the file: `2024.md`, `2024-03.md`, `log/2024/03.txt`.
package enum PeriodicName {
  /// The longest period first within each spelling, so that a day is not taken for its year.
  private static let patterns: [DatePattern] = [
    "{yyyy}-{mm}-{dd}", "{yyyy}_{mm}_{dd}", "{yyyy}.{mm}.{dd}", "{yyyy}/{mm}/{dd}",
    "{yyyy}{mm}{dd}", "{yyyy}-{mm}", "{yyyy}_{mm}", "{yyyy}.{mm}", "{yyyy}/{mm}", "{yyyy}{mm}",
    "{yyyy}",
  ].map { DatePattern($0) }

  /// The path of the file for a day, as the path of the file with another day shows it.
  ///
  /// The same path when the name tells no period, or when both days are in one.
  package static func path(for day: CivilDate, like path: String, of other: CivilDate) -> String {
    for (index, pattern) in patterns.enumerated() {
      guard let range = pattern.range(of: other, in: path) else { continue }
      let isDay = index < 5
      let ending = path.lastIndex(of: ".").map { path[$0...] } ?? ""
      // What stands behind a day is the name of that day's session.
      let rest = isDay ? ending : path[range.upperBound...]
      return path[..<range.lowerBound].replacing(year: other.year, with: day.year)
        + pattern.text(for: day) + rest
    }
    return path
  }
}

extension Substring {
  /// `2024/2024-03.md` names the year twice.
  fileprivate func replacing(year: Int, with other: Int) -> String {
    split(separator: "/", omittingEmptySubsequences: false)
      .map { $0 == String(year) ? String(other) : String($0) }.joined(separator: "/")
  }
}

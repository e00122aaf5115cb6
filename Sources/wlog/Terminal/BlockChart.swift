/// Small charts of block characters.
enum BlockChart {
  private static let steps: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// One block for each value, from the least to the greatest; of more than `width` values the
  /// greatest of equal stretches.
  static func sparkline(_ values: [Double], width: Int = 24) -> String {
    let values = shortened(values, to: width)
    guard let low = values.min(), let high = values.max() else { return "" }
    let span = high - low
    return String(
      values.map { value in
        span > 0 ? steps[Int(((value - low) / span * 7).rounded())] : steps[3]
      })
  }

  /// A bar that begins at zero; something that is not zero is always seen.
  static func bar(_ value: Double, of greatest: Double, width: Int = 30) -> String {
    guard value > 0, greatest > 0 else { return "" }
    let cells = Int((value / greatest * Double(width)).rounded())
    return String(repeating: "█", count: max(1, cells))
  }

  private static func shortened(_ values: [Double], to width: Int) -> [Double] {
    guard values.count > width else { return values }
    return (0..<width).map { cell in
      let stretch = values[(cell * values.count / width)..<((cell + 1) * values.count / width)]
      return stretch.max() ?? 0
    }
  }
}

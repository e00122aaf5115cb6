/// Prints what was measured on one journal, a line for each stage.
struct Figures {
  let bytes: Int
  /// Seconds that `wc` takes for the same files.
  let baseline: Double

  func printHeading(years: Int, files: Int) {
    let size = decimal(Double(bytes) / 1e6, 2)
    Swift.print("\n\(years) years, \(files) files, \(size) MB; wc takes \(decimal(baseline, 4)) s")
    Swift.print(
      column("stage", 18) + column("ms", 10, right: true) + column("MB/s", 10, right: true)
        + column("× wc", 10, right: true) + column("sets/s", 12, right: true)
        + column("bytes/byte", 12, right: true))
  }

  func print(_ name: String, _ seconds: Double, sets: Int? = nil) {
    print(name, Run(seconds: seconds, peakMemory: nil), sets: sets)
  }

  func print(_ name: String, _ run: Run, sets: Int? = nil) {
    Swift.print(
      column(name, 18) + column(decimal(run.seconds * 1000, 1), 10, right: true)
        + column(decimal(Double(bytes) / 1e6 / run.seconds, 1), 10, right: true)
        + column(decimal(run.seconds / baseline, 1), 10, right: true)
        + column(sets.map { decimal(Double($0) / run.seconds, 0) } ?? "", 12, right: true)
        + column(
          run.peakMemory.map { decimal(Double($0) / Double(bytes), 1) } ?? "", 12, right: true))
  }

  private func column(_ text: String, _ width: Int, right: Bool = false) -> String {
    let gap = String(repeating: " ", count: max(0, width - text.count))
    return right ? gap + text : text + gap
  }

  private func decimal(_ value: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let units = String(Int((value * scale).rounded()))
    guard decimals > 0 else { return units }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - units.count)) + units
    return padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}

/// What one run of a program took.
struct Run {
  let seconds: Double
  /// Bytes; `nil` when it was not measured.
  let peakMemory: Int?
}

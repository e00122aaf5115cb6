internal import JournalSyntax
internal import WorkoutModel

/// Dashes that are glued to what they open: `-3x10 curls`, `-5x135`.
extension FileReader {
  /// True when the dash before the first number of a line makes an item, and takes nothing off the
  /// body: the number is that of a few sets or reps, and no exercise of the body stands above it.
  func isItemMark(_ terms: [Term], _ first: Quantity, _ entry: Int) -> Bool {
    guard first.marks.contains(.assisted), terms.count > 1, terms[1].joiner == .times,
      first.unit == .none, first.value % 1000 == 0,
      first.value <= Self.fewSets || first.value >= Self.heavy,
      let dash = elements.first, dash.kind == .hyphen, dash.range.start == first.range.start
    else { return false }
    // `-110x3x4` below `B Sqt to 140x1`.
    if first.value >= Self.heavy { return !file.entries[entry].nature.contains(.bodyweight) }
    let isOfLine = Int(file.entries[entry].location.lineNumber) == context.lineIndex + 1
    return file.entries[entry].nature.contains(.lifted)
      || isOfLine && context.nameBehindTrace == file.traces.count
  }

  private static let fewSets: Int32 = 12_000
  /// No machine takes so much off the body of somebody who hangs from nothing.
  private static let heavy: Int32 = 40_000
}

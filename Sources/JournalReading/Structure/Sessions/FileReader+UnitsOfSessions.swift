internal import JournalSyntax

/// Units that titles of days tell: `Pull (6/24, kgs)`, `Hotel — everything in lb from here`.
extension FileReader {
  /// `Pull (6/24, kgs)`: the unit of a session's bare loads.
  mutating func sessionUnit() {
    let isStated = !elements.contains { $0.kind == .quantity && $0.unit.isMass }
    let stated = isStated ? elements.lazy.compactMap { $0.massUnit }.first : nil
    // `Hotel — everything in lb from here`.
    // Behind the first day it is that of the file, as long as no other day tells its own.
    if file.statedUnit == nil, !file.hasSets { file.statedUnit = stated }
    if stated != nil { context.unitFromHere = tellsFromHere ? stated : nil }
    context.sessionUnit = stated ?? context.unitFromHere
  }

  /// `from here`, `from now on`: for the days below as well.
  private var tellsFromHere: Bool {
    elements.indices.dropLast().contains {
      isWord($0, in: Self.from) && isWord($0 + 1, in: Self.here)
    }
  }

  private static let from = WordSet("from ab")
  private static let here = WordSet("here now hier jetzt")
}

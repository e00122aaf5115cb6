/// Which pieces of one file are names of exercises, each asked but once: hundreds of rules ask it of
/// the same few words of every line.
///
/// A class, so that those may ask who change nothing.
final class NamesOfPieces {
  private var kinds = LineMemory<Kind>()
  private var count = 0

  enum Kind {
    case name
    /// A word such as `curls`, that no catalog holds and is no doubt an exercise.
    case movement
    case other
  }

  /// What the piece is, by `find` when it was not met before.
  func kind(of range: Range<Int>, in bytes: [UInt8], find: () -> Kind) -> Kind {
    if let known = kinds.index(of: range, in: bytes) { return kinds[known] }
    let kind = find()
    if count == Self.most { (kinds, count) = (LineMemory(), 0) }
    kinds.remember(kind, at: range, in: bytes)
    count += 1
    return kind
  }

  /// Files without end stay small in memory.
  private static let most = 1 << 16
}

/// A few words that a rule asks for, in any case: `WordSet("actual did done")`.
///
/// As `Keywords` it knows words by their hashes. Most words that are asked for have a length that
/// none of them has, so that nothing needs to be hashed.
package struct WordSet: Sendable {
  /// The bit of each length in bytes; the highest is for all that are longer.
  private var lengths: UInt64 = 0
  /// Open addressing; 0 is free. At most half of it is taken.
  private var hashes: [UInt64]

  /// The words, parted by white space.
  package init(_ words: String) {
    let words = words.split(whereSeparator: \.isWhitespace).map { Array($0.utf8)[...] }
    var size = 2
    while size < 2 * words.count { size *= 2 }
    hashes = [UInt64](repeating: 0, count: size)
    for word in words {
      lengths |= Self.bit(word.count)
      hashes[slot(of: Keywords.hash(word))] = Keywords.hash(word)
    }
  }

  package func contains(_ word: ArraySlice<UInt8>) -> Bool {
    guard lengths & Self.bit(word.count) != 0 else { return false }
    return hashes[slot(of: Keywords.hash(word))] != 0
  }

  /// Where the hash stands, or the free place where it would.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
    while hashes[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & (hashes.count - 1) }
    return slot
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}

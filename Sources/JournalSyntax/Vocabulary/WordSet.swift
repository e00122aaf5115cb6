/// A few words that a rule asks for, in any case: `WordSet("actual did done")`.
///
/// As `Keywords` it knows words by their hashes. Most words that are asked for have a length or a
/// first letter that none of them has, so that nothing needs to be hashed.
package struct WordSet: Sendable {
  /// The bit of each length in bytes; the highest is for all that are longer.
  @usableFromInline let lengths: UInt64
  /// The bit of each first letter in lower case; the lowest is for all beyond ASCII.
  @usableFromInline let initials: UInt64
  /// Open addressing; 0 is free. At most half of it is taken.
  private var hashes: [UInt64]

  /// The words, parted by white space.
  package init(_ words: String) { self.init(words, joined: []) }

  /// The words, parted by white space, and those of other sets.
  package init(_ words: String, _ others: WordSet...) { self.init(words, joined: others) }

  /// The words of several sets.
  package init(_ sets: WordSet...) { self.init("", joined: sets) }

  private init(_ text: String, joined others: [WordSet]) {
    let words = Array(text.utf8).split { $0 <= Byte.space }
    lengths = words.reduce(others.reduce(0) { $0 | $1.lengths }) { $0 | Self.bit($1.count) }
    initials = words.reduce(others.reduce(0) { $0 | $1.initials }) {
      $0 | Self.bit(initial: $1[$1.startIndex])
    }
    let all = words.map(Keywords.hash) + others.flatMap { $0.hashes.filter { $0 != 0 } }
    var size = 2
    while size < 2 * all.count { size *= 2 }
    hashes = [UInt64](repeating: 0, count: size)
    for hash in all { hashes[slot(of: hash)] = hash }
  }

  package func contains(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, mayHold(length: word.count, initial: first) else { return false }
    return hashes[slot(of: Keywords.hash(word))] != 0
  }

  /// False when no word of that length, in bytes, or none with that first letter is held.
  @inlinable
  package func mayHold(length: Int, initial: UInt8) -> Bool {
    lengths & Self.bit(length) != 0 && initials & Self.bit(initial: initial) != 0
  }

  /// Where the hash stands, or the free place where it would.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
    while hashes[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & (hashes.count - 1) }
    return slot
  }

  @inlinable
  package static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// One for both cases of a letter; some letters share theirs with a digit or a sign.
  @inlinable
  package static func bit(initial byte: UInt8) -> UInt64 {
    byte < 0x80 ? 1 &<< UInt64(byte | 0x20) : 1
  }
}

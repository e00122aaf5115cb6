/// Small numbers by hash: open addressing with linear probing, and no way to remove.
struct CatalogHashTable: Sendable {
  /// The numbers plus one, behind 16 bits of their hashes; 0 where nothing is.
  private var slots: [UInt32] = Array(repeating: 0, count: 8192)
  private var count = 0

  /// The number must be less than 65,535; there must be fewer than 8,000 in all.
  mutating func insert(_ number: Int, at hash: UInt64) {
    count += 1
    assert(count < 8000, "the catalog has outgrown its hash table")
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Self.tag(hash) | UInt32(number + 1)
  }

  /// The numbers that were inserted at the hash and are right, first in first out.
  func numbers(at hash: UInt64, where isRight: (Int) -> Bool) -> [Int] {
    var numbers: [Int] = []
    let tag = Self.tag(hash)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot] & 0xFFFF) - 1
      if slots[slot] & Self.tagMask == tag, isRight(number) { numbers.append(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return numbers
  }

  /// The first of them.
  func first(at hash: UInt64, where isRight: (Int) -> Bool) -> Int? {
    let tag = Self.tag(hash)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot] & 0xFFFF) - 1
      if slots[slot] & Self.tagMask == tag, isRight(number) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static let tagMask: UInt32 = 0xFFFF_0000

  /// The upper bits of the hash, which tell most others in a row of slots apart.
  private static func tag(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & tagMask
  }
}

/// Hashes of folded names: FNV-1a (Fowler, Noll, Vo), 64 bits.
enum NameHash {
  static func ofKey(_ bytes: [UInt8]) -> UInt64 {
    of(bytes[...])
  }

  /// The same for the same words in any order.
  static func ofWords(_ folder: NameFolder) -> UInt64 {
    var sum: UInt64 = 0
    var start = 0
    for end in folder.wordEnds {
      sum &+= of(folder.output[start..<end])
      start = end
    }
    return sum
  }

  private static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ hash >> 32
  }
}

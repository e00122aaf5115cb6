/// What is known of pieces of a file that were met before, found again by their bytes.
///
/// Lifters repeat themselves: the lines that name an exercise stand in a file a hundred times. An
/// open-addressing hash table; pieces of one hash are told apart by their bytes.
struct LineMemory<Value> {
  private struct Piece {
    let hash: UInt64
    let range: Range<Int>
    var value: Value
  }

  private var pieces: [Piece] = []
  /// By hash, the index of a piece and one; 0 is free. At most half of it is taken.
  private var slots = [UInt32](repeating: 0, count: 64)
}

extension LineMemory {
  subscript(index: Int) -> Value {
    get { pieces[index].value }
    set { pieces[index].value = newValue }
  }

  /// The index of the piece with the same bytes.
  func index(of range: Range<Int>, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { bytes in
      let hash = Self.hash(bytes, range)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 {
        let index = Int(slots[slot]) - 1
        if pieces[index].hash == hash, Self.areEqual(bytes, pieces[index].range, range) {
          return index
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// Returns the index of the piece, whose value is replaced when it was known already.
  @discardableResult
  mutating func remember(_ value: Value, at range: Range<Int>, in bytes: [UInt8]) -> Int {
    if let index = index(of: range, in: bytes) {
      pieces[index].value = value
      return index
    }
    let hash = bytes.withUnsafeBytes { Self.hash($0, range) }
    pieces.append(Piece(hash: hash, range: range, value: value))
    if pieces.count * 2 > slots.count { grow() } else { place(pieces.count - 1) }
    return pieces.count - 1
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for index in pieces.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: pieces[index].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(truncatingIfNeeded: index + 1)
  }

  private static func areEqual(
    _ bytes: UnsafeRawBufferPointer, _ left: Range<Int>, _ right: Range<Int>
  ) -> Bool {
    guard left.count == right.count, let base = bytes.baseAddress else { return false }
    let (one, other) = (base + left.lowerBound, base + right.lowerBound)
    var offset = 0
    while offset &+ 8 <= left.count {
      if word(one + offset) != word(other + offset) { return false }
      offset &+= 8
    }
    if left.count >= 8 { return word(one + left.count - 8) == word(other + left.count - 8) }
    return rest(one + offset, left.count - offset) == rest(other + offset, left.count - offset)
  }

  /// Eight bytes at a time, each multiplied and folded (after Wang Yi's wyhash, 2019).
  private static func hash(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
    guard let base = bytes.baseAddress else { return 0 }
    let start = base + range.lowerBound
    var hash = UInt64(truncatingIfNeeded: range.count)
    var offset = 0
    while offset &+ 8 <= range.count {
      hash = mix(hash, word(start + offset))
      offset &+= 8
    }
    if range.count >= 8 { return mix(hash, word(start + range.count - 8)) }
    return mix(hash, rest(start + offset, range.count - offset))
  }

  @inline(__always)
  private static func word(_ start: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
  }

  /// Fewer than eight bytes as one number.
  @inline(__always)
  private static func rest(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    var rest: UInt64 = 0
    for offset in 0..<count {
      rest = rest &<< 8 | UInt64(start.load(fromByteOffset: offset, as: UInt8.self))
    }
    return rest
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word ^ 0xA076_1D64_78BD_642F)
      .multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}

/// A number for all that was put into it, in that order: the same on every machine and in every run,
/// and another one, but for one chance in 2⁶⁴, for anything else.
package struct Fingerprint: Hashable, Sendable {
  package private(set) var value: UInt64

  package init() {
    value = 0x9E37_79B9_7F4A_7C15
  }

  package init(of bytes: [UInt8]) {
    self.init()
    combine(bytes[...])
  }

  package mutating func combine(_ number: UInt64) {
    // Each step can be undone, so that none loses what came before it.
    value = (value ^ number) &* 0xD6E8_FEB8_6659_FD93
    value ^= value >> 32
  }

  package mutating func combine(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { combine($0) }
  }

  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  package mutating func combine(_ other: Fingerprint) {
    combine(other.value)
  }

  package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var last: UInt64 = 0
    for byte in bytes[offset...] { last = last << 8 | UInt64(byte) }
    combine(last)
  }
}

extension Fingerprint {
  mutating func combine(_ number: some BinaryInteger) {
    combine(UInt64(truncatingIfNeeded: number))
  }

  mutating func combine(_ isTrue: Bool) {
    combine(UInt64(isTrue ? 1 : 0))
  }

  /// Nothing is not the same as any value.
  mutating func combine<Value>(_ value: Value?, _ add: (inout Fingerprint, Value) -> Void) {
    combine(value != nil)
    if let value { add(&self, value) }
  }

  mutating func combine<Value>(
    _ values: some Collection<Value>, _ add: (inout Fingerprint, Value) -> Void
  ) {
    combine(values.count)
    for value in values { add(&self, value) }
  }

  mutating func combine(_ text: String?) {
    combine(text) { $0.combine($1) }
  }
}

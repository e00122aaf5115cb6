import WorkoutInterchange

/// A file that an import writes: its first line tells so, and proves that nobody has edited it.
struct ImportedFile {
  private static let mark = "> imported by wlog from "

  let bytes: [UInt8]

  init(_ text: String, app: ImportApp) {
    let head = "\(Self.mark)\(app.title), checksum \(Self.checksum(text.utf8))\n\n"
    bytes = Array((head + text).utf8)
  }

  /// True for what an import wrote and nobody has changed since: it may be replaced.
  static func isUntouched(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: mark.utf8), let end = bytes.firstIndex(of: 0x0A),
      end + 2 <= bytes.count
    else { return false }
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    return head.hasSuffix(", checksum " + checksum(bytes[(end + 2)...]))
  }

  /// FNV-1a, 64 bits, in hexadecimal digits.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whole reads and writes on descriptors, which the system may do in pieces.
enum Descriptor {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Writes all bytes; the error's number when that fails.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Glibc)
        let written = Glibc.write(descriptor, piece.baseAddress, piece.count)
      #elseif canImport(Musl)
        let written = Musl.write(descriptor, piece.baseAddress, piece.count)
      #else
        let written = Darwin.write(descriptor, piece.baseAddress, piece.count)
      #endif
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written == 0 || errno != EINTR {
        return written == 0 ? EIO : errno
      }
    }
    return nil
  }

  /// Reads to the end, probably `expected` bytes; `nil` when that fails, with `errno` set.
  static func readAll(_ descriptor: Int32, expected: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: max(expected + 1, 1 << 14))
    var count = 0
    while true {
      if count == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: bytes.count))
      }
      let got = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got > 0 {
        count += got
      } else if got == 0 {
        bytes.removeLast(bytes.count - count)
        return bytes
      } else if errno != EINTR {
        return nil
      }
    }
  }
}

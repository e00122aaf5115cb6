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
    var bytes: [UInt8] = []
    var size = max(expected + 1, 1 << 14)
    while true {
      guard let part = readPart(descriptor, size) else { return nil }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if part.count < size { return bytes }
      size = bytes.count
    }
  }

  /// Up to `size` bytes: fewer only at the end; `nil` when reading fails, with `errno` set.
  private static func readPart(_ descriptor: Int32, _ size: Int) -> [UInt8]? {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      preferLargePages(UnsafeMutableRawBufferPointer(buffer))
      while count < size {
        let got = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if got > 0 {
          count += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          isRead = false
          return
        }
      }
    }
    return isRead ? bytes : nil
  }

  /// Asks the system for few large pages in place of thousands of small ones, where it has them.
  private static func preferLargePages(_ memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      let page = sysconf(Int32(_SC_PAGESIZE))
      guard page > 0, memory.count >= 1 << 22, let start = memory.baseAddress else { return }
      let skipped = (page - Int(bitPattern: start) % page) % page
      // Whatever it answers, the memory is as usable as before.
      _ = madvise(start + skipped, memory.count - skipped, Int32(MADV_HUGEPAGE))
    #endif
  }
}

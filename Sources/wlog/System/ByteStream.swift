#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A buffered writer of bytes to an open descriptor.
///
/// A reader that went away (`wlog export | head`) ends the process quietly with status 0.
final class ByteStream {
  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []
  private static let capacity = 1 << 16

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  func write(_ text: String) {
    buffer += text.utf8
    if buffer.count >= Self.capacity { flush() }
  }

  func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes what `append` adds to the bytes it is given.
  func write(_ append: (inout [UInt8]) -> Void) {
    append(&buffer)
    if buffer.count >= Self.capacity { flush() }
  }

  func writeLine(_ text: String) {
    write(text + "\n")
  }

  func flush() {
    let problem = buffer.withUnsafeBytes { Descriptor.write($0, to: descriptor) }
    buffer.removeAll(keepingCapacity: true)
    switch problem {
    case nil: return
    case EPIPE: exit(0)
    case .some(let code):
      if descriptor != STDERR_FILENO {
        let message = "wlog: cannot write to \(name): \(String(cString: strerror(code)))\n"
        _ = Array(message.utf8).withUnsafeBytes { Descriptor.write($0, to: STDERR_FILENO) }
      }
      exit(2)
    }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system did not do what was asked of a file.
struct FileError: Error {
  let path: String
  /// As the system says it: `No such file or directory`.
  let reason: String

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The last error of the C library.
  init(path: String) {
    self.init(path: path, reason: String(cString: strerror(errno)))
  }
}

extension Failure {
  init(cannot verb: String, _ error: FileError) {
    self.init("cannot \(verb) \(error.path): \(error.reason)")
  }
}

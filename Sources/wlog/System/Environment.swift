#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process was started with: its environment and its terminal.
enum Environment {
  /// `nil` for a variable that is not set; an empty one is `""`.
  static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// True for a variable that is set and not empty.
  static func holds(_ name: String) -> Bool {
    value(of: name)?.isEmpty == false
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }
}

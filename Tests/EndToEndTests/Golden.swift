import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that hold what the program is to say.
enum Golden {
  /// Compares with a file; with `WLOG_RECORD=1` writes it and fails, so that no run passes unseen.
  ///
  /// No file stands for no text.
  static func expect(
    _ text: String, equals path: String, at location: SourceLocation = #_sourceLocation
  ) {
    let golden = Playground.text(of: path) ?? ""
    guard text != golden else { return }
    let name = path.split(separator: "/").suffix(2).joined(separator: "/")
    guard getenv("WLOG_RECORD") != nil else {
      #expect(text == golden, "\(name) is out of date", sourceLocation: location)
      return
    }
    if text.isEmpty { unlink(path) } else { Playground.write(Array(text.utf8), to: path) }
    Issue.record("\(name) was written anew", sourceLocation: location)
  }
}

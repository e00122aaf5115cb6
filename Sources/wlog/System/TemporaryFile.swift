#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files in which new bytes wait before they take the place of old ones.
///
/// They are hidden and stand beside their target: `.log.md.wlog-4711.tmp`.
enum TemporaryFile {
  /// Where this process writes what becomes the file at `target`.
  static func path(for target: String) -> String {
    Path.join(Path.folder(of: target), ".\(Path.name(of: target))\(mark)\(getpid())\(ending)")
  }

  /// Removes from a folder what processes that were killed have left in it: files with such names
  /// that nobody wrote to for a minute, and nothing else.
  ///
  /// What cannot be removed is left to the next write.
  static func removeLeftovers(in folder: String) {
    guard let names = try? FileSystem.entries(of: folder) else { return }
    let limit = Clock.nanosecondsSince1970() - 60_000_000_000
    for name in names where isTemporary(name) {
      let path = Path.join(folder, name)
      guard !FileSystem.isLink(path), let status = FileSystem.status(of: path),
        status.kind == .file, status.modified < limit
      else { continue }
      try? FileSystem.remove(path)
    }
  }

  private static let mark = ".wlog-"
  private static let ending = ".tmp"

  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return false }
    let stem = name.dropLast(ending.count)
    let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let target = stem.dropLast(digits)
    return digits > 0 && target.hasSuffix(mark) && target.count > mark.count + 1
  }
}

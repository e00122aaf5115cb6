/// The list of files that we wrote into an output folder, kept in that folder.
///
/// It is what tells an output folder from others, and our files from those of other people.
struct Manifest {
  static let name = ".wlog-manifest"
  private static let heading = "# Files written by wlog report, one a line."

  /// Paths from the output folder, sorted.
  let paths: [String]

  init(paths: some Sequence<String>) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Lines that would lead out of the folder are left out.
  init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    self.init(paths: lines.filter { !$0.hasPrefix("#") && Self.isInside($0) })
  }

  /// `nil` when the folder has none.
  static func read(from folder: String) throws(FileError) -> Manifest? {
    let path = Path.join(folder, name)
    return FileSystem.exists(path) ? Manifest(try FileSystem.read(path)) : nil
  }

  var bytes: [UInt8] {
    Array((([Self.heading] + paths).joined(separator: "\n") + "\n").utf8)
  }

  static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.isEmpty && !path.split(separator: "/").contains { $0 == ".." }
  }
}

import WorkoutReport

/// The list of files that we wrote into an output folder, kept in that folder.
///
/// It is what tells an output folder from others, and our files from those of other people. Of a
/// file that need not be made each time it also tells what it was made from, and what is in it.
struct Manifest {
  static let name = ".wlog-manifest"
  private static let heading = "# Files written by wlog report, one a line."

  struct Entry {
    /// From the output folder.
    let path: String
    let prints: Prints?
  }

  /// Fingerprints of a file.
  struct Prints: Hashable {
    let inputs: UInt64
    let content: UInt64
  }

  /// In the order of their paths.
  let entries: [Entry]

  var paths: [String] { entries.map(\.path) }

  init(_ entries: some Sequence<Entry>) {
    self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Lines that would lead out of the folder are left out.
  init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    self.init(
      lines.lazy.filter { $0.first != UInt8(ascii: "#") }.map(Entry.init(line:))
        .filter { Self.isInside($0.path) })
  }

  /// `nil` when the folder has none.
  static func read(from folder: String) throws(FileError) -> Manifest? {
    let path = Path.join(folder, name)
    return FileSystem.exists(path) ? Manifest(try FileSystem.read(path)) : nil
  }

  var bytes: [UInt8] {
    Array(([Self.heading] + entries.map(\.line)).joined(separator: "\n").utf8)
      + [UInt8(ascii: "\n")]
  }

  static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.isEmpty
      && !path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }
}

extension Manifest.Entry {
  /// The path, and after tabs the two fingerprints.
  fileprivate init(line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t")).map {
      String(decoding: $0, as: UTF8.self)
    }
    path = fields.first ?? ""
    guard fields.count == 3, let inputs = UInt64(fields[1], radix: 16),
      let content = UInt64(fields[2], radix: 16)
    else {
      prints = nil
      return
    }
    prints = Manifest.Prints(inputs: inputs, content: content)
  }

  fileprivate var line: String {
    guard let prints else { return path }
    return [path, String(prints.inputs, radix: 16), String(prints.content, radix: 16)]
      .joined(separator: "\t")
  }
}

/// Paths as text, with `/` between the names. Nothing here looks at the disk.
enum Path {
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// `journal/2024.md` → `2024.md`.
  static func name(of path: String) -> String {
    let trimmed = withoutLastSlashes(path)
    guard let slash = trimmed.lastIndex(of: "/"), trimmed != "/" else { return trimmed }
    return String(trimmed[trimmed.index(after: slash)...])
  }

  /// `journal/2024.md` → `journal`; `.` for a bare name.
  static func folder(of path: String) -> String {
    let trimmed = withoutLastSlashes(path)
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    let folder = String(trimmed[..<slash])
    return folder.isEmpty ? "/" : folder
  }

  /// `2024.MD` → `md`; empty when there is none.
  static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Absolute, without `.`, `..` and doubled slashes.
  static func absolute(_ path: String, from folder: String) -> String {
    var names: [Substring] = []
    for name in join(folder, path).split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The way from a folder to a path; both absolute as `absolute(_:from:)` gives them.
  static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    var shared = 0
    while shared < min(target.count, base.count), target[shared] == base[shared] { shared += 1 }
    let names =
      Array(repeating: "..", count: base.count - shared) + target[shared...].map(String.init)
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// The deepest folder that holds all of the absolute paths given, or is one of them.
  static func commonFolder(_ folders: [String]) -> String {
    guard var shared = folders.first?.split(separator: "/") else { return "/" }
    for folder in folders.dropFirst() {
      let names = folder.split(separator: "/")
      let count = zip(shared, names).prefix { $0 == $1 }.count
      shared.removeLast(shared.count - count)
    }
    return "/" + shared.joined(separator: "/")
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    var trimmed = path[...]
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
    return String(trimmed)
  }
}

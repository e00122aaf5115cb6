/// Finds the files of the journal that a command line means.
struct JournalFinder {
  static let endings = ["wlog", "md", "markdown", "txt", "org"]
  static let settingsName = "journal.wlog"

  private let standardInputName: String
  private let currentFolder = FileSystem.currentFolder()
  private var files: [FoundFile] = []
  private var seen: Set<FileIdentity> = []
  /// Absolute folders in which the journal was looked for.
  private var roots: [String] = []

  private init(standardInputName: String) {
    self.standardInputName = standardInputName
  }

  /// The files in the order of their paths. Never empty.
  static func find(_ arguments: Arguments, paths: [String]) throws(Failure) -> [FoundFile] {
    var finder = Self(
      standardInputName: arguments.value(of: .standardInputName) ?? "<stdin>")
    if paths.isEmpty {
      try finder.addUsualPlace()
    } else {
      for path in paths { try finder.add(path) }
    }
    return finder.finish()
  }

  /// The folder of the journal that the file belongs to, from where the program was started; `nil`
  /// when no `journal.wlog` lies above it.
  static func settingsFolder(above path: String) -> String? {
    let finder = Self(standardInputName: "")
    let folder = Path.folder(of: Path.absolute(path, from: finder.currentFolder))
    return finder.settingsFolder(from: folder).map {
      Path.relative($0, to: finder.currentFolder)
    }
  }
}

private struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}

extension JournalFinder {
  private mutating func addUsualPlace() throws(Failure) {
    if let path = Environment.value(of: "WLOG_JOURNAL"), !path.isEmpty {
      guard FileSystem.exists(path) else {
        throw Failure("$WLOG_JOURNAL names \(path), but there is no such file or folder")
      }
      return try add(path, because: "from $WLOG_JOURNAL")
    }
    if let folder = settingsFolder(from: currentFolder) {
      let path = Path.relative(folder, to: currentFolder)
      return try add(path, because: "beside \(Path.join(path, Self.settingsName))")
    }
    try add(".", because: "in the current folder")
  }

  /// The nearest folder upwards that holds a `journal.wlog`.
  private func settingsFolder(from start: String) -> String? {
    var folder = start
    while true {
      if FileSystem.status(of: Path.join(folder, Self.settingsName))?.kind == .file {
        return folder
      }
      let parent = Path.folder(of: folder)
      if parent == folder { return nil }
      folder = parent
    }
  }

  private mutating func add(_ path: String, because reason: String? = nil) throws(Failure) {
    if path == FoundFile.standardInput {
      files.append(
        FoundFile(
          path: path, display: standardInputName, journalPath: standardInputName,
          reason: reason ?? "standard input", isAsked: true))
      return
    }
    guard let status = FileSystem.status(of: path) else {
      throw Failure("there is no file or folder \(path)", hint: nearestName(to: path))
    }
    if status.kind == .folder {
      let before = files.count
      try addFolder(path, because: reason ?? "in \(path)")
      roots.append(Path.absolute(path, from: currentFolder))
      if files.count == before, !containsJournal(path) {
        throw Failure(
          "there are no journal files in \(path == "." ? "this folder" : path)",
          hint: "looked for " + Self.endings.map { "*.\($0)" }.joined(separator: ", ")
            + "\n‘wlog demo journal’ writes a journal to try things on")
      }
    } else {
      append(path, status, because: reason ?? "named")
      roots.append(Path.folder(of: Path.absolute(path, from: currentFolder)))
    }
  }

  /// True when some file of that folder was found before.
  private func containsJournal(_ folder: String) -> Bool {
    let prefix = Path.absolute(folder, from: currentFolder) + "/"
    return files.contains { Path.absolute($0.path, from: currentFolder).hasPrefix(prefix) }
  }

  private mutating func addFolder(_ folder: String, because reason: String) throws(Failure) {
    let names: [String]
    do throws(FileError) {
      names = try FileSystem.entries(of: folder)
    } catch {
      throw Failure(cannot: "look into", error)
    }
    if names.contains(Manifest.name) { return }
    for name in names where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      guard let status = FileSystem.status(of: path) else { continue }
      if status.kind == .folder {
        if !FileSystem.isLink(path) { try addFolder(path, because: reason) }
      } else if status.kind == .file, Self.endings.contains(Path.ending(of: name)) {
        append(path, status, because: "\(reason), *.\(Path.ending(of: name))")
      }
    }
  }

  private mutating func append(
    _ path: String, _ status: FileStatus, because reason: String, isAsked: Bool = true
  ) {
    let identity = FileIdentity(device: status.device, inode: status.inode)
    guard seen.insert(identity).inserted else { return }
    files.append(
      FoundFile(
        path: path, display: path, journalPath: path, reason: reason, isAsked: isAsked))
  }

  /// A journal's settings hold for all its files, also for one that is named alone.
  private mutating func addSettingsAbove() {
    for root in Set(roots).sorted() {
      guard let folder = settingsFolder(from: root) else { continue }
      let path = Path.join(Path.relative(folder, to: currentFolder), Self.settingsName)
      guard let status = FileSystem.status(of: path) else { continue }
      append(path, status, because: "holds the settings of the journal", isAsked: false)
      roots.append(folder)
    }
  }

  private mutating func finish() -> [FoundFile] {
    addSettingsAbove()
    let base = Path.commonFolder(roots)
    let found = files.map { file in
      var file = file
      if file.path != FoundFile.standardInput {
        file.journalPath = Path.relative(
          Path.absolute(file.path, from: currentFolder), to: base)
      }
      return file
    }
    return found.sorted { $0.display.utf8.lexicographicallyPrecedes($1.display.utf8) }
  }

  private func nearestName(to path: String) -> String {
    let folder = Path.folder(of: path)
    let names = (try? FileSystem.entries(of: folder)) ?? []
    guard let nearest = Suggestion.nearest(to: Path.name(of: path), among: names) else { return "" }
    return "did you mean \(Path.join(folder, nearest))?"
  }
}

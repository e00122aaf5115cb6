/// The text of the journal that a file belongs to: how a line is read, and whether it holds a record,
/// depends on all of it.
enum SurroundingJournal {
  /// The whole journal when the file lies below a `journal.wlog`; else the file alone.
  ///
  /// - Returns: With the place of the file in it.
  static func load(
    around path: String, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> (LoadedJournal, fileIndex: Int) {
    let status = FileSystem.status(of: path)
    if let status, status.kind == .file, let folder = JournalFinder.settingsFolder(above: path) {
      let loaded = try LoadedJournal.load(arguments, console, paths: [folder], depth: .text)
      let index = loaded.versions.firstIndex {
        $0?.inode == status.inode && $0?.device == status.device
      }
      if let index { return (loaded, index) }
    }
    let loaded = try LoadedJournal.load(arguments, console, paths: [path], depth: .text)
    guard let index = loaded.files.firstIndex(where: \.isAsked) else {
      throw Failure("\(path) was not read")
    }
    return (loaded, index)
  }
}

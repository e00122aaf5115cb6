import WorkoutReport

/// Brings an output folder in line with a site: writes what differs, removes what is stale.
///
/// Only files that the folder's manifest calls ours are ever changed or removed.
struct SiteWriter: Sendable {
  struct Result {
    var written = 0
    var removed = 0
    var changed: Int { written + removed }
  }

  let folder: String
  /// Takes a folder that somebody else has filled, and overwrites files of the same names there.
  let isForced: Bool

  /// Not `isWhole` when `files` are only some of the site's: then nothing is stale.
  func write(
    _ files: [OutputFile], isWhole: Bool, progress: Progress? = nil
  ) throws(Failure) -> Result {
    do throws(FileError) {
      let old = try prepareFolder()
      let (ours, new) = (Set(old.map(\.path)), Set(files.map(\.path)))
      try refuseForeignFiles(files, ours: ours)
      // Before the first page, so that a run that is cut off leaves no file that nobody owns.
      let added = new.subtracting(ours).map { Manifest.Entry(path: $0, prints: nil) }
      if !added.isEmpty { try write(Manifest(old + added)) }
      var result = Result()
      progress?.update("writing \(files.count) files")
      let made = files.filter { !$0.isInPlace }
      for written in Threads.map(count: made.count, { outcome(of: made[$0].file) })
      where try written.get() {
        result.written += 1
      }
      let stale = isWhole ? ours.subtracting(new) : []
      if isWhole { removeLeftovers(beside: ours.union(new)) }
      try remove(stale, count: &result.removed)
      let kept = old.filter { !new.contains($0.path) && !stale.contains($0.path) }
      try write(Manifest(kept + files.map(\.entry)))
      return result
    } catch {
      throw Failure(cannot: "write", error)
    }
  }
}

extension SiteWriter {
  /// Makes the folder, or says why it must be left alone; gives our files in it.
  private func prepareFolder() throws(FileError) -> [Manifest.Entry] {
    if FileSystem.exists(folder), !FileSystem.isFolder(folder) {
      throw FileError(path: folder, reason: "it is a file, not a folder")
    }
    try FileSystem.makeFolder(folder)
    if let manifest = try Manifest.read(from: folder) { return manifest.entries }
    let foreign = try FileSystem.entries(of: folder).filter { !$0.hasPrefix(".") }
    if let first = foreign.first, !isForced {
      throw FileError(
        path: folder,
        reason: "it holds files that wlog did not write (\(first)); choose another folder with -o, "
          + "or use --force to write between them")
    }
    return []
  }

  private func refuseForeignFiles(_ files: [OutputFile], ours: Set<String>) throws(FileError) {
    guard !isForced else { return }
    for file in files where !ours.contains(file.path) {
      let path = Path.join(folder, file.path)
      guard FileSystem.exists(path), try FileSystem.read(path) != file.file.bytes else {
        continue
      }
      throw FileError(
        path: path, reason: "wlog did not write that file; move it away, or use --force")
    }
  }

  /// Whether the file had to be written.
  private func outcome(of file: SiteFile) -> Swift.Result<Bool, FileError> {
    Swift.Result { () throws(FileError) in try replace(file) }
  }

  /// False when the file was already as it should be.
  private func replace(_ file: SiteFile) throws(FileError) -> Bool {
    let path = Path.join(folder, file.path)
    if let status = FileSystem.status(of: path), status.size == file.bytes.count,
      try FileSystem.read(path) == file.bytes
    {
      return false
    }
    try FileSystem.makeFolder(Path.folder(of: path))
    try FileReplacement.write(file.bytes, to: path, isDurable: false)
    return true
  }

  private func write(_ manifest: Manifest) throws(FileError) {
    _ = try replace(SiteFile(path: Manifest.name, bytes: manifest.bytes))
  }

  /// A run that was killed may have left a page that was not written to its end.
  private func removeLeftovers(beside paths: Set<String>) {
    for folder in Set(paths.map { Path.folder(of: Path.join(folder, $0)) }).union([folder]) {
      TemporaryFile.removeLeftovers(in: folder)
    }
  }

  private func remove(_ stale: Set<String>, count: inout Int) throws(FileError) {
    for name in stale.sorted() {
      let path = Path.join(folder, name)
      guard FileSystem.exists(path) else { continue }
      try FileSystem.remove(path)
      count += 1
      FileSystem.removeIfEmpty(Path.folder(of: path))
    }
  }
}

import WorkoutReport

/// A file of a site as it shall be in the output folder.
struct OutputFile: Sendable {
  let file: SiteFile
  /// Of files that need not be made each time.
  let prints: Manifest.Prints?
  /// True when the folder has just this file.
  let isInPlace: Bool

  var path: String { file.path }
  var entry: Manifest.Entry { Manifest.Entry(path: path, prints: prints) }
}

/// What an output folder has from the last time, so that only those parts of a site are made anew
/// that rest on something else now.
struct PreviousSite: Sendable {
  /// Of this program: another one makes everything anew. `nil` when it cannot be told.
  private let program: Fingerprint?
  /// By what they were made from; only those of which each is as it was written.
  private let files: [UInt64: [OutputFile]]

  /// Reads all files of the folder that need not be made each time.
  init(folder: String, program: Fingerprint?) {
    self.program = program
    let manifest = try? Manifest.read(from: folder)
    files = Dictionary(grouping: manifest?.entries ?? []) { $0.prints?.inputs ?? 0 }
      .compactMapValues { Self.filesInPlace($0, in: folder) }
  }

  /// The files of a part: those that are there, if they are what it would make, or made now.
  func files(of part: SitePart) -> [OutputFile] {
    guard var inputs = part.fingerprint, let program else {
      return part.files.map { OutputFile(file: $0, prints: nil, isInPlace: false) }
    }
    inputs.combine(program)
    if let files = files[inputs.value] { return files }
    return part.files.map { file in
      let content = Fingerprint(of: file.bytes).value
      let prints = Manifest.Prints(inputs: inputs.value, content: content)
      return OutputFile(file: file, prints: prints, isInPlace: false)
    }
  }

  /// `nil` when one is not as it was written.
  private static func filesInPlace(
    _ entries: [Manifest.Entry], in folder: String
  ) -> [OutputFile]? {
    var files: [OutputFile] = []
    for entry in entries {
      guard let prints = entry.prints,
        let bytes = try? FileSystem.read(Path.join(folder, entry.path)),
        Fingerprint(of: bytes).value == prints.content
      else { return nil }
      files.append(
        OutputFile(file: SiteFile(path: entry.path, bytes: bytes), prints: prints, isInPlace: true))
    }
    return files
  }
}

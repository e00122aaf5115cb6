import JournalReading
import JournalSyntax
import WorkoutModel

/// A journal as a command gets it: files found, read and understood.
struct LoadedJournal {
  /// How it was read.
  let options: ReaderOptions
  let files: [FoundFile]
  /// In the order of `files`.
  let sources: [Source]
  /// What each file was when it was read, in the order of `files`; `nil` for standard input.
  let versions: [FileStatus?]
  var journal: Journal
  /// The journal's own settings, in the order of the files.
  let statedSettings: [StatedSetting]
  /// Only those of files that were asked for.
  let diagnostics: [Diagnostic]
  /// True when some file could not be read; it has been said.
  let isIncomplete: Bool

  /// The status of a command that did its work on what could be read.
  var status: ExitStatus { isIncomplete ? .failure : .fine }
}

extension LoadedJournal {
  /// A journal without files.
  static func empty(_ arguments: Arguments) throws(Failure) -> Self {
    Self(
      options: try ReadingSettings(arguments).readerOptions, files: [], sources: [], versions: [],
      journal: Journal(), statedSettings: [], diagnostics: [], isIncomplete: false)
  }

  /// How paths are told.
  enum Naming {
    /// From where the program was started.
    case display
    /// From the journal's folder.
    case journal
  }

  /// How much of it the command needs.
  enum Depth {
    /// The text alone: the command reads it itself.
    case text
    case findings
    case journal
  }

  static func load(
    _ arguments: Arguments, _ console: Console, paths: [String]? = nil, naming: Naming = .display,
    progress: Progress? = nil, depth: Depth = .journal
  ) throws(Failure) -> Self {
    let settings = try ReadingSettings(arguments)
    let found = try JournalFinder.find(arguments, paths: paths ?? arguments.operands)
    var files: [FoundFile] = []
    var sources: [Source] = []
    var versions: [FileStatus?] = []
    for (index, file) in found.enumerated() {
      progress?.update("reading file \(index + 1) of \(found.count)")
      do throws(FileError) {
        versions.append(FileSystem.status(of: file.path))
        let name = naming == .display ? file.display : file.journalPath
        sources.append(Source(path: name, bytes: try bytes(of: file)))
        files.append(file)
        console.explain("reading \(file.display): \(file.reason)")
      } catch {
        versions.removeLast()
        console.report(Failure(cannot: "read", error))
      }
    }
    progress?.update("understanding \(sources.count) files")
    let reader = Reader(options: settings.readerOptions)
    let result = depth == .journal ? reader.read(sources) : nil
    let diagnostics = depth == .findings ? reader.check(sources) : result?.diagnostics ?? []
    var journal = result?.journal ?? Journal()
    settings.apply(to: &journal)
    return Self(
      options: settings.readerOptions, files: files, sources: sources, versions: versions,
      journal: journal, statedSettings: result?.statedSettings ?? [],
      diagnostics: diagnostics.filter { files[$0.place.fileIndex].isAsked },
      isIncomplete: files.count < found.count)
  }

  private static func bytes(of file: FoundFile) throws(FileError) -> [UInt8] {
    guard file.path == FoundFile.standardInput else {
      let bytes = try FileSystem.read(file.path)
      guard bytes.count < Int(UInt32.max) else {
        throw FileError(path: file.path, reason: "it is larger than 4 GiB")
      }
      return bytes
    }
    guard let bytes = Descriptor.readAll(Descriptor.standardInput, expected: 0) else {
      throw FileError(path: file.display)
    }
    return bytes
  }
}

import JournalEditing
import JournalSyntax
import WorkoutModel

/// The file to which sets are added: one of the journal, or one that is not there yet.
struct AddTarget {
  /// All files of the journal, with the new one at the end when there is one.
  let sources: [Source]
  let fileIndex: Int
  /// Where the file is, or shall be.
  let path: String
  /// What it was when it was read; `nil` for a new file.
  let version: FileStatus?

  var isNew: Bool { version == nil }
}

extension AddTarget {
  /// The file that somebody named.
  init(named path: String, in journal: LoadedJournal) {
    let folder = FileSystem.currentFolder()
    let absolute = Path.absolute(path, from: folder)
    let index = journal.files.firstIndex { Path.absolute($0.path, from: folder) == absolute }
    self = index.map { Self(existing: $0, in: journal) } ?? Self(new: path, in: journal)
  }

  /// The file of the session of that day; else that of the latest session, or the one that follows
  /// it when the names of files tell years, months or days.
  init(for date: CivilDate, in journal: LoadedJournal) throws(Failure) {
    let sessions = journal.journal.sessions
    if let session = sessions.last(where: { $0.date == date }) {
      self.init(existing: Int(session.location.fileIndex), in: journal)
      return
    }
    let latest = sessions.filter { $0.date != nil }.max { ($0.date ?? date) < ($1.date ?? date) }
    if let latest, let day = latest.date {
      let file = journal.files[Int(latest.location.fileIndex)]
      self.init(named: PeriodicName.path(for: date, like: file.path, of: day), in: journal)
      return
    }
    let written = journal.files.indices.filter {
      Path.name(of: journal.files[$0].path) != JournalFinder.settingsName
    }
    if let session = sessions.last {
      self.init(existing: Int(session.location.fileIndex), in: journal)
    } else if written.isEmpty, let settings = journal.files.first {
      let folder = Path.folder(of: settings.path)
      self.init(new: Path.join(folder, "\(date.year).md"), in: journal)
    } else if written.count == 1 {
      self.init(existing: written[0], in: journal)
    } else {
      throw Failure("no file of the journal has a session yet", hint: "--file says where to begin")
    }
  }

  private init(existing index: Int, in journal: LoadedJournal) {
    self.init(
      sources: journal.sources, fileIndex: index, path: journal.files[index].path,
      version: journal.versions[index])
  }

  private init(new path: String, in journal: LoadedJournal) {
    self.init(
      sources: journal.sources + [Source(path: path, bytes: [])],
      fileIndex: journal.sources.count, path: path, version: nil)
  }
}

/// Builds the site again whenever the journal changes on disk.
///
/// It looks twice a second, and waits until nothing has changed for a moment: editors that save by
/// writing a new file and renaming it, or that write in pieces, shall not be caught half-way.
struct JournalWatcher {
  private typealias Snapshot = [String: FileStatus]

  private static let interval = 500
  private static let settlingTime = 150
  /// A file that grows all the time is read as it is in the end.
  private static let mostLooks = 20

  private let arguments: Arguments
  private let console: Console
  private let builder: SiteBuilder

  init(_ arguments: Arguments, _ console: Console, builder: SiteBuilder) {
    self.arguments = arguments
    self.console = console
    self.builder = builder
  }

  /// The first build may fail as without watching; after that, what goes wrong is told, the site
  /// stays as it was, and the watch goes on until somebody ends it.
  func run() throws(Failure) -> Never {
    var seen = try snapshot()
    try builder.build()
    if arguments.contains(.open) { builder.openForUser() }
    console.say("watching; Ctrl-C ends it")
    var problem: String?
    while true {
      Clock.sleep(milliseconds: Self.interval)
      do throws(Failure) {
        let now = try settledSnapshot()
        guard now != seen || problem != nil else { continue }
        seen = now
        try builder.build()
        problem = nil
      } catch {
        if error.message != problem { console.report(error) }
        problem = error.message
      }
    }
  }

  private func snapshot() throws(Failure) -> Snapshot {
    let files = try JournalFinder.find(arguments, paths: arguments.operands)
    var snapshot: Snapshot = [:]
    for file in files { snapshot[file.path] = FileSystem.status(of: file.path) }
    return snapshot
  }

  /// The state of the files when two looks in a row show the same.
  private func settledSnapshot() throws(Failure) -> Snapshot {
    var last = try snapshot()
    for _ in 0..<Self.mostLooks {
      Clock.sleep(milliseconds: Self.settlingTime)
      let now = try snapshot()
      if now == last { return now }
      last = now
    }
    return last
  }
}

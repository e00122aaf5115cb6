import WorkoutReport

extension Option {
  static let siteFolder = Option(
    "output", short: "o", value: .folder("DIR"), "where to write the site; site if not said")
  static let watch = Option("watch", "build again whenever the journal changes")
  static let open = Option("open", "show the site in the browser when it is built")
  static let only = Option(
    "only", value: .text("PAGE"), isRepeatable: true,
    "write only this page or folder of the site, e.g. exercises/squat")
  static let force = Option("force", "write also between files that are not wlog’s")
  static let title = Option("title", value: .text("TITLE"), "the site’s name")
  static let sourceURL = Option(
    "source-url", value: .text("URL"),
    "where the journal can be read, e.g. https://github.com/me/log/blob/main/")
  static let baseURL = Option(
    "base-url", value: .text("URL"), "where the site will be, for the feed")
  static let incognito = Option("incognito", "leave out notes, the body and the names of files")
}

extension Command {
  static let report = Command(
    "report", "builds a web site from the journal",
    examples: [
      Example("wlog report --open", "build it in the folder site, and look at it"),
      Example("wlog report ~/notes -o public", "from one folder into another"),
      Example("wlog report --watch", "keep it up to date while writing"),
    ],
    options: [
      .siteFolder, .watch, .open, .only, .force, .title, .sourceURL, .baseURL, .incognito,
    ],
    details: [
      "Only files that differ are written, and only files that wlog wrote before are removed; it "
        + "keeps a list of them in \(Manifest.name). A folder that holds other files is refused "
        + "without --force."
    ]
  ) { arguments, console throws(Failure) in
    let builder = try SiteBuilder(arguments, console)
    if arguments.contains(.watch) {
      try JournalWatcher(arguments, console, builder: builder).run()
    }
    try builder.build()
    if arguments.contains(.open) { builder.openForUser() }
    return .fine
  }
}

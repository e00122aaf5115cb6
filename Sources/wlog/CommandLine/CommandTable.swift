/// All commands, in the order in which help lists them.
extension Command {
  static let all: [Command] = [
    .report, .summary, .records, .check, .explain, .fmt, .add, .rename, .export, .import,
    .oneRepMax, .plates, .`init`, .demo, .files, .config,
    .completions,
    .man, .spec,
    .help,
  ]

  static func named(_ name: String) throws(Failure) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let nearest = Suggestion.nearest(to: name, among: all.map(\.name))
    throw Failure(
      "there is no command ‘\(name)’",
      hint: nearest.map { "did you mean ‘wlog \($0)’?" } ?? "‘wlog --help’ lists all commands")
  }
}

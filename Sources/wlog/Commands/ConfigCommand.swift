import WorkoutInterchange

extension Command {
  static let config = Command(
    "config", "shows each setting that holds, and where it was set",
    examples: [
      Example("wlog config", "of the journal around here"),
      Example("wlog config 2024.md --unit lb", "as they would be with these words"),
      Example("wlog config --format json", "for programs"),
    ],
    options: [.textOrJSON],
    details: [
      "The command line outranks the directives in a file, these outrank journal.wlog, and that "
        + "outranks what wlog does by itself."
    ]
  ) { arguments, console throws(Failure) in
    let loaded = try LoadedJournal.load(arguments, console)
    let settings = EffectiveSettings(arguments, loaded).all
    if arguments.value(of: .textOrJSON) == "json" {
      console.output.write(json(settings))
    } else {
      var table = TextTable([("setting", .left), ("value", .left), ("set by", .left)])
      for setting in settings {
        let scope = setting.file.map { " (only in \($0))" } ?? ""
        table.add([setting.name, setting.value + scope, setting.origin.text])
      }
      console.output.write(table.text(console.outputStyle))
    }
    return loaded.status
  }

  private static func json(_ settings: [EffectiveSetting]) -> [UInt8] {
    var json = JSONWriter()
    json.array(settings) { json, setting in
      json.object { json in
        json.field("setting", setting.name)
        json.field("value", setting.value)
        json.field("only_in", setting.file)
        json.field("set_by", setting.origin.kind)
        var place: (file: String, line: Int)?
        if case .line(let file, let number) = setting.origin { place = (file, number) }
        json.field("file", place?.file)
        json.field("line", place?.line)
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension EffectiveSetting.Origin {
  /// `command line`, `environment`, `journal` or `default`.
  fileprivate var kind: String {
    switch self {
    case .commandLine: "command line"
    case .environment: "environment"
    case .line: "journal"
    case .standard: "default"
    }
  }

  /// `journal.wlog:3`.
  fileprivate var text: String {
    switch self {
    case .commandLine: "command line"
    case .environment(let name): "$" + name
    case .line(let file, let number): "\(file):\(number)"
    case .standard(let why): "default: " + why
    }
  }
}

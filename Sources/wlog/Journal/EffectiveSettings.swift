import JournalReading
import JournalSyntax
import WorkoutAnalysis
import WorkoutModel

/// A setting as it holds, and who says so.
struct EffectiveSetting {
  enum Origin: Equatable {
    case commandLine
    case environment(String)
    /// A line of the journal.
    case line(file: String, number: Int)
    /// Nobody said anything; the words tell what happens then.
    case standard(String)
  }

  let name: String
  let value: String
  /// The only file for which it holds; `nil` for the whole journal.
  var file: String?
  let origin: Origin
}

/// All settings of a loaded journal: command line > directives in a file > `journal.wlog` > defaults.
struct EffectiveSettings {
  private let arguments: Arguments
  private let loaded: LoadedJournal
  private let settingsFile: Int?

  init(_ arguments: Arguments, _ loaded: LoadedJournal) {
    self.arguments = arguments
    self.loaded = loaded
    settingsFile = loaded.files.firstIndex { Path.name(of: $0.path) == JournalFinder.settingsName }
  }

  var all: [EffectiveSetting] {
    [place]
      + reading(
        "unit", .unit, standard: loaded.journal.settings.unit.symbol, "the unit of most loads")
      + reading("order", .order, standard: "any", "found out from the lines")
      + reading("dates", .dates, standard: "any", "found out from the dates")
      + reading("year", .year, standard: "any", "from the file’s name or the dates around")
      + [today] + formulas + single("sex", "unknown", "no scores without it")
      + ["favourite", "color", "muscles", "alias", "goal", "trophy"].flatMap(listed)
  }
}

extension EffectiveSettings {
  private var place: EffectiveSetting {
    let name = "journal"
    if !arguments.operands.isEmpty {
      return EffectiveSetting(
        name: name, value: arguments.operands.joined(separator: " "), origin: .commandLine)
    }
    if let path = Environment.value(of: "WLOG_JOURNAL"), !path.isEmpty {
      return EffectiveSetting(name: name, value: path, origin: .environment("WLOG_JOURNAL"))
    }
    let folder = settingsFile.map { Path.folder(of: loaded.files[$0].path) }
    return EffectiveSetting(
      name: name, value: folder ?? ".",
      origin: .standard(
        folder == nil ? "the current folder" : "the nearest folder with a journal.wlog"))
  }

  private var today: EffectiveSetting {
    let isStated = arguments.value(of: .today) != nil
    return EffectiveSetting(
      name: "today", value: loaded.options.today?.description ?? "unknown",
      origin: isStated ? .commandLine : .standard("the system’s clock"))
  }

  /// A setting of how files are read: a file's own outranks the journal's.
  private func reading(
    _ name: String, _ option: Option, standard: String, _ why: String
  ) -> [EffectiveSetting] {
    let typed = arguments.allValues(of: option)
    if let last = typed.last {
      let value = option.isRepeatable ? typed.joined(separator: ", ") : last
      return [EffectiveSetting(name: name, value: value, origin: .commandLine)]
    }
    var last: [Int: StatedSetting] = [:]
    for setting in loaded.statedSettings where setting.key == name {
      last[Int(setting.location.fileIndex)] = setting
    }
    let general =
      settingsFile.flatMap { last[$0] }.map { effective($0) }
      ?? EffectiveSetting(name: name, value: standard, origin: .standard(why))
    let own = last.keys.filter { $0 != settingsFile }.sorted().compactMap { index in
      last[index].map { setting in
        var setting = effective(setting)
        setting.file = loaded.sources[index].path
        return setting
      }
    }
    return [general] + own
  }

  /// The journal's formula, then those of single exercises.
  private var formulas: [EffectiveSetting] {
    if let formula = arguments.value(of: .formula) {
      return [EffectiveSetting(name: "formula", value: formula.lowercased(), origin: .commandLine)]
    }
    let stated = loaded.statedSettings.filter { setting in
      let name = setting.value.split(separator: "=").last.map { $0.filter { $0 != " " } } ?? ""
      return setting.key == "formula" && OneRepMaxFormula(named: name) != nil
    }
    let general =
      stated.last { !$0.value.contains("=") }.map { effective($0) }
      ?? EffectiveSetting(
        name: "formula", value: OneRepMaxFormula.standard.name, origin: .standard("Brzycki, 1993"))
    return [general] + lastOfEachSubject(stated.filter { $0.value.contains("=") })
  }

  private func single(_ name: String, _ standard: String, _ why: String) -> [EffectiveSetting] {
    let stated = loaded.statedSettings.last { $0.key == name }
    return [
      stated.map { effective($0) }
        ?? EffectiveSetting(name: name, value: standard, origin: .standard(why))
    ]
  }

  private func listed(_ name: String) -> [EffectiveSetting] {
    let stated = loaded.statedSettings.filter { $0.key == name }
    return name == "muscles" || name == "color"
      ? lastOfEachSubject(stated) : stated.map { effective($0) }
  }

  /// Of several lines about the same exercise the last holds.
  private func lastOfEachSubject(_ stated: [StatedSetting]) -> [EffectiveSetting] {
    var lastIndex: [ExerciseKey: Int] = [:]
    for (index, setting) in stated.enumerated() { lastIndex[subject(of: setting)] = index }
    return stated.enumerated().filter { lastIndex[subject(of: $1)] == $0 }
      .map { effective($0.element) }
  }

  /// The exercise that the line is about: before the `=`, or before the last word.
  private func subject(of setting: StatedSetting) -> ExerciseKey {
    let value = setting.value
    let end = value.firstIndex(of: "=") ?? value.lastIndex(of: " ") ?? value.endIndex
    return ExerciseKey(String(value[..<end]))
  }

  private func effective(_ setting: StatedSetting) -> EffectiveSetting {
    EffectiveSetting(
      name: setting.key, value: setting.value,
      origin: .line(
        file: loaded.sources[Int(setting.location.fileIndex)].path,
        number: Int(setting.location.lineNumber)))
  }
}

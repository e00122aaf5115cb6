internal import JournalSyntax
internal import WorkoutModel

/// The directives of all files: which hold where, and which contradict each other.
struct Directives {
  private let byFile: [[Directive]]
  private let journalFile: Int?
  private(set) var diagnostics: [Diagnostic] = []

  init(_ byFile: [[Directive]], _ paths: [String]) {
    self.byFile = byFile
    journalFile = paths.firstIndex(where: Self.isJournalFile)
    check()
  }

  /// True for the file whose settings hold for all files.
  static func isJournalFile(_ path: String) -> Bool {
    path == "journal.wlog" || path.hasSuffix("/journal.wlog")
  }

  /// `alias: OHP = Overhead Press` lines of a file.
  static func aliases(in source: Source) -> [(alias: String, name: String)] {
    var aliases: [(String, String)] = []
    for index in 0..<source.lineCount {
      let start = Int(source.lineStarts[index])
      guard start + 6 < source.bytes.count, source.bytes[start] | 0x20 == 0x61,
        source.bytes[start..<(start + 6)].map({ $0 | 0x20 }).elementsEqual("alias:".utf8)
      else { continue }
      let content = source.content(ofLineAt: index)
      let parts = source.text((start + 6)..<content.upperBound).split(
        separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = trim(withoutExemption(parts[1]))
      for alias in parts[0].split(separator: ",") { aliases.append((trim(alias), name)) }
    }
    return aliases
  }

  /// The text before `// wlog: …`.
  private static func withoutExemption(_ text: Substring) -> Substring {
    guard let slash = text.firstIndex(of: "/"), text[slash...].hasPrefix("//"),
      trim(text[slash...].drop { $0 == "/" }).hasPrefix("wlog:")
    else { return text }
    return text[..<slash]
  }

  static func trim(_ text: some StringProtocol) -> String {
    var text = text[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// All that make sense, in file order.
  var stated: [StatedSetting] {
    byFile.joined().filter { Self.isValid($0.key, $0.value) }.map(StatedSetting.init)
  }

  // MARK: What holds for a file

  var journalUnit: MassUnit? { journalFile.flatMap { ownUnit($0) } }

  func unit(of file: Int) -> MassUnit? { ownUnit(file) ?? journalUnit }

  func dateOrder(of file: Int) -> DateOrder? {
    last(.dates, file).flatMap { Self.dateOrder($0.value) }
  }

  func year(of file: Int) -> Int? { last(.year, file).flatMap { Int($0.value) } }

  func orders(of file: Int) -> [FactorOrder] {
    last(.order, file).map { Self.orders($0.value) } ?? []
  }

  private func ownUnit(_ file: Int) -> MassUnit? {
    byFile[file].last { $0.key == .unit }.flatMap { Self.unit($0.value) }
  }

  private func last(_ key: Directive.Key, _ file: Int) -> Directive? {
    byFile[file].last { $0.key == key }
      ?? journalFile.flatMap { file in byFile[file].last { $0.key == key } }
  }

  // MARK: Values

  static func unit(_ value: String) -> MassUnit? {
    switch Keywords.word(Array(value.utf8)[...]).meaning {
    case .kilogram: .kilogram
    case .pound: .pound
    default: nil
    }
  }

  static func dateOrder(_ value: String) -> DateOrder? {
    let letters = value.lowercased().split { !$0.isLetter }.compactMap(\.first)
    if let order = DateOrder(rawValue: value.lowercased()) { return order }
    return DateOrder(rawValue: String(letters))
  }

  /// `weight x reps x sets, sets x reps`.
  static func orders(_ value: String) -> [FactorOrder] {
    value.lowercased().split(separator: ",").compactMap { part in
      let words = part.split { !$0.isLetter }.filter { $0 != "x" && $0 != "by" }
        .map { $0 == "load" ? "weight" : String($0) }
      return FactorOrder(rawValue: words.joined(separator: " x "))
    }
  }

  /// The levels of findings in a file: the journal's, and the file's own above them.
  func levels(of file: Int) -> [DiagnosticCode: FindingRules.Level] {
    let files = [journalFile, file].compactMap { $0 }
    var levels: [DiagnosticCode: FindingRules.Level] = [:]
    for directive in files.flatMap({ byFile[$0] }) where directive.key == .level {
      for (code, level) in FindingRules.Level.levels(directive.value) ?? [] { levels[code] = level }
    }
    return levels
  }

  // MARK: Checks

  private mutating func check() {
    for directive in byFile.joined() where !Self.isValid(directive.key, directive.value) {
      diagnostics.append(.directiveInvalid(directive))
    }
    let valid = byFile.map { $0.filter { Self.isValid($0.key, $0.value) } }
    diagnostics += Contradictions.diagnostics(valid)
  }

  /// True when the key takes that value.
  static func isValid(_ key: Directive.Key, _ value: String) -> Bool {
    switch key {
    case .unit: Self.unit(value) != nil
    case .order: !Self.orders(value).isEmpty
    case .dates: Self.dateOrder(value) != nil
    case .year: Int(value).map { 1...9999 ~= $0 } ?? false
    case .alias, .muscles: value.contains("=")
    case .sex: Self.sex(value) != nil
    case .goal: GoalReader.goal(value) != nil
    case .level: FindingRules.Level.levels(value) != nil
    default: !value.isEmpty
    }
  }

  static func sex(_ value: String) -> Sex? {
    switch value.lowercased().first {
    case "f", "w": .female
    case "m": .male
    default: nil
    }
  }

  // MARK: What holds for the journal

  func apply(to journal: inout Journal, names: inout ExerciseNames) {
    func canonical(_ name: String) -> String {
      let id = names.id(name)
      return names.exercises[id].canonical
    }
    for directive in byFile.joined() {
      let value = directive.value
      switch directive.key {
      case .favourite:
        for name in value.split(separator: ",") {
          let exercise = canonical(Self.trim(name))
          if !journal.settings.favourites.contains(exercise) {
            journal.settings.favourites.append(exercise)
          }
        }
      case .color:
        guard let space = value.lastIndex(where: { $0 == " " || $0 == "=" }) else { continue }
        let name = Self.trim(value[..<space].filter { $0 != "=" })
        journal.settings.colors[canonical(name)] = Self.trim(value[value.index(after: space)...])
      case .muscles:
        let parts = value.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { continue }
        journal.settings.muscles[canonical(Self.trim(parts[0]))] = Self.shares(parts[1])
      case .formula:
        let parts = value.split(separator: "=", maxSplits: 1)
        if parts.count == 2 {
          let name = canonical(Self.trim(parts[0]))
          journal.settings.formulaByExercise[name] = Self.trim(parts[1]).lowercased()
        } else {
          journal.settings.formula = value.lowercased()
        }
      case .sex: journal.settings.sex = Self.sex(value)
      case .trophy:
        journal.settings.trophies.append(Note(text: value, location: directive.location))
      case .goal:
        guard let goal = GoalReader.goal(value) else { continue }
        journal.goals.append(
          Goal(
            exercise: goal.exercise.map(canonical), target: goal.target, deadline: goal.deadline,
            location: directive.location))
      default: continue
      }
    }
  }

  /// `shoulders, chest/2`.
  static func shares(_ text: some StringProtocol) -> [MuscleShare] {
    text.split(separator: ",").compactMap { part in
      let pieces = part.split(separator: "/")
      guard let first = pieces.first, let muscle = Muscle(rawValue: trim(first).lowercased()) else {
        return nil
      }
      let divisor = pieces.count > 1 ? Int32(trim(pieces[1])) ?? 1 : 1
      return MuscleShare(muscle: muscle, share: FixedPoint(thousandths: 1000 / max(1, divisor)))
    }
  }
}

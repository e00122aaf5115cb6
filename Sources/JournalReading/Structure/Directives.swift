internal import JournalSyntax
internal import WorkoutModel

/// The directives of all files: which hold where, and which contradict each other.
struct Directives {
  private let byFile: [[Directive]]
  private let journalFile: Int?
  private(set) var diagnostics: [Diagnostic] = []

  init(_ byFile: [[Directive]], _ paths: [String]) {
    self.byFile = byFile
    journalFile = paths.firstIndex { $0 == "journal.wlog" || $0.hasSuffix("/journal.wlog") }
    for (index, directives) in byFile.enumerated() { check(directives, index) }
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
      for alias in parts[0].split(separator: ",") { aliases.append((trim(alias), trim(parts[1]))) }
    }
    return aliases
  }

  static func trim(_ text: some StringProtocol) -> String {
    var text = text[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// All that make sense, in file order.
  var stated: [StatedSetting] { byFile.joined().filter(isValid).map(StatedSetting.init) }

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

  // MARK: Checks

  private mutating func check(_ directives: [Directive], _ file: Int) {
    var seen: [Directive.Key: Directive] = [:]
    for directive in directives {
      if !isValid(directive) {
        diagnostics.append(.directiveInvalid(directive))
        continue
      }
      switch directive.key {
      case .unit, .order, .dates, .year, .formula, .sex:
        if let earlier = seen[directive.key], earlier.value != directive.value {
          diagnostics.append(.directiveContradiction(directive, earlier))
        }
        seen[directive.key] = directive
      default: continue
      }
    }
  }

  private func isValid(_ directive: Directive) -> Bool {
    switch directive.key {
    case .unit: Self.unit(directive.value) != nil
    case .order: !Self.orders(directive.value).isEmpty
    case .dates: Self.dateOrder(directive.value) != nil
    case .year: Int(directive.value).map { 1...9999 ~= $0 } ?? false
    case .alias, .muscles: directive.value.contains("=")
    case .sex: Self.sex(directive.value) != nil
    case .goal: GoalReader.goal(directive.value) != nil
    default: !directive.value.isEmpty
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

extension Diagnostic {
  static func directiveInvalid(_ directive: Directive) -> Self {
    Diagnostic(
      .directiveInvalid, at: directive.place,
      message: "“\(directive.value)” is no value for \(directive.key.rawValue)",
      help: "For example: \(directive.key.example)")
  }

  static func directiveContradiction(_ directive: Directive, _ earlier: Directive) -> Self {
    Diagnostic(
      .directiveContradiction, at: directive.place,
      message:
        "this says \(directive.key.rawValue): \(directive.value), but \(earlier.value) was said before",
      help: "Keep one of the two lines",
      notes: [DiagnosticNote(message: "said here first", place: earlier.place)])
  }
}

extension Directive.Key {
  /// A line that is right.
  var example: String {
    switch self {
    case .unit: "unit: kg"
    case .order: "order: weight x reps x sets"
    case .dates: "dates: day/month/year"
    case .year: "year: 2024"
    case .alias: "alias: OHP = Overhead Press"
    case .goal: "goal: Bench Press 120 kg by 2027-06-01"
    case .favourite: "favourite: Squat"
    case .color: "color: Bench Press teal"
    case .muscles: "muscles: Landmine Press = shoulders, chest/2"
    case .formula: "formula: brzycki"
    case .sex: "sex: female"
    case .trophy: "trophy: Century = Bench Press 100 kg"
    }
  }
}

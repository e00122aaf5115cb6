internal import JournalSyntax
internal import WorkoutModel

/// Finds directives that say two things about one: within a file, or anywhere in the journal for
/// what holds in all of it.
struct Contradictions {
  /// What a directive says of what.
  private struct Claim {
    /// As people say it: `the unit`, `the color of Squat`.
    let subject: String
    let value: String
    /// A file may differ from the journal in how it is written, but not in what an alias means.
    var isForJournal = true
  }

  static func diagnostics(_ byFile: [[Directive]]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var seen: [String: (value: String, directive: Directive)] = [:]
    for (file, directives) in byFile.enumerated() {
      for directive in directives {
        for claim in claims(directive) {
          let subject = claim.subject.lowercased()
          let key = claim.isForJournal ? subject : "\(file) \(subject)"
          if let earlier = seen[key], earlier.value != claim.value {
            diagnostics.append(
              .directiveContradiction(directive, earlier.directive, of: claim.subject))
          }
          seen[key] = (claim.value, directive)
        }
      }
    }
    return diagnostics
  }

  private static func claims(_ directive: Directive) -> [Claim] {
    let value = directive.value
    switch directive.key {
    case .unit:
      return [Claim(subject: "the unit", value: word(Directives.unit(value)), isForJournal: false)]
    case .order:
      return [
        Claim(subject: "the order", value: word(Directives.orders(value)), isForJournal: false)
      ]
    case .dates:
      let order = word(Directives.dateOrder(value))
      return [Claim(subject: "the order of dates", value: order, isForJournal: false)]
    case .year: return [Claim(subject: "the year", value: value, isForJournal: false)]
    case .sex: return [Claim(subject: "the sex", value: word(Directives.sex(value)))]
    case .alias: return aliases(value)
    case .goal: return goal(value)
    case .color:
      guard let space = value.lastIndex(where: { $0 == " " || $0 == "=" }) else { return [] }
      let color = Directives.trim(value[value.index(after: space)...]).lowercased()
      return [Claim(subject: "the color of \(name(value[..<space]))", value: color)]
    case .muscles:
      return equation(value).map { [Claim(subject: "the muscles of \($0)", value: $1)] } ?? []
    case .formula:
      let parts = equation(value) ?? ("", value.lowercased())
      let subject = parts.0.isEmpty ? "the formula" : "the formula of \(parts.0)"
      return [Claim(subject: subject, value: parts.1)]
    case .favourite, .trophy, .level: return []
    }
  }

  private static func aliases(_ value: String) -> [Claim] {
    let parts = value.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return [] }
    let meaning = word(ExerciseKey(Directives.trim(parts[1])).bytes)
    return parts[0].split(separator: ",").map {
      Claim(subject: "the alias \(Directives.trim($0))", value: meaning)
    }
  }

  /// Goals with different deadlines are steps on one way; those of other years stand in other files.
  private static func goal(_ value: String) -> [Claim] {
    guard let goal = GoalReader.goal(value) else { return [] }
    let (kind, target): (String, String) =
      switch goal.target {
      case .load(let mass, let reps): ("for \(reps) reps", word(mass))
      case .reps(let count): ("of reps", word(count))
      case .oneRepMax(let mass): ("of one-rep max", word(mass))
      case .sessionsPerWeek(let count): ("of sessions", word(count))
      case .repsPerDay(let count): ("of reps a day", word(count))
      case .bodyweight(let mass): ("of bodyweight", word(mass))
      }
    let exercise = goal.exercise.map { " for \($0)" } ?? ""
    let deadline = goal.deadline.map { " by \($0)" } ?? ""
    return [
      Claim(subject: "the goal \(kind)\(exercise)\(deadline)", value: target, isForJournal: false)
    ]
  }

  private static func equation(_ value: String) -> (name: String, value: String)? {
    let parts = value.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return (name(parts[0]), Directives.trim(parts[1]).lowercased())
  }

  private static func name(_ text: Substring) -> String {
    Directives.trim(text.filter { $0 != "=" })
  }

  /// Values that mean the same have the same words.
  private static func word(_ value: some Any) -> String { String(describing: value) }
}

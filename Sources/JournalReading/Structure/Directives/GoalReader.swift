internal import JournalSyntax
internal import WorkoutModel

/// Reads the text of a `goal:` line.
/// ```
/// goal ::= 'goal: ' target ( ' by ' isoDate )?
/// target ::= name ' ' mass ( ' x ' whole )? | name ' ' whole ' reps' ( ' a day' )?
///     | name ' e1RM ' mass | 'bodyweight ' mass | digit ' sessions a week'
/// ```
enum GoalReader {
  struct Parts {
    var exercise: String?
    var target: Goal.Target
    var deadline: CivilDate?
  }

  /// `nil` when the text is no goal.
  static func goal(_ text: String) -> Parts? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var deadline: CivilDate?
    if words.count > 2, words[words.count - 2].lowercased() == "by" {
      guard let date = date(words[words.count - 1]) else { return nil }
      deadline = date
      words.removeLast(2)
    }
    guard let first = words.firstIndex(where: { $0.first?.isNumber == true }) else { return nil }
    let name = words[..<first].filter { !["=", "-"].contains($0) }
    let tail = words[first...].joined(separator: " ").lowercased()
    let isEstimate = name.last?.lowercased() == "e1rm"
    let exercise = (isEstimate ? name.dropLast() : name[...]).joined(separator: " ")
    guard let target = target(tail, exercise, isEstimate) else { return nil }
    if case .bodyweight = target { return Parts(exercise: nil, target: target, deadline: deadline) }
    return Parts(
      exercise: exercise.isEmpty ? nil : exercise, target: target, deadline: deadline)
  }

  private static func date(_ text: String) -> CivilDate? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? CivilDate(year: parts[0], month: parts[1], day: parts[2]) : nil
  }

  private static func target(
    _ text: String, _ exercise: String, _ isEstimate: Bool
  ) -> Goal.Target? {
    var parser = ExpressionParser()
    let bytes = Array(text.utf8)
    var scanner = ElementScanner(bytes)
    scanner.scan(0..<bytes.count, into: &parser.elements)
    let stop = parser.parse(from: 0, to: parser.elements.count)
    guard stop > 0, let first = parser.quantities.first else { return nil }
    let count = Int(first.value) / 1000
    let value = FixedPoint(thousandths: first.value)
    let rest = text.split { !$0.isLetter }.map(String.init)
    if first.unit.isMass {
      let mass = Mass(value, first.unit == .kilogram ? .kilogram : .pound)
      if exercise.lowercased() == "bodyweight" { return .bodyweight(mass) }
      if isEstimate || rest.contains("e") && rest.contains("rm") { return .oneRepMax(mass) }
      let reps = parser.quantities.count > 1 ? Int(parser.quantities[1].value) / 1000 : 1
      return .load(mass, reps: max(1, reps))
    }
    if rest.contains("week"), count > 0 { return .sessionsPerWeek(count) }
    if rest.contains("day"), count > 0 { return .repsPerDay(count) }
    return count > 0 && !exercise.isEmpty ? .reps(count) : nil
  }
}

internal import JournalSyntax

/// Two exercises before the sets that both have.
extension FileReader {
  /// The two of `Leg extension superset with leg curl 4x15`, which have the same sets.
  func namesOfSuperset(_ name: Range<Int>) -> [Range<Int>]? {
    guard name.count > 2,
      let word = name.dropFirst().dropLast().first(where: { elements[$0].meaning == .superset })
    else { return nil }
    var next = word + 1
    if elements[next].meaning == .with { next += 1 }
    if next < name.upperBound, elements[next].kind == .slash { next += 1 }
    guard next < name.upperBound else { return nil }
    let names = [name.lowerBound..<word, next..<name.upperBound]
    // `Bench superset style` names one.
    guard
      names.allSatisfy({
        isName($0) || endsInExercise($0) || ExerciseNames.isMovement(text(range($0)))
      })
    else { return nil }
    // `Bench superset with pull-ups 80x8`: nobody hangs the bar's load from the body.
    let lifted = names.filter { !movesBody($0) }
    return lifted.count == 1 && tellsLoad ? lifted : names
  }

  /// The sets of the line hold a load.
  private var tellsLoad: Bool {
    anatomy.parser.quantities.contains { $0.unit.isMass }
      || anatomy.parser.expressions.contains {
        $0.terms.count > 1
          && anatomy.parser.quantities[
            anatomy.parser.terms[$0.terms.lowerBound].quantities.lowerBound
          ]
          .value >= 15_000
      }
  }
}

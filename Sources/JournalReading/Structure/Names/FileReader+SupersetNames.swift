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
    return names.allSatisfy { isName($0) || endsInExercise($0) } ? names : nil
  }
}

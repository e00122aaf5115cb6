internal import JournalSyntax

/// A table below `## Body weight`, with the weeks of the year in its first column: `| Week | kg |`.
extension FileReader {
  /// The heading above names no exercise, but what the lifter weighs.
  var headsBodyWeight: Bool {
    guard let name = context.pendingName?.text else { return false }
    let words = name.utf8.split(separator: Byte.space)
    return !words.isEmpty && words.allSatisfy { Self.bodyWeight.contains(Array($0)[...]) }
  }

  private static let bodyWeight = WordSet(
    """
    body weight bodyweight weigh-in weigh-ins gewicht körpergewicht poids de du corps peso corporal corporeo corpo
    lichaamsgewicht kroppsvikt vikt waga ciała вес тела вага тіла
    """)
}

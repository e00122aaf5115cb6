/// Numbers with the ending of `each`, as Turkish has it: `12şer kilo`, `10'ar tekrar`.
extension ElementScanner {
  /// True at such an ending between a number and its unit: it stands for so much with each hand, or
  /// in each set, and hides the unit.
  var isDistributive: Bool {
    guard kind(at: index) == .word, kind(at: index + 1) == .blank, kind(at: index + 2) == .word,
      Self.distributives.contains(bytes[tokens[index].range.indices])
    else { return false }
    return Unit(word(at: index + 2).meaning).map { $0.isMass || $0 == .repetition } ?? false
  }

  private static let distributives = WordSet("er ar şer şar ser sar")
}

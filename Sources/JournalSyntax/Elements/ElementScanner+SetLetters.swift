/// Letters for sets and reps side by side.
extension ElementScanner {
  /// `5s x 5p` in Polish and `4s x 10op` or `4s x 10o` in Czech: the letter of the second number counts reps, so
  /// that of the first counts sets and no seconds.
  mutating func countSlavicSets(_ reps: inout Element, _ elements: inout [Element]) {
    guard reps.unit == .none, index > 0, kind(at: index) == .word, tokens[index].range.count <= 2,
      kind(at: index - 1) == .number, Self.repLetters.contains(slice(index))
    else { return }
    let sets = elements.last?.kind == .times ? elements.count - 2 : elements.count - 1
    guard sets >= 0, elements[sets].unit == .letterS, elements[sets].flags.contains(.unitGlued),
      2_000...12_000 ~= elements[sets].value
    else { return }
    elements[sets].unit = .set
    attach(.repetition, through: index, to: &reps)
  }

  private static let repLetters = WordSet("p op o")

  /// `3 working sets of 100 lb`.
  func isWorkingSets(_ index: Int) -> Bool {
    kind(at: index) == .word && kind(at: index + 1) == .blank && kind(at: index + 2) == .word
      && kind(at: index + 4) == .word && word(at: index + 2).meaning == .set
      && word(at: index).meaning == .workingSet && word(at: index + 4).meaning == .of
  }
}

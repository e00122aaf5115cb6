internal import JournalSyntax
internal import WorkoutModel

/// Labels of sets that stand further right than the name of their exercise:
///
/// ```
/// Tractions
///    pronation : 10, 8, 7
///    supination : 8, 6
/// ```
extension FileReader {
  /// Drops the label, which is no exercise, and keeps it as a remark.
  mutating func dropLabelBelowName() {
    guard elements.count > 2, elements[0].kind == .word,
      let colon = elements.prefix(4).firstIndex(where: { $0.kind == .colon }),
      colon + 1 < elements.count, elements[colon + 1].isNumber,
      elements[..<colon].allSatisfy({ $0.kind == .word && isKindOfLabel($0) }),
      !isWord(0, in: Self.waysUp), !isExercise(0..<colon), headFurtherLeft()
    else { return }
    context.remarks.append(range(0..<colon))
    anatomy.parser.elements.removeFirst(colon + 1)
    anatomy.parser.elements[0].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// Labels that mean something else are left to those who know them.
  private func isKindOfLabel(_ word: Element) -> Bool {
    if isRamp(word) { return false }
    return switch word.meaning {
    case .none: !ExerciseNames.isMovement(text(word.range))
    case .bodyweight: true
    default: false
    }
  }

  /// The nearest line further left is the name of an exercise that everybody knows, and nothing else; between
  /// them stand only its other sets.
  private func headFurtherLeft() -> Bool {
    let line = document.lines[context.lineIndex]
    guard line.kind == .text, line.indent > 0,
      context.pendingName != nil || context.entry != nil
    else { return false }
    var index = context.lineIndex - 1
    while index >= 0, context.lineIndex - index <= 12 {
      let above = document.lines[index]
      guard above.kind == .text, above.indent <= line.indent else { return false }
      if above.indent < line.indent {
        let name = NameText.clean(written.bytes[above.content.indices])
        guard names.isKnown(name) else { return false }
        if let pending = context.pendingName { return pending.text == name }
        return context.entry.map { file.entries[$0].name == name } ?? false
      }
      index -= 1
    }
    return false
  }
}

internal import JournalSyntax

/// Equal numbers behind a name, as of nobody's load and reps: `squats 40 40`, `squats 30 30 30`.
extension FileReader {
  /// Says of them that they are reps.
  mutating func settleEqualReps() {
    guard let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word }), elements.count - first >= 2,
      elements[first...].allSatisfy({ $0.isBareWhole && $0.value == elements[first].value }),
      case let least:Int32 = elements.count - first > 2 ? 21_000 : 30_000,
      least...60_000 ~= elements[first].value
    else { return }
    for index in first..<elements.count { anatomy.parser.elements[index].unit = .repetition }
  }
}

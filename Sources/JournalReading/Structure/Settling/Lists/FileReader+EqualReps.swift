internal import JournalSyntax

/// Equal numbers behind a name, as of nobody's load and reps: `squats 40 40`, `squats 30 30 30`.
extension FileReader {
  /// Says of them that they are reps.
  mutating func settleEqualReps() {
    guard let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word }), elements.count - first >= 2,
      elements[first...].allSatisfy({ $0.isBareWhole && $0.value == elements[first].value }),
      case let least = elements.count - first > 2 ? Int32(21_000) : 30_000,
      least...60_000 ~= elements[first].value,
      // `Bench 60 60 60` tells the load of three sets; squats and lunges are done with the body as well.
      isWord(first - 1, in: Self.withoutLoad)
        || names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
          .isDisjoint(with: [.lifted, .dumbbell])
    else { return }
    for index in first..<elements.count { anatomy.parser.elements[index].unit = .repetition }
  }

  private static let withoutLoad = WordSet("squats lunges")
}

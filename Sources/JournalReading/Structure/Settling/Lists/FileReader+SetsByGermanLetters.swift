internal import JournalSyntax

/// Sets and reps by their first letters in German: `Rudern 60kg 3S 10W`, `4S x 8W`.
extension FileReader {
  /// Takes the S for sets and no seconds, where the W of the reps stands behind.
  mutating func settleSetsByGermanLetters() {
    guard
      let sets = elements.indices.dropLast(2).first(where: { index in
        elements[index].unit == .letterS && 1_000...10_000 ~= elements[index].value
          && elements[index].value % 1000 == 0
      }),
      case let reps = elements[sets + 1].kind == .times ? sets + 2 : sets + 1,
      reps + 1 < elements.count, elements[reps].isBareWhole, elements[reps].value <= 50_000,
      elements[reps + 1].range.count == 1, !elements[reps + 1].spaceBefore,
      bytes[Int(elements[reps + 1].range.start)] | 0x20 == UInt8(ascii: "w")
    else { return }
    anatomy.parser.elements[sets].unit = .set
    anatomy.parser.elements[reps].unit = .repetition
    anatomy.parser.elements[reps].range = elements[reps].range.through(elements[reps + 1].range)
    anatomy.parser.elements[reps].flags.formUnion(
      elements[reps + 1].flags.intersection(.spaceAfter))
    anatomy.parser.elements.remove(at: reps + 1)
  }
}

internal import JournalSyntax

/// A load and its reps before a count of sets that no list of reps has: `curl 16 12 3 sets`.
extension FileReader {
  /// Counts the 12 of `hammer curl 16 12 3 sets`: two numbers tell no three sets one by one.
  mutating func settleRepsBeforeCount(_ sets: Int) {
    guard sets > 2, elements[sets].unit == .set, 3_000...10_000 ~= elements[sets].value,
      elements[sets].value % 1000 == 0, elements[sets].spaceBefore,
      elements[sets - 1].isBareWhole, 3_000...50_000 ~= elements[sets - 1].value,
      elements[sets - 1].spaceBefore, elements[sets - 2].isBare, elements[sets - 2].value > 0,
      elements[sets - 2].spaceBefore, elements[sets - 3].kind == .word,
      !elements[..<(sets - 2)].contains(where: \.isNumber),
      sets + 1 == elements.count
        || !elements[sets + 1].isNumber && elements[sets + 1].kind != .times
    else { return }
    let name = NameText.clean(written.bytes[range(0..<(sets - 2)).indices])
    guard names.nature(of: name).isDisjoint(with: [.bodyweight, .timed, .cardio]) else { return }
    anatomy.parser.elements[sets - 1].unit = .repetition
  }
}

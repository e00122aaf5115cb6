internal import JournalSyntax

/// A load before a colon and the reps of its sets with hyphens, on lines of several exercises: `Swings 24: 20-20-15 /
/// push-ups 20-18-15`.
extension FileReader {
  /// Makes a times sign of the colon.
  mutating func settleLoadsBeforeDashedLists() {
    partFallingPairs()
    guard elements.count > 7 else { return }
    for colon in elements.indices.dropFirst(2).dropLast(3)
    where elements[colon].kind == .colon && isLoadBeforeList(colon - 1) {
      var end = colon + 1
      while end + 2 < elements.count, elements[end + 1].kind == .hyphen,
        !elements[end + 1].spaceBefore, isRepsOfDashes(end), isRepsOfDashes(end + 2)
      {
        end += 2
      }
      guard end > colon + 1, end + 1 < elements.count,
        elements[end + 1].kind == .slash && elements[end + 1].spaceBefore
          || elements[end + 1].kind == .semicolon
      else { continue }
      anatomy.parser.elements[colon].kind = .times
      anatomy.parser.elements[colon].flags = [.spaceBefore, .spaceAfter]
    }
  }

  /// The hyphen of `push-ups 18-15 / row 24 kg 12-12-10`: a range never falls.
  private mutating func partFallingPairs() {
    guard elements.count > 6 else { return }
    for hyphen in elements.indices.dropFirst(2).dropLast(3)
    where elements[hyphen].kind == .hyphen && !elements[hyphen].spaceBefore
      && elements[hyphen - 2].kind == .word && isRepsOfDashes(hyphen - 1)
      && isRepsOfDashes(hyphen + 1) && elements[hyphen + 1].value < elements[hyphen - 1].value
      && elements[hyphen + 2].kind == .slash && elements[hyphen + 2].spaceBefore
      && elements[hyphen + 2].spaceAfter && elements[hyphen + 3].kind == .word
      && endsInCountedName(hyphen - 2)
    {
      anatomy.parser.elements[hyphen].kind = .comma
      anatomy.parser.elements[hyphen].flags = .spaceAfter
      anatomy.parser.elements[hyphen + 1].flags.insert(.spaceBefore)
    }
  }

  /// The `ups` of `push-ups`: an exercise of the body, in up to five elements.
  private func endsInCountedName(_ last: Int) -> Bool {
    var first = last
    while last - first < 5 {
      if names.nature(of: NameText.clean(written.bytes[range(first..<(last + 1)).indices]))
        .contains(.bodyweight)
      {
        return true
      }
      guard first > 0, elements[first - 1].kind == .word || elements[first - 1].kind == .hyphen
      else { return false }
      first -= 1
    }
    return false
  }

  /// The 24 of `Swings 24:`, behind the name of an exercise.
  private func isLoadBeforeList(_ load: Int) -> Bool {
    guard elements[load].isBare, 4_000...400_000 ~= elements[load].value,
      elements[load].spaceBefore, elements[load - 1].kind == .word
    else { return false }
    var first = load - 1
    while first > 0, elements[first - 1].kind == .word, load - first < 4 { first -= 1 }
    return (first..<load).contains { isExercise($0..<load) }
      || isExercise(first..<(first + 1))
  }

  private func isRepsOfDashes(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...100_000 ~= elements[index].value
  }
}

internal import JournalSyntax

/// Exercises of one line behind the full stops and cries of others: `Row 3x8x60. Leñador 3x10x15. Dips 3x12`,
/// `bench 90x1, 95x1!! squat 120x1`.
extension FileReader {
  /// Puts commas there, as most do; words that are no exercise only where each sentence is a name and its sets,
  /// and most of them are known, or one of three.
  mutating func partExercisesBySentences() {
    guard 6...200 ~= elements.count else { return }
    dropCriesBetweenExercises()
    guard elements[0].kind == .word, elements.contains(where: { $0.kind == .period }),
      elements.contains(where: { $0.kind == .times })
    else { return }
    var (marks, start) = ([Int](), 0)
    var known = 0
    while start < elements.count {
      guard let end = endOfSets(start, &known) else { return }
      guard end < elements.count else { break }
      guard elements[end].kind == .period else { return }
      if end + 1 == elements.count { break }
      marks.append(end)
      start = end + 1
    }
    guard !marks.isEmpty, known * 2 > marks.count + 1 || known > 0 && marks.count > 1 else {
      return
    }
    for mark in marks { anatomy.parser.elements[mark].kind = .comma }
  }

  /// Behind the `Row 3x8x60` at `start`: up to three words and factors, of which the last is no unit of another
  /// kind.
  private func endOfSets(_ start: Int, _ known: inout Int) -> Int? {
    var index = start
    while index < elements.count, elements[index].kind == .word { index += 1 }
    guard 1...3 ~= index - start,
      start == 0 || bytes[safe: Int(elements[start].range.start)].map({ $0 < 0x61 }) == true
    else { return nil }
    if isExercise(start..<index) {
      known += 1
    } else if elements[start..<index].contains(where: { $0.meaning != .none })
      || (start..<index).contains(where: { isWord($0, in: Self.deeds) })
    {
      return nil
    }
    var factors = 0
    while index < elements.count, elements[index].kind == .quantity {
      guard elements[index].unit == .none || elements[index].unit.isMass else { return nil }
      factors += 1
      index += 1
      guard index < elements.count, elements[index].kind == .times else { break }
      index += 1
    }
    return 2...3 ~= factors && elements[index - 1].isNumber ? index : nil
  }

  /// The `!!` of `100x1!! squat 120x1` and of `100 1!! | squat 120 1`, before an exercise that is known.
  private mutating func dropCriesBetweenExercises() {
    guard elements.contains(where: { $0.kind == .exclamation }) else { return }
    var index = elements.count - 3
    while index > 1 {
      defer { index -= 1 }
      guard elements[index].kind == .exclamation else { continue }
      var first = index
      while first > 1, elements[first - 1].kind == .exclamation { first -= 1 }
      let next = index + 1
      index = first
      let isBar = elements[next].kind == .pipe
      let name = isBar ? next + 1 : next
      guard let number = elements[name...].prefix(5).firstIndex(where: { $0.kind != .word }),
        number > name, elements[number].isNumber, isExercise(name..<number),
        elements[first - 1].isNumber || elements[first - 1].kind == .word
      else { continue }
      if isBar {
        anatomy.parser.elements.removeSubrange(first..<next)
      } else {
        anatomy.parser.elements[first].kind = .comma
        anatomy.parser.elements[first].flags = .spaceAfter
        anatomy.parser.elements.removeSubrange((first + 1)..<next)
      }
    }
    anatomy.parser.end = elements.count
  }

  /// `Coach did 150x2`, `Old best 250x1`: not one's own, or not of today.
  private static let deeds = WordSet(
    "did does hit made got lifted pulled dropped old best was were is my his her hizo machte schaffte"
  )
}

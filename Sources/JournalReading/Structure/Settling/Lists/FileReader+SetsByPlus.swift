internal import JournalSyntax
internal import WorkoutModel

/// Reps of sets with glued pluses between them, in files that write all their sets so: `Squat 80 kg 6+6+5`
/// above `Row 50 kg 9+8+8` and `Pull-ups 7+6+5`.
extension FileReader {
  /// Makes commas of the pluses; where such lists fall fast, as in `9+3+2`, they are one set in pieces.
  mutating func settleSetsByPlus() {
    guard elements.count > 2, elements.contains(where: { $0.kind == .plus }), partsSetsByPlus()
    else { return }
    var plus = 1
    while plus + 1 < elements.count {
      guard isPlusOfReps(plus), startsSumOfSets(plus - 1) else {
        plus += 1
        continue
      }
      var end = plus
      while isPlusOfReps(end) { end += 2 }
      // `8+2 x 40`, `5+5 kg` and `8+8@60` go on.
      if endsSumOfSets(end) {
        if context.section == .training, !elements.contains(where: { isOfOtherDay($0) }) {
          doubtSum(plus, end - 1)
        }
        listPieces(plus, end - 1)
      }
      plus = end
    }
  }

  private func isPlusOfReps(_ index: Int) -> Bool {
    index > 0 && index + 1 < elements.count && elements[index].kind == .plus
      && !elements[index].spaceBefore && !elements[index].spaceAfter && isRepsOfSum(index - 1)
      && isRepsOfSum(index + 1)
  }

  private func isRepsOfSum(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...60_000 ~= elements[index].value
  }

  /// A name, a mark or a load with its unit stands before, or nothing.
  private func startsSumOfSets(_ first: Int) -> Bool {
    guard first > 0 else { return true }
    switch elements[first - 1].kind {
    case .word, .colon, .comma: return true
    default: return elements[first - 1].unit.isMass && elements[first].spaceBefore
    }
  }

  private func endsSumOfSets(_ end: Int) -> Bool {
    guard let next = elements[safe: end] else { return true }
    switch next.kind {
    case .comma, .semicolon, .period, .openParenthesis, .closeParenthesis, .exclamation: return true
    case .word: return next.spaceBefore
    default: return false
    }
  }

  private func isOfOtherDay(_ element: Element) -> Bool {
    switch element.meaning {
    case .previous, .next, .goal, .plan: true
    default: false
    }
  }

  /// Asked once a file: three lists of three and more that hardly fall, none that falls fast, and no more
  /// lists with other signs.
  private mutating func partsSetsByPlus() -> Bool {
    if let known = context.partsSetsByPlus { return known }
    let lists = listsOfReps { $0.contains(Byte.plus) }.filter { $0.mark == Byte.plus }
    let whole = lists.filter { $0.reps[0] >= 5 }
    let isSo =
      whole.count >= 3 && whole.allSatisfy { hardlyFalls($0.reps) }
      && listsOfReps { _ in true }.count { $0.mark != Byte.plus } <= whole.count
    context.partsSetsByPlus = isSo
    return isSo
  }

  private func hardlyFalls(_ reps: [Int]) -> Bool {
    reps[reps.count - 1] * 2 >= reps[0] && zip(reps, reps.dropFirst()).allSatisfy(>=)
  }

  /// The lists of three and more numbers with one glued mark between them on the lines that are asked.
  private func listsOfReps(
    where isAsked: (ArraySlice<UInt8>) -> Bool
  ) -> [(mark: UInt8, reps: [Int])] {
    var lists: [(mark: UInt8, reps: [Int])] = []
    for line in document.lines where line.kind == .text || line.kind == .item {
      let content = bytes[line.content.indices]
      guard content.count < 400, isAsked(content) else { continue }
      for word in content.split(whereSeparator: { $0 == Byte.space || $0 == Byte.tab })
      where word.count >= 5 && Byte.isDigit(word[word.startIndex]) {
        guard let mark = word.first(where: { !Byte.isDigit($0) }), Self.marks.contains(mark),
          let reps = listOfReps(word, mark)
        else { continue }
        lists.append((mark, reps))
      }
    }
    return lists
  }

  private static let marks = [Byte.plus, Byte.slash, Byte.hyphen, Byte.comma]

  /// The 6, 6 and 5 of `6+6+5` and of `6+6+5,`.
  private func listOfReps(_ word: ArraySlice<UInt8>, _ mark: UInt8) -> [Int]? {
    let word = word.last == Byte.comma || word.last == Byte.period ? word.dropLast() : word
    guard 5...40 ~= word.count else { return nil }
    let parts = word.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count > 2,
      parts.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy { Byte.isDigit($0) } })
    else { return nil }
    return parts.map { $0.valueOfDigits }
  }
}

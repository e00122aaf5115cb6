internal import JournalSyntax

/// Loads over reps, and more reps or drops right behind them, as lifters write them by hand: `275/12 12 10`,
/// `75/10 8 7>55/8`, `40/8>30/7>20/9`, `30/12>20/10>10/15  x2`.
extension FileReader {
  /// Puts times signs between the loads and their reps, and commas between the reps.
  mutating func settleShorthandOfPairs() {
    guard elements[0].kind == .word, elements.contains(where: { $0.kind == .slash }),
      let first = elements.firstIndex(where: \.isNumber), isPairOfShorthand(first),
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    let pairs = elements.indices.filter { isPairOfShorthand($0) }
    let (signs, commas, end) = partsOfShorthand(from: first)
    // `135/12 185/10` says the same in other places, and is read there.
    guard !commas.isEmpty || signs.count > 1 && arrowsPart(signs), signs.count == pairs.count else {
      return
    }
    for sign in signs { anatomy.parser.elements[sign].kind = .times }
    repeatShorthand(first..<end)
    for index in commas.reversed() {
      let place = Int(elements[index].range.start)
      anatomy.parser.elements[index - 1].flags.remove(.gap)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: index)
    }
    anatomy.parser.end = elements.count
  }

  /// The slashes of all pairs from `first` on, the bare reps behind them, and where they end.
  private func partsOfShorthand(from first: Int) -> (signs: [Int], commas: [Int], end: Int) {
    var (signs, commas, index) = ([Int](), [Int](), first)
    while isPairOfShorthand(index) {
      signs.append(index + 1)
      var reps = elements[index + 2].value
      index += 3
      while isMoreReps(index, below: reps) {
        commas.append(index)
        reps = elements[index].value
        index += 1
      }
      if index + 1 < elements.count,
        elements[index].kind == .arrow || elements[index].kind == .comma,
        isPairOfShorthand(index + 1)
      {
        index += 1
      }
    }
    return (signs, commas, index)
  }

  private func arrowsPart(_ signs: [Int]) -> Bool {
    zip(signs, signs.dropFirst()).contains { elements[$1 - 2].kind == .arrow }
  }

  /// The 12 and the 10 of `275/12 12 10`.
  private func isMoreReps(_ index: Int, below reps: Int32) -> Bool {
    guard index < elements.count, elements[index].isBareWhole, elements[index].spaceBefore,
      1_000...(reps + 3_000) ~= elements[index].value
    else { return false }
    return elements[safe: index + 1].map { next in
      next.isNumber || [.arrow, .comma, .word, .openParenthesis].contains(next.kind)
    } ?? true
  }

  /// A load, twice as much at least as the reps behind a slash without blanks.
  private func isPairOfShorthand(_ index: Int) -> Bool {
    guard index + 2 < elements.count, elements[index].isBare, elements[index].value >= 10_000,
      elements[index + 1].kind == .slash, !elements[index + 1].spaceBefore,
      !elements[index + 1].spaceAfter, elements[index + 2].isBareWhole,
      1_000...40_000 ~= elements[index + 2].value,
      elements[safe: index + 3]?.kind != .slash, index == 0 || elements[index - 1].kind != .slash
    else { return false }
    // The last drop may be as light as `10/15`.
    return elements[index].value >= 2 * elements[index + 2].value
      || index > 0 && elements[index - 1].kind == .arrow
  }

  /// Writes the drops of `30/12>20/10  x2` as often as they were done.
  private mutating func repeatShorthand(_ work: Range<Int>) {
    let count = work.upperBound + 1
    guard count + 1 == elements.count, elements[count - 1].kind == .times,
      elements[count].isBareWhole, 2_000...6_000 ~= elements[count].value,
      elements[count - 1].spaceBefore, elements[work].contains(where: { $0.kind == .arrow })
    else { return }
    let times = Int(elements[count].value) / 1000
    var copy = Array(elements[work])
    copy.insert(signOf(.comma, at: work.lowerBound), at: 0)
    anatomy.parser.elements.removeLast(2)
    for _ in 1..<times { anatomy.parser.elements.append(contentsOf: copy) }
  }
}

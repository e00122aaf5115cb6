internal import JournalSyntax

/// Lines of kettlebell sport in words: the bell or the pair of them before a colon or a dash, and what
/// was done with it in how many minutes.
extension FileReader {
  /// Makes loads of the `16+16` of `Jerk 16+16: 5 min 40` and of the `24` of `Snatch 24: left 30, right 31`.
  mutating func settleBellsBeforeWork() {
    guard let bell = elements.prefix(6).firstIndex(where: \.isNumber), bell > 0,
      elements[..<bell].allSatisfy({ $0.kind == .word }), isBellSize(elements[bell])
    else { return }
    let isPair =
      bell + 2 < elements.count && elements[bell + 1].kind == .plus
      && elements[bell + 2].value == elements[bell].value && isBellSize(elements[bell + 2])
    let mark = isPair ? bell + 3 : bell + 1
    guard mark + 1 < elements.count,
      elements[mark].kind == .colon || isSpacedDash(mark),
      isPair || !isASCII && (0..<bell).contains(where: { isWord($0, in: Self.bellLifts) })
    else { return }
    if isPair { anatomy.parser.elements.removeSubrange((bell + 1)..<mark) }
    anatomy.parser.elements[bell].unit = .kilogram
    anatomy.parser.elements[bell].flags.insert(.spaceAfter)
    if isPair { anatomy.parser.elements[bell].flags.insert(.loadOfSide) }
    settleRepsOfMinutes(behind: bell + 1)
  }

  /// Puts `5 min 40, 3 min 21` as `40 reps in 5 min, 21 reps in 3 min`.
  private mutating func settleRepsOfMinutes(behind mark: Int) {
    var times: [Int] = []
    var index = mark + 1
    while index + 1 < elements.count, elements[index].unit == .minute, isRepsOfBell(index + 1) {
      times.append(index)
      index += 2
      guard index < elements.count, elements[index].kind == .comma else { break }
      index += 1
    }
    guard times.count > 1,
      index >= elements.count || !elements[index...].contains(where: \.isNumber)
    else { return }
    let load = elements[mark - 1]
    for time in times.reversed() {
      let (minutes, reps) = (elements[time], elements[time + 1])
      let place = ByteRange(Int(reps.range.end), Int(reps.range.end))
      var told = reps
      told.unit = .repetition
      told.flags = [.spaceBefore, .spaceAfter]
      let word = Element(
        .word, place, word: Word(meaning: .in, value: 0), flags: [.spaceBefore, .spaceAfter])
      anatomy.parser.elements.replaceSubrange(time...(time + 1), with: [told, word, minutes])
      // Each set tells its load.
      guard time > mark + 1 else { continue }
      var bell = load
      bell.range = ByteRange(Int(minutes.range.start), Int(minutes.range.start))
      anatomy.parser.elements.insert(
        contentsOf: [bell, Element(.times, bell.range, flags: [.spaceBefore, .spaceAfter])],
        at: time)
    }
  }

  private func isRepsOfBell(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value % 1000 == 0
      && (elements[index].unit == .none || elements[index].unit == .repetition)
  }

  /// Bells step by two kilograms, and by four.
  private func isBellSize(_ element: Element) -> Bool {
    element.isBareWhole && element.value % 2_000 == 0 && 8_000...48_000 ~= element.value
      && (element.value <= 32_000 || element.value % 4_000 == 0)
  }

  private static let bellLifts = WordSet(
    """
    рывок толчок полутолчок швунг свинг свинги махи мах гирей гирями гири гиря дц ривок поштовх гирею \
    snatch jerk swing swings kettlebell kettlebells kb wymach rwanie tempaus kahvakuula
    """)
}

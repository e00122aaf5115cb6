internal import JournalSyntax

/// Bells by their size, behind the sets or between parentheses: `3x10 curls, 30s`, `Curl (30s each) 3x10`, `curl 2x12 con las
/// de 12`.
extension FileReader {
  mutating func settleTens() {
    settleTensBehindName()
    partTensBehindSets()
    settleSetsBehindTens()
    settleTensInParentheses()
    settleSizeBehindArticle()
  }

  /// The `30s` of `3x10 curls 30s` as `with 30s`.
  private mutating func settleTensBehindName() {
    let last = elements.count - 1
    guard last > 3, isTens(last), elements[1].kind == .times, elements[0].isBareWhole,
      elements[2].isBareWhole, case let isParted = elements[last - 1].kind == .comma,
      case let name = 3..<(isParted ? last - 1 : last), !name.isEmpty,
      name.allSatisfy({ elements[$0].kind == .word && elements[$0].meaning != .with }),
      isExercise(name), isLiftedWithBells(name)
    else { return }
    let with = withBefore(last)
    if isParted {
      anatomy.parser.elements[last - 1] = with
    } else {
      anatomy.parser.elements.insert(with, at: last)
    }
    anatomy.parser.end = elements.count
  }

  /// The 10 and the 3 of `curls 30s x10 x3`: reps, and how many sets there were.
  private mutating func settleSetsBehindTens() {
    guard let size = elements.indices.dropFirst().dropLast(4).first(where: { isTens($0) }),
      elements[size + 1].kind == .times, elements[size + 2].isBareWhole,
      elements[size + 3].kind == .times, elements[size + 4].isBareWhole,
      elements[size + 4].value <= 6_000, elements[size + 2].value >= 2 * elements[size + 4].value,
      size + 5 == elements.count || elements[size + 5].kind != .times
    else { return }
    // As `30s x10x3`: which is which is concluded, not told.
    anatomy.parser.elements[size + 2].flags.remove(.spaceAfter)
    anatomy.parser.elements[size + 3].flags.remove(.spaceBefore)
  }

  /// The `30s` of `Flyes 3x12 30s`, apart from the sets: nobody holds a fly for so long.
  private mutating func partTensBehindSets() {
    let last = elements.count - 1
    guard last > 3, isTens(last), elements[last].spaceBefore, elements[last - 1].isBareWhole,
      elements[last - 2].kind == .times, elements[last - 3].isBareWhole,
      case let name = 0..<(last - 3), name.allSatisfy({ elements[$0].kind == .word }),
      isExercise(name), isLiftedWithBells(name),
      // `Squat 3x5 60s` may tell the rest.
      elements[last].value <= 50_000, !isWord(last - 4, in: Self.barbellLifts)
    else { return }
    anatomy.parser.elements.insert(withBefore(last), at: last)
    anatomy.parser.end = elements.count
  }

  /// The parentheses of `Curl (30s each) 3x10`.
  private mutating func settleTensInParentheses() {
    guard let open = elements.prefix(5).firstIndex(where: { $0.kind == .openParenthesis }),
      open > 0,
      let close = elements[open...].prefix(5).firstIndex(where: { $0.kind == .closeParenthesis }),
      close + 2 < elements.count, elements[close + 1].isNumber, elements[close + 2].kind == .times,
      isExercise(0..<open), isLiftedWithBells(0..<open),
      let number = elements[open..<close].firstIndex(where: \.isNumber), isTens(number),
      ((open + 1)..<close).allSatisfy({
        $0 == number || elements[$0].meaning == .each || elements[$0].meaning == .with
      })
    else { return }
    anatomy.parser.elements.removeSubrange((number + 1)...close)
    anatomy.parser.elements.removeSubrange(open..<number)
    anatomy.parser.elements[open].flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.end = elements.count
  }

  /// The bells of `curl 2x12 con las de 12`, as the load before their reps and sets.
  private mutating func settleSizeBehindArticle() {
    let last = elements.count - 1
    guard last > 5, elements[last].isBare, 1_000...100_000 ~= elements[last].value,
      let with = elements.lastIndex(where: {
        $0.meaning == .with || $0.meaning == .at && $0.kind == .word
      }),
      2...3 ~= last - with,
      with > 3, elements[with - 1].isBareWhole, elements[with - 2].kind == .times,
      elements[with - 3].isBareWhole, elements[with - 3].value <= 12_000,
      elements[with - 4].kind == .word,
      (with + 1..<last).allSatisfy({ isWord($0, in: Self.articlesOfSizes) })
    else { return }
    var (load, reps, sets) = (elements[last], elements[with - 1], elements[with - 3])
    (reps.unit, sets.unit) = (.repetition, .set)
    load.flags.formUnion([.spaceBefore, .spaceAfter])
    let place = Int(elements[with].range.start)
    let times = Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(
      (with - 3)..., with: [load, times, reps, times, sets])
    anatomy.parser.end = elements.count
  }

  private static let articlesOfSizes = WordSet(
    "las los la el de den die the le les dei delle da das dos")

  private static let barbellLifts = WordSet(
    "squat squats bench deadlift deadlifts dl press ohp clean snatch jerk rdl")

  private func withBefore(_ size: Int) -> Element {
    let place = Int(elements[size].range.start)
    return Element(
      .word, ByteRange(place, place), word: Word(meaning: .with, value: 0),
      flags: [.spaceBefore, .spaceAfter])
  }

  /// `30s`, of which nothing tells that it lasted so long.
  private func isTens(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.kind == .quantity, element.value % 2_500 == 0, 5_000...150_000 ~= element.value
    else { return false }
    let text = bytes[element.range.indices]
    return text.count <= 5 && text.last == UInt8(ascii: "s")
      && text.dropLast().last.map { Byte.isDigit($0) } == true
  }

  private func isLiftedWithBells(_ name: Range<Int>) -> Bool {
    names.nature(of: NameText.clean(written.bytes[range(name).indices]))
      .isDisjoint(with: [.bodyweight, .timed, .cardio, .distance, .swum])
  }
}

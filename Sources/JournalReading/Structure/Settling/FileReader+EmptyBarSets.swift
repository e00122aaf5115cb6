internal import JournalSyntax

/// Sets with the empty bar before those with a load: `Squat bar only 2x10, 95x10`.
extension FileReader {
  /// Takes the `only` behind the bar off the line and puts a sign before the sets, so that the bar is
  /// their load.
  mutating func settleBarBeforeSets(_ bar: Int) {
    var sets = bar + 1
    if sets < elements.count, isWord(sets, in: Self.onlyWords) { sets += 1 }
    guard bar > 0, elements[bar].meaning == .bar, sets + 5 < elements.count,
      elements[sets].kind == .quantity,
      elements[sets].unit == .none, 1_000...5_000 ~= elements[sets].value,
      elements[sets + 1].kind == .times, elements[sets + 2].kind == .quantity,
      elements[sets + 2].unit == .none, elements[sets + 2].value <= 30_000,
      elements[sets + 3].kind == .comma, elements[sets + 4].kind == .quantity,
      elements[sets + 4].value >= 20_000,
      elements[..<bar].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      isExercise(0..<bar), !isExercise(0..<(bar + 1))
    else { return }
    let place = ByteRange(Int(elements[bar].range.end), Int(elements[bar].range.end))
    anatomy.parser.elements[sets].unit = .set
    anatomy.parser.elements[sets].flags.remove(.spaceBefore)
    anatomy.parser.elements.replaceSubrange(
      (bar + 1)..<sets, with: [Element(.times, place, flags: .spaceBefore)])
  }

  private static let onlyWords = WordSet("only alone solo sola nur")

  /// The `(assist machine -40)` of `Pull-ups (assist machine -40) 8/8/6`: so much was taken off.
  ///
  /// Returns the index before that of the next element.
  mutating func settleEnclosedHelp(_ open: Int) -> Int {
    guard open > 0,
      let close = elements[open...].prefix(8).firstIndex(where: {
        $0.kind == .closeParenthesis
      }), close + 1 < elements.count, elements[close + 1].isNumber,
      elements[open..<close].contains(where: { $0.meaning == .assisted }),
      elements[close - 1].kind == .quantity,
      elements[close - 1].unit == .none || elements[close - 1].unit.isMass,
      elements[(open + 1)..<(close - 1)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      case let load = elements[close - 1]
    else { return open }
    let place = ByteRange(Int(load.range.start), Int(load.range.start))
    var help = load
    help.flags.remove(.spaceBefore)
    let hyphen =
      elements[close - 2].kind == .hyphen
      ? elements[close - 2] : Element(.hyphen, place, flags: .spaceBefore)
    context.remarks.append(range((open + 1)..<(close - 1)))
    anatomy.parser.elements.replaceSubrange(open...close, with: [hyphen, help])
    anatomy.parser.elements[open].flags.insert(.spaceBefore)
    return open - 1
  }

  /// The `/ 9 R` of `70 x 8 L / 9 R`: the other side, with the same load.
  mutating func settleOtherSide(_ mark: Int) {
    guard mark > 3, mark + 2 < elements.count, elements[mark + 1].kind == .quantity,
      elements[mark + 1].unit == .none,
      elements[mark - 1].meaning == .left
        || elements[mark - 1].meaning == .right,
      elements[mark + 2].meaning == .left || elements[mark + 2].meaning == .right,
      elements[mark - 1].meaning != elements[mark + 2].meaning,
      elements[mark - 2].kind == .quantity, elements[mark - 3].kind == .times,
      case let load = elements[mark - 4], load.kind == .quantity,
      load.unit.isMass && elements[mark].kind == .slash
        || load.unit == .none && load.value >= 20_000,
      mark < 6 || elements[mark - 5].kind != .times
    else { return }
    // `65 x 12 L / 12 R, x2`: as many on each side.
    if elements[mark].kind == .slash, elements[mark - 2].value == elements[mark + 1].value {
      let hasSets =
        mark + 5 < elements.count && elements[mark + 3].kind == .comma
        && elements[mark + 4].kind == .times && elements[mark + 5].isNumber
      if hasSets { anatomy.parser.elements[mark + 5].unit = .set }
      anatomy.parser.elements.removeSubrange(mark..<(mark + (hasSets ? 4 : 3)))
      anatomy.parser.elements[mark - 1].word = Word(meaning: .each, value: 0)
      return
    }
    let place = ByteRange(Int(elements[mark].range.end), Int(elements[mark].range.end))
    var again = load
    again.range = place
    again.flags = .spaceBefore
    anatomy.parser.elements[mark].kind = .comma
    anatomy.parser.elements.insert(contentsOf: [again, Element(.times, place)], at: mark + 1)
  }
}

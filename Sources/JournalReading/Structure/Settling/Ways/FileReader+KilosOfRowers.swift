internal import JournalSyntax

/// Ways of rowers and runners with a `k`: `5k steady, r22, 19:58.2`, `2k TEST 7:01.3`, and above times `4 × 1k / 3'`.
extension FileReader {
  /// Makes kilometers of the `k` and takes off what stands between the way and its time.
  mutating func settleKilosOfRowers() {
    if elements[0].kind == .clock { dropStrokesBehindTime() }
    guard elements.count > 2,
      let way = elements.indices.first(where: {
        elements[$0].unit == .kilo && elements[$0].kind == .quantity
      }), 500...42_200 ~= elements[way].value, !namesLift(before: way)
    else { return }
    if settleSchemeAboveTimes(way) { return }
    guard
      way == 0 || elements[way - 1].isNumber || elements[way - 1].kind == .colon
        || elements[way - 1].kind == .comma || elements[way - 1].kind == .period,
      let time = elements[(way + 1)...].prefix(8).firstIndex(where: {
        $0.kind == .clock && !$0.flags.contains(.halfDay)
      }), isPossiblePace(elements[way].value, elements[time].value),
      isTalkOfWay((way + 1)..<time)
    else { return }
    anatomy.parser.elements[way].unit = .kilometer
    guard time > way + 1 else { return }
    context.remarks.append(range((way + 1)..<time))
    anatomy.parser.elements.removeSubrange((way + 1)..<time)
    anatomy.parser.end = elements.count
  }

  /// Words, commas and strokes a minute.
  private func isTalkOfWay(_ words: Range<Int>) -> Bool {
    words.allSatisfy { index in
      switch elements[index].kind {
      case .word:
        !isWord(index, in: Self.otherTimes) && !isExercise(index..<(index + 1))
      case .comma: true
      case .quantity:
        elements[index].isBareWhole && 14_000...44_000 ~= elements[index].value
          && elements[index - 1].kind == .word && !elements[index].spaceBefore
      default: false
      }
    }
  }

  /// The `4 × 1k / 3'` above times: kilometers, and the rest behind each.
  private mutating func settleSchemeAboveTimes(_ way: Int) -> Bool {
    guard way > 1, elements[way - 1].kind == .times, elements[way - 2].isBareWhole,
      2_000...20_000 ~= elements[way - 2].value, way + 2 < elements.count,
      elements[way + 1].kind == .slash,
      elements[way + 2].unit == .minute
        || elements[way + 2].unit == .second || elements[way + 2].kind == .clock,
      way + 3 == elements.count || elements[way + 3].meaning == .rest,
      beginsWithTime(below: context.lineIndex)
    else { return false }
    anatomy.parser.elements[way].unit = .kilometer
    if way + 3 == elements.count {
      let end = Int(elements[way + 2].range.end)
      anatomy.parser.elements.append(
        Element(
          .word, ByteRange(end, end), word: Word(meaning: .rest, value: 0),
          flags: [.spaceBefore, .spaceAfter]))
      anatomy.parser.end = elements.count
    }
    return true
  }

  private func beginsWithTime(below index: Int) -> Bool {
    guard index + 1 < document.lines.count else { return false }
    let text = bytes[document.lines[index + 1].content.indices].prefix(6)
    let digits = text.prefix { Byte.isDigit($0) }
    return 1...2 ~= digits.count && text.dropFirst(digits.count).first == Byte.colon
  }

  /// The `, r26` of `7:32, r26` and the `, r28–30` of `7:24, r28–30`, below the way of the pieces.
  private mutating func dropStrokesBehindTime() {
    guard context.intervals != nil, 4...6 ~= elements.count, elements[0].kind == .clock,
      elements[1].kind == .comma, elements[2].kind == .word, elements[2].range.count == 1,
      elements[3].isBareWhole, !elements[3].spaceBefore, 14_000...44_000 ~= elements[3].value,
      isWord(2, in: Self.letterOfRate),
      elements[4...].allSatisfy({ $0.kind == .hyphen || $0.isBareWhole })
    else { return }
    context.remarks.append(range(1..<elements.count))
    anatomy.parser.elements.removeSubrange(1...)
    anatomy.parser.elements[0].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// In two minutes and a half to ten a kilometer.
  private func isPossiblePace(_ way: Int32, _ time: Int32) -> Bool {
    150...600 ~= Int64(time) / max(1, Int64(way))
  }

  private func namesLift(before way: Int) -> Bool {
    elements[..<way].indices.contains { index in
      elements[index].kind == .word && isExercise(index..<(index + 1)) && !mayBeRun(index)
    }
  }

  private func mayBeRun(_ word: Int) -> Bool {
    let nature = names.nature(of: NameText.clean(written.bytes[elements[word].range.indices]))
    return nature.contains(.cardio) || nature.contains(.distance)
  }

  private static let letterOfRate = WordSet("r")
  private static let otherTimes = WordSet("pb pr best goal target sub rest last")
}

internal import JournalSyntax

/// Numbers that tell how hard a machine was driven, what a load looks like, or how one works.
extension FileReader {
  /// The 205 of `bike 45 min, 205 W avg`: watts, for no number stands behind the letter. The letter goes.
  mutating func settleWatts(_ letter: Int) -> Bool {
    guard letter > 0, bytes[elements[letter].range.indices].elementsEqual("W".utf8),
      elements[letter - 1].isBareWhole, 60_000...900_000 ~= elements[letter - 1].value,
      letter + 1 == elements.count || !elements[letter + 1].isNumber,
      elements.contains(where: { $0.unit.isTime || $0.unit.isLength || $0.kind == .clock })
    else { return false }
    anatomy.parser.elements[letter - 1].unit = .other
    anatomy.parser.elements.remove(at: letter)
    return true
  }

  /// `dl 225 7 !!! two plates`: what the load looks like, and no more of it.
  mutating func dropPlatesInWords(_ plates: Int) -> Bool {
    guard plates + 1 == elements.count, plates > 3, elements[plates - 1].meaning == .cardinal,
      elements[plates].kind == .word,
      elements[plates - 2].kind == .exclamation || elements[plates - 2].kind == .period
        || elements[plates - 2].kind == .comma,
      elements[plates - 3].isNumber
        || elements[plates - 3].kind == .exclamation
    else { return false }
    context.remarks.append(range((plates - 1)..<(plates + 1)))
    anatomy.parser.elements.removeSubrange((plates - 1)...)
    return true
  }

  /// The second of `curl 52.5 10 10`: nobody does so many sets of so many reps.
  mutating func partEqualCounts(_ last: Int) {
    guard last > 2, last + 1 == elements.count || elements[last + 1].kind == .openParenthesis,
      elements[last].isBareWhole, 7_000...30_000 ~= elements[last].value,
      elements[last].value == elements[last - 1].value, elements[last - 1].isBareWhole,
      elements[last].spaceBefore, elements[last - 1].spaceBefore,
      case let load = elements[last - 2].kind == .times ? last - 3 : last - 2, load > 0,
      elements[load].isBare, elements[load].value >= 20_000, elements[load - 1].kind == .word
    else { return }
    let start = Int(elements[last].range.start)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: last)
  }

  /// The `er` of `KH 10er: 12/10/9`: dumbbells named for what they weigh.
  mutating func dropSizeEnding(_ ending: Int) -> Bool {
    guard ending > 1, !elements[ending].spaceBefore, isWord(ending, in: Self.sizeEndings),
      elements[ending - 1].isBareWhole, elements[ending - 2].meaning == .equipment
    else { return false }
    if ending + 1 < elements.count, elements[ending + 1].kind == .colon {
      anatomy.parser.elements[ending + 1].kind = .times
    }
    anatomy.parser.elements[ending - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.remove(at: ending)
    return true
  }

  private static let sizeEndings = WordSet("er ers")

  /// The label of `Loads: 155, 175, 195` right below `Bench Press 5, 5, 5`: they are those of its sets.
  mutating func dropLabelOfLoads() {
    guard elements.count > 2, elements[1].kind == .colon || elements[2].kind == .colon,
      context.lastSetLine == context.lineIndex - 1, context.entry != nil,
      isWord(0, in: Self.loads),
      case let first = elements[1].kind == .colon ? 2 : 3, first < elements.count,
      first == 2 || isWord(1, in: Self.used), elements[first].isNumber,
      elements[first...].allSatisfy({
        $0.isBare || $0.unit.isMass || $0.kind == .comma || $0.kind == .slash || $0.kind == .hyphen
      })
    else { return }
    // `Weight: 71.3kg` may be that of the lifter.
    if first + 1 == elements.count, elements[0].meaning == .weight { return }
    anatomy.parser.elements.removeFirst(first)
    // `Load: 225` below `Squats 3, 3, 3`.
    let last = file.drafts.count - 1
    guard elements.count == 1, elements[0].value >= 20_000, last >= 0,
      file.drafts[last].lineIndex == context.lineIndex - 1, file.drafts[last].terms.count == 1,
      file.drafts[last].quantities.count > 1,
      file.drafts[last].quantities.allSatisfy({ $0.isBareWhole && $0.value <= 30_000 }),
      file.drafts[last].nature.isDisjoint(with: [.bodyweight, .timed, .cardio])
    else { return }
    addLoad(Quantity(elements[0]), toDraft: last)
    context.remarks.append(elements[0].range)
    anatomy.parser.elements.removeAll(keepingCapacity: true)
  }

  private static let loads = WordSet("load loads weight weights")
  private static let used = WordSet("used lifted done")

  /// The remark of `circuit 3 rounds (she said 4 but I was late):`, before the colon.
  mutating func dropRemarkOfRounds() {
    let close = elements.count - 2
    guard close > 4, elements[close + 1].kind == .colon, elements[close].kind == .closeParenthesis,
      let open = elements[..<close].lastIndex(where: { $0.kind == .openParenthesis }), open > 1,
      elements[..<open].contains(where: { $0.unit == .round }),
      elements[(open + 1)..<close].count(where: { $0.kind == .word }) > 2,
      !elements[open..<close].contains(where: { $0.meaning == .rest || $0.unit.isTime })
    else { return }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
  }

  /// `8 per leg with 2x10 kg`, `10 por pierna con 2 de 6 kg`: reps of a side, and a pair of loads.
  mutating func settlePairBehindSides(_ with: Int) {
    guard with > 2, with + 3 < elements.count, elements[with].meaning == .with,
      elements[with + 1].value == 2_000, elements[with + 1].isBareWhole,
      elements[with + 2].kind == .times || elements[with + 2].meaning == .of,
      elements[with + 3].unit.isMass, elements[with - 1].kind == .word,
      elements[with - 2].meaning == .per || elements[with - 2].meaning == .each,
      elements[with - 3].isBareWhole, elements[with - 3].value <= 30_000
    else { return }
    anatomy.parser.elements[with].kind = .at
    anatomy.parser.elements[with].word = .plain
    anatomy.parser.elements.removeSubrange((with + 1)...(with + 2))
  }

  /// `5 min @ 7 rpm = 35` with a bell: the reps behind the sign.
  mutating func settleRepsOfBellTime(_ sign: Int) {
    guard isSign(sign, .equals), sign > 1, sign + 1 < elements.count,
      elements[sign + 1].isBareWhole, 2_000...400_000 ~= elements[sign + 1].value,
      sign + 2 == elements.count || elements[sign + 2].kind == .comma
        || elements[sign + 2].kind == .period || elements[sign + 2].kind == .openParenthesis
    else { return }
    var time = sign - 1
    if time > 2, elements[time].kind == .word, elements[time - 1].isNumber,
      elements[time - 2].kind == .at
    {
      time -= 3
    } else if time > 1, elements[time].unit == .other, elements[time - 1].kind == .at {
      time -= 2
    }
    guard time > 0, elements[time].unit == .minute,
      elements[..<time].contains(where: { $0.unit.isMass })
    else { return }
    anatomy.parser.elements[sign + 1].unit = .repetition
    anatomy.parser.elements.removeSubrange((time + 1)...sign)
  }
}

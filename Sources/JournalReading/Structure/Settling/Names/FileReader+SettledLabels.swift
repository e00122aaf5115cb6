internal import JournalSyntax

/// Labels that tell whether a line was done, and what stands beside them.
extension FileReader {
  /// `Prescribed: 12 km easy` and `Standards: 32 kg in 5 min` plan, and `Splits: 9:02, 9:00` tell how a run went that stands above.
  mutating func settleLabel() {
    guard elements[1].kind == .colon, elements[0].kind == .word, elements[0].word == .plain else {
      return
    }
    if isWord(0, in: Self.planned) {
      anatomy.parser.elements[0].word = Word(meaning: .goal, value: 0)
    } else if isWord(0, in: Self.splits), elements[2].kind == .clock,
      context.lastSetLine >= context.lineIndex - Self.nearLines
    {
      anatomy.parser.elements[0].word = Word(meaning: .feeling, value: 0)
    } else if isWord(0, in: Self.lastTime), isAboveThisTime {
      anatomy.parser.elements[0].word = Word(meaning: .previous, value: 0)
    } else if isWord(0, in: Self.thisTime), context.lineIndex > 0,
      bytes[document.lines[context.lineIndex - 1].content.indices].prefix(3)
        .elementsEqual("LT:".utf8)
    {
      anatomy.parser.elements.removeSubrange(0..<2)
    }
  }

  /// So far above a run may be told whose splits these are.
  private static let nearLines = 6
  private static let planned = WordSet(
    """
    prescribed prescription assigned standards programmed programed pendiente pendientes pendente
    pendentes
    """)
  private static let splits = WordSet("splits split laps")
  private static let lastTime = WordSet("lt")
  private static let thisTime = WordSet("tt")

  /// `LT: 160 x 14` above `TT: 160 x 16`: last time and this time.
  private var isAboveThisTime: Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count else { return false }
    return bytes[document.lines[next].content.indices].prefix(3).elementsEqual("TT:".utf8)
  }

  /// `I train alone at 198 lb, with PRs of;` above a list up to the next blank line: what was lifted
  /// once. `New PRs:` may be those of today.
  mutating func announceRecords() {
    let last = elements.count - 1
    guard last > 3, elements[last].kind == .colon || elements[last].kind == .semicolon,
      elements[last - 1].meaning == .of || isWord(last - 1, in: Self.being),
      elements[last - 2].meaning == .record || elements[last - 2].meaning == .maximum,
      elements[last - 3].meaning == .with,
      document.lines[context.lineIndex].kind == .text
    else { return }
    context.section = .planned
    context.sectionLevel = 0
    context.planBlock = .ofRecords
  }

  private static let being = WordSet("are were")

  /// What stands before a colon, and the work behind it.
  mutating func settleLabelledWork(behind colon: Int) {
    settleWish(before: colon)
    let colon = dropRampWord(before: colon)
    if elements[colon - 1].meaning == .tuple || elements[colon - 1].unit == .none {
      settleLoadList(behind: colon)
      settleMissedLoads(behind: colon)
    }
    guard colon < elements.count, elements[colon].kind == .colon else { return }
    if elements[colon - 1].isNumber {
      dropColonBehindAdded(colon)
      return dropRest(before: colon)
    }
    partRemark(behind: colon)
    dropWordsBeforeSets(behind: colon)
  }

  private static let everyOne = WordSet("all each every both")

  /// The `all reps paused` of `Bench Press: all reps paused, 60 kg x 10`: how, and no part of the name.
  private mutating func partRemark(behind colon: Int) {
    guard context.remark == nil, colon + 5 < elements.count,
      isWord(colon + 1, in: Self.everyOne),
      let comma = elements[(colon + 1)..<min(colon + 9, elements.count - 2)]
        .firstIndex(where: { $0.kind != .word }),
      comma > colon + 2, elements[comma].kind == .comma, elements[comma + 1].isNumber,
      elements[comma + 2].kind == .times || elements[comma + 1].unit.isMass,
      elements[..<colon].allSatisfy({ $0.kind == .word }), isName(0..<colon),
      !isExercise((comma - 1)..<comma), !isName((comma - 2)..<comma), !isName((colon + 1)..<comma),
      !elements[(colon + 1)..<comma].contains(where: {
        $0.meaning != .none && $0.meaning != .repetition
      })
    else { return }
    context.remark = range((colon + 1)..<comma)
    anatomy.parser.elements.removeSubrange((colon + 1)...comma)
  }

  /// The `2'` of `Bench with a pause, rest 2': 5x100 - 4x105`: no set, but the rest between those behind
  /// the colon.
  private mutating func dropRest(before colon: Int) {
    let time = colon - 1
    guard time >= 2, elements[time].kind == .quantity, elements[time].spaceBefore,
      elements[time].unit == .minute || elements[time].unit == .second,
      elements[time].value <= 300_000,
      colon + 3 < elements.count, elements[colon + 1].isNumber,
      elements[colon + 2].kind == .times, elements[colon + 3].isNumber
    else { return }
    // `r.i. 2'`, `r. 90"`.
    var start = time
    while start >= 2, time - start < 4, elements[start - 1].kind == .period,
      elements[start - 2].kind == .word, elements[start - 2].range.count == 1
    {
      start -= 2
    }
    let isAbbreviation = start < time && bytes[Int(elements[start].range.start)] | 0x20 == 0x72
    guard isAbbreviation || elements[time - 1].meaning == .rest else { return }
    anatomy.parser.elements.removeSubrange((isAbbreviation ? start : time - 1)...time)
  }
}

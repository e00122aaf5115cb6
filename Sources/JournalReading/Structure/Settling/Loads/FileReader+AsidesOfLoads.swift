internal import JournalSyntax

/// Words in parentheses between a load and its sets: `overhead extension 35 (single) 3 x 12`.
extension FileReader {
  /// Keeps the words for a note, so that the load stands beside its sets; `(each)` tells of which hand.
  mutating func dropAsideOfLoad(_ open: Int) {
    guard open > 1, open + 5 < elements.count,
      elements[open - 1].kind == .quantity, elements[open - 2].kind == .word,
      elements[open - 1].unit.isMass
        || elements[open - 1].unit == .none
          && (elements[open - 1].value >= 5_000 || elements[open - 2].meaning == .level),
      let close = elements[(open + 1)..<min(open + 9, elements.count)]
        .firstIndex(where: { $0.kind == .closeParenthesis }),
      close > open + 1,
      elements[(open + 1)..<close].allSatisfy({ tellsOfLoad($0) })
        // `225 (2 plates) 5x5`.
        || close == open + 2 && elements[open + 1].unit == .plate,
      isSchemeOfSide(close + 1)
    else { return }
    if elements[(open + 1)..<close].contains(where: { $0.meaning == .each || $0.meaning == .side })
    {
      anatomy.parser.elements[open - 1].flags.insert(.loadOfSide)
    }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements[open - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange(open...close)
  }

  /// `single`, `per hand`, and neither `target` nor `belt off next time`.
  private func tellsOfLoad(_ word: Element) -> Bool {
    guard word.kind == .word else { return false }
    switch word.meaning {
    case .goal, .plan, .next, .previous, .record, .maximum, .total, .warmup, .skipped: return false
    default: return true
    }
  }

  /// The `補助20kg` of `懸垂 補助20kg 10回` and the `보조20키로` behind a pull-up: so much was taken off.
  mutating func settleHelpInScript(_ help: Int) {
    // `도움 중량 27.5 kg`: the weight of the help.
    if !isASCII, help + 2 < elements.count, elements[help + 1].meaning == .weight,
      elements[help + 2].unit.isMass
    {
      anatomy.parser.elements.remove(at: help + 1)
    }
    guard !isASCII, help + 1 < elements.count, elements[help + 1].kind == .quantity,
      elements[help + 1].unit.isMass, bytes[Int(elements[help].range.start)] >= 0xE3
    else { return }
    context.remarks.append(elements[help].range)
    let place = elements[help].range
    anatomy.parser.elements[help] = Element(.hyphen, place, flags: .spaceBefore)
    anatomy.parser.elements[help + 1].flags.remove(.spaceBefore)
  }

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

  /// The `+ 3 assisted` of `Pull-ups 8 + 3 assisted`: with somebody's help, and so not done.
  mutating func dropAssistedReps(_ plus: Int) {
    guard elements[plus - 1].isBareWhole, elements[plus - 1].value <= 50_000,
      elements[plus + 1].isBareWhole, elements[plus + 1].value <= 10_000
    else { return }
    context.remarks.append(range(plus..<(plus + 3)))
    anatomy.parser.elements.removeSubrange(plus..<(plus + 3))
  }

  /// `dl 225 7 !!! two plates`: what the load looks like, and no more of it.
  mutating func dropPlatesInWords(_ plates: Int) -> Bool {
    guard plates > 3,
      elements[(plates + 1)...].allSatisfy({ $0.kind == .exclamation || $0.kind == .period }),
      elements[plates - 1].meaning == .cardinal,
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
}

internal import JournalSyntax

/// What stands behind sets in parentheses or behind dots, and tells more than a number.
extension FileReader {
  /// The `, grip went` of `145x5+ (8, grip went)`: how many they were stays between the parentheses.
  mutating func dropRemarkOnOpenSet(_ open: Int) {
    guard open > 2, elements[open - 1].kind == .plus, elements[open - 2].isNumber,
      open + 3 < elements.count, elements[open + 1].isBare, elements[open + 1].value <= 60_000,
      elements[open + 2].kind == .comma, elements[open + 3].kind == .word,
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis })
    else { return }
    context.remarks.append(range((open + 3)..<close))
    anatomy.parser.elements.removeSubrange((open + 2)..<close)
  }

  /// The dots of `120x5+... 6`: the reps behind them are what was done.
  mutating func settleDotsBehindOpenSet(_ plus: Int) {
    guard plus > 2, elements[plus - 2].kind == .times, elements[plus - 1].isNumber else { return }
    var end = plus + 1
    while end < elements.count, elements[end].kind == .period, end < plus + 5 { end += 1 }
    guard end > plus + 2, end < elements.count, elements[end].isBare, elements[end].spaceBefore,
      elements[end].value <= 60_000,
      end + 1 >= elements.count || !elements[end + 1].isNumber && elements[end + 1].kind != .times
    else { return }
    let dots = range((plus + 1)..<end)
    anatomy.parser.elements.replaceSubrange(
      (plus + 1)..<end, with: [Element(.arrow, dots, flags: [.spaceBefore, .spaceAfter])])
  }

  /// The `(plan was 410)`, the `(wanted 5)` and the `(next time 105)` behind sets, which were done
  /// otherwise.
  ///
  /// Returns the index before that of the next element.
  mutating func dropPlanBehindSets(_ open: Int) -> Int {
    guard open > 1, open + 2 < elements.count,
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      isPlanInParentheses(open) || isRemarkInParentheses((open + 1)..<close)
    else { return open }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
    return open - 1
  }

  private func isPlanInParentheses(_ open: Int) -> Bool {
    guard open > 2,
      elements[..<open].contains(where: { $0.kind == .times || $0.kind == .slash })
    else { return false }
    if opensMemory(open) || isLoadPlanned(open) { return true }
    return isWord(open + 1, in: Self.wanted)
      || (elements[open + 1].meaning == .plan || elements[open + 1].meaning == .goal)
        && isWord(open + 2, in: Self.wasPlanned)
  }

  /// The `(planned 145)` of `142.5x1 (planned 145)`, behind a load and its reps.
  private func isLoadPlanned(_ open: Int) -> Bool {
    guard open + 3 < elements.count, elements[open + 3].kind == .closeParenthesis,
      elements[open + 1].meaning == .plan || elements[open + 1].meaning == .goal,
      elements[open + 2].isBare || elements[open + 2].unit.isMass,
      let times = elements[..<open].firstIndex(where: { $0.kind == .times }), times > 0,
      elements[times - 1].unit.isMass || elements[times - 1].value >= 20_000
    else { return false }
    return true
  }

  private static let wanted = WordSet("wanted")
  private static let wasPlanned = WordSet(
    "had", CommonWords.was)

  /// The `(в тот раз 90х5х3)` of `жим 95х5 (в тот раз 90х5х3)`, the `(last week 90x5x3)`: what was done then,
  /// behind what was done now.
  private func opensMemory(_ open: Int) -> Bool {
    guard elements[open - 1].isNumber, open + 4 < elements.count,
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      elements[open..<close].contains(where: { $0.kind == .times }),
      !elements[open..<close].contains(where: {
        $0.meaning == .set || $0.meaning == .repetition || $0.unit == .set
      })
    else { return false }
    if elements[open + 1].meaning == .previous {
      return isWord(open + 2, in: Self.formerOccasions) || elements[open + 2].meaning == .week
        || elements[open + 2].meaning == .session || elements[open + 2].meaning == .weekday
    }
    return (1...2).contains { isWord(open + $0, in: Self.formerly) }
  }

  private static let formerOccasions = WordSet(
    "te volta", CommonWords.occasions)
  private static let formerly = WordSet(
    "тот прошлый прошлая прошлой прошлом прошлую минулого тоді тогда раньше poprzednio minule vorher damals"
  )

  /// What stands behind the dash of `7 -- safety pins saved me, should have stopped at 6` below other
  /// sets: a sentence with a number of its own.
  mutating func dropRemarkBehindDash() {
    guard elements.count > 6, elements[0].isBare,
      elements[0].value <= 50_000, elements[1].kind == .hyphen, elements[1].spaceBefore,
      context.lastSetLine == context.lineIndex - 1,
      case let first = elements[2].kind == .hyphen ? 3 : 2,
      elements[first].kind == .word, elements[first].spaceBefore,
      elements[first...].contains(where: \.isNumber),
      elements[first...].prefix(4).allSatisfy({ $0.kind == .word }),
      !elements[first...].contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return }
    context.remarks.append(range(first..<elements.count))
    anatomy.parser.elements.removeSubrange(1...)
  }

  /// The `find 3RM` of `Push press - find 3RM` above the way to it.
  mutating func dropSearchForMaximum() {
    let last = elements.count - 1
    guard last >= 3, elements[last].meaning == .total, elements[last - 1].kind == .quantity,
      !elements[last].spaceBefore,
      let find = elements[1..<(last - 1)].lastIndex(where: { isRamp($0) && $0.kind == .word }),
      elements[find..<(last - 1)].allSatisfy({ $0.kind == .word })
    else { return }
    let start = elements[find - 1].kind == .hyphen ? find - 1 : find
    guard start > 0, elements[..<start].allSatisfy({ $0.kind == .word }) else { return }
    context.remarks.append(range(find..<(last + 1)))
    anatomy.parser.elements.removeSubrange(start...)
  }

  /// The `(forgot the weight)` before the reps of `(forgot the weight) x15 x15` below a name.
  mutating func dropRemarkBeforeReps() {
    guard elements[0].kind == .openParenthesis,
      context.pendingName != nil || context.entry != nil,
      let close = elements.prefix(12).firstIndex(where: { $0.kind == .closeParenthesis }),
      close > 1, close + 2 < elements.count, elements[close + 1].kind == .times,
      elements[close + 2].isNumber,
      elements[1..<close].allSatisfy({ $0.kind == .word || $0.kind == .comma })
    else { return }
    context.remarks.append(range(1..<close))
    anatomy.parser.elements.removeSubrange(0...close)
  }
}

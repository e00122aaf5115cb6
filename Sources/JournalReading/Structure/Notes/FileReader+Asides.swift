internal import JournalSyntax
internal import WorkoutModel

/// Lines with numbers of sets or times that tell nothing that was done here.
extension FileReader {
  /// Keeps such a line as a note.
  mutating func aside(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard end - start >= 2 else { return false }
    if countsAgain(start, end) {
      note(line.content)
      return true
    }
    if isRecovery(start, end)
      || elements[start].unit == .minute && end - start > 2 && isDelay(start + 1)
    {
      note(line.content)
      return true
    }
    if !isASCII, tellsOfSetInScript(start, end) {
      if elements[(start + 1)..<end].contains(where: \.isNumber) {
        noteUnread(line)
      } else {
        note(line.content)
      }
      return true
    }
    guard end - start >= 3 else { return false }
    if isAnswer(start, end) {
      if isMultiplied(start..<end) { noteUnread(line) } else { note(line.content) }
      return true
    }
    if tellsFuture(start, end) || isHomework(start, end) || tellsBestEver(start, end)
      || plansForLater(start, end)
    {
      plannedByOthers(line)
      return true
    }
    if tellsOfSetsInOrder(start, end) {
      note(line.content)
      return true
    }
    if isNotLogged(start, end) || tellsLengthOfSession(start, end) || tellsBest(start, end) {
      note(line.content)
      return true
    }
    return false
  }

  /// `50 Total` and `2 x's` below sets: how many they were, and how often.
  private func countsAgain(_ start: Int, _ end: Int) -> Bool {
    guard context.lastSetLine >= 0, context.lastSetLine < context.lineIndex,
      context.lineIndex - context.lastSetLine <= 3, elements[start].isBare, start == 0
    else { return false }
    if end == 2 { return elements[1].meaning == .total }
    let content = document.lines[context.lineIndex].content
    let behind = bytes[Int(elements[0].range.end)..<Int(content.end)]
    return elements[1].kind == .times && behind.elementsEqual(" x's".utf8)
  }

  /// `第四组差点没起来`, `3セット目潰れた`: how one of the sets went, and no number of them.
  private func tellsOfSetInScript(_ start: Int, _ end: Int) -> Bool {
    guard elements[start].unit == .set, elements[start + 1].kind == .word,
      !elements[start..<end].contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return false }
    let word = bytes[elements[start].range.indices]
    return word.starts(with: "第".utf8) || word.suffix(3).elementsEqual("目".utf8)
  }

  /// `@OldLifter - yeah I ran 5x5 at your age`: to somebody, in a thread. `@home: push-ups 3x10` tells
  /// of no person.
  private func isAnswer(_ start: Int, _ end: Int) -> Bool {
    guard elements[start].kind == .at, start + 3 < end, !elements[start + 1].spaceBefore,
      elements[start + 1].kind == .word, elements[start + 1].word == .plain
    else { return false }
    return (start + 2..<min(end, start + 8)).contains { isPronoun($0) }
  }

  /// `Friday will be 100x5x5, press 5x5 @ 50`, `Mon 1 Dec should be: squat 125 5x5`: what comes.
  private func tellsFuture(_ start: Int, _ end: Int) -> Bool {
    if isWord(start, in: Self.coming), isWord(start + 1, in: Self.being),
      elements[start + 2].kind == .colon
    {
      return true
    }
    guard let number = elements[start..<min(end, start + 8)].firstIndex(where: \.isNumber),
      number >= start + 3, isWord(number - 1, in: Self.being), isWord(number - 2, in: Self.coming)
    else { return false }
    return elements[start..<number].allSatisfy { $0.kind == .word }
  }

  private static let being = WordSet("be")
  private static let coming = WordSet("will should")

  /// `Homework: bridges 3x10 daily` is what a therapist asks for; `Homework: did 3x10 bridges` was done.
  private func isHomework(_ start: Int, _ end: Int) -> Bool {
    isWord(start, in: Self.homework)
      // `Homework for Dana: …`.
      && (elements[start + 1].kind == .colon
        || start + 3 < end && elements[start + 1].meaning == .for
          && elements[start + 3].kind == .colon)
      && !(start + 2..<end).contains {
        isWord($0, in: Self.did) || elements[$0].meaning == .end || elements[$0].kind == .check
      }
  }

  private static let homework = WordSet("homework hausaufgabe hausaufgaben huiswerk 숙제")
  private static let did = WordSet("did completed")

  /// `Ice 20 min`, `20 minutes steam`, `Sauna: 15 min`: nothing else, and nothing that one trains.
  private func isRecovery(_ start: Int, _ end: Int) -> Bool {
    let isBehind = elements[start].isNumber
    let number = isBehind ? start : end - 1
    guard elements[number].kind == .quantity, elements[number].unit == .minute,
      case let words = isBehind ? (start + 1)..<end : start..<(end - 1), words.count <= 2
    else { return false }
    return words.contains { isWord($0, in: Self.recovery) }
      && words.allSatisfy { isWord($0, in: Self.recovery) || elements[$0].kind == .colon }
  }

  private static let recovery = WordSet("ice iced icing sauna steam jacuzzi")

  /// `52 min total - 4:00/set` below a lift: what all of it took.
  private func tellsLengthOfSession(_ start: Int, _ end: Int) -> Bool {
    guard elements[start].kind == .quantity,
      elements[start].unit == .minute
        || elements[start].unit == .hour, elements[start + 1].meaning == .total,
      let entry = context.entry, file.entries[entry].nature.isDisjoint(with: [.timed, .cardio]),
      !isMultiplied(start..<end), start + 2 < end,
      elements[(start + 2)..<end].allSatisfy({ !$0.isNumber || $0.kind == .clock || $0.unit.isTime }
      )
    else { return false }
    switch elements[start + 2].kind {
    case .comma, .hyphen, .period, .semicolon, .openParenthesis: return true
    default: return false
    }
  }

  /// `Failed on the 2nd rep, 3rd set`, `1st rep of the 2nd set went up 3/4`: how the sets above went. All
  /// its numbers tell which of them it was.
  private func tellsOfSetsInOrder(_ start: Int, _ end: Int) -> Bool {
    guard end - start >= 5, context.entry != nil,
      elements[start..<end].contains(where: { $0.isNumber })
    else { return false }
    var (index, tells) = (start, false)
    while index < end {
      if elements[index].isNumber {
        if isOrdinalOfWork(index, end) {
          tells = true
        } else if isPartOfRep(index, end) {
          index += 2
        } else {
          return false
        }
      }
      index += 1
    }
    return tells && elements[start..<end].count(where: { $0.kind == .word }) >= 5
  }

  /// The number of `2nd rep` and `3rd set`.
  private func isOrdinalOfWork(_ index: Int, _ end: Int) -> Bool {
    guard index + 2 < end, elements[index].kind == .quantity, elements[index + 1].kind == .word,
      !elements[index + 1].spaceBefore, elements[index + 1].range.count == 2
    else { return false }
    return elements[index + 2].meaning == .set || elements[index + 2].meaning == .repetition
  }

  /// `3/4`: how far it went.
  private func isPartOfRep(_ index: Int, _ end: Int) -> Bool {
    index + 2 < end && elements[index + 1].kind == .slash && elements[index + 2].isNumber
      && elements[index].value < elements[index + 2].value && elements[index + 2].value <= 4_000
  }

  /// `60 kg is my 1RM for front squats`: known before.
  private func tellsBest(_ start: Int, _ end: Int) -> Bool {
    guard start + 3 < end, elements[start].isNumber, elements[start].unit.isMass,
      isWord(start + 1, in: Self.verb), isWord(start + 2, in: Self.own)
    else { return false }
    // `1RM` is one word, and `5RM` a number before one.
    let best = elements[start + 3].isNumber && start + 4 < end ? start + 4 : start + 3
    guard !elements[(best + 1)..<max(best + 1, end)].contains(where: \.isNumber) else {
      return false
    }
    switch elements[best].meaning {
    case .total, .maximum, .record, .goal: return true
    default: return false
    }
  }

  private static let verb = WordSet("is was")
  private static let own = WordSet("my")
}

internal import JournalSyntax
internal import WorkoutModel

/// How work felt, told beside the name of the exercise and parted from it by marks:
/// `Squat (felt easy) 100x5`, `Squat - not bad: 100x5`, `Tired. Squat 100x5`.
extension FileReader {
  /// Takes such words off the line, so that they are no part of the name; they are kept as notes once
  /// its sets are read.
  mutating func dropTalkAroundName() {
    // `3/4 가슴. 벤치 60키로 12개`.
    let start = elements[0].isNumber ? dates.date(at: 0)?.1 ?? 0 : 0
    guard start + 3 < elements.count,
      elements[start].kind == .word || elements[start].kind == .openParenthesis,
      let number = elements[start...].prefix(16).firstIndex(where: { $0.isNumber }),
      number >= start + 3
    else { return }
    if start == 0, let talk = talkBehindName(number) {
      context.remarks.append(range(wordsOnly(talk)))
      let keepsColon = elements[talk.upperBound - 1].kind == .colon
      anatomy.parser.elements.removeSubrange(
        talk.lowerBound..<(talk.upperBound - (keepsColon ? 1 : 0)))
      anatomy.parser.elements[talk.lowerBound].flags.insert(.spaceBefore)
      anatomy.parser.elements[talk.lowerBound - 1].flags.insert(.spaceAfter)
    } else if let talk = talkBeforeName(start, number) {
      context.remarks.append(range(wordsOnly(talk)))
      anatomy.parser.elements.removeSubrange(talk)
    }
  }

  /// Behind a known name, from its mark to that before the numbers.
  private func talkBehindName(_ number: Int) -> Range<Int>? {
    guard let mark = elements[1..<number].firstIndex(where: { isMarkOfTalk($0) }),
      mark + 2 < number
    else { return nil }
    var end = number
    while end > mark, isMarkOfTalk(elements[end - 1]) || elements[end - 1].kind == .closeParenthesis
    {
      end -= 1
    }
    guard end < number, end > mark + 1, elements[end].kind != .openParenthesis,
      tellsTalk((mark + 1)..<end), isExerciseName(0..<mark),
      !names.isKnown(name(0..<end))
    else { return nil }
    return mark..<number
  }

  /// Before a known name, up to the mark that ends it.
  private func talkBeforeName(_ start: Int, _ number: Int) -> Range<Int>? {
    let isEnclosed = elements[start].kind == .openParenthesis
    guard
      let mark = elements[(start + 1)..<(number - 1)].firstIndex(where: {
        isEnclosed ? $0.kind == .closeParenthesis : isEndOfTalk($0)
      }), isExerciseName((mark + 1)..<number),
      case let words = (isEnclosed ? start + 1 : start)..<mark,
      // `Good mornings, squat 100x5`.
      !isExerciseName(words),
      tellsTalk(words) && (elements[mark].kind != .comma || isTalkWord(mark - 1))
        || elements[mark].kind == .period && isSentence(words)
    else { return nil }
    return start..<(mark + 1)
  }

  private func isTalkWord(_ index: Int) -> Bool { isWord(index, in: CommonWords.feelings) }

  /// `가슴.` before the name; in scripts with small letters it may be a short word, as in `Seated cable. row`.
  private func isSentence(_ words: Range<Int>) -> Bool {
    guard words.allSatisfy({ elements[$0].kind == .word && !tellsOtherDay(elements[$0]) }),
      !words.contains(where: {
        elements[$0].meaning == .next || elements[$0].meaning == .warmup
          || elements[$0].meaning == .total || elements[$0].meaning == .superset
      }), !isExerciseName(words)
    else { return false }
    return bytes[elements[words.lowerBound].range.indices].contains { $0 >= 0xE3 }
  }

  private func isExerciseName(_ words: Range<Int>) -> Bool {
    names.isKnown(name(words)) || ExerciseNames.isMovement(name(words))
  }

  private func name(_ words: Range<Int>) -> String {
    var end = words.upperBound
    while end > words.lowerBound + 1, elements[end - 1].kind == .colon { end -= 1 }
    return NameText.clean(written.bytes[range(words.lowerBound..<end).indices])
  }

  private func isMarkOfTalk(_ element: Element) -> Bool {
    switch element.kind {
    case .openParenthesis, .comma, .colon, .period: true
    case .hyphen: element.spaceBefore
    default: false
    }
  }

  private func isEndOfTalk(_ element: Element) -> Bool {
    switch element.kind {
    case .period, .exclamation: element.spaceAfter
    case .hyphen: element.spaceBefore
    case .comma: true
    default: false
    }
  }

  private func wordsOnly(_ talk: Range<Int>) -> Range<Int> {
    var words = talk
    while let first = words.first, elements[first].kind != .word { words.removeFirst() }
    while let last = words.last, elements[last].kind != .word { words.removeLast() }
    return words.isEmpty ? talk : words
  }

  /// Up to six plain words, one of which tells how it went and none of which tells how it was done.
  private func tellsTalk(_ words: Range<Int>) -> Bool {
    let compares = words.contains { isComparing(elements[$0]) || isWord($0, in: Self.planned) }
    guard 1...6 ~= words.count,
      words.allSatisfy({
        isWordOfTalk(elements[$0]) || elements[$0].kind == .comma
          || elements[$0].kind == .exclamation || compares && tellsOtherDay(elements[$0])
      }), !words.contains(where: { isExercise($0..<($0 + 1)) })
    else { return false }
    return words.contains { index in
      elements[index].meaning == .feeling && elements[index].range.count == 4
        || elements[index].meaning == .record || isWord(index, in: CommonWords.feelings)
        || tellsOtherDay(elements[index])
    } && !words.contains { isOfVariation($0) }
  }

  /// The word makes another exercise of the name: `close grip`, `incline`.
  func isOfVariation(_ index: Int) -> Bool {
    elements[index].meaning == .equipment || isWord(index, in: Self.manners)
  }

  private static let planned = WordSet("as per")
  /// How it was done, which makes another exercise of it.
  private static let manners = WordSet(
    """
    grip bar close wide narrow incline decline seated standing paused pause tempo deficit block blocks pin pins rack floor
    machine cable smith band bands chain chains front back sumo stance single one two arm leg style day
    """)
}

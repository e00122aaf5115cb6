internal import JournalSyntax
internal import WorkoutModel

/// Heads of blocks in words: `Four rounds:`, `II. 20 minute countdown:`.
extension FileReader {
  /// `Four rounds:` and `I. Three rounds of:` above the exercises.
  mutating func spokenRounds(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    // `Five rounds` below `Sparring` counts those.
    guard end - start <= 6,
      elements[end - 1].kind == .colon
        || elements[end - 1].meaning == .round && context.isAfterBlank && context.pendingName == nil
    else { return false }
    let first = behindPartLabel(start, end)
    guard first + 1 < end, isSpokenRounds(first),
      elements[(first + 2)..<end].allSatisfy({ $0.kind == .colon || $0.meaning == .of })
    else { return false }
    return openApart(.rounds(spokenRounds(first)), line)
  }

  /// `5 rounds - 17:13`, `5 rounds in 17 min (with a vest)` above a list of counted exercises: how long
  /// all of them took.
  mutating func roundsInTime(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard start + 2 < end, elements[start].unit == .round, isRounds(start),
      context.pendingName == nil, context.entry == nil || context.isAfterBlank,
      elements[start + 1].kind == .hyphen || elements[start + 1].kind == .comma
        || elements[start + 1].meaning == .in || elements[start + 1].kind == .colon,
      elements[start + 2].kind == .clock || elements[start + 2].unit.isTime,
      start + 3 == end || elements[start + 3].kind == .openParenthesis,
      isAboveList || isCounted(context.lineIndex + 1) && isCounted(context.lineIndex + 2)
    else { return false }
    return openApart(.rounds(Quantity(elements[start])), line)
  }

  /// The `Four rounds` of `Four rounds of 10 squats and 5 burpees`.
  func isSpokenRounds(_ index: Int) -> Bool {
    elements[index].meaning == .cardinal && 2...20 ~= elements[index].word.value
      && elements[index + 1].meaning == .round
  }

  func spokenRounds(_ index: Int) -> Quantity {
    var rounds = Quantity(elements[index])
    rounds.unit = .round
    rounds.value = Int32(elements[index].word.value) * 1000
    return rounds
  }

  /// `II. 20 minute countdown:` above a list is no set of the exercise above it.
  mutating func timedHead(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard elements[end - 1].kind == .colon, end - start <= 6, isAboveList,
      case let first = behindPartLabel(start, end), first + 2 < end,
      elements[first].kind == .quantity, elements[first].unit == .minute,
      first > start || isWord(end - 2, in: Self.countdowns),
      elements[(first + 1)..<(end - 1)].allSatisfy({
        $0.kind == .word && ($0.word == .plain || $0.meaning == .session)
      }), !isExercise((first + 1)..<(end - 1)), !isExercise((end - 2)..<(end - 1))
    else { return false }
    settlePendingName(nextIsName: false)
    endBlock()
    context.entry = nil
    note(line.content)
    return true
  }

  private static let countdowns = WordSet("countdown cap clock timer")

  /// `Tabata squats 8 rounds`: of this exercise, when no list stands below.
  func namesExercise(_ start: Int, _ number: Int, _ end: Int) -> Bool {
    guard number > start, elements[end - 1].kind != .colon, !isAboveList else { return false }
    return isExercise((number - 1)..<number) || isAboveProduct(number)
  }

  /// `Sun salutation 12 rounds` right above `Skipping 100 x 5`: what has sets of its own is not done in the rounds of
  /// others.
  private func isAboveProduct(_ number: Int) -> Bool {
    let next = context.lineIndex + 1
    guard elements[number].value >= 6_000, next < document.lines.count,
      document.lines[next].kind == .text, document.lines[next].content.count < 60
    else { return false }
    let words = bytes[document.lines[next].content.indices].split(separator: Byte.space)
    return words.indices.dropFirst().dropLast().contains { index in
      words[index].count == 1 && words[index].first.map { $0 | 0x20 == UInt8(ascii: "x") } == true
        && [index - 1, index + 1].allSatisfy { words[$0].allSatisfy { Byte.isDigit($0) } }
    }
  }

  /// Behind the `II.` or `B)` of a part.
  private func behindPartLabel(_ start: Int, _ end: Int) -> Int {
    guard start + 2 < end, elements[start].kind == .word, elements[start].range.count <= 3,
      elements[start + 1].kind == .period || elements[start + 1].kind == .closeParenthesis,
      bytes[elements[start].range.indices].allSatisfy({
        $0 == UInt8(ascii: "I") || $0 == UInt8(ascii: "V")
          || elements[start].range.count == 1 && UInt8(ascii: "A")...UInt8(ascii: "H") ~= $0
      })
    else { return start }
    return start + 2
  }
}

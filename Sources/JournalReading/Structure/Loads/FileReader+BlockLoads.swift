internal import JournalSyntax
internal import WorkoutModel

/// Heads of lists of exercises that tell how often, or with which load, all of them were done.
extension FileReader {
  /// `3 sets:` between an exercise and its sets.
  mutating func countHead(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard context.entry != nil || context.pendingName != nil,
      elements[start].kind == .quantity, elements[start].unit == .set,
      end - start == 1 || end - start == 2 && elements[end - 1].kind == .colon,
      document.lines[(context.lineIndex + 1)...].prefix(2).count(where: { isSet($0) }) == 2
    else { return false }
    note(line.content)
    return true
  }

  /// True when the line begins with one of at least two numbers.
  func isSet(_ line: LineSyntax?) -> Bool {
    guard let line, line.kind == .text || line.kind == .item,
      let first = bytes[line.content.indices].first, Byte.isDigit(first)
    else { return false }
    return bytes[line.content.indices].split(whereSeparator: { !Byte.isDigit($0) && $0 != 0x2E })
      .count > 1
  }

  /// `4 sets` above a list of exercises.
  mutating func setsHead(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard elements[start].kind == .quantity, elements[start].unit == .set, line.kind == .text,
      context.entry == nil || context.isAfterBlank,
      context.pendingName.map({ !names.isKnown($0.text) && isAboveSpacedList }) ?? true,
      elements[start].value % 1000 == 0, 2_000...10_000 ~= elements[start].value,
      end - start == 1 || end - start == 2 && elements[end - 1].kind == .colon
        || end - start <= 3 && elements[start + 1].meaning == .of,
      isAboveList && holdsName(document.lines[context.lineIndex + 1])
        || isAboveSpacedList && holdsName(document.lines[context.lineIndex + 2])
        || isListBelowBlank && holdsName(document.lines[context.lineIndex + 2])
    else { return false }
    return openApart(.rounds(Quantity(elements[start])), line)
  }

  /// `4 Sets`, a blank line, and a list.
  private var isListBelowBlank: Bool {
    let below = context.lineIndex + 2
    return isAlone(context.lineIndex) && below < document.lines.count
      && document.lines[below].kind == .item
  }

  /// `Superset (15):`, `Superset 15 kg` above a list: the load of all exercises in it that tell none.
  mutating func loadHead(_ start: Int, _ end: Int, _ number: Int, _ line: LineSyntax) -> Bool {
    guard line.kind == .text, elements[start].meaning == .superset, number - start <= 2,
      elements[number].kind == .quantity, isAboveList,
      elements[(start + 1)..<number].allSatisfy({
        $0.kind == .openParenthesis || $0.kind == .at || $0.meaning == .with
      }),
      elements[(number + 1)..<end].allSatisfy({ $0.kind == .closeParenthesis || $0.kind == .colon }
      ),
      elements[number].unit.isMass
        || elements[number].unit == .none && elements[start + 1].kind == .openParenthesis
          && elements[number].value > 10_000,
      holdsName(document.lines[context.lineIndex + 1])
    else { return false }
    return openApart(.load(Quantity(elements[number])), line)
  }

  /// `1 circuit @ 24 kg:`, `3 rounds with 40 kg` above a list: how often, and with which load.
  mutating func loadedRounds(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard line.kind == .text, elements[start].kind == .quantity, elements[start].unit == .round,
      3...12 ~= end - start, 1_000...20_000 ~= elements[start].value,
      elements[start].value % 1000 == 0,
      let number = elements[(start + 1)..<end].firstIndex(where: \.isNumber),
      elements[number].kind == .quantity,
      elements[number].unit.isMass || elements[number].flags.contains(.loadOfSide),
      leadsToLoad(start, number), endsBehindLoad(number, end)
    else { return false }
    let load = Quantity(elements[number])
    let isOnce = elements[start].value == 1_000
    return openApart(
      isOnce ? .load(load) : .loadedRounds(Quantity(elements[start]), load), line)
  }

  /// The `@` of `3 rounds @ 24 kg`; the words of `3 rounds of the circuit (24 kg bell):` above a list.
  private func leadsToLoad(_ rounds: Int, _ load: Int) -> Bool {
    let before = elements[load - 1]
    guard
      before.kind == .at || before.kind == .openParenthesis || before.meaning == .at
        || before.meaning == .with
    else { return false }
    let words = (rounds + 1)..<(load - 1)
    return words.isEmpty
      || words.count <= 4 && isAboveList && elements[words].allSatisfy { $0.kind == .word }
        && !words.contains { isName($0..<words.upperBound) || isExercise($0..<words.upperBound) }
  }

  /// `24 kg`, `24 kg:`, and the `24 kg kettlebell):` above a list.
  private func endsBehindLoad(_ load: Int, _ end: Int) -> Bool {
    if load + 1 == end || load + 2 == end && elements[load + 1].kind == .colon { return true }
    return end - load <= 5 && isAboveList
      && elements[(load + 1)..<end].allSatisfy {
        $0.kind == .word || $0.kind == .closeParenthesis || $0.kind == .colon
      }
  }

  /// `8 kg powerclub circuit`, `Double 16 kg kettlebell complex:` above exercises: the load of all that
  /// tell none.
  mutating func loadedTitle(_ start: Int, _ end: Int, _ number: Int, _ line: LineSyntax) -> Bool {
    let last = elements[end - 1].kind == .colon ? end - 2 : end - 1
    guard line.kind == .text, 3...6 ~= end - start, number - start <= 1, number < last,
      elements[number].kind == .quantity, elements[number].unit.isMass,
      elements[start..<number].allSatisfy({ $0.word == .plain && $0.kind == .word }),
      elements[(number + 1)...last].allSatisfy({ $0.kind == .word }),
      Self.circuits.contains(bytes[elements[last].range.indices]),
      !isName((number + 1)..<(last + 1))
    else { return false }
    return openApart(.load(Quantity(elements[number])), line)
  }

  private static let circuits = WordSet("circuit complex session zirkel circuito komplex")

  /// The load at the head of the block, when the expression tells nothing but reps, or sets of them.
  func loadOfBlock(_ expression: Expression, _ entry: Int) -> Quantity? {
    guard let load = loadOfTool ?? blockLoad, expression.terms.count <= 2,
      file.entries[entry].nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
    else { return nil }
    let isWork = anatomy.parser.terms[expression.terms].allSatisfy { term in
      (term.joiner == .first || term.joiner == .times)
        && anatomy.parser.quantities[term.quantities].allSatisfy { isCount($0) }
    }
    // `KB 24: swing 5x10, press 26x5`: the second has a load of its own.
    if loadOfTool != nil, expression.terms.count == 2,
      case let first = anatomy.parser.terms[expression.terms.lowerBound].quantities.lowerBound,
      case let (own, reps) = (
        anatomy.parser.quantities[first], anatomy.parser.quantities.last?.value
      ), own.unit == .none,
      // `KB 24: swing 10x10`: sets of ten.
      own.value > 10_000 || own.value > max(6_000, load.value / 2) && own.value != reps
    {
      return nil
    }
    return isWork ? load : nil
  }

  private var blockLoad: Quantity? {
    switch context.block {
    case .load(let load), .loadedRounds(_, let load): load
    default: nil
    }
  }

  /// A number of reps or sets.
  private func isCount(_ quantity: Quantity) -> Bool {
    quantity.kind == .number && quantity.value <= 50_000 && quantity.value % 1000 == 0
      && (quantity.unit == .none || quantity.unit == .repetition || quantity.unit == .set)
      && quantity.marks.isDisjoint(with: [.added, .assisted])
  }

  /// True when a word of an exercise may stand on the line, and not only `reps` and `each`.
  private func holdsName(_ line: LineSyntax) -> Bool {
    String(decoding: bytes[line.content.indices], as: UTF8.self).lowercased()
      .split { !$0.isLetter }
      .contains { $0.utf8.count > 3 && !Self.wordsOfSets.contains(String($0)) }
  }

  private static let wordsOfSets: Set<String> = [
    "reps", "sets", "each", "rest", "with", "then", "warm", "warmup", "failure", "amrap", "pounds",
  ]
}

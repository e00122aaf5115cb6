internal import JournalSyntax

/// How often a circuit was done, in a line of its own above its exercises: `Circuit x 3`, `Circuit (3 rounds)`, `Core circuit
/// - 2 rounds`, `Finisher x3`, `Circuit, 3 times through`, `Repeat 3x`.
extension FileReader {
  /// Leaves the number of rounds, as in `3 rounds`.
  mutating func settleHeadOfCircuit() {
    guard 2...9 ~= elements.count, elements[0].kind == .word || elements[0].isBareWhole,
      elements.count(where: \.isNumber) == 1,
      let number = elements.firstIndex(where: \.isNumber), headsCircuit(number), isAboveStations
    else { return }
    var rounds = elements[number]
    rounds.unit = .round
    rounds.flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements = [rounds]
    anatomy.parser.end = 1
  }

  /// Opens the rounds of `## 3 rounds`, `## Circuit x3` and `## Metcon: 3 rounds for time`.
  mutating func roundsHeading(_ line: LineSyntax) -> Bool {
    if let rounds = roundsBesideComma() {
      return openApart(.rounds(Quantity(elements[rounds])), line)
    }
    guard context.session != nil,
      let number = elements.prefix(4).firstIndex(where: { $0.unit == .round }),
      elements[number].isNumber, 2_000...20_000 ~= elements[number].value,
      elements.count(where: \.isNumber) == 1,
      elements.allSatisfy({
        $0.isNumber || $0.kind == .word || $0.kind == .colon || $0.kind == .hyphen
      }),
      elements[..<number].allSatisfy({ $0.meaning == .none || $0.meaning == .superset }),
      !isExercise(0..<number), elements.count - number <= 3
    else { return false }
    return openApart(.rounds(Quantity(elements[number])), line)
  }

  /// The 4 of `### 4 rounds, not for time` and of `### Bag work, 4 rounds`.
  private func roundsBesideComma() -> Int? {
    guard context.session != nil, elements.count <= 12, elements.count(where: \.isNumber) == 1,
      let number = elements.firstIndex(where: { $0.unit == .round }), elements[number].isNumber,
      2_000...20_000 ~= elements[number].value,
      number == 0 && elements.count > 2 && elements[1].kind == .comma
        || number + 1 == elements.count && number > 1
          && (elements[number - 1].kind == .comma || elements[number - 1].kind == .colon),
      case let below = context.lineIndex + 1, below < document.lines.count,
      document.lines[below].kind == .item,
      elements.allSatisfy({ $0.isNumber || [.word, .comma, .colon, .hyphen].contains($0.kind) })
    else { return nil }
    return number
  }

  private func headsCircuit(_ number: Int) -> Bool {
    guard [.none, .round, .set].contains(elements[number].unit),
      2_000...20_000 ~= elements[number].value, elements[number].value % 1000 == 0
    else { return false }
    var (namesCircuit, tellsTimes, others) = (false, elements[number].unit == .round, 0)
    for index in elements.indices where index != number {
      switch elements[index].kind {
      case .times: tellsTimes = true
      case .openParenthesis, .closeParenthesis, .hyphen, .comma, .colon: continue
      case .word:
        if elements[index].meaning == .superset || isWord(index, in: Self.circuits) {
          namesCircuit = true
        } else if elements[index].meaning == .round || isWord(index, in: CommonWords.times)
          || isWord(index, in: Self.throughs)
        {
          tellsTimes = true
        } else if elements[index].meaning == .none, index < number {
          others += 1
        } else {
          return false
        }
      default: return false
      }
    }
    return namesCircuit && tellsTimes && others <= 2
  }

  /// A line of an exercise stands right below, and tells no sets of its own.
  private var isAboveStations: Bool {
    var next = context.lineIndex + 1
    let isHeading = document.lines[context.lineIndex].kind == .heading
    if isHeading, next < document.lines.count, document.lines[next].kind == .blank { next += 1 }
    guard next < document.lines.count else { return false }
    switch document.lines[next].kind {
    case .text, .item, .numbered: break
    default: return false
    }
    let text = bytes[document.lines[next].content.indices]
    return text.contains { Byte.isDigit($0) }
      && !zip(text, text.dropFirst(2)).enumerated().contains { place, pair in
        Byte.isDigit(pair.0) && Byte.isDigit(pair.1)
          && text[text.startIndex + place + 1] | 0x20 == UInt8(ascii: "x")
      }
  }

  private static let circuits = WordSet(
    """
    circuit circuits circuito circuitos zirkel giant giantset triset tri-set metcon finisher finishers repeat repeated through wod
    kruh krug obwód круг круговая 서킷 サーキット 循环
    """)
  private static let throughs = WordSet(
    "through rounds round rds runden tours vueltas voltas giri rundor circuits of for time")
}

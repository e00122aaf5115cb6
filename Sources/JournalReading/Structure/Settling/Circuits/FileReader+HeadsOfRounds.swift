internal import JournalSyntax

/// Rounds of a superset as Czechs and others write them: `SS 3 kola: swing 20 kg 15x + shyby 6x`, `kruh 5x: dřep 20 kg 12,
/// klik 12`.
extension FileReader {
  mutating func settleHeadOfRounds() {
    if elements[0].meaning == .superset || isWord(0, in: Self.supersets),
      elements[1].unit == .round && elements[2].kind == .colon
        || elements[1].isBareWhole && isWord(2, in: Self.rounds) && elements[3].kind == .colon
    {
      anatomy.parser.elements.removeFirst()
    }
    guard elements.count > 4 else { return }
    if isWord(0, in: Self.circuits), elements[1].isBareWhole,
      2_000...20_000 ~= elements[1].value, elements[2].kind == .times,
      elements[3].kind == .colon
    {
      let rounds = Element(
        .quantity, range(0..<3), unit: .round, value: elements[1].value, flags: .spaceBefore)
      anatomy.parser.elements.replaceSubrange(0...2, with: [rounds])
    } else if elements[0].isBareWhole, 2_000...20_000 ~= elements[0].value,
      isWord(1, in: Self.rounds), elements[2].kind == .colon
    {
      anatomy.parser.elements[0].unit = .round
      anatomy.parser.elements[0].range = range(0..<2)
      anatomy.parser.elements.remove(at: 1)
    }
    guard elements.count > 4, elements[0].unit == .round, elements[1].kind == .colon else {
      return
    }
    dropTimesBehindReps()
    dropNextInParentheses()
    settleRepsOfEachRound()
  }

  private static let supersets = WordSet("ss superserie supersérie superset bs bi-set biset")
  private static let circuits = WordSet(
    "kruh okruh kolo obwód circuit circuito krug tour zirkel körjárat")
  private static let rounds = WordSet(
    "kol kola kolo kolečka obwody obwodów rundy rund kierrosta tur")

  /// The sign of `swing 20 kg 15x + shyby 6x`: reps.
  private mutating func dropTimesBehindReps() {
    var index = 3
    while index < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .times, !elements[index].spaceBefore,
        elements[index - 1].isBareWhole, elements[index - 2].kind != .times,
        index + 1 == elements.count || !elements[index + 1].isNumber
      else { continue }
      anatomy.parser.elements[index - 1].unit = .repetition
      anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
      anatomy.parser.elements.remove(at: index)
      index -= 1
    }
  }

  /// The `(8)` behind the last exercise of `3 kola: swing 12x + shyby 7x (8x)`, where the file says that these
  /// tell of the next time.
  private mutating func dropNextInParentheses() {
    let last = elements.count - 1
    guard last > 5, elements[last].kind == .closeParenthesis, elements[last - 1].isNumber,
      elements[last - 2].kind == .openParenthesis, parenthesesTellNext
    else { return }
    context.remarks.append(range((last - 1)..<last))
    anatomy.parser.elements.removeSubrange((last - 2)...last)
  }

  /// `(...) = příště` at the top of the file.
  var parenthesesTellNext: Bool {
    document.lines.prefix(6).contains { line in
      let text = bytes[line.content.indices]
      guard text.count < 400, let sign = text.firstIndex(of: Byte.equals) else { return false }
      return text.indices[sign...].contains { place in
        guard text[place] == Byte.equals else { return false }
        let before = text[..<place].reversed().drop { $0 == Byte.space }
        guard before.first == UInt8(ascii: ")") else { return false }
        let inside = before.dropFirst().prefix { $0 != UInt8(ascii: "(") }
        guard inside.count <= 6, inside.allSatisfy({ !Byte.isDigit($0) }) else { return false }
        let word = text[(place + 1)...].drop { $0 == Byte.space }
          .prefix { $0 != Byte.space && $0 != Byte.comma && $0 != Byte.period }
        return Keywords.word(word).meaning == .next
      }
    }
  }

  /// `3 kola: swing 20 kg 15 + shyby 7, 7, 6`: as many reps as rounds are those of each. Puts all as sets:
  /// `swing 20 kg 3x15, shyby 7, 7, 6`.
  private mutating func settleRepsOfEachRound() {
    let rounds = Int(elements[0].value) / 1000
    let starts = elements.indices.filter {
      $0 > 1 && elements[$0].kind == .plus && elements[$0].spaceBefore && elements[$0].spaceAfter
    }
    guard !starts.isEmpty, starts.count < 8 else { return }
    var parts: [[Element]] = []
    var start = 2
    for end in starts + [elements.count] {
      guard end > start + 1 else { return }
      parts.append(Array(elements[start..<end]))
      start = end + 1
    }
    guard parts.allSatisfy({ $0[0].kind == .word && $0[$0.count - 1].isNumber }),
      parts.contains(where: { Self.listedReps($0) == rounds }),
      parts.allSatisfy({ [1, rounds].contains(Self.listedReps($0)) })
    else { return }
    var told: [Element] = []
    for part in parts {
      if !told.isEmpty {
        told.append(Element(.comma, part[0].range, flags: .spaceAfter))
      }
      guard Self.listedReps(part) == 1 else {
        told += part
        continue
      }
      var (sets, reps) = (elements[0], part[part.count - 1])
      sets.unit = .set
      sets.flags = .spaceBefore
      reps.flags = .spaceAfter
      told += part.dropLast() + [sets, Element(.times, sets.range), reps]
    }
    anatomy.parser.elements.replaceSubrange(0..., with: told)
  }

  /// How many counts stand at the end of an exercise, with commas between them.
  private static func listedReps(_ part: [Element]) -> Int {
    var (count, index) = (1, part.count - 1)
    while index > 2, part[index - 1].kind == .comma, part[index - 2].kind == .quantity {
      count += 1
      index -= 2
    }
    return count
  }
}

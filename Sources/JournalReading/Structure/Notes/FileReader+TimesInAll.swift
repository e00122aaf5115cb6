internal import JournalSyntax
internal import WorkoutModel

/// What is owned and how long it all took, which are no sets: `Bells I own: 10, 14, 20`, `quiet today, 55 min in total`.
extension FileReader {
  /// `Bells I own: 10, 14, 20 (borrowed)`: words for tools and their owner, a colon, and sizes that rise or fall.
  var listsOwnTools: Bool {
    guard elements.count > 5,
      let colon = elements.prefix(6).firstIndex(where: { $0.kind == .colon }),
      colon > 1 || colon == 1 && file.dates.isEmpty && !file.hasSets,
      colon + 3 < elements.count,
      (0..<colon).allSatisfy({ isWord($0, in: Self.tools) || isWord($0, in: Self.owners) }),
      (0..<colon).contains(where: { isWord($0, in: Self.tools) }),
      colon == 1 || (0..<colon).contains(where: { isWord($0, in: Self.owners) })
    else { return false }
    // `Bells: 16, 20, 24, 28. Rings in the garden`.
    let end =
      elements[colon...].firstIndex {
        $0.kind == .openParenthesis || $0.kind == .period && $0.spaceAfter
      } ?? elements.count
    let sizes = elements[(colon + 1)..<end].filter { $0.kind == .quantity }.map(\.value)
    let steps = zip(sizes, sizes.dropFirst())
    return sizes.count > 2 && (steps.allSatisfy(<) || steps.allSatisfy(>))
      && elements[(colon + 1)..<end].allSatisfy {
        $0.kind == .comma || $0.kind == .slash || $0.meaning == .and
          || $0.kind == .quantity && ($0.unit == .none || $0.unit.isMass)
      }
  }

  /// `Bells I own`, `My gear` as a heading.
  var headsOwnTools: Bool {
    guard 2...5 ~= elements.count, elements.allSatisfy({ $0.kind == .word }) else { return false }
    if elements.count == 2, isWord(0, in: Self.mine) { return isWord(1, in: Self.headsOfTools) }
    return elements.indices.contains {
      isWord($0, in: Self.tools) || isWord($0, in: Self.headsOfTools)
    }
      && elements.indices.dropFirst().contains { isWord($0, in: Self.having) }
  }

  private static let headsOfTools = WordSet("gear kit equipment bells kettlebells dumbbells plates")
  private static let mine = WordSet("my meine mis mes")
  private static let having = WordSet("own have owned got habe besitze tengo")

  /// `quiet today, 55 min in total`: one time and the word for a sum at the end, and no exercise.
  var tellsTimeInAll: Bool {
    // `60 min total`, `75 mins in total`.
    if 2...3 ~= elements.count, elements[0].unit.isTime || elements[0].kind == .clock,
      elements.dropFirst().allSatisfy({ $0.kind == .word }),
      elements.dropFirst().contains(where: { $0.meaning == .total })
    {
      return true
    }
    if isTimeInAll(before: elements.count) { return true }
    guard elements.count > 3, elements[elements.count - 1].meaning == .total,
      let time = elements.firstIndex(where: \.isNumber), time > 0,
      elements[time].kind == .clock || elements[time].unit.isTime,
      elements.count - time <= 3,
      !elements[(time + 1)...].contains(where: \.isNumber),
      elements[..<time].allSatisfy({ $0.kind == .word || $0.kind == .comma }),
      elements[time - 1].kind == .comma
    else { return false }
    return !(0..<time).contains { isExercise($0..<($0 + 1)) } && !isExercise(0..<(time - 1))
  }

  /// `22:31 total. Dre is a machine.`, `23 minutes in total, bright red afterwards`: the time of all, and talk behind it.
  private func isTimeInAll(before end: Int) -> Bool {
    guard elements[0].unit.isTime || elements[0].kind == .clock,
      let total = elements.prefix(3).indices.dropFirst().first(where: {
        elements[$0].meaning == .total
      }), total + 2 < end, elements[total - 1].isNumber || elements[total - 1].kind == .word
    else { return false }
    switch elements[total + 1].kind {
    case .period, .comma, .exclamation, .hyphen:
      return !elements[(total + 1)..<end].contains { $0.isNumber || $0.kind == .times }
    default: return false
    }
  }

  private static let tools = WordSet(
    "bell weights plates anilhas dischi discos disques scheiben", GymWords.bells)
  private static let owners = WordSet(
    "i we my our own have got here home available the ich habe wir zu hause tengo mis mes j'ai")
}

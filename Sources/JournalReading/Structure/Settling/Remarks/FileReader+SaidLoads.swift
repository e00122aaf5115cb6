internal import JournalSyntax

/// Loads told as people say them: `80 for 5, then dropped it to 70 for 8`, `Leg press: started at 100 for 12`, `3x15 but with
/// 290 lb`, `3x12, put the pin on 90 lb`.
extension FileReader {
  mutating func settleSaidLoads() {
    dropWordsOfChange()
    dropWordsOfStart()
    dropButBeforeLoad()
    settlePinBehindSets()
  }

  /// The `then dropped it to` between `80 for 5` and `70 for 8`.
  private mutating func dropWordsOfChange() {
    guard
      let first = elements.indices.dropFirst(3).dropLast(3).first(where: { index in
        isWord(index, in: Self.changes) && isWord(index + 1, in: Self.behindChanges)
      })
    else { return }
    var start = first
    while start > 0, elements[start - 1].kind == .comma || isWord(start - 1, in: Self.beforeChanges)
    {
      start -= 1
    }
    var end = first
    while end < elements.count, isWord(end, in: Self.changes) || isWord(end, in: Self.behindChanges)
    {
      end += 1
    }
    guard start > 2, end + 2 < elements.count, elements[start - 1].isNumber,
      elements[end].kind == .quantity, elements[end].isBare || elements[end].unit.isMass,
      elements[end + 1].meaning == .for || elements[end + 1].kind == .times,
      elements[end + 2].isNumber
    else { return }
    context.remarks.append(range(start..<end))
    let comma = signOf(.comma, at: start)
    anatomy.parser.elements.replaceSubrange(start..<end, with: [comma])
    anatomy.parser.elements[start].flags = .spaceAfter
    anatomy.parser.end = elements.count
  }

  /// The `started at` of `Leg press: started at 100 for 12, then 140 for 10`.
  private mutating func dropWordsOfStart() {
    guard
      let first = elements.indices.dropFirst().dropLast(3).prefix(6).first(where: { index in
        isWord(index, in: Self.starts)
      }), elements[first - 1].kind == .colon || elements[first - 1].kind == .comma,
      elements[..<(first - 1)].allSatisfy({ $0.kind == .word }), isExercise(0..<(first - 1)),
      case let end = isWord(first + 1, in: Self.behindChanges) ? first + 2 : first + 1,
      end + 1 < elements.count, elements[end].kind == .quantity,
      elements[end].isBare || elements[end].unit.isMass
    else { return }
    anatomy.parser.elements.removeSubrange(first..<end)
    if elements[first - 1].kind == .comma { anatomy.parser.elements[first - 1].kind = .colon }
    anatomy.parser.end = elements.count
  }

  /// The `but` of `Leg press 3x15 but with 290 lbs`.
  private mutating func dropButBeforeLoad() {
    for index in elements.indices.dropFirst(3).dropLast(2).reversed()
    where isWord(index, in: Self.buts) && elements[index - 1].isNumber
      && (elements[index + 1].meaning == .with || elements[index + 1].meaning == .at
        || isWord(index + 1, in: CommonWords.with))
      && elements[index + 2].unit.isMass
    {
      anatomy.parser.elements.remove(at: index)
      anatomy.parser.end = elements.count
    }
  }

  /// The `, put the pin on 90 lb` of `Flyes 3x12, put the pin on 90 lb`: the load of the sets, which tell none.
  private mutating func settlePinBehindSets() {
    let load = elements.count - (elements.last?.kind == .period ? 2 : 1)
    guard load > 5, elements[load].kind == .quantity, elements[load].unit.isMass,
      let comma = elements[..<load].lastIndex(where: { $0.kind == .comma }), comma > 3,
      load - comma > 2, elements[comma - 1].isBareWhole, elements[comma - 2].kind == .times,
      elements[(comma + 1)..<load].indices.allSatisfy({ isWord($0, in: Self.pinWords) }),
      !elements[..<comma].contains(where: { $0.unit.isMass || $0.kind == .at })
    else { return }
    context.remarks.append(range((comma + 1)..<load))
    anatomy.parser.elements.replaceSubrange(comma..<load, with: [signOf(.at, at: load)])
    anatomy.parser.end = elements.count
  }

  private static let changes = WordSet(
    "dropped went moved reduced lowered switched finished backed bumped raised upped came")
  private static let behindChanges = WordSet("to it down up off weight the back at with on")
  private static let beforeChanges = WordSet("then and but so i we finally")
  private static let starts = WordSet("started starting went began opened")
  private static let buts = WordSet("but pero mais mas ma aber но але ale men maar")
  private static let pinWords = WordSet(
    """
    put set had the pin stack weight on at to it was with using le puse puso la el placa peso en con de pino machine i mis
    """)
}

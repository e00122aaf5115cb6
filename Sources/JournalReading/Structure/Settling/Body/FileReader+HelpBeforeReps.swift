internal import JournalSyntax
internal import WorkoutModel

/// Help by its word among reps: `20kg assist x 8`, `assisted 20 x 8`, `3x8 -20`; and the most reps by their word below an
/// exercise of the own weight: `AMRAP 12`, `max: 12`.
extension FileReader {
  mutating func settleHelpBeforeReps() {
    settleMaximumOfBody()
    guard elements.count > 2 else { return }
    settleHelpBeforeTimes()
    settleHelpAtEnd()
    settleHelpOfMachine()
  }

  /// The `35 kg d'assistance` of `35 kg d'assistance : 6, 5, 5` and the `35kg de ajuda` of `35kg de ajuda 7, 6, 5`.
  private mutating func settleHelpOfMachine() {
    guard let load = elements.firstIndex(where: { $0.unit.isMass && $0.kind == .quantity }),
      case let word = behindOfHelp(load + 1), word + 1 < elements.count,
      isWord(word, in: Self.helpInWords),
      load == 0 || elements[load - 1].kind == .word || elements[load - 1].kind == .hyphen,
      let reps = elements[(word + 1)...].firstIndex(where: \.isNumber),
      elements[reps].isBareWhole,
      elements[(word + 1)..<reps].allSatisfy({
        $0.kind == .colon || $0.kind == .word
      })
    else { return }
    var help = [signOf(.hyphen, at: load), elements[load], signOf(.colon, at: reps)]
    help[0].flags = .spaceBefore
    help[1].flags.remove(.spaceAfter)
    help[1].flags.remove(.spaceBefore)
    help[2].flags = .spaceAfter
    let isMarked = load > 0 && elements[load - 1].kind == .hyphen
    anatomy.parser.elements.replaceSubrange((isMarked ? load - 1 : load)..<reps, with: help)
    anatomy.parser.end = elements.count
  }

  /// Behind the `de`, or the `d` and its apostrophe.
  private func behindOfHelp(_ index: Int) -> Int {
    guard index + 1 < elements.count, isWord(index, in: Self.ofHelp) else { return index }
    let isElided = elements[index + 1].kind == .quote || elements[index + 1].kind == .other
    return isElided && !elements[index + 1].spaceBefore ? index + 2 : index + 1
  }

  private static let ofHelp = WordSet("de d di of von z s av")
  private static let helpInWords = WordSet(
    """
    d'assistance d’assistance assistance d'aide aide ajuda ayuda asistencia assistência aiuto assistenza unterstützung hilfe
    wsparcia pomocy hulp ondersteuning hjälp help
    """)

  /// `20kg assist x 8` and `assist 20kg x 8`.
  private mutating func settleHelpBeforeTimes() {
    guard let sign = elements.firstIndex(where: { $0.kind == .times }), sign > 1,
      sign + 1 < elements.count, elements[sign + 1].isBareWhole, isOfBodyBefore(0)
    else { return }
    let load = isWordOfHelp(sign - 1) ? sign - 2 : sign - 1
    let word = load == sign - 2 ? sign - 1 : sign - 2
    guard load >= 0, word >= 0, isWordOfHelp(word), min(load, word) == 0,
      elements[load].isBare || elements[load].unit.isMass, elements[load].kind == .quantity
    else { return }
    var help = [signOf(.hyphen, at: load), elements[load]]
    help[0].flags = .spaceBefore
    help[1].flags = .spaceAfter
    anatomy.parser.elements.replaceSubrange(0..<sign, with: help)
    anatomy.parser.end = elements.count
  }

  private func isWordOfHelp(_ index: Int) -> Bool {
    elements[index].meaning == .assisted || isWord(index, in: Self.help)
  }

  /// The `-20` of `3x8 -20` and of `8 reps -20`, put before the sets.
  private mutating func settleHelpAtEnd() {
    let load = elements.count - 1
    guard load > 1, elements[load].kind == .quantity,
      elements[load].isBare || elements[load].unit.isMass, elements[load].value >= 5_000,
      elements[load - 1].kind == .hyphen, elements[load - 1].spaceBefore,
      !elements[load - 1].spaceAfter,
      case let end = elements[load - 2].kind == .times || elements[load - 2].kind == .at
        ? load - 2 : load - 1,
      let first = elements.firstIndex(where: \.isNumber), first < end,
      elements[first..<end].allSatisfy({
        $0.isBareWhole || $0.unit == .repetition || $0.kind == .times || $0.kind == .comma
      }), elements[end - 1].isNumber, elements[end - 1].value <= 30_000,
      isOfBodyBefore(first)
    else { return }
    var help = [elements[load - 1], elements[load]]
    help[0].flags = .spaceBefore
    help[1].flags = .spaceAfter
    if !elements[first..<end].contains(where: { $0.kind == .times }) {
      help.append(signOf(.times, at: first))
    }
    anatomy.parser.elements.removeSubrange(end...)
    anatomy.parser.elements[first].flags.insert(.spaceBefore)
    anatomy.parser.elements.insert(contentsOf: help, at: first)
    anatomy.parser.end = elements.count
  }

  /// `AMRAP 12`, `max: 12`: the word goes behind the reps.
  private mutating func settleMaximumOfBody() {
    // `AMRAP 12` below sets heads a circuit of twelve minutes.
    guard elements.count <= 3, elements[0].meaning == .maximum || isWord(0, in: Self.maximal),
      context.pendingName != nil,
      case let reps = elements[1].kind == .colon ? 2 : 1, reps + 1 == elements.count,
      elements[reps].isBareWhole, 1_000...60_000 ~= elements[reps].value, isOfBodyBefore(0)
    else { return }
    var word = elements[0]
    word.flags.formUnion([.spaceBefore, .spaceAfter])
    var number = elements[reps]
    number.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(0..., with: [number, word])
    anatomy.parser.end = elements.count
  }

  private static let help = WordSet("assist assisted help hilfe ayuda ajuda assistance")
  private static let maximal = WordSet("amrap")
}

internal import JournalSyntax

/// Small words of other languages in a list of reps: the `i` of `70 kg na 8, 8 i 7`, the `per` of `80 kg per 8, 8 e 7`, the `auf` of
/// `80 kg auf 8, 8 und 7`, the `ohne` of `KG+5 8, 7 dann ohne 9`.
extension FileReader {
  mutating func settleJointsOfLists() {
    settleForBehindLoad()
    settleEndsOfLists()
    settleEndsAmongLoads()
    settleWithoutLoad()
    settleBellsAmongLists()
  }

  /// Takes the word between a load and its reps for `for`.
  private mutating func settleForBehindLoad() {
    for index in elements.indices.dropFirst().dropLast()
    where isWord(index, in: Self.fors) && elements[index].spaceBefore
      && elements[index - 1].kind == .quantity && elements[index - 1].unit.isMass
      && (elements[index + 1].isBareWhole || elements[index + 1].unit == .repetition)
      && elements[index + 1].value <= 60_000
      && elements[safe: index + 2].map({ $0.kind != .times && !$0.unit.isMass }) ?? true
    {
      anatomy.parser.elements[index].word = Word(meaning: .for, value: 0)
    }
  }

  /// Puts a comma before the last reps of a list.
  private mutating func settleEndsOfLists() {
    for index in elements.indices.dropFirst(2).dropLast()
    where isWord(index, in: Self.ands) && elements[index].spaceBefore
      && isReps(elements[index - 1]) && isReps(elements[index + 1])
      && ([.comma, .times].contains(elements[index - 2].kind)
        || elements[index - 2].meaning == .for)
      && elements[safe: index + 2].map({
        ![.times, .at, .slash, .hyphen, .quantity, .clock].contains($0.kind) && !$0.unit.isMass
          && $0.meaning != .for
      }) ?? true
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
      anatomy.parser.elements[index].flags = .spaceAfter
    }
  }

  /// The word in `10 kg, 10 and 8, 12.5 kg, 6` and in `10 kg 10 and 10, 12.5 kg 6`, where loads stand before their reps.
  private mutating func settleEndsAmongLoads() {
    settleThenAmongReps()
    guard elements.count(where: \.unit.isMass) > 1 else { return }
    for index in elements.indices.dropFirst(2).dropLast(3)
    where (elements[index].meaning == .and || isWord(index, in: Self.ands))
      && isReps(elements[index - 1]) && isReps(elements[index + 1])
      && (elements[index - 2].kind == .comma || elements[index - 2].unit.isMass)
      && [.comma, .semicolon].contains(elements[index + 2].kind) && elements[index + 3].unit.isMass
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
      anatomy.parser.elements[index].flags = .spaceAfter
    }
  }

  /// The words of `6 kg, 12 then 12 then 9`.
  private mutating func settleThenAmongReps() {
    guard elements.contains(where: \.unit.isMass),
      !elements.contains(where: { $0.kind == .times || $0.kind == .at })
    else { return }
    for index in elements.indices.dropFirst(3).dropLast()
    where elements[index].meaning == .then && isReps(elements[index - 1])
      && isReps(elements[index + 1]) && elements[index + 1].value <= 30_000
      && (elements[index - 2].kind == .comma || elements[index - 2].unit.isMass)
      && elements[safe: index + 2].map({ !$0.isNumber && !$0.unit.isMass }) ?? true
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
      anatomy.parser.elements[index].flags = .spaceAfter
    }
  }

  private func isReps(_ element: Element) -> Bool {
    (element.isBareWhole || element.unit == .repetition) && 1_000...60_000 ~= element.value
  }

  /// Nothing but the body, behind sets that had something hung on.
  private mutating func settleWithoutLoad() {
    guard
      let word = elements.indices.dropFirst(4).dropLast().first(where: {
        isWord($0, in: Self.withouts)
      }), elements[word + 1].isBareWhole,
      elements[word - 1].kind == .comma
        || elements[word - 1].meaning == .then || isWord(word - 1, in: Self.thens),
      elements[..<word].contains(where: { $0.kind == .plus })
    else { return }
    anatomy.parser.elements[word].word = Word(meaning: .bodyweight, value: 0)
    if elements[word - 1].kind == .word {
      anatomy.parser.elements[word - 1].word = Word(meaning: .then, value: 0)
    }
  }

  /// The `18s` of `bench 4x6 65, db ohp 3x10 18s, ring rows 3x12`: dumbbells, where one exercise follows another.
  private mutating func settleBellsAmongLists() {
    guard elements.count > 8, elements.contains(where: { $0.kind == .comma }) else { return }
    var index = 4
    while index < elements.count {
      defer { index += 1 }
      guard elements[index].unit == .letterS, elements[index].kind == .quantity,
        elements[index].spaceBefore, 4_000...60_000 ~= elements[index].value,
        elements[index - 1].isBareWhole, elements[index - 2].kind == .times,
        elements[index - 3].isBareWhole, elements[index - 3].value <= 10_000,
        index + 1 == elements.count || elements[index + 1].kind == .comma,
        case let start = elements[..<(index - 3)].lastIndex(where: { $0.kind == .comma }) ?? -1,
        ((start + 1)..<(index - 3)).contains(where: { isWord($0, in: Self.bells) })
      else { continue }
      anatomy.parser.elements[index].unit = .none
      anatomy.parser.elements[index].flags.remove(.unitGlued)
      anatomy.parser.elements[index].flags.formUnion([.loadOfSide, .spaceBefore])
      let place = Int(elements[index].range.start)
      anatomy.parser.elements.insert(
        Element(.at, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), at: index)
      index += 1
    }
    anatomy.parser.end = elements.count
  }

  private static let fors = WordSet("na per auf voor por pour für på za")
  private static let ands = WordSet("i e y et und en и og och ja ve oraz")
  private static let withouts = WordSet(
    "ohne without sans sin senza sem bez zonder utan uten uden без")
  private static let thens = WordSet("dann then puis luego poi depois potem daarna sen så потом")
  private static let bells = WordSet("db dbs dumbbell dumbbells kb kbs kettlebell kh")
}

internal import JournalSyntax

/// Which exercise it was, in words around its name: `Next up was squat 5x5 100 kg`, `Last exercise was
/// curls: 3x12 10 kg`, `Squats were next: 60 kg x 5, 80 kg x 5`.
extension FileReader {
  /// Takes them off the line, so that they tell neither a plan nor another exercise. They tell of what
  /// was done: `was`, `came`, `did`.
  mutating func dropOrderOfExercise() {
    guard let number = elements.prefix(24).firstIndex(where: \.isNumber), number > 2 else { return }
    if let name = behindOrder(number) {
      context.remarks.append(range(0..<name))
      anatomy.parser.elements.removeFirst(name)
      dropTalkBeforePairs()
    } else if let order = orderBehindName(number) {
      let first = startOfExercise(endingAt: order.lowerBound)
      context.remarks.append(range(order))
      anatomy.parser.elements.removeSubrange(order)
      if first > 0 {
        context.remarks.append(range(0..<first))
        anatomy.parser.elements.removeFirst(first)
      }
      dropTalkBeforePairs()
    }
  }

  /// Where the name starts behind `Next up was some`, `Then came`, `We started off with`, `After that I did`.
  private func behindOrder(_ number: Int) -> Int? {
    var index = 0
    if isPronoun(0), number > 3 { index += 1 }
    if isWord(index, in: Self.starts) {
      index += 1
      while index < number, isWord(index, in: Self.particles) { index += 1 }
      guard index < number, elements[index].meaning == .with else { return nil }
    } else {
      guard index == 0, isWord(0, in: Self.orders) else { return nil }
      index += 1
      while index < number, isWord(index, in: Self.things) || isPronoun(index) { index += 1 }
      guard index < number else { return nil }
      // `Next exercise: dips 3x10`.
      let isHead = elements[index].kind == .colon && index > 1 && isWord(index - 1, in: Self.lifts)
      guard isHead || isWord(index, in: Self.deeds) else { return nil }
    }
    index += 1
    while index < number, isWord(index, in: Self.fillers) { index += 1 }
    guard index < number, startsExercise(index, number) else { return nil }
    return index
  }

  /// The `were next` of `Squats were next: 60 kg x 5`.
  private func orderBehindName(_ number: Int) -> Range<Int>? {
    guard
      let verb = elements[1..<number].firstIndex(where: {
        $0.kind == .word && $0.range.count <= 4 && $0.range.count >= 3 && isDeed($0)
      }),
      verb + 1 < number, verb <= 6, isWord(verb + 1, in: Self.orders),
      elements[..<verb].allSatisfy({ $0.kind == .word || $0.kind == .hyphen || $0.kind == .quote }),
      case let end = isWord(verb + 2, in: Self.things) ? verb + 3 : verb + 2,
      end >= number || elements[end].kind != .word,
      startOfExercise(endingAt: verb) < verb
    else { return nil }
    return verb..<end
  }

  private func isDeed(_ element: Element) -> Bool {
    Self.beings.contains(bytes[element.range.indices])
  }

  /// Words of up to four, of which the first are known as an exercise.
  private func startsExercise(_ start: Int, _ end: Int) -> Bool {
    (1...4).contains { count in
      start + count <= end
        && elements[start..<(start + count)].allSatisfy { $0.kind == .word || $0.kind == .hyphen }
        && isExercise(start..<(start + count))
    }
  }

  /// Where the longest known name starts that ends there; `end` where none does.
  private func startOfExercise(endingAt end: Int) -> Int {
    for start in max(0, end - 4)..<end where isExercise(start..<end) { return start }
    return end
  }

  /// The `, nothing fancy, 3 sets` of `rows, nothing fancy, 3 sets (60 kg x 8, 70 kg x 8, 80 kg x 8)`: the sets
  /// are told one by one behind it.
  private mutating func dropTalkBeforePairs() {
    guard let comma = elements.prefix(8).firstIndex(where: { $0.kind == .comma }), comma > 0,
      let pair = elements.indices.first(where: { index in
        index > comma && index + 2 < elements.count && elements[index].kind == .quantity
          && elements[index].unit.isMass && elements[index + 1].kind == .times
          && elements[index + 2].kind == .quantity
      }), pair < 24,
      elements[(comma + 1)..<pair].allSatisfy({
        $0.kind == .word || $0.kind == .comma || $0.kind == .openParenthesis || $0.unit == .set
          || $0.kind == .colon
      }),
      elements[(comma + 1)..<pair].contains(where: { $0.kind == .word }),
      !elements[(comma + 1)..<pair].contains(where: { $0.meaning == .plan || $0.meaning == .goal })
    else { return }
    var end = pair
    if elements[end - 1].kind == .openParenthesis { end -= 1 }
    guard comma + 1 < end else { return }
    context.remarks.append(range((comma + 1)..<end))
    anatomy.parser.elements.removeSubrange(comma..<end)
  }

  private static let orders = WordSet(
    "next first last then finally lastly second third fourth fifth final after afterwards")
  private static let things = WordSet(
    "up exercise exercises lift lifts movement movements one in that this on the list of all day today"
  )
  private static let lifts = WordSet("exercise exercises lift lifts movement movements up")
  private static let deeds = WordSet("was were came did")
  private static let beings = WordSet("was were came")
  private static let starts = WordSet(
    "started finished ended began opened closed continued followed concluded")
  private static let particles = WordSet("off out up it the day workout session today")
  private static let fillers = WordSet("some my the a few with")
}

internal import JournalSyntax
internal import WorkoutModel

/// Small words with which people report their sets: `Dips 12 reps bodyweight`, `did 20 min on the bike`,
/// `Leg press - I did 3 sets of 10 at 100 kg`.
extension FileReader {
  /// Puts the body as the load of the reps: it makes no set of its own.
  mutating func settleOwnWeightBehindReps(_ word: Int) -> Bool {
    guard elements[word].meaning == .bodyweight, word > 0,
      elements[word - 1].kind == .quantity, elements[word - 1].unit == .repetition,
      word + 1 == elements.count || elements[word + 1].kind == .comma
        || elements[word + 1].kind == .period || elements[word + 1].kind == .semicolon
    else { return false }
    anatomy.parser.elements[word].spaceAround()
    anatomy.parser.elements.insert(
      Element(.at, elements[word].range, flags: [.spaceBefore, .spaceAfter]), at: word)
    return true
  }

  /// The `did` of `did 20 min on the bike` and the `added` of `added 3 km of rowing`.
  mutating func dropVerbBeforeWay() {
    guard elements.count > 3, isDoing(elements[0]) || isWord(0, in: Self.additions),
      elements[1].kind == .quantity,
      elements[1].unit == .minute || elements[1].unit == .hour || elements[1].unit.isLength,
      elements[2].meaning == .of || elements[2].meaning == .at || isWord(2, in: Self.places),
      case let end = elements.lastIndex(where: { $0.kind != .period }), let end, end <= 6,
      names.nature(of: NameText.clean(written.bytes[range(end..<(end + 1)).indices]))
        .contains(.cardio)
    else { return }
    anatomy.parser.elements.removeFirst()
  }

  /// The `I` of `Leg press - I did 3 sets of 10 at 100 kg`.
  mutating func dropDoerBehindName(_ word: Int) -> Bool {
    guard word > 1, word < 8, word + 2 < elements.count, isPronoun(word),
      isDoing(elements[word + 1]), elements[word + 2].isNumber,
      elements[word - 1].kind == .colon || elements[word - 1].kind == .comma
        || elements[word - 1].kind == .hyphen && elements[word - 1].spaceBefore,
      isExercise(0..<(word - 1))
    else { return false }
    anatomy.parser.elements.remove(at: word)
    return true
  }

  /// The comma of `100 push-ups, 20 min` and of `100 burpees, 12:30`: in so long.
  mutating func settleTimeBehindCountedName(_ comma: Int) -> Bool {
    guard comma > 1, comma < 7, comma + 2 == elements.count, elements[0].isBareWhole,
      elements[0].value >= 10_000,
      elements[1..<comma].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      elements[comma + 1].unit == .minute || elements[comma + 1].kind == .clock,
      isExercise(1..<comma)
    else { return false }
    anatomy.parser.elements[comma].kind = .word
    anatomy.parser.elements[comma].word = Word(meaning: .in, value: 0)
    anatomy.parser.elements[comma].flags.formUnion([.spaceBefore, .spaceAfter])
    return true
  }

  /// The first comma of `3 sets of 10 rows, chest supported - 40 kg`: the words behind it are of the name.
  mutating func dropCommaInNameBehindReps(_ comma: Int) -> Bool {
    guard comma > 2, elements[0].kind == .quantity, comma + 3 < elements.count,
      elements[elements.count - 1].kind == .quantity, elements[elements.count - 1].unit.isMass,
      case let mark = elements.count - 2, 2...4 ~= mark - comma,
      elements[mark].kind == .comma
        || elements[mark].kind == .hyphen && elements[mark].spaceBefore,
      elements[(comma + 1)..<mark].allSatisfy({ $0.kind == .word && $0.word == .plain }),
      elements[comma - 1].kind == .word,
      elements[..<comma].contains(where: {
        $0.unit == .repetition || $0.unit == .set || $0.kind == .times
      }),
      !elements[..<comma].contains(where: { $0.unit.isMass }),
      !isExercise((comma + 1)..<mark)
    else { return false }
    anatomy.parser.elements[mark].kind = .at
    anatomy.parser.elements.remove(at: comma)
    return true
  }

  /// The head of `Push-ups + flyes (superset): 15 push-ups, 8 flyes with 12 kg`: each of them is named again
  /// behind the colon.
  mutating func dropHeadOfCountedNames() {
    guard let colon = elements.prefix(12).firstIndex(where: { $0.kind == .colon }), colon > 2,
      colon + 5 < elements.count, !elements[..<colon].contains(where: \.isNumber),
      elements[..<colon].contains(where: {
        $0.kind == .plus || $0.kind == .ampersand || $0.meaning == .and || $0.meaning == .superset
      }), isCountedName(colon + 1),
      let comma = elements[(colon + 3)...].prefix(8).firstIndex(where: {
        $0.kind == .comma || $0.kind == .plus || $0.meaning == .and
      }), isCountedName(comma + 1)
    else { return }
    context.remarks.append(range(0..<colon))
    anatomy.parser.elements.removeFirst(colon + 1)
  }

  private func isCountedName(_ index: Int) -> Bool {
    index + 1 < elements.count && elements[index].isBareWhole && elements[index + 1].kind == .word
      && elements[index + 1].word == .plain
  }

  /// Makes numbers of the words of `first set 15 reps, second set 12 reps`.
  mutating func settleOrdinalsInWords() {
    guard elements.count > 5, elements.count(where: { $0.meaning == .set }) > 1 else { return }
    var index = elements.count - 3
    while index >= 0 {
      defer { index -= 1 }
      guard elements[index + 1].meaning == .set, elements[index].kind == .word,
        let number = Self.ordinals.firstIndex(where: { isWord(index, in: $0) }),
        elements[index + 2].isNumber
          || elements[index + 2].kind == .colon && index + 3 < elements.count
            && elements[index + 3].isNumber
      else { continue }
      anatomy.parser.elements[index] = Element(
        .quantity, range(index..<(index + 2)), unit: .set, value: Int32(number + 1) * 1000,
        flags: [.spaceBefore, .spaceAfter])
      anatomy.parser.elements.remove(at: index + 1)
    }
  }

  private static let ordinals = [
    WordSet("first erster primera première prima"), WordSet("second zweiter segunda seconda"),
    WordSet("third dritter tercera troisième terza"),
    WordSet("fourth vierter cuarta quatrième quarta"),
    WordSet("fifth fünfter quinta cinquième"),
  ]

  /// `Running 5/3/1 with 4 workouts a week`: how often somebody means to train.
  var tellsFrequency: Bool {
    guard elements.count > 4, elements[0].meaning != .goal,
      !elements.contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return false }
    return elements.indices.dropFirst().dropLast(2).contains { index in
      elements[index].kind == .word && elements[index + 2].meaning == .week
        && elements[index - 1].isBareWhole && elements[index - 1].value <= 14_000
        && (isWord(index, in: Self.occasions) || elements[index].meaning == .day)
        && (isWord(index + 1, in: Self.articles) || elements[index + 1].meaning == .per
          || elements[index + 1].meaning == .each)
    }
  }

  private static let occasions = WordSet("workouts sessions times days trainings visits runs")
  private static let articles = WordSet("a")
  private static let additions = WordSet("added")
  private static let places = WordSet("on in the")
}

extension Element {
  fileprivate mutating func spaceAround() { flags.formUnion([.spaceBefore, .spaceAfter]) }
}

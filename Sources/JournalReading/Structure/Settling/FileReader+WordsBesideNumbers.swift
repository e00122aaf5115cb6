internal import JournalSyntax

/// Words and signs beside the numbers of a set that stand where a writer's habit puts them.
extension FileReader {
  /// The 36 of `DB row 36: 5x10` and of `DB row 36: 10/10/8`: a load behind a known name.
  mutating func settleLoadBeforeColon() {
    guard
      let colon = elements.prefix(8).firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 3 < elements.count, elements[colon - 1].isBare, elements[colon - 1].spaceBefore,
      10_000...400_000 ~= elements[colon - 1].value, elements[colon].spaceAfter,
      elements[..<(colon - 1)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      elements[colon + 1].isBareWhole, elements[colon + 1].value <= 30_000,
      elements[colon + 3].isBareWhole, elements[colon + 3].value <= 60_000,
      case let nature = names.nature(
        of: NameText.clean(written.bytes[range(0..<(colon - 1)).indices])),
      nature.contains(.lifted) || nature.contains(.dumbbell)
    else { return }
    switch elements[colon + 2].kind {
    case .times
    where elements[safe: colon + 4]?.kind != .times
      && elements[colon + 1].value <= 10_000:
      anatomy.parser.elements.remove(at: colon)
    case .slash, .comma:
      guard elements[colon + 1].value < elements[colon - 1].value else { return }
      anatomy.parser.elements[colon].kind = .times
      anatomy.parser.elements[colon].flags.insert(.spaceBefore)
    default: return
    }
  }

  /// The dash of `split squat BW - 10/10 ea`.
  mutating func settleOwnWeightBeforeDash() {
    guard
      let dash = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .hyphen && elements[$0].spaceBefore && elements[$0].spaceAfter
      }), elements[dash - 1].meaning == .bodyweight, elements[dash + 1].isBareWhole
    else { return }
    anatomy.parser.elements[dash].kind = .times
  }

  /// The side of `row 2 lb R 2x10`, before the only sets of the line, stands behind them.
  mutating func settleSideBehindLoad() {
    let last = elements.count - 1
    guard last > 4, isSideAlone(last - 3), elements[last - 4].unit.isMass,
      elements[last - 2].isBareWhole, elements[last - 1].kind == .times, elements[last].isBareWhole,
      elements[last - 2].value <= 10_000
    else { return }
    var side = anatomy.parser.elements.remove(at: last - 3)
    let end = Int(elements[last - 1].range.end)
    side.range = ByteRange(end, end)
    side.flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements.append(side)
  }

  private func isSideAlone(_ index: Int) -> Bool {
    elements[index].kind == .word
      && (elements[index].meaning == .left || elements[index].meaning == .right
        || isWord(index, in: Self.sideLetters))
  }

  /// The `bar` of `Static hold 225 bar 31 sec, 27 sec`.
  mutating func dropToolBeforeTime() {
    guard
      let word = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .word && isWord($0, in: Self.toolsOfHolds)
      }), elements[word - 1].isBare || elements[word - 1].unit.isMass,
      elements[word - 1].value >= 20_000, elements[word + 1].unit == .second,
      elements[word - 2].kind == .word
    else { return }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements.remove(at: word)
    anatomy.parser.elements[word].flags.insert(.spaceBefore)
  }

  /// The unit of `15 / 15 / 12 reps à 10kg` is that of all of them.
  mutating func settleRepsOfSlashedList() {
    guard elements.count > 6,
      let reps = elements.indices.dropFirst(4).dropLast(2).first(where: {
        elements[$0].unit == .repetition
      }), elements[reps - 1].kind == .slash || elements[reps - 1].kind == .comma,
      elements[reps - 2].isBareWhole, elements[reps - 3].kind == elements[reps - 1].kind,
      elements[reps - 4].isBareWhole,
      elements[reps + 1].kind == .word || elements[reps + 1].kind == .at,
      elements[reps + 2].unit.isMass, reps + 3 == elements.count
    else { return }
    anatomy.parser.elements[reps].unit = .none
  }

  /// `60x8 72.5x5 👍 75x3`: between two sets it parts them.
  mutating func settleEmojiBetweenSets() {
    guard !isASCII, elements.count > 6 else { return }
    for mark in elements.indices.dropFirst(3).dropLast(3)
    where (elements[mark].kind == .other || elements[mark].kind == .check)
      && elements[mark].range.count > 2 && elements[mark].spaceBefore
      && elements[mark - 1].isBareWhole && elements[mark - 2].kind == .times
      && elements[mark - 3].isBare && elements[mark + 1].isBare
      && elements[mark + 2].kind == .times && elements[mark + 3].isBareWhole
    {
      anatomy.parser.elements[mark].kind = .comma
      anatomy.parser.elements[mark].flags.insert(.spaceAfter)
    }
  }

  /// The `'ar tekrar` of `14 kg 3 set 10'ar tekrar`: ten each.
  mutating func settleEndingOfReps() {
    var mark = 1
    while mark + 1 < elements.count {
      defer { mark += 1 }
      guard elements[mark].kind == .quote, elements[mark - 1].isBareWhole,
        !elements[mark + 1].spaceBefore, elements[mark + 1].kind == .word,
        isWord(mark + 1, in: Self.distributives)
      else { continue }
      let hasWord = elements[safe: mark + 2]?.meaning == .repetition
      anatomy.parser.elements.removeSubrange(mark..<(mark + (hasWord ? 3 : 2)))
      anatomy.parser.elements[mark - 1].unit = .repetition
      anatomy.parser.elements[mark - 1].flags.insert(.spaceAfter)
    }
  }

  /// The eights of `lateral raises with the eights 12 12 12`: dumbbells named for what they weigh.
  mutating func settleNamedWeights() {
    guard isASCII || elements.count < 60,
      let word = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .word && Self.weightWords.keys.contains(elements[$0].range.count)
          && weightOfWord($0) != nil
      }), let weight = weightOfWord(word), elements[word + 1].isBareWhole,
      elements[word + 1].value <= 30_000, elements[word - 1].kind == .word,
      isWord(word - 1, in: Self.holding)
    else { return }
    anatomy.parser.elements[word].kind = .quantity
    anatomy.parser.elements[word].word = .plain
    anatomy.parser.elements[word].value = weight
    anatomy.parser.elements[word].flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[word].unit = .none
    takeForSize(word)
    if isWord(word - 1, in: Self.the), word > 2, isWord(word - 2, in: Self.holding) {
      anatomy.parser.elements.removeSubrange((word - 2)...(word - 1))
    } else {
      anatomy.parser.elements.remove(at: word - 1)
    }
    let size = elements.firstIndex { $0.kind == .quantity } ?? 0
    if size + 1 < elements.count, elements[safe: size + 2]?.kind != .times,
      elements[size + 1].isBareWhole
    {
      let place = ByteRange(Int(elements[size].range.end), Int(elements[size].range.end))
      anatomy.parser.elements.insert(
        Element(.times, place, flags: [.spaceBefore, .spaceAfter]), at: size + 1)
    }
    for index in elements.indices.dropFirst(size + 2).dropLast()
    where elements[index].meaning == .and && elements[index - 1].isBareWhole
      && elements[index + 1].isBareWhole
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
      anatomy.parser.elements[index].flags.insert(.spaceAfter)
    }
  }

  private func weightOfWord(_ index: Int) -> Int32? {
    guard let words = Self.weightWords[elements[index].range.count] else { return nil }
    let text = bytes[elements[index].range.indices]
    return words.first { $0.word == text[...] }?.weight
  }

  /// By the lengths of the words.
  private static let weightWords: [Int: [(word: ArraySlice<UInt8>, weight: Int32)]] = {
    let words: [(String, Int32)] = [
      ("fives", 5000), ("eights", 8000), ("tens", 10_000), ("twelves", 12_000),
      ("fifteens", 15_000), ("twenties", 20_000), ("thirties", 30_000), ("forties", 40_000),
      ("fifties", 50_000),
    ]
    return Dictionary(grouping: words.map { (word: Array($0.0.utf8)[...], weight: $0.1) }) {
      $0.word.count
    }
  }()

  /// The `did` of `did 10 reps` and the `3 times` of `10 reps 3 times`.
  mutating func settleTimesSpoken() {
    var index = 1
    while index + 1 < elements.count {
      defer { index += 1 }
      if elements[index].kind == .word, elements[index - 1].isNumber,
        elements[index + 1].unit == .repetition, isWord(index, in: Self.did)
      {
        anatomy.parser.elements.remove(at: index)
        continue
      }
      // `11 and then 8`.
      if elements[index].meaning == .and, elements[index + 1].meaning == .then,
        elements[index - 1].isBareWhole, elements[safe: index + 2]?.isBareWhole == true
      {
        anatomy.parser.elements.remove(at: index + 1)
        anatomy.parser.elements[index].kind = .comma
        anatomy.parser.elements[index].word = .plain
        anatomy.parser.elements[index].flags.insert(.spaceAfter)
        continue
      }
      // `10 each leg two sets`.
      if index + 2 == elements.count, elements[index].meaning == .cardinal,
        elements[index + 1].meaning == .set,
        elements[index - 1].meaning == .side || elements[index - 1].meaning == .each,
        2...10 ~= elements[index].word.value
      {
        anatomy.parser.elements[index].kind = .quantity
        anatomy.parser.elements[index].value = Int32(elements[index].word.value) * 1000
        anatomy.parser.elements[index].unit = .set
        anatomy.parser.elements[index].word = .plain
        anatomy.parser.elements.removeLast()
        continue
      }
      guard index + 2 == elements.count, elements[index].isBareWhole,
        2_000...10_000 ~= elements[index].value, elements[index - 1].unit == .repetition,
        elements[index + 1].kind == .word, isWord(index + 1, in: Self.times)
      else { continue }
      anatomy.parser.elements[index].unit = .set
      anatomy.parser.elements.removeLast()
    }
  }

  private static let toolsOfHolds = WordSet("axle bar barbell log plates trap handles")
  private static let sideLetters = WordSet("L R l r")
  private static let distributives = WordSet("ar er şar şer")
  private static let holding = WordSet("the with holding w my")
  private static let the = WordSet("the my")
  private static let did = WordSet("did got made")
  private static let times = WordSet("times")
}

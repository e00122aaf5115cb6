internal import JournalSyntax

/// What scripts without blanks, and languages with words of two parts, write in ways of their own.
extension FileReader {
  /// Called for every line that may hold such letters, before all else is settled.
  mutating func settleOtherScripts() {
    guard elements.count > 1 else { return }
    settleGoalInThai()
    dropLaughter()
    dropTalkBehindNumbers()
    dropTalkInHan()
    settleHandsOfKoreans()
    guard elements.count > 1 else { return }
    settleOrdinalOfSet()
    settleNextInOneLetter()
    if elements.count > 6 { settleWorkOfTool() }
    settleNumbersInHan()
    guard elements.count > 1 else { return }
    settleLoadedNames()
    settleListedInWords()
    guard elements.count > 1 else { return }
    dropRemarksBetweenSets()
    guard elements.count > 1 else { return }
    settleLoadsOfSharedReps()
    var index = 0
    while index + 1 < elements.count {
      defer { index += 1 }
      switch elements[index].kind {
      case .word:
        joinTwoWords(index)
        dropHandsBehindLoad(index)
        settleParticleBetweenNumbers(index)
        settleLastSetInScript(index)
        settleHelpOfMachine(index)
        dropHelpedReps(index)
        settleLoadOfToolBehind(index)
        partBarBehindSlash(index)
        dropWordOfEachSet(index)
        dropSettingOfMachine(index)
        settleAddedInScript(index)
        dropToolOfEachHand(index)
      case .arrow: settleArrowsBetweenReps(index)
      case .quantity: settleTimesInScript(index)
      default: break
      }
    }
  }

  /// The `1set目` of `1set目 60kg 8回`, the `2セット目` and `3組目`: which set it is, and never how many.
  private mutating func settleOrdinalOfSet() {
    // `1セット目：60kg×8回 2セット目：65kg×6回` numbers all sets of a line.
    let numbers = elements.indices.dropLast().count {
      isOrdinalOfSet(elements[$0])
        || elements[$0].unit == .set && elements[$0].kind == .quantity
          && bytes[elements[$0 + 1].range.indices].elementsEqual(Self.ordinal)
    }
    guard numbers < 2 else { return }
    var index = 0
    while index + 1 < elements.count {
      if elements[index].unit == .set, elements[index].kind == .quantity,
        elements[index + 1].kind == .word, !elements[index + 1].spaceBefore,
        bytes[elements[index + 1].range.indices].elementsEqual(Self.ordinal)
      {
        let range = elements[index].range.through(elements[index + 1].range)
        anatomy.parser.elements[index].range = range
        if elements[index + 1].spaceAfter {
          anatomy.parser.elements[index].flags.insert(.spaceAfter)
        }
        anatomy.parser.elements.remove(at: index + 1)
      }
      index += 1
    }
    guard elements.count > 1, isOrdinalOfSet(elements[0]) else { return }
    let isMarked = elements[1].kind == .colon || elements[1].kind == .hyphen
    let start = isMarked ? 2 : 1
    guard start < elements.count, elements[start].unit != .set else { return }
    context.setNumber = (Int(elements[0].value) / 1000, context.lineIndex)
    anatomy.parser.elements.removeSubrange(0..<start)
    dropWordsBehindNumberedSet()
  }

  /// The `ベルト` of `3set目 140kg 5回 ベルト`: the exercise stands above, and this is how the set was.
  private mutating func dropWordsBehindNumberedSet() {
    guard context.entry != nil || context.pendingName != nil,
      let last = elements.lastIndex(where: \.isNumber), last + 1 < elements.count,
      elements[last].unit == .repetition, elements.count - last <= 6,
      case let words = (last + 1)..<elements.count,
      words.allSatisfy({ elements[$0].kind == .word && elements[$0].meaning == .none }),
      !names.isKnown(NameText.clean(written.bytes[range(words).indices]))
    else { return }
    context.remarks.append(range(words))
    anatomy.parser.elements.removeSubrange(words)
  }

  private func isOrdinalOfSet(_ element: Element) -> Bool {
    guard element.kind == .quantity, element.range.count > 3, 1_000...30_000 ~= element.value,
      element.value % 1000 == 0, case let text = bytes[element.range.indices],
      text.suffix(3).elementsEqual(Self.ordinal)
    else { return false }
    return element.unit == .set || text.suffix(6).elementsEqual("組目".utf8)
  }

  private static let ordinal = Array("目".utf8)

  /// The `เป้าหมายเดือนหน้า` of `เป้าหมายเดือนหน้า สควอท 80kg 5 ครั้ง`, written as one word: a goal.
  private mutating func settleGoalInThai() {
    guard elements[0].kind == .word, elements[0].meaning == .none,
      case let word = bytes[elements[0].range.indices],
      Self.goalsInThai.contains(where: { word.starts(with: $0) })
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .goal, value: 0)
  }

  private static let goalsInThai = ["เป้าหมาย", "แผน"].map { Array($0.utf8) }

  /// The `次` of `次 スクワット 100kg` and of `次：ベンチ70`: what is planned.
  private mutating func settleNextInOneLetter() {
    guard elements[0].kind == .word, elements[0].range.count == 3,
      bytes[elements[0].range.indices].elementsEqual("次".utf8),
      elements[0].spaceAfter || elements[1].kind == .colon
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .next, value: 0)
  }

  /// `cân nặng`, `khởi động`, `tuần sau`: Vietnamese words of two parts.
  private mutating func joinTwoWords(_ index: Int) {
    guard elements[index + 1].kind == .word, isWord(index, in: Self.firstParts) else { return }
    let words = elements[index].range.through(elements[index + 1].range)
    let text = bytes[words.indices]
    guard let meaning = Self.twoWords.first(where: { $0.words.contains(Keywords.hash(text)) })
    else { return }
    anatomy.parser.elements[index].range = words
    anatomy.parser.elements[index].word = Word(meaning: meaning.meaning, value: 0)
    if elements[index + 1].spaceAfter { anatomy.parser.elements[index].flags.insert(.spaceAfter) }
    anatomy.parser.elements.remove(at: index + 1)
  }

  private static let firstParts = WordSet(
    "cân trọng khởi làm tuần lần buổi hôm ngày tháng không thanh đòn mục kế tổng thất เป้า")

  private static let twoWords: [(meaning: WordMeaning, words: Set<UInt64>)] = [
    (.bodyweight, "cân nặng|trọng lượng|không tạ|trọng lượng cơ thể"),
    (.warmup, "khởi động|làm nóng"),
    (
      .next,
      "tuần sau|tuần tới|lần sau|lần tới|buổi sau|buổi tới|hôm sau|ngày mai|tháng sau|tháng tới"
    ),
    (.previous, "tuần trước|lần trước|buổi trước|hôm trước|hôm qua|tháng trước"),
    (.goal, "mục tiêu"),
    (.plan, "kế hoạch"),
    (.failed, "thất bại"),
    (.bar, "thanh không|đòn không"),
    (.total, "tổng cộng|tổng khối"),
  ].map { meaning, words in
    (meaning, Set(words.split(separator: "|").map { Keywords.hash(Array($0.utf8)[...]) }))
  }

  /// The `両手` of `プレス 15kg両手 12回`: with which hands, which its reps need not know.
  private mutating func dropHandsBehindLoad(_ index: Int) {
    guard index > 0, elements[index - 1].unit.isMass, index + 1 < elements.count,
      elements[index + 1].isNumber || elements[index + 1].kind == .times
        || elements[index + 1].meaning == .each,
      isWord(index, in: Self.hands)
    else { return }
    anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements[index].flags.insert(.spaceBefore)
    context.remarks.append(elements[index].range)
    anatomy.parser.elements.remove(at: index)
  }

  private static let hands = WordSet(
    "両手 両腕 双手 雙手 양손 양팔 両手に 両手で 単手 單手 单手 片手 片腕 単腕 单臂 單臂 单边 單邊 片手ずつ 一手 一只手 一隻手 每手 各手 單邊手 双臂 雙臂")

  /// The `ke` of `squat 60 ke 8` and of `50 kg के 10 रेप के 3 सेट`, which Hindi puts between a load, its reps and
  /// its sets.
  private mutating func settleParticleBetweenNumbers(_ index: Int) {
    guard index > 0, index + 1 < elements.count, isWord(index, in: Self.particles),
      elements[index - 1].kind == .quantity
    else { return }
    // `16 kg ke dumbbell`.
    if elements[index + 1].meaning == .equipment, elements[index - 1].unit.isMass {
      context.remarks.append(elements[index + 1].range)
      anatomy.parser.elements.removeSubrange(index...(index + 1))
      return
    }
    guard elements[index + 1].kind == .quantity else { return }
    let (before, behind) = (elements[index - 1], elements[index + 1])
    guard
      behind.unit == .set || behind.unit == .repetition || before.unit.isMass
        || before.unit == .none && behind.unit == .none && before.value >= 2 * behind.value
    else { return }
    anatomy.parser.elements[index].kind = .times
    anatomy.parser.elements[index].word = .plain
    // `50 ke 3 set`: reps.
    if before.unit == .none, behind.unit == .set {
      anatomy.parser.elements[index - 1].unit = .repetition
    }
  }

  private static let particles = WordSet("ke के का की ki ka")

  /// The `最后一组只做了` of `30公斤10个4组 最后一组只做了6个`, as `last set`.
  private mutating func settleLastSetInScript(_ index: Int) {
    guard index > 1, index + 1 < elements.count,
      elements[index].flags.contains(.unspacedScript), elements[index].range.count >= 12,
      elements[index + 1].kind == .quantity,
      elements[index + 1].unit == .repetition || elements[index + 1].unit == .none,
      elements[index - 1].isNumber || elements[index - 1].kind == .comma
        || elements[index - 1].kind == .openParenthesis,
      case let word = bytes[elements[index].range.indices],
      let set = Self.lastSets.first(where: { word.starts(with: $0) }), word.count <= set.count + 18
    else { return }
    let (start, end) = (Int(elements[index].range.start), Int(elements[index].range.end))
    let middle = start + 6
    var told = [
      Element(
        .word, ByteRange(start, middle), word: Word(meaning: .previous, value: 0),
        flags: .spaceBefore),
      Element(.word, ByteRange(middle, end), word: Word(meaning: .set, value: 0)),
    ]
    if elements[index - 1].isNumber {
      told.insert(Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: 0)
    }
    // The next exercise stands right behind: `最后一组4个 硬拉100*5`.
    if let next = elements[safe: index + 2], next.kind == .word, next.spaceBefore,
      elements[safe: index + 3]?.isNumber == true
    {
      let end = Int(elements[index + 1].range.end)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(end, end), flags: .spaceAfter), at: index + 2)
    }
    anatomy.parser.elements.replaceSubrange(index...index, with: told)
  }

  private static let lastSets = [
    "最后一组", "最後一組", "最后1组", "最後1組", "最後のセット", "最終セット", "ラストセット", "最后那组", "最後那組",
  ].map { Array($0.utf8) }

  /// The arrows of `懸垂 12→10→7`: what the sets came to, one after the other.
  private mutating func settleArrowsBetweenReps(_ arrow: Int) {
    guard arrow > 1, isRepsOfRow(arrow - 1), elements[arrow - 2].kind == .word else { return }
    var end = arrow
    while end + 1 < elements.count, elements[end].kind == .arrow, isRepsOfRow(end + 1),
      elements[end + 1].value <= elements[end - 1].value
    {
      end += 2
    }
    guard end >= arrow + 4, end >= elements.count || elements[end].kind != .arrow,
      end >= elements.count || elements[end].kind != .times
    else { return }
    for mark in stride(from: arrow, to: end, by: 2) {
      anatomy.parser.elements[mark].kind = .comma
    }
  }

  private func isRepsOfRow(_ index: Int) -> Bool {
    elements[index].kind == .quantity && 1_000...60_000 ~= elements[index].value
      && elements[index].value % 1000 == 0
      && (elements[index].unit == .none || elements[index].unit == .repetition)
  }
}

internal import JournalSyntax
internal import WorkoutModel

/// Exercises between the sets of a line that nothing parts from those before, in scripts other than the Latin:
/// `벤치 60x10 오버핸드로우 50x12x3`, `присед 100х5 экстензии 40х15х3`.
extension FileReader {
  /// Where such a name starts: right there, or behind a few words about the sets before.
  func newNameBetweenSets(_ segment: Segment, _ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    if elements[start].kind == .word, elements[start].spaceBefore, start > 0,
      elements[start - 1].kind == .quantity, !elements[start - 1].unit.isTime,
      !elements[start - 1].unit.isLength, isKnownAtEnd(start, end)
    {
      return start
    }
    guard !isASCII else { return nil }
    if isNewName(segment, start, end) { return start }
    var index = start
    // `※腰が痛い 懸垂 10-8-7`.
    let isMarked = elements[index].kind == .other || elements[index].kind == .quote
    if isMarked { index += 1 }
    while index < end, index < start + (isMarked ? 9 : 4), elements[index].kind == .word,
      elements[index].word == .plain || elements[index].meaning == .feeling
        || isMarked && !tellsOtherDay(elements[index]) && elements[index].meaning != .next
    {
      index += 1
      if index < end, elements[index].kind == .word, elements[index].spaceBefore,
        isKnownBeforeSets(index, end)
      {
        return index
      }
    }
    return nil
  }

  /// `跑步15min`, `run 20 min`, `отжимания 30` behind the sets of another exercise.
  private func isKnownAtEnd(_ start: Int, _ end: Int) -> Bool {
    let name = start..<(end - 1)
    return 1...3 ~= name.count
      && elements[name].allSatisfy {
        $0.kind == .word || $0.kind == .hyphen && !$0.spaceBefore && !$0.spaceAfter
      }
      && names.isKnown(NameText.clean(written.bytes[range(name).indices]))
      && isLastCount(end - 1, end, of: name)
  }

  private func isKnownBeforeSets(_ start: Int, _ end: Int) -> Bool {
    // `懸垂加重+10-6-5`.
    if start + 1 < end, elements[start + 1].kind == .plus, isLoadedName(start) {
      return startsSets(start + 1, end)
    }
    for count in (1...3).reversed() where start + count < end {
      let name = start..<(start + count)
      if elements[name].allSatisfy({ $0.kind == .word }),
        names.isKnown(NameText.clean(written.bytes[range(name).indices])),
        startsSets(name.upperBound, end) || isLastCount(name.upperBound, end, of: name)
      {
        return true
      }
    }
    return false
  }

  /// The `20` and the `15min` of `俯卧撑20`, `跑步15min` at the end of the line: reps of the body's own weight, or a
  /// time of endurance.
  private func isLastCount(_ number: Int, _ end: Int, of name: Range<Int>) -> Bool {
    guard number + 1 == end, elements[number].isNumber else { return false }
    let nature = names.nature(of: NameText.clean(written.bytes[range(name).indices]))
    let unit = elements[number].unit
    if unit.isTime || unit == .letterS || elements[number].kind == .clock || unit.isLength {
      return !nature.isDisjoint(with: [.cardio, .timed, .distance])
    }
    return nature.contains(.bodyweight)
      && (elements[number].unit == .repetition || elements[number].isBareWhole)
      && elements[number].value <= 200_000
  }

  private func isNewName(_ segment: Segment, _ start: Int, _ end: Int) -> Bool {
    var name = start
    while name < end, name < start + 3, elements[name].kind == .word,
      elements[name].word == .plain || elements[name].meaning == .equipment
    {
      name += 1
    }
    guard name > start, name < end, elements[start].spaceBefore,
      (start..<name).allSatisfy({
        isOtherScript($0) && !isWord($0, in: Self.noNames) && !isWord($0, in: Self.remarksOfSets)
      }),
      startsSets(name, end)
    else { return false }
    if endsLikeExercise(name - 1) { return true }
    let first = elements[name].kind == .plus ? name + 1 : name
    guard elements[first].unit == .none || elements[first].unit.isMass else { return false }
    let top = segment.expressions.reduce(Int32(0)) { top, index in
      elements[index].isNumber && (elements[index].unit == .none || elements[index].unit.isMass)
        ? max(top, elements[index].value) : top
    }
    // A load far from that of the sets before is of something else.
    let load = Int64(elements[first].value)
    return top > 0 && (load * 10 < Int64(top) * 6 || load * 4 > Int64(top) * 6)
      && (elements[start].flags.contains(.unspacedScript) && name == start + 1
        || elements[start].range.count >= 6)
  }

  /// `присед 100х5 | тяга блока к поясу 50х12 | пресс 20-20`: words behind a bar or a comma that nothing but sets
  /// stand behind, in scripts other than the Latin.
  func isNameBehindBar(_ name: Range<Int>, before number: Int, _ end: Int) -> Bool {
    guard !isASCII, 1...5 ~= name.count, name.lowerBound > 0, number < end,
      case let mark = elements[name.lowerBound - 1].kind,
      mark == .pipe || mark == .comma && name.count <= 3,
      isOtherScript(name.lowerBound) || mark == .pipe,
      !name.contains(where: {
        isWord($0, in: Self.noNames) || isWord($0, in: Self.remarksOfSets)
          || tellsOtherDay(elements[$0]) || elements[$0].meaning == .next
          || elements[$0].meaning == .plan || elements[$0].meaning == .failed
          || elements[$0].meaning == .rest || elements[$0].meaning == .drop
          || elements[$0].meaning == .warmup || elements[$0].meaning == .bodyweight
          || elements[$0].meaning == .feeling
      }),
      startsSets(number, end)
    else { return false }
    return mark == .pipe
      || name.contains(where: {
        names.isKnown(NameText.clean(written.bytes[elements[$0].range.indices]))
      })
  }

  /// Letters beyond the Latin ones and their accents, two or more.
  private func isOtherScript(_ index: Int) -> Bool {
    let word = bytes[elements[index].range.indices]
    return word.count >= 4 && (word.first ?? 0) >= 0xD0
  }

  /// `50x12`, `50 3x12`, `+10 6,6`, `12-12-10`, `맨몸 12,10`.
  private func startsSets(_ start: Int, _ end: Int) -> Bool {
    var number = start
    if elements[number].meaning == .bodyweight { number += 1 }
    if number < end, elements[number].kind == .plus { number += 1 }
    guard number + 2 < end, elements[number].isNumber else { return false }
    if anatomy.parser.isFactorOfNext(number) { return true }
    let sign = elements[number + 1].kind
    if sign == .hyphen || sign == .comma || sign == .slash, !elements[number + 1].spaceBefore,
      elements[number + 2].isNumber
    {
      return start < number
        || number + 4 < end && elements[number + 3].kind == sign
          && elements[number + 4].isNumber
    }
    return elements[number + 1].isNumber
      && (anatomy.parser.isFactorOfNext(number + 1)
        || elements[number + 2].isNumber && elements[number + 1].isBareWhole
        || number + 3 < end && elements[number + 3].isNumber
          && (elements[number + 2].kind == .hyphen || elements[number + 2].kind == .comma))
  }

  /// `시티드로우`, `체스트프레스`, `カーフレイズ`: how the names of machines and lifts end.
  private func endsLikeExercise(_ index: Int) -> Bool {
    let word = bytes[elements[index].range.indices]
    return Self.endings.contains {
      word.count > $0.count && word.suffix($0.count).elementsEqual($0)
    }
      || Self.wholes.contains { word.elementsEqual($0) }
  }

  private static let endings = [
    "로우", "컬", "프레스", "레이즈", "스쿼트", "스쿼", "풀다운", "푸쉬다운", "푸시다운", "익스텐션", "플라이", "런지",
    "데드", "데드리프트", "킥백", "쓰러스트", "스러스트", "벤치", "딥스", "풀업", "푸쉬업", "푸시업", "크런치",
    "カール", "プレス", "レイズ", "ロー", "ロウ", "スクワット", "プルダウン", "エクステンション", "フライ", "ランジ",
    "デッド", "リフト", "ダウン", "アップ", "ベンチ", "スラスト",
    "下拉", "划船", "弯举", "彎舉", "推举", "推舉", "卧推", "深蹲", "硬拉", "飞鸟", "飛鳥", "侧平举", "屈伸",
    "тяга", "жим", "присед", "сгибания", "разгибания", "разводка", "выпады", "подъёмы", "подъемы",
  ].map { Array($0.utf8) }

  private static let wholes = ["익스텐션", "컬", "플라이", "런지", "жим", "тяга", "выпады"].map {
    Array($0.utf8)
  }

  /// What is said of the sets rather than named.
  private static let noNames = WordSet(
    """
    드랍 드롭 드랍셋 마지막 백오프 탑셋 탑세트 본세트 웜업 워밍업 추가 증량 감량 다음 목표 휴식 벨트 스트랩 성공 실패 총 합 이후 그다음
    ラスト ドロップ アップ メイン セット ベルト 目標 次 次回 前回 計 合計 休憩 追加 バックオフ トップ ノーギア
    потом затем ещё еще плюс итого всего отдых план цель добивка дроп разминка без пауза последний было вес
    递减 最后 最後 休息 目标 目標 热身 合计
    """)
}

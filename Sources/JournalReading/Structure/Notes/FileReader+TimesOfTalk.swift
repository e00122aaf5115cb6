internal import JournalSyntax

/// Times and weights of which talk tells, and no sets: `마지막은 57초 걸림`, `ラック待ち10分`, `power cut, last 20 min in the
/// dark`, `two weeks off, came back with 79.9 kg`.
extension FileReader {
  var tellsTimeInTalk: Bool {
    guard elements.count > 1, elements.count <= 30, elements.count(where: \.isNumber) == 1,
      let time = elements.firstIndex(where: \.isNumber), time > 0,
      elements[time].kind == .clock || elements[time].unit.isTime,
      !elements.contains(where: { $0.kind == .times || $0.kind == .at })
    else { return false }
    guard tellsWait(before: time) || tellsTaken(behind: time) || tellsLastMinutes(time) else {
      return false
    }
    // `ベンチ20分待ち`.
    if tellsWaitBehind(time) { return true }
    return !elements.indices.contains {
      elements[$0].kind == .word
        && (isExercise($0..<($0 + 1)) && elements[$0].word == .plain
          && !elements[$0].flags.contains(.unspacedScript) || isKnownWord($0))
    }
  }

  private func isKnownWord(_ index: Int) -> Bool {
    names.isKnown(NameText.clean(written.bytes[elements[index].range.indices]))
  }

  /// `ラック待ち10分`, `랙 대기 15분`.
  private func tellsWait(before time: Int) -> Bool {
    guard !isASCII, elements[time - 1].kind == .word else { return false }
    let word = bytes[elements[time - 1].range.indices]
    if Self.waits.contains(where: { word.suffix($0.count) == $0[...] }) { return true }
    return tellsWaitBehind(time)
  }

  /// `パワーラック40分待ち`.
  private func tellsWaitBehind(_ time: Int) -> Bool {
    guard !isASCII, let next = elements[safe: time + 1], next.kind == .word else { return false }
    return Self.waits.contains { bytes[next.range.indices].starts(with: $0) }
  }

  /// `57초 걸림`, `57秒かかった`.
  private func tellsTaken(behind time: Int) -> Bool {
    guard !isASCII, time + 1 < elements.count, elements[time + 1].kind == .word else {
      return false
    }
    let word = bytes[elements[time + 1].range.indices]
    return Self.taken.contains { word.starts(with: $0) }
  }

  /// `last 20 min in the dark`, `останні 20 хвилин`: how it was near the end.
  private func tellsLastMinutes(_ time: Int) -> Bool {
    elements[time].unit == .minute && elements[time].value >= 5_000
      && (elements[time - 1].meaning == .previous || isWord(time - 1, in: CommonWords.last))
      && (time > 1 || time + 2 < elements.count)
      && elements[..<time].contains { $0.kind == .comma || $0.kind == .period }
  }

  /// `PR by 31 sec!! lungs on fire`, `86 second try was pressed out`, `24 minutes all in`: by how much, which one and
  /// how long.
  var tellsDifference: Bool {
    guard elements.count > 2 else { return false }
    // `PR by 12 sec!!`.
    if elements[0].meaning == .record, isWord(1, in: Self.by), elements[2].isNumber { return true }
    // `86 second try`: the one behind the first.
    if elements[0].kind == .quantity, elements[0].unit == .second, isWord(1, in: Self.attempts),
      elements[0].range.count > 6
    {
      return true
    }
    // `24 minutes all in`.
    return elements.count == 3 && elements[0].unit.isTime && isWord(1, in: Self.all)
      && isWord(2, in: Self.in)
  }

  /// `came back with 79.9 kg`: behind a sentence without an exercise stands a load that no plates make, and nothing
  /// was done with it.
  var tellsWeightInTalk: Bool {
    let last = elements.count - 1
    guard 5...24 ~= last, elements[last].kind == .quantity, elements[last].unit.isMass,
      40_000...350_000 ~= elements[last].value, elements[last].value % 250 != 0,
      elements[..<last].count(where: { $0.kind == .word }) >= 5,
      !elements[..<last].contains(where: {
        $0.isNumber || $0.kind == .times || $0.kind == .colon || $0.meaning == .maximum
          || $0.meaning == .record
      })
    else { return false }
    return !(0..<last).contains { elements[$0].kind == .word && isExercise($0..<($0 + 1)) }
      && !names.isKnown(NameText.clean(written.bytes[range(0..<last).indices]))
  }

  private static let waits = ["待ち", "待った", "대기", "기다림", "排队", "排隊", "等了"].map { Array($0.utf8) }
  private static let taken = ["걸림", "걸렸", "걸린", "かかった", "かかり"].map { Array($0.utf8) }
  private static let by = WordSet("by um de por di с")
  private static let attempts = WordSet("try tries attempt attempts go pull one rep")
  private static let all = WordSet("all")
  private static let `in` = WordSet("in up told")
}

internal import JournalSyntax

/// Lifts that did not go up, told behind the reps that were tried: `90 кг х 1 не пожал`, `90 x 1 no pude`, `90kg 1회 못 들음`,
/// `80x2 miss on 3rd`.
extension FileReader {
  /// Puts the word for a miss, which the parser knows, behind the reps.
  mutating func settleMissBehindReps() {
    guard elements.count > 2, let reps = elements.lastIndex(where: \.isNumber), reps > 0,
      reps + 1 < elements.count, isRepsOfTry(reps),
      elements[(reps + 1)...].allSatisfy({
        [
          .word, .hyphen, .comma, .period, .exclamation, .openParenthesis, .closeParenthesis,
          .other, .quote,
        ]
        .contains($0.kind)
      }),
      case let first = elements[reps + 1].kind == .word ? reps + 1 : reps + 2,
      first < elements.count, tellsMiss(first)
    else { return settleRepMissedLater() }
    let words = range(first..<elements.count)
    context.remarks.append(words)
    anatomy.parser.elements[reps].flags.insert(.spaceAfter)
    anatomy.parser.elements.replaceSubrange(
      (reps + 1)...,
      with: [Element(.word, words, word: Word(meaning: .failed, value: 0), flags: .spaceBefore)])
    anatomy.parser.end = elements.count
  }

  /// The reps behind a load, with a times sign or with their unit.
  private func isRepsOfTry(_ reps: Int) -> Bool {
    guard elements[reps].value <= 12_000 else { return false }
    if reps > 1, elements[reps - 1].kind == .times, elements[reps].isBareWhole {
      return elements[reps - 2].unit.isMass
        || elements[reps - 2].isBare && elements[reps - 2].value >= 20_000
    }
    return elements[reps].unit == .repetition
      && (elements[reps - 1].unit.isMass
        || reps > 1 && elements[reps - 1].kind == .times && elements[reps - 2].unit.isMass)
  }

  private func tellsMiss(_ first: Int) -> Bool {
    // `not a good lift` was lifted.
    if elements.count - first <= 6, let end = endOfMiss(first),
      elements[(first + 1)..<max(first + 1, end - 1)].allSatisfy({ $0.range.count <= 4 })
    {
      return !(first..<end).contains { isWord($0, in: Self.goods) }
    }
    guard !isASCII else { return false }
    let text = bytes[range(first..<elements.count).indices]
    guard text.count <= 60 else { return false }
    return Self.missesInScripts.contains { text.starts(with: $0) }
  }

  /// The `miss on 5th` behind four reps.
  private mutating func settleRepMissedLater() {
    let last = elements.count - 1
    guard last > 4, let word = elements[3...].firstIndex(where: { $0.meaning == .failed }),
      word + 2 <= last, elements[word + 1].kind == .word, isWord(word + 1, in: Self.places),
      let missed = elements[word + 2].kind == .quantity ? elements[word + 2].value : nil,
      elements[word - 1].isBareWhole, elements[word - 1].value + 1_000 == missed,
      elements[word - 2].kind == .times, elements.count - word <= 5
    else { return }
    context.remarks.append(range((word + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((word + 1)...)
    anatomy.parser.end = elements.count
  }

  private static let goods = WordSet("bad sure good best easy a my")
  private static let places = WordSet("on at during")
  private static let missesInScripts = [
    "못", "안됨", "안 됨", "실패", "没成功", "没起来", "没拉起来", "没推起来", "没蹲起来", "没举起来", "拉不动", "推不动", "起不来", "失败",
    "沒成功", "沒起來", "沒拉起來", "失敗", "潰れ", "つぶれ", "挙がら", "上がら", "あがらず", "×", "✕", "❌",
  ].map { Array($0.utf8) }
}

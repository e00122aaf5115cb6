internal import JournalSyntax

/// How often sets began, and then the sets: `Bench E2MOM 12 min: 6 sets of 3 @ 90`.
extension FileReader {
  /// Keeps the minutes as a remark: the sets are counted.
  mutating func settleSetsByTheMinute() {
    guard
      let last = elements.indices.prefix(8).first(where: {
        isWord($0, in: Self.byTheMinute)
          || $0 > 2 && isWord($0, in: Self.endings)
            && elements[$0 - 1].isNumber && isWord($0 - 2, in: Self.every)
      }),
      case let word = isWord(last, in: Self.endings) ? last - 2 : last, word > 0
    else { return }
    var index = last + 1
    if index < elements.count, elements[index].unit == .minute || elements[index].kind == .clock {
      index += 1
    }
    if index < elements.count, elements[index].kind == .colon || elements[index].kind == .comma {
      index += 1
    }
    guard index + 4 < elements.count, elements[index].kind == .quantity,
      elements[index].unit == .set
        || index > word + 2 && elements[index].isBareWhole && elements[index + 1].kind == .times,
      elements[index + 1].meaning == .of || elements[index + 1].kind == .times,
      elements[index + 2].isBareWhole || elements[index + 2].unit == .repetition,
      elements[index + 3].kind == .at || elements[index + 3].meaning == .at
        || elements[index + 3].meaning == .with
    else { return }
    context.remarks.append(range(word..<index))
    anatomy.parser.elements[index].unit = .none
    anatomy.parser.elements[index + 1].kind = .times
    anatomy.parser.elements[index + 1].word = .plain
    anatomy.parser.elements.removeSubrange(word..<index)
  }

  /// The letters around the number of `E2MOM`, where they stand apart.
  private static let every = WordSet("e")
  private static let endings = WordSet("mom")
  private static let byTheMinute = WordSet("emom e2mom e3mom e4mom e5mom otm")
}

internal import JournalSyntax

/// Small words and signs around the numbers of a line that many leave away.
extension FileReader {
  /// The period of `wt. 82` and `bw. 82.5`.
  mutating func dropPeriodOfWeight() {
    guard 3...5 ~= elements.count,
      elements[0].meaning == .weight || elements[0].meaning == .bodyweight,
      elements[0].range.count <= 3, elements[1].kind == .period, elements[2].kind == .quantity,
      elements[2].value >= 35_000
    else { return }
    anatomy.parser.elements.remove(at: 1)
  }

  /// The `bar x lots,` before the sets of `bar x lots, 60x5`: nobody counted.
  mutating func dropUntoldBar() {
    guard let times = elements.firstIndex(where: { $0.kind == .times }), times > 1,
      times + 3 < elements.count, isWord(times + 1, in: Self.many),
      elements[times - 1].meaning == .bar || elements[times - 1].isNumber,
      elements[times + 2].kind == .comma, elements[times + 3].isNumber
    else { return }
    context.remarks.append(range((times - 1)..<(times + 2)))
    anatomy.parser.elements.removeSubrange((times - 1)...(times + 2))
    anatomy.parser.elements[times - 1].flags.insert(.spaceBefore)
  }

  /// The `B)` before a scheme of falling reps: `B) 21-15-9 thrusters`, `B) "Fran" 21-15-9 thrusters`.
  mutating func dropLetterBeforeScheme() {
    guard elements.count > 7, elements[0].kind == .word, elements[0].range.count == 1,
      elements[1].kind == .closeParenthesis || elements[1].kind == .period,
      !elements[1].spaceBefore,
      let number = elements.prefix(7).firstIndex(where: \.isNumber), number + 4 < elements.count,
      elements[number].isBareWhole, elements[number + 1].kind == .hyphen,
      elements[number + 2].isBareWhole, elements[number + 3].kind == .hyphen,
      elements[number + 4].isBareWhole, !elements[number + 1].spaceBefore,
      elements[number].value > elements[number + 2].value,
      elements[number + 2].value > elements[number + 4].value,
      number == 2 || elements[2].kind == .quote
    else { return }
    anatomy.parser.elements.removeSubrange(0...1)
  }

  /// The `yes` of `200 lb for 8 yes and then 190 lb for 10`, spoken into a phone.
  mutating func dropFillers() {
    if elements.count > 3, isWord(0, in: Self.fillers), elements[1].kind == .word,
      elements[1].word == .plain
    {
      anatomy.parser.elements.removeFirst()
    }
    var index = elements.count - 2
    while index > 1 {
      defer { index -= 1 }
      guard elements[index].kind == .word, elements[index].range.count <= 5,
        isWord(index, in: Self.fillers),
        elements[index - 1].isNumber || elements[index - 1].meaning == .cardinal,
        elements[index + 1].meaning == .and || elements[index + 1].meaning == .then
          || elements[index + 1].isNumber && isWord(index, in: Self.hesitations)
      else { continue }
      anatomy.parser.elements.remove(at: index)
    }
  }

  /// The hour of `14 km på 1 t 25 min`, as Norwegians and Danes write it.
  mutating func settleHoursByLetter() {
    guard elements.count > 2,
      let minutes = elements.lastIndex(where: { $0.unit == .minute && $0.kind == .quantity }),
      minutes > 1, elements[minutes - 1].kind == .word, isWord(minutes - 1, in: Self.hours),
      elements[minutes - 2].isBareWhole, 1_000...24_000 ~= elements[minutes - 2].value,
      elements[minutes].value < 60_000
    else { return }
    anatomy.parser.elements[minutes].value += elements[minutes - 2].value * 60
    anatomy.parser.elements[minutes].range =
      elements[minutes - 2].range.through(elements[minutes].range)
    anatomy.parser.elements[minutes].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((minutes - 2)...(minutes - 1))
  }

  /// The dot between a way and its time: `2.00 km · 9:41`.
  mutating func dropDotBeforeTime() {
    let time = elements.count - 1
    guard time > 1, elements[time].kind == .clock, elements[time - 1].kind == .dot,
      elements[time - 2].unit.isLength
    else { return }
    anatomy.parser.elements[time].flags.remove(.gap)
    anatomy.parser.elements.remove(at: time - 1)
  }

  /// The comma of `pull-ups 3x8, bw`.
  mutating func dropCommaBeforeOwnWeight() {
    let word = elements.count - 1
    guard word > 4, elements[word].meaning == .bodyweight, elements[word - 1].kind == .comma,
      elements[word - 2].isBareWhole, elements[word - 3].kind == .times,
      elements[word - 4].isBareWhole,
      word == 5 || elements[word - 5].kind != .times
    else { return }
    anatomy.parser.elements.remove(at: word - 1)
  }

  /// The `backoffs` of `180x1, backoffs 150 5,5,5`.
  mutating func dropBackoffBeforeList() {
    guard let word = elements.lastIndex(where: { $0.meaning == .backoff }), word > 2,
      word + 4 < elements.count, elements[word - 1].kind == .comma,
      elements[word + 1].kind == .quantity,
      elements[word + 1].unit.isMass
        || elements[word + 1].isBare && elements[word + 1].value >= 20_000,
      elements[word + 2].isBareWhole, elements[word + 3].kind == .comma,
      elements[word + 4].isBareWhole
    else { return }
    anatomy.parser.elements.remove(at: word)
  }

  private static let many = WordSet("lots many some few several plenty whatever")
  private static let fillers = WordSet("yes yeah yep ok okay um uh uhm")
  private static let hesitations = WordSet("um uh uhm")
  private static let hours = WordSet("t tim timer time timme timmar")
}

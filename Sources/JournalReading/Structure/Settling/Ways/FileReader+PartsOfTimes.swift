internal import JournalSyntax

/// Times and minutes in other orders: `bike 1h 20`, `wall sit 30 sec hold x 4`, `swings 16kg EMOM 8 - 10 reps`.
extension FileReader {
  mutating func settlePartsOfTimes() {
    guard elements.count > 2 else { return }
    var index = 1
    while index + 1 < elements.count {
      defer { index += 1 }
      if elements[index].unit == .hour { joinMinutes(index) }
      if elements[index].unit.isTime || elements[index].unit == .letterS {
        settleHoldBeforeCount(index)
      }
    }
    settleMinutesBehindSign()
  }

  /// The `20` of `1h 20` and `1 hr 20`: minutes.
  private mutating func joinMinutes(_ hour: Int) {
    guard elements[hour].kind == .quantity, 1_000...9_000 ~= elements[hour].value,
      elements[hour].value % 1000 == 0, hour + 1 < elements.count,
      elements[hour + 1].isBareWhole, elements[hour + 1].range.count == 2,
      elements[hour + 1].value < 60_000, elements[hour - 1].kind != .times,
      hour + 2 == elements.count
        || [.comma, .word, .openParenthesis, .period].contains(elements[hour + 2].kind)
          && elements[hour + 2].meaning != .repetition && elements[hour + 2].meaning != .set
    else { return }
    let seconds = elements[hour].value / 1000 * 3_600 + elements[hour + 1].value / 1000 * 60
    anatomy.parser.elements[hour] = Element(
      .quantity, elements[hour].range.through(elements[hour + 1].range), unit: .second,
      value: seconds * 1000, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.remove(at: hour + 1)
  }

  /// Turns round `30 sec hold x 4`: four times so long.
  private mutating func settleHoldBeforeCount(_ time: Int) {
    guard time + 3 < elements.count, elements[time].kind == .quantity,
      isWord(time + 1, in: Self.holds), elements[time + 2].kind == .times,
      elements[time + 3].isBareWhole, 1_000...30_000 ~= elements[time + 3].value,
      elements[time - 1].kind != .times,
      time + 4 == elements.count
        || [.comma, .word, .openParenthesis, .period].contains(elements[time + 4].kind)
          && elements[time + 4].meaning != .set && elements[time + 4].meaning != .repetition
    else { return }
    var (held, count) = (elements[time], elements[time + 3])
    if held.unit == .letterS { held.unit = .second }
    held.flags.insert(.spaceAfter)
    count.flags.insert(.spaceBefore)
    count.unit = .set
    context.remarks.append(elements[time + 1].range)
    anatomy.parser.elements.replaceSubrange(
      time...(time + 3), with: [count, elements[time + 2], held])
  }

  /// Writes `EMOM 8 - 10 reps` behind a name as `8 x 10`: a set in each minute.
  private mutating func settleMinutesBehindSign() {
    guard elements.count > 4, elements[0].kind == .word,
      let word = elements.indices.dropFirst().dropLast(3).first(where: {
        isWord($0, in: Self.everyMinutes)
      }), elements[word + 1].kind == .quantity, 2_000...40_000 ~= elements[word + 1].value,
      elements[word + 1].isBareWhole || elements[word + 1].unit == .minute,
      elements[word + 2].kind == .comma || elements[word + 2].kind == .colon
        || elements[word + 2].kind == .hyphen && elements[word + 2].spaceBefore,
      elements[word + 3].isBareWhole || elements[word + 3].unit == .repetition,
      1_000...50_000 ~= elements[word + 3].value,
      let end = endOfMinuteSet(word + 4)
    else { return }
    let start = elements[word - 1].kind == .comma ? word - 1 : word
    if start > 2, elements[start - 1].unit.isMass, elements[start - 2].kind == .comma {
      anatomy.parser.elements[start - 1].flags.insert(.spaceBefore)
    }
    context.remarks.append(elements[word].range)
    if end > word + 4 { context.remarks.append(range((word + 4)..<end)) }
    var (minutes, reps) = (elements[word + 1], elements[word + 3])
    minutes.unit = .set
    minutes.flags = .spaceBefore
    reps.unit = .none
    reps.flags = .spaceAfter
    anatomy.parser.elements.replaceSubrange(
      start..<end, with: [minutes, Element(.times, elements[word + 2].range), reps])
    if start > 2, elements[start - 1].unit.isMass, elements[start - 2].kind == .comma {
      anatomy.parser.elements.remove(at: start - 2)
    }
  }

  /// Behind the `each min = 100 reps` of `10 each min = 100 reps`; `nil` where another exercise follows.
  private func endOfMinuteSet(_ start: Int) -> Int? {
    var index = start
    while index < elements.count,
      elements[index].meaning == .each || elements[index].meaning == .per
        || elements[index].meaning == .minute || elements[index].meaning == .repetition
        || elements[index].unit == .minute
    {
      index += 1
    }
    if index < elements.count, elements[index].kind == .equals { return elements.count }
    guard index == elements.count || elements[index].kind == .at else { return nil }
    return index
  }

  private static let holds = WordSet("hold holds halten maintien hålla")
  private static let everyMinutes = WordSet("emom e1mom")
}

internal import JournalSyntax

/// Reps on the minute, and the speed behind the minutes of a machine: `Swings, 24, on the minute, 12 x 10 mins = 120`,
/// `Treadmill 12 minutes, 3.2`, `EMOM 8 – 3 cleans @ 80`.
extension FileReader {
  /// Writes the minutes as sets: `Swings 24 x 12 x 10`.
  mutating func settlePhraseOfMinutes() {
    guard elements.count > 7,
      let word = elements.indices.dropFirst(2).dropLast().first(where: {
        isWord($0, in: Self.minutes)
      }),
      isWord(word - 2, in: Self.on), isWord(word - 1, in: Self.the),
      case let start = word - 2, start > 1,
      case let load = elements[start - 1].kind == .comma ? start - 2 : start - 1, load > 0,
      elements[load].isBare || elements[load].unit.isMass, elements[load].kind == .quantity,
      4_000...200_000 ~= elements[load].value,
      case let name = elements[load - 1].kind == .comma ? 0..<(load - 1) : 0..<load,
      !name.isEmpty, elements[name].allSatisfy({ $0.isOfPlainName }),
      case let reps = elements[safe: word + 1]?.kind == .comma
        || elements[safe: word + 1]?.kind == .colon
        ? word + 2 : word + 1, reps + 2 < elements.count,
      elements[reps].isBareWhole || elements[reps].unit == .repetition,
      elements[reps].value <= 60_000, elements[reps + 1].kind == .times,
      elements[reps + 2].kind == .quantity, elements[reps + 2].unit == .minute,
      2_000...60_000 ~= elements[reps + 2].value / 60 || 2_000...60_000 ~= elements[reps + 2].value
    else { return }
    var end = reps + 3
    if elements[safe: end]?.kind == .equals, elements[safe: end + 1]?.isBareWhole == true {
      end += 2
    }
    guard endsWithRemark(end) else { return }
    context.remarks.append(range(start..<(word + 1)))
    var sets = elements[reps + 2]
    sets.unit = .set
    sets.flags = [.spaceBefore, .spaceAfter]
    var count = elements[reps]
    count.unit = .repetition
    count.flags = [.spaceBefore, .spaceAfter]
    var weight = elements[load]
    weight.flags.formUnion([.spaceBefore, .spaceAfter])
    let sign = signOf(.times, at: reps)
    putSets(
      [weight, sign, count, signOf(.times, at: reps + 1), sets], from: name.upperBound, to: end)
  }

  /// Puts a colon in place of the dash of `EMOM 8 – 3 cleans`.
  mutating func settleDashBehindMinutes() {
    guard elements.count > 4, elements[0].kind == .word, isWord(0, in: Self.wordsOfEveryMinute),
      elements[1].isBareWhole || elements[1].unit == .minute, elements[2].kind == .hyphen,
      elements[2].spaceBefore, elements[3].isBareWhole
    else { return }
    anatomy.parser.elements[2].kind = .colon
    anatomy.parser.elements[2].flags = .spaceAfter
    guard elements[elements.count - 1].kind == .closeParenthesis,
      let open = elements.lastIndex(where: { $0.kind == .openParenthesis }), open > 5
    else { return }
    context.remarks.append(range(open..<elements.count))
    anatomy.parser.elements.removeSubrange(open...)
    anatomy.parser.elements[open - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// Drops the `, 3.2` behind the minutes on a treadmill: how fast it went.
  mutating func dropSpeedBehindMinutes() {
    settleSpokenMinutes()
    let last = elements.count - 1
    guard last > 2, case let end = elements[last].kind == .period ? last - 1 : last, end > 2,
      elements[end].isBare, 1_000...20_000 ~= elements[end].value,
      bytes[elements[end].range.indices].contains(Byte.period),
      elements[end - 1].kind == .comma, elements[end - 2].unit == .minute,
      elements[..<(end - 2)].indices.contains(where: { isWord($0, in: Self.belts) })
    else { return }
    context.remarks.append(range(end..<elements.count))
    anatomy.parser.elements.removeSubrange((end - 1)...)
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// Drops the half of the day before work: `PM walked 25 min`.
  mutating func dropHalfOfDay() {
    guard elements.count > 2, elements[0].range.count == 2, elements[1].kind == .word,
      elements[1].spaceBefore, document.lines[context.lineIndex].kind == .text,
      case let word = bytes[elements[0].range.indices],
      word.elementsEqual("AM".utf8) || word.elementsEqual("PM".utf8)
    else { return }
    context.remarks.append(elements[0].range)
    anatomy.parser.elements.removeFirst()
    anatomy.parser.end = elements.count
  }

  /// The `ten minutes` of `Treadmill ten minutes, 2.8`.
  private mutating func settleSpokenMinutes() {
    guard elements.count > 2,
      let word = elements.indices.dropFirst().dropLast().first(where: {
        elements[$0].meaning == .cardinal && elements[$0 + 1].meaning == .minute
      }), isWord(word - 1, in: Self.belts)
    else { return }
    var time = Element(
      .quantity, elements[word].range.through(elements[word + 1].range), unit: .minute,
      value: Int32(elements[word].word.value) * 1000, flags: .spaceBefore)
    if elements[word + 1].spaceAfter { time.flags.insert(.spaceAfter) }
    anatomy.parser.elements.replaceSubrange(word...(word + 1), with: CollectionOfOne(time))
    anatomy.parser.end = elements.count
  }

  private static let on = WordSet("on")
  private static let the = WordSet("the")
  private static let minutes = WordSet("minute")
  private static let wordsOfEveryMinute = WordSet("emom")
  private static let belts = WordSet("treadmill laufband")
}

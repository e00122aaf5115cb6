internal import JournalSyntax

/// A set in each minute, told behind what was done: `Snatch 16 kg 10/10 every minute, 5 minutes`, `swings 24 kg 15 every
/// minute for 10 min`.
extension FileReader {
  /// Puts the minutes as the number of sets.
  mutating func settleEveryMinuteInWords() {
    let last = elements.count - 1
    guard last > 4, elements[last].unit == .minute, elements[last].kind == .quantity,
      2_000...60_000 ~= elements[last].value, elements[last].value % 1000 == 0,
      case let minute = elements[last - 1].kind == .comma || elements[last - 1].meaning == .for
        ? last - 2 : last - 1,
      minute > 2, elements[minute].meaning == .minute,
      elements[minute - 1].meaning == .each || isWord(minute - 1, in: CommonWords.every),
      elements[minute - 2].isNumber, !elements.contains(where: { $0.kind == .times })
    else { return }
    context.remarks.append(range((minute - 1)..<(last + 1)))
    // `swing 16: 10 reps every minute for 10 minutes`.
    if minute > 4, [.colon, .comma].contains(elements[minute - 3].kind),
      elements[minute - 4].isBare || elements[minute - 4].unit.isMass,
      4_000...300_000 ~= elements[minute - 4].value, elements[minute - 2].kind == .quantity
    {
      putTimes(minute - 3)
    }
    var count = elements[last]
    count.unit = .set
    let sign = Element(.times, elements[minute - 1].range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange((minute - 1)..., with: [sign, count])
    anatomy.parser.end = elements.count
  }
}

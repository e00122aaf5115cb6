internal import JournalSyntax

/// Reps that a sentence reports behind a load: `Leg press 45 kg now. Did 10, 10 and 8.`
extension FileReader {
  /// Gives the load of the line the reps behind `did`, when it has none.
  mutating func withReportedReps(_ segment: Segment) -> Segment {
    guard anatomy.parser.quantities.count == 1, anatomy.parser.terms.count == 1,
      anatomy.parser.quantities[0].unit.isMass, anatomy.parser.quantities[0].upper == 0,
      let word = segment.rest.prefix(8).first(where: { isDoing(elements[$0]) }),
      isDone(segment.rest.lowerBound..<word)
    else { return segment }
    let (reps, next) = listedReps(from: word + 1, to: segment.rest.upperBound)
    guard let first = reps.first,
      next >= segment.rest.upperBound || endsReport(elements[next])
    else { return segment }
    anatomy.parser.addReps(first)
    for other in reps.dropFirst() { anatomy.parser.addBeside(other) }
    var segment = segment
    segment.rest = next..<segment.rest.upperBound
    return segment
  }

  /// Nothing but how it was, and perhaps who: `last week got 5`, `never got 5` and `Tim did 5` tell of
  /// no set.
  private func isDone(_ words: Range<Int>) -> Bool {
    elements[words].allSatisfy { element in
      switch element.kind {
      case .period, .comma, .semicolon, .exclamation: true
      case .word: element.meaning == .feeling || Self.asides.contains(bytes[element.range.indices])
      default: false
      }
    }
  }

  private static let asides = WordSet(
    "now today this time i and so easy hard good great fine again just")

  /// `10, 10 and 8`, and the index behind them.
  private func listedReps(from start: Int, to end: Int) -> ([Quantity], Int) {
    var (reps, index) = ([Quantity](), start)
    while index < end, elements[index].kind == .quantity, elements[index].value % 1000 == 0,
      elements[index].unit == .none || elements[index].unit == .repetition,
      1_000...50_000 ~= elements[index].value
    {
      var quantity = Quantity(elements[index])
      quantity.unit = .repetition
      reps.append(quantity)
      index += 1
      var next = index
      while next < end, next < index + 2,
        elements[next].kind == .comma || elements[next].kind == .slash
          || elements[next].meaning == .and || elements[next].meaning == .then
      {
        next += 1
      }
      guard next > index, next < end, elements[next].kind == .quantity else { break }
      index = next
    }
    return (reps, index)
  }

  /// `Did 10 squats` and `got 3x10` tell something else.
  private func endsReport(_ element: Element) -> Bool {
    switch element.kind {
    case .period, .exclamation, .comma, .openParenthesis, .hyphen, .semicolon: true
    default: false
    }
  }

  /// `10, rest, 10 more`, `hold 5 seconds, did 10 of them`: more sets or reps, among words.
  func tellsMore(_ words: Range<Int>) -> Bool {
    words.dropLast().contains { index in
      elements[index].kind == .quantity && elements[index].unit == .none
        && elements[index].value <= 100_000 && isWord(index + 1, in: Self.more)
        || isDoing(elements[index]) && elements[index + 1].kind == .quantity
          && (elements[index + 1].unit == .none || elements[index + 1].unit == .repetition)
        || tellsMoreInWords(index)
    }
  }

  /// `completed only three reps`, `did too sets of eight`, `for five period 205 for three`, `2 lb. Leg
  /// raise 10 each`.
  private func tellsMoreInWords(_ index: Int) -> Bool {
    let next = elements[index + 1]
    switch elements[index].meaning {
    case .cardinal: return next.meaning == .repetition
    case .set: return next.meaning == .of
    case .for, .of: return next.meaning == .cardinal && next.range.count > 2
    default: break
    }
    return elements[index].kind == .quantity && elements[index].unit == .none
      && elements[index].value <= 100_000 && next.meaning == .each
      && elements[index].spaceBefore && parser.terms.count == 1
      && parser.quantities[0].unit.isMass
  }

  private static let more = WordSet("more")
}

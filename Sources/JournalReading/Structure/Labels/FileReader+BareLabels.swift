internal import JournalSyntax
internal import WorkoutModel

/// Labels without a colon whose number is of no set: `Heart rate max 165`, `Total time 65 min`.
extension FileReader {
  /// `Heart rate max 165`, `Vo2max 45`: how the body is.
  var tellsStateOfBody: Bool {
    guard 2...5 ~= elements.count, elements[elements.count - 1].kind == .quantity else {
      return false
    }
    if elements.count == 4, isWord(0, in: Self.volume), elements[1].kind == .quantity {
      return elements[2].meaning == .maximum && !elements[2].spaceBefore
    }
    return elements.count > 2 && elements[0].meaning == .feeling
      && elements[1..<(elements.count - 1)].contains { $0.meaning == .maximum }
  }

  /// The letters of `Vo2max`.
  private static let volume = WordSet("vo")

  /// `BP 138/86, aged 67`: the pressure of the blood, for nobody does so many reps of a bench press.
  var tellsBloodPressure: Bool {
    guard elements.count >= 4, isWord(0, in: Self.pressure), elements[1].kind == .quantity,
      elements[2].kind == .slash, elements[3].kind == .quantity,
      // `BP 155/105` and `BP 135/115, 3 sets each` may be loads of the bench press.
      context.entry == nil || context.lastSetLine < 0
        || elements.count > 5 && elements[4].kind == .comma && elements[5].kind == .word,
      elements[1].value - elements[3].value <= 80_000,
      elements[1].value / 5 * 3 >= elements[3].value || elements[3].value <= 95_000,
      elements[1].value - elements[3].value >= 25_000,
      90_000...200_000 ~= elements[1].value, 45_000...100_000 ~= elements[3].value,
      elements[1].unit == .none, elements[3].unit == .none, elements[3].value < elements[1].value
    else { return false }
    return !elements[4...].contains { $0.unit == .set || $0.unit == .repetition }
      && !elements[4...].contains { $0.kind == .times || $0.unit.isMass || $0.kind == .at }
      && (elements.count == 4 || !elements[4].isNumber && elements[4].kind != .slash)
  }

  private static let pressure = WordSet("bp rr")

  /// `Session 58 min, avg HR 112, 390 kcal`: how long all of it took, and what else the watch told.
  mutating func sessionLength() -> Bool {
    guard elements.count > 3,
      elements[0].meaning == .session && elements[1].unit == .minute
        || elements[0].meaning == .duration
          && (elements[1].unit.isTime || elements[1].kind == .clock),
      elements[2].kind == .comma, let session = context.session,
      file.sessions[session].durationMinutes == nil, let minutes = minutes(elements[1]),
      !elements.contains(where: { $0.kind == .times || $0.unit.isMass || $0.unit.isLength }),
      elements[3...].contains(where: { isLifeWord($0.meaning) || $0.unit == .other }),
      // `Session 30 min, burpees 50, felt tired` tells what was done.
      !elements.indices.dropFirst(4).contains(where: { index in
        elements[index].isNumber && elements[index].unit == .none
          && elements[index - 1].kind == .word && elements[index - 1].meaning == .none
      })
    else { return false }
    file.sessions[session].durationMinutes = minutes
    return true
  }

  /// `45 min`, `1 h 10 min` at the end of a session, below sets that are told in reps: how long all of it took.
  mutating func lengthBelowSets() -> Bool {
    guard elements.count <= 2, elements.allSatisfy({ $0.unit.isTime || tellsHours($0) }),
      context.pendingName == nil, context.lastSetLine >= context.lineIndex - 2, endsSession,
      tellsRepsAbove, let session = context.session,
      file.sessions[session].durationMinutes == nil,
      case let seconds = elements.reduce(0, { $0 + Int(anatomy.parser.seconds(of: $1) ?? 0) }),
      case let minutes = seconds / 60_000, 20...240 ~= minutes
    else { return false }
    file.sessions[session].durationMinutes = minutes
    return true
  }

  /// `1h10`, `1 h 10 min`, and no `1:10`.
  private func tellsHours(_ time: Element) -> Bool {
    time.kind == .clock && bytes[time.range.indices].contains(UInt8(ascii: "h"))
  }

  /// A blank line or a heading comes next, or nothing.
  private var endsSession: Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count else { return true }
    return document.lines[next].kind == .blank || document.lines[next].kind == .heading
  }

  private var tellsRepsAbove: Bool {
    guard let draft = file.drafts.last, draft.lineIndex == context.lastSetLine else {
      return file.sets.last?.effort.reps != nil
    }
    return draft.quantities.allSatisfy {
      $0.kind != .clock && !$0.unit.isTime && !$0.unit.isLength && $0.unit != .letterM
        && $0.unit != .letterS
    }
  }

  /// `Total time 65 min`: of the session.
  mutating func lengthOfAll() -> Bool {
    guard elements.count == 3, elements[0].meaning == .total, let session = context.session,
      file.sessions[session].durationMinutes == nil,
      elements[1].meaning == .time || elements[1].meaning == .duration,
      let minutes = minutes(elements[2])
    else { return false }
    takeTitleAbove()
    file.sessions[session].durationMinutes = minutes
    return true
  }

  /// `Weight 80` below the sets of a lift may be its next load or the lifter's own weight, unless one
  /// much like it was told before.
  mutating func bareWeight(_ line: LineSyntax) -> Bool {
    guard elements.count == 2, elements[0].meaning == .weight, elements[1].kind == .quantity,
      elements[1].unit == .none, elements[1].value % 250 == 0, context.section == .training,
      !isWorkBelow, !(context.pendingName.map { names.isKnown($0.text) } ?? false)
    else { return false }
    takeTitleAbove()
    let isAbove = context.entry == nil && context.pendingName == nil && context.session != nil
    if 35_000...250_000 ~= elements[1].value, isAbove || isLikeLast(elements[1].value) {
      return bodyweight(1)
    }
    noteUnread(line)
    return true
  }

  /// The next line begins with a number or with the label of reps or sets: they are done with a load
  /// that stands here.
  var isWorkBelow: Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count else { return false }
    guard document.lines[next].kind == .text || document.lines[next].kind == .item else {
      return false
    }
    let content = bytes[document.lines[next].content.indices]
    let behind = content.drop { Byte.isDigit($0) }.drop { $0 == Byte.space }
    let isCounted =
      behind.startIndex > content.startIndex
      && (behind.first.map { !Byte.isASCIILetter($0) && $0 != Byte.colon } ?? true
        || behind.first.map { $0 | 0x20 == UInt8(ascii: "x") } == true)
    return isCounted || isValueNext
  }

  /// Within a twentieth of the last weight of the lifter.
  private func isLikeLast(_ value: Int32) -> Bool {
    guard let last = file.bodyweights.last?.quantity.value else { return false }
    return abs(value - last) <= last / 20
  }
}

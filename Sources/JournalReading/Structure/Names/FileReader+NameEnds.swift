internal import JournalSyntax
internal import WorkoutModel

/// Where a name on a line of its own ends, and what stands behind it.
extension FileReader {
  /// The end of `Squat` in `Squat: each side 10 x 8` and in `Squat per side 10 x 8`; the leg of `Extended leg 3x10`
  /// is of the name.
  func beforeSideWords(_ start: Int, _ end: Int) -> Int {
    var index = end
    while index > start + 1, isSideWord(elements[index - 1]) { index -= 1 }
    guard index < end, !isJointName(start..<end) else { return end }
    if elements[index - 1].kind == .colon { return max(start + 1, index - 1) }
    let isPair =
      end - index > 1 && elements[index].meaning != .side && elements[end - 1].meaning == .side
    return isPair ? index : end
  }

  /// `Plank: side 3x30s` is a side plank.
  private func isJointName(_ name: Range<Int>) -> Bool {
    let last = name.upperBound - 1
    guard name.count >= 3, elements[last - 1].kind == .colon, elements[last].meaning == .side else {
      return false
    }
    return names.isKnown(
      text(elements[last].range) + " " + text(range(name.lowerBound..<(last - 1))))
  }

  /// True when such words stand between the name and its sets.
  func tellsSides(behind name: Range<Int>, _ end: Int) -> Bool {
    name.upperBound < end
      && elements[name.upperBound..<end].contains { $0.meaning == .each || $0.meaning == .side }
      && (name.upperBound..<end).allSatisfy {
        isSideWord(elements[$0]) || elements[$0].kind == .colon
      }
  }

  /// The 20 of `Bench per side 20x10` may be the plates on either side of a bar that both hands hold.
  mutating func doubtPlatesOfSides(_ name: Range<Int>, _ segment: Segment) {
    let name = NameText.clean(written.bytes[range(name).indices])
    guard let lift = ExerciseCatalog.exercise(named: name),
      lift.equipment == .barbell || lift.name == "Leg Press",
      segment.name.contains(where: { isWord($0, in: Self.sidesOfBar) }),
      let load = anatomy.parser.quantities.first, load.unit == .none || load.unit.isMass,
      load.value >= 10_000, anatomy.parser.expressions.contains(where: { $0.terms.count > 1 })
    else { return }
    file.diagnostics.append(
      .platesOfSides(FixedPoint(thousandths: load.value), at: place(range(segment.name))))
  }

  private static let sidesOfBar = WordSet("side sides")

  func isSideWord(_ element: Element) -> Bool {
    switch element.meaning {
    case .each, .per, .side: true
    default: false
    }
  }

  /// The name of `Front Squat (kg)` and of `Front Squat (lbs):`, and the unit of its bare loads.
  func unitBehindName(_ indices: Range<Int>) -> (MassUnit?, Int) {
    var end = indices.upperBound
    if end > indices.lowerBound, elements[end - 1].kind == .colon { end -= 1 }
    guard end - 3 > indices.lowerBound, elements[end - 1].kind == .closeParenthesis,
      let unit = elements[end - 2].massUnit
    else { return (nil, indices.upperBound) }
    var open = end - 3
    // `Pulldown (stack in lb)`.
    if elements[open].meaning == .in {
      while open > max(end - 6, indices.lowerBound), elements[open].kind == .word { open -= 1 }
    }
    guard open > indices.lowerBound, elements[open].kind == .openParenthesis else {
      return (nil, indices.upperBound)
    }
    return (unit, open)
  }

  /// The `Squats` of `1a. Squats, with sleeves, hands closer in to keep my elbows down`: behind a
  /// label and a comma stands how it was done.
  /// And that of `Leg Extension: -- Quadriceps` before its doubled dash.
  func beforeAside(_ indices: Range<Int>) -> Range<Int> {
    if let dash = indices.dropFirst().dropLast().first(where: {
      elements[$0].kind == .hyphen && elements[$0].spaceBefore
        && elements[$0 + 1].kind == .hyphen && !elements[$0 + 1].spaceBefore
    }) {
      return indices.lowerBound..<dash
    }
    guard indices.lowerBound == 3, indices.count > 9, isNumberedLabel(0, indices.upperBound),
      let comma = indices.first(where: { elements[$0].kind == .comma }), comma > 3
    else { return indices }
    return indices.lowerBound..<comma
  }

  /// `今日のメニューは以下の通りです`, `ベンチプレスから始めました。`: verbs end sentences, and no names.
  func endsJapaneseSentence(_ indices: Range<Int>) -> Bool {
    guard let last = indices.last(where: { elements[$0].kind == .word }),
      elements[last].flags.contains(.unspacedScript),
      last + 2 >= indices.upperBound, elements[last].range.count > 9
    else { return false }
    let word = text(elements[last].range)
    return Self.verbEndings.contains { word.hasSuffix($0) }
  }

  /// The `ベンチプレス` of `ベンチプレスをやりました` right above its sets: they are not those of the exercise
  /// above the sentence.
  mutating func pendNameInSentence(_ indices: Range<Int>) {
    guard context.lineIndex + 1 < document.lines.count, startsWithDigit(context.lineIndex + 1)
    else { return }
    for index in indices where elements[index].flags.contains(.unspacedScript) {
      let word = text(elements[index].range)
      guard word.utf8.count == elements[index].range.count else { continue }
      for part in word.split(whereSeparator: { Self.particles.contains($0) })
      where part.utf8.count >= 6 && names.isKnown(String(part)) {
        let start = Int(elements[index].range.start) + word[..<part.startIndex].utf8.count
        settlePendingName(nextIsName: true)
        context.pendingName = PendingName(
          text: String(part),
          location: location(ByteRange(start, start + part.utf8.count)), isHeading: false,
          isEmphasized: false, unit: nil, load: nil)
        return
      }
    }
  }

  private static let particles: Set<Character> = ["は", "を", "も", "と", "で", "か", "に", "、"]
  private static let verbEndings = ["です", "ます", "ました", "でした", "ません"]

  /// The name of `Curl; 45 s rest between sets`.
  func beforeRest(_ indices: Range<Int>) -> Range<Int> {
    let mark = indices.first { index in
      (elements[index].kind == .comma || elements[index].kind == .semicolon)
        && index > indices.lowerBound && anatomy.parser.isRestTime(index + 1)
    }
    return indices.lowerBound..<(mark ?? indices.upperBound)
  }

  /// Where a remark in parentheses starts that is longer than a name, or the end.
  func behindName(_ indices: Range<Int>) -> Int {
    let end = indices.upperBound
    guard elements[end - 1].kind == .closeParenthesis,
      let open = indices.first(where: { elements[$0].kind == .openParenthesis }),
      open > indices.lowerBound,
      range(open..<end).count > Self.longestRemark || isSaidInParentheses(open + 1..<end - 1)
    else { return end }
    return open
  }

  /// `SQ (sleeves, belt from 315)`, `DL (conv. sumo experiment is over)`, `squat (proper bar!)`: said of the work, and no part
  /// of its name as the `DB` of `Row (DB, one arm)` is.
  func isSaidInParentheses(_ inner: Range<Int>) -> Bool {
    let words = inner.count { elements[$0].kind == .word }
    // `(machine, -25 kg)` tells the load.
    guard words > 0, !isName(inner), !inner.contains(where: { elements[$0].unit.isMass }) else {
      return false
    }
    return inner.contains {
      elements[$0].kind == .exclamation || elements[$0].kind == .question
        || elements[$0].kind == .comma && inner.contains { elements[$0].isNumber }
    }
      || words > 3 && inner.contains { elements[$0].kind == .period }
  }

  /// In bytes: what is shorter may belong to the name, as in `Row (neutral grip)`.
  private static let longestRemark = 40
}

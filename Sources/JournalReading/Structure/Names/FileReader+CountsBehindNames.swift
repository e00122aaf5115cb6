internal import JournalSyntax
internal import WorkoutModel

/// Counts of what nobody knows: `Swim 40 laps`, `Push-ups 20 kneeling`.
extension FileReader {
  /// A known exercise, numbers and words to the end of the line, as in `Bench 100-110 easy` and `Squat
  /// 60 easy, 70 hard`: no set that can be read, and no name of an exercise either.
  func countsBehindName(_ indices: Range<Int>, _ line: LineSyntax) -> Bool {
    guard line.kind != .heading, indices.lowerBound == 0, indices.upperBound == elements.count,
      3...16 ~= indices.count, elements[0].kind == .word,
      let number = indices.first(where: { elements[$0].isNumber }),
      number + 1 < indices.upperBound,
      elements[number].kind == .quantity, elements[number].spaceBefore, isCount(elements[number]),
      elements[(number + 1)...].allSatisfy({
        $0.kind == .word ? isRemark($0) : isCount($0) || partsCounts($0)
      }), elements[indices.upperBound - 1].kind == .word,
      elements[number + 1].kind != .word || elements[number + 1].spaceBefore,
      // `Squat 5 heavy` above its sets.
      context.lineIndex + 1 >= document.lines.count || !startsSets(context.lineIndex + 1)
    else { return false }
    return isName(0..<number) || isTimed(0..<number)
  }

  /// `Leg press (15)` with no set below: reps or a load, and nothing else is told. `Shoulders (2)` counts
  /// something else.
  mutating func doubtCount(behind pending: PendingName) {
    guard context.section == .training, !pending.isHeading,
      let open = pending.text.lastIndex(of: "("),
      case let digits = pending.text[open...].dropFirst().dropLast(),
      1...3 ~= digits.utf8.count, digits.utf8.allSatisfy({ Byte.isDigit($0) }),
      let number = Int(digits), number >= 5,
      case let name = String(pending.text[..<open].reversed().drop(while: { $0 == " " }).reversed()),
      names.isKnown(name) || ExerciseNames.isMovement(name)
        || name.utf8.contains(where: { $0 >= 0xE3 })
    else { return }
    let start = Int(pending.location.offset)
    file.diagnostics.append(
      .unreadNumbers(at: place(ByteRange(start, start + Int(pending.location.length)))))
  }

  /// From three up, for `5/3/1` names a programme.
  private func isCount(_ element: Element) -> Bool {
    element.kind == .quantity
      && (element.unit == .none || element.unit.isTime || element.unit == .letterS)
      && 3_000...1_000_000 ~= element.value && element.value % 1000 == 0
  }

  private func isRemark(_ element: Element) -> Bool {
    element.word == .plain || element.meaning == .feeling
  }

  private func partsCounts(_ element: Element) -> Bool {
    switch element.kind {
    case .comma, .slash, .hyphen: true
    default: false
    }
  }

  /// The line begins with a number, a sign of a load, or the number of a set.
  private func startsSets(_ line: Int) -> Bool {
    if startsWithDigit(line) { return true }
    let content = bytes[document.lines[line].content.indices]
    guard let first = content.first else { return false }
    return first == Byte.plus || first == Byte.at
      || Keywords.word(content.prefix { Byte.isASCIILetter($0) }).meaning == .set
  }
}

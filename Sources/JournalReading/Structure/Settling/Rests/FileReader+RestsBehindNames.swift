internal import JournalSyntax

/// Rests beside the name of an exercise whose sets stand below: `Squat rest 3 min`, `[벤치프레스] 휴식 2분`.
extension FileReader {
  /// Leaves the name, as `Squat (rest 3 min)` does, and keeps the rest as a remark.
  mutating func dropRestBehindName() {
    guard 3...12 ~= elements.count else { return }
    if elements[elements.count - 1].kind == .closeParenthesis { return dropEnclosedRest() }
    guard let time = elements.last, let rest = wordOfRestAtEnd,
      elements[..<rest].allSatisfy({ !$0.isNumber }), holdsNumber(context.lineIndex + 1)
    else { return }
    let isMarked = elements[rest - 1].kind == .comma || elements[rest - 1].kind == .hyphen
    guard isTimeOfRest(time) || isMarked && time.isBare && time.value <= 10_000 else { return }
    let end = isMarked ? rest - 1 : rest
    let isBracketed =
      elements[0].kind == .openParenthesis && elements[end - 1].kind == .closeParenthesis
    guard end > 0, isBracketed ? end > 2 && isExercise(1..<(end - 1)) : isExercise(0..<end) else {
      return
    }
    context.remarks.append(range(rest..<elements.count))
    anatomy.parser.elements.removeSubrange(end...)
    anatomy.parser.end = elements.count
  }

  /// The word of `rest 3 min` and of `rest 3-4 min`.
  private var wordOfRestAtEnd: Int? {
    let last = elements.count - 1
    if elements[last - 1].meaning == .rest { return last - 1 }
    guard last > 3, elements[last - 1].kind == .hyphen, elements[last - 2].isNumber,
      elements[last - 3].meaning == .rest
    else { return nil }
    return last - 3
  }

  private func isTimeOfRest(_ time: Element) -> Bool {
    time.kind == .clock || time.unit == .minute || time.unit == .second || time.unit == .letterM
  }

  /// The `(rest 2 min)` of a name, of whatever exercise.
  private mutating func dropEnclosedRest() {
    let open = elements.count - 4
    guard open > 0, elements[open].kind == .openParenthesis, elements[open + 1].meaning == .rest,
      case let time = elements[open + 2],
      time.kind == .clock || time.unit == .minute || time.unit == .second,
      elements[..<open].allSatisfy({ $0.kind == .word || $0.kind == .period }),
      holdsNumber(context.lineIndex + 1)
    else { return }
    context.remarks.append(range(open..<elements.count))
    anatomy.parser.elements.removeSubrange(open...)
    anatomy.parser.end = elements.count
  }

  /// The line below holds a number, as one of sets does.
  private func holdsNumber(_ index: Int) -> Bool {
    guard document.lines.indices.contains(index) else { return false }
    let line = document.lines[index]
    switch line.kind {
    case .text, .item, .numbered: break
    default: return false
    }
    return bytes[line.content.indices].prefix(12).contains { Byte.isDigit($0) }
  }
}

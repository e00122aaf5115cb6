internal import JournalSyntax

/// Reps right behind the time of a bell, and those of several rounds.
extension FileReader {
  /// The `28` of `LC 2x20 4 min 28`, the `161` of `Snatch 24 kg 10 min 161!!`, the `40+40` of both hands.
  func repsBehindTime(_ index: Int, _ end: Int) -> Quantity? {
    guard elements[index - 1].unit == .minute else { return nil }
    var reps = Quantity(elements[index])
    reps.unit = .repetition
    var next = index + 1
    if next + 1 < end, elements[next].kind == .plus, elements[next + 1].kind == .quantity,
      elements[next + 1].unit == .none
    {
      reps.value += elements[next + 1].value
      reps.range = reps.range.through(elements[next + 1].range)
      next += 2
    }
    guard next < end else { return reps }
    switch elements[next].kind {
    case .exclamation, .openParenthesis, .comma, .period, .semicolon: return reps
    default: return elements[next].kind == .word && elements[next].word == .plain ? reps : nil
    }
  }

  /// The `24 24 24` of `Jerk 2x20: 3 x 3 min @ 8 rpm = 24 24 24`.
  func repsOfEachRound(_ start: Int, _ end: Int) -> [Quantity]? {
    guard let sign = elements[start..<end].firstIndex(where: { $0.kind == .equals }) else {
      return nil
    }
    let run = elements[(sign + 1)..<end].prefix {
      $0.kind == .quantity && $0.unit == .none && $0.value % 1000 == 0
    }
    guard run.count > 1 else { return nil }
    return run.map { element in
      var reps = Quantity(element)
      reps.unit = .repetition
      return reps
    }
  }

  /// `5 min @ 7 rpm = 35` with a bell: the reps behind the sign.
  mutating func settleRepsOfBellTime(_ sign: Int) {
    guard isSign(sign, .equals), sign > 1, sign + 1 < elements.count,
      elements[sign + 1].isBareWhole, 2_000...400_000 ~= elements[sign + 1].value,
      sign + 2 == elements.count || elements[sign + 2].kind == .comma
        || elements[sign + 2].kind == .period || elements[sign + 2].kind == .openParenthesis
    else { return }
    var time = sign - 1
    if time > 2, elements[time].kind == .word, elements[time - 1].isNumber,
      elements[time - 2].kind == .at
    {
      time -= 3
    } else if time > 1, elements[time].unit == .other, elements[time - 1].kind == .at {
      time -= 2
    }
    guard time > 0, elements[time].unit == .minute,
      elements[..<time].contains(where: { $0.unit.isMass })
    else { return }
    anatomy.parser.elements[sign + 1].unit = .repetition
    anatomy.parser.elements.removeSubrange((time + 1)...sign)
  }
}

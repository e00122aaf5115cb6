internal import JournalSyntax

/// A circuit on a line, its stations behind a colon: `Circuit (3 rounds): 10 x goblet squat @ 20 kg, 12 x
/// push-ups`, `3 rounds: Overhead press - 12 @ 50 kg, lunges - 10`.
extension FileReader {
  /// Reads each station as a line of a block. Returns whether the line tells so.
  mutating func circuitOfLine(_ line: LineSyntax) -> Bool {
    guard 6...200 ~= elements.count, !context.isPieceOfLine, context.table == nil,
      context.section == .training, let head = headOfCircuit(),
      let stations = stationsOfCircuit(behind: head.end)
    else { return false }
    let places = stations.map { range($0) }
    settlePendingName(nextIsName: true)
    context.entry = nil
    endBlock()
    context.block = .rounds(head.rounds)
    file.roundLineCount += 1
    for place in places { readPiece(of: line, at: place) }
    endBlock()
    return true
  }

  /// `3 rounds for time:`, `Circuit x3:`, `Circuit - 3 rounds:`, `3x circuit:`, `finisher 4 rounds, 7:40 min:`, and
  /// where it ends.
  private func headOfCircuit() -> (rounds: Quantity, end: Int)? {
    var (rounds, isBlock): (Int?, Bool) = (nil, false)
    var end: Int?
    for index in elements.indices.prefix(10) {
      switch elements[index].kind {
      case .quantity where rounds == nil && elements[index].isNumber:
        guard 2_000...20_000 ~= elements[index].value, elements[index].value % 1000 == 0,
          [.none, .round, .set].contains(elements[index].unit)
        else { return nil }
        rounds = index
      case .colon:
        if rounds != nil { end = index }
      case .clock where rounds != nil && end == nil: continue
      case .times, .openParenthesis, .closeParenthesis, .hyphen, .comma: continue
      case .word where isWordOfBlock(index) || elements[index].meaning == .superset:
        isBlock = true
      case .word:
        switch elements[index].meaning {
        case .for, .time, .of, .round, .in, .minute: continue
        // `Core circuit 3 rounds:`.
        case .none where index == 0 && isWordOfBlock(1): continue
        default: return circuitHead(rounds, isBlock, end)
        }
      default: return circuitHead(rounds, isBlock, end)
      }
    }
    return circuitHead(rounds, isBlock, end)
  }

  private func circuitHead(
    _ number: Int?, _ isBlock: Bool, _ end: Int?
  ) -> (rounds: Quantity, end: Int)? {
    guard let number, let end, end + 3 < elements.count,
      elements[number].unit == .round || isBlock
    else { return nil }
    var rounds = Quantity(elements[number])
    rounds.unit = .round
    return (rounds, end + 1)
  }

  /// Two exercises or more, each with a number.
  private func stationsOfCircuit(behind start: Int) -> [Range<Int>]? {
    guard
      let mark = [Element.Kind.comma, .semicolon, .plus, .slash].first(where: { kind in
        elements[start...].contains { $0.kind == kind }
      })
    else { return nil }
    let marks = (start..<elements.count).filter { elements[$0].kind == mark }
    let stations = parted(start..<elements.count, at: marks)
    guard stations.count > 1, stations.allSatisfy({ isStation($0) }),
      stations.count(where: { namesKnownExercise($0) }) * 2 >= stations.count
    else { return nil }
    return stations
  }

  /// `10 x goblet squat @ 20 kg`, `lunges - 10`: a number of reps and words, and no second count.
  private func isStation(_ station: Range<Int>) -> Bool {
    let numbers = station.filter { elements[$0].isNumber }
    guard 1...2 ~= numbers.count,
      !station.contains(where: {
        // `12 cal row`.
        elements[$0].unit == .other || elements[$0].unit == .set || elements[$0].unit == .round
          || elements[$0].meaning == .and
          || elements[$0].meaning == .then || elements[$0].kind == .arrow
          || elements[$0].kind == .period && elements[$0].spaceAfter
      })
    else { return false }
    if numbers.count == 2 {
      // `3x10 dips` tells sets of its own.
      guard numbers[0] + 1 < numbers[1],
        elements[numbers[0] + 1].kind != .times || numbers[1] > numbers[0] + 2
      else { return elements[numbers[1]].unit.isMass }
    }
    return station.contains { elements[$0].kind == .word && elements[$0].range.count > 2 }
  }

  private func namesKnownExercise(_ station: Range<Int>) -> Bool {
    guard let first = station.first(where: { elements[$0].kind == .word }) else { return false }
    var end = first
    while end < station.upperBound, elements[end].kind == .word || elements[end].kind == .hyphen {
      guard elements[end].meaning != .with, elements[end].meaning != .for,
        elements[end].kind == .word || !elements[end].spaceBefore
      else { break }
      end += 1
    }
    return end > first && isExercise(first..<end)
  }
}

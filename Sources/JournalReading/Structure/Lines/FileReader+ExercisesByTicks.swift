internal import JournalSyntax

/// Exercises of a line that were ticked off one by one: `Apr 4 pushups 30 25 20 ✅ squats 40 40 ✅ dog walk 2 mi`.
extension FileReader {
  /// Reads what stands before each tick, and behind the last, as lines of their own.
  mutating func exercisesByTicks(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 6...200 ~= elements.count,
      !context.isPieceOfLine, context.table == nil, context.section == .training
    else { return false }
    let ticks = elements.indices.dropFirst(2).dropLast(2).filter { elements[$0].kind == .check }
    guard !ticks.isEmpty,
      case let pieces = parted(0..<elements.count, at: ticks),
      pieces[0].contains(where: { elements[$0].isNumber }),
      pieces.dropFirst().allSatisfy({ tellsExerciseAndNumber($0) })
    else { return false }
    readPieces(of: line, startingAt: ticks.map { $0 + 1 })
    return true
  }

  private func tellsExerciseAndNumber(_ piece: Range<Int>) -> Bool {
    guard let number = piece.first(where: { elements[$0].kind != .word }),
      number > piece.lowerBound, elements[number].isNumber
    else { return false }
    return isExercise(piece.lowerBound..<number)
      || isExercise((number - 1)..<number)
  }
}

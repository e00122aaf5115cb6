internal import JournalSyntax

/// A session on a line, its exercises parted by semicolons: `6/3 bench 80 5,5,5!; 1 arm row 30 10,10; dips
/// 12,10 bw only`.
extension FileReader {
  /// Reads each exercise as a line of its own, whatever is said behind its sets.
  mutating func exercisesBySemicolons(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 8...300 ~= elements.count,
      !context.isPieceOfLine, context.table == nil,
      case let marks = elements.indices.filter({ elements[$0].kind == .semicolon }), !marks.isEmpty,
      elements.allSatisfy({ isOfWork($0) && !isTabbed($0) }),
      // `Notes: bench fine; squat 3 sets only`.
      elements[0].meaning != .note && elements[1].kind != .colon
    else { return false }
    var (starts, known) = ([Int](), 0)
    for mark in [-1] + marks {
      let start = mark + 1
      let end = elements[start...].firstIndex { $0.kind == .semicolon } ?? elements.count
      // What was felt stands last.
      guard elements[start..<end].contains(where: \.isNumber) else {
        if end == elements.count, mark > 0 { continue }
        return false
      }
      guard start == 0 || beginsWithName(start, end) else { return false }
      if namesExercise(start, end) || known > 0 && opensProduct(start, end) { known += 1 }
      if start > 0 { starts.append(start) }
    }
    guard !starts.isEmpty, known * 2 > starts.count + 1 else { return false }
    readPieces(of: line, startingAt: starts)
    return true
  }

  /// Nothing that tells of another time.
  private func isOfWork(_ element: Element) -> Bool {
    switch element.kind {
    case .pipe, .equals, .arrow, .question: return false
    case .word: return !tellsOtherWork(element)
    default: return element.unit != .round
    }
  }

  /// `dips 12,10`, `1 arm row 30 10,10`.
  private func beginsWithName(_ start: Int, _ end: Int) -> Bool {
    if elements[start].kind == .word {
      return elements[start].meaning != .rest && elements[start].meaning != .exercise
    }
    return start + 2 < end && elements[start].isBareWhole && elements[start].value <= 2_000
      && elements[start + 1].kind == .word && elements[start + 2].kind == .word
  }

  /// `тяга в/блока 60х12х2`: a few words, and a load with its reps right behind them.
  private func opensProduct(_ start: Int, _ end: Int) -> Bool {
    guard let number = elements[start..<end].firstIndex(where: \.isNumber), number > start,
      number - start <= 5, number + 2 < end, elements[number + 1].kind == .times,
      elements[number + 2].isNumber
    else { return false }
    return elements[start..<number].allSatisfy {
      $0.kind == .word && !isRecordOrPlan($0) || $0.kind == .slash || $0.kind == .period
    }
  }

  private func isRecordOrPlan(_ word: Element) -> Bool {
    switch word.meaning {
    case .record, .goal, .plan, .next, .previous, .than, .rest, .warmup, .drop, .then: true
    default: false
    }
  }

  private func namesExercise(_ start: Int, _ end: Int) -> Bool {
    // A day or a place may stand before the first.
    for first in start..<min(end, start + 9) where elements[first].kind == .word {
      var last = first
      while last < min(end, first + 5), elements[last].kind == .word { last += 1 }
      guard last < end, isExercise(first..<last) else { continue }
      // Words without blanks hold whole sentences.
      return !elements[first].flags.contains(.unspacedScript)
        || names.isKnown(NameText.clean(written.bytes[range(first..<last).indices]))
    }
    return false
  }
}

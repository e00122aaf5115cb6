internal import JournalSyntax

/// A session on a line, with words between its exercises: `3/25 sq 137.5 5 5 5 fine bp 102.5 5 5 4`.
extension FileReader {
  /// Reads each exercise as a line of its own, when it is known and its numbers stand right behind.
  mutating func severalExercises(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 7...200 ~= elements.count,
      !context.isPieceOfLine, elements.allSatisfy({ isOfSession($0) && !isTabbed($0) })
    else { return false }
    let starts = startsOfExercises()
    guard starts.count > 1, listsByBlanks(starts), !starts.contains(where: { isInsideName($0) }),
      !opensSentencesOfUnknownNames(besides: starts)
    else { return false }
    readPieces(of: line, startingAt: starts)
    return true
  }

  /// Nothing that tells of another time, and no mark of another layout.
  private func isOfSession(_ element: Element) -> Bool {
    switch element.kind {
    case .colon, .pipe, .question, .equals, .semicolon, .arrow, .dot, .hash, .quote: return false
    case .word:
      switch element.meaning {
      case .record, .maximum, .between, .set: return false
      default: return !tellsOtherWork(element)
      }
    default: return true
    }
  }

  /// A word of work of another time, of several exercises or of all of them together.
  func tellsOtherWork(_ word: Element) -> Bool {
    switch word.meaning {
    case .next, .previous, .goal, .plan, .total, .than, .superset, .round, .skipped: true
    default: false
    }
  }

  /// Where a known name stands right before numbers.
  private func startsOfExercises() -> [Int] {
    var starts: [Int] = []
    var index = 0
    while index + 1 < elements.count {
      guard elements[index].kind == .word, let number = numberBehindName(index) else {
        index += 1
        continue
      }
      starts.append(index)
      index = number + 1
    }
    return starts
  }

  private func numberBehindName(_ first: Int) -> Int? {
    for count in (1...3).reversed() {
      let end = first + count
      guard end < elements.count, startsNumbers(end),
        elements[first..<end].allSatisfy({ $0.kind == .word }), isExercise(first..<end),
        case let name = NameText.clean(written.bytes[range(first..<end).indices]),
        names.isKnown(name) || count == 1 && ExerciseNames.isMovement(name)
      else { continue }
      return end
    }
    return nil
  }

  /// `100 …`, `+5 …`, with another number or a sign behind.
  private func startsNumbers(_ index: Int) -> Bool {
    let number = elements[index].kind == .plus ? index + 1 : index
    guard number + 1 < elements.count, elements[number].kind == .quantity else { return false }
    return elements[number + 1].isNumber || elements[number + 1].kind == .times
  }

  /// `bp 102.5 5 5 4`: a load and reps between blanks, or reps alone, in one of them.
  private func listsByBlanks(_ starts: [Int]) -> Bool {
    starts.contains { start in
      let number = elements[start...].firstIndex { $0.isNumber } ?? start
      let list = elements[number...].prefix(3)
      return list.count == 3 && list.allSatisfy { $0.kind == .quantity && $0.unit != .set }
        && list.dropFirst().allSatisfy { $0.isBareWhole && $0.spaceBefore }
    }
  }

  /// `paused bench 80x5`, `Semi-sumo deadlift 120x3`: what stands before is of the name.
  private func isInsideName(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch elements[start - 1].kind {
    case .hyphen, .ampersand, .slash, .plus, .openParenthesis: return true
    case .word: return isOfVariation(start - 1)
    default: return false
    }
  }
}

internal import JournalSyntax

/// Exercises one behind the other, each with its load, reps and sets: `разг 40х15х3 сгиб 35х12х3`.
extension FileReader {
  /// Reads each as a line of its own, though nobody else knows the names: three factors tell all of an exercise.
  mutating func exercisesByTriples(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, elements.count > 11, elements.count <= 60,
      !context.isPieceOfLine, context.table == nil, context.section == .training, isAsWritten
    else { return false }
    var (starts, index) = ([Int](), 0)
    while index < elements.count {
      let start = index
      while index < elements.count, isWordOfShortName(index) { index += 1 }
      guard 1...3 ~= index - start, isTriple(index) else { return false }
      starts.append(start)
      index += 5
      if elements[safe: index]?.kind == .comma { index += 1 }
    }
    guard starts.count > 1 else { return false }
    readPieces(of: line, startingAt: starts)
    return true
  }

  private func isWordOfShortName(_ index: Int) -> Bool {
    elements[index].kind == .word && !tellsOtherWork(elements[index])
      && (elements[index].word == .plain || elements[index].meaning == .equipment)
      && !isManner(elements[index]) && !isDoing(elements[index])
      && !isWord(index, in: CommonWords.feelings) && !isWord(index, in: CommonWords.then)
      && !isWord(index, in: CommonWords.again) && !isWord(index, in: CommonWords.last)
  }

  /// `40х15х3`, written in one.
  private func isTriple(_ first: Int) -> Bool {
    guard first + 4 < elements.count else { return false }
    return elements[first].kind == .quantity && elements[first].spaceBefore
      && elements[first + 1].kind == .times && elements[first + 2].isBareWhole
      && elements[first + 3].kind == .times && elements[first + 4].isBareWhole
      && !elements[first + 1].spaceBefore && !elements[first + 3].spaceBefore
      && elements[safe: first + 5]?.kind != .times
  }
}

internal import JournalSyntax

/// Sets of as many reps as possible, and what came of them: `3 x max dips: 15, 12, 9`, `Dips 3x fail: 15 12 9`.
extension FileReader {
  mutating func settleMaximaBeforeList() {
    guard let colon = elements.firstIndex(where: { $0.kind == .colon }), colon > 2 else { return }
    let reps = listedReps(behind: colon)
    guard reps > 1 else { return }
    // `3x fail:` behind the name is no set without a rep.
    if elements[colon - 1].meaning == .failed, elements[colon - 2].kind == .times,
      elements[colon - 3].isBareWhole, Int(elements[colon - 3].value) == reps * 1000, colon > 3
    {
      anatomy.parser.elements[colon - 1].word = Word(meaning: .maximum, value: 0)
      return
    }
    let first = elements[0].meaning == .then ? 1 : 0
    guard first + 3 < colon, elements[first].kind == .quantity,
      elements[first].isBareWhole && elements[first + 1].kind == .times
        || elements[first].unit == .set,
      Int(elements[first].value) == reps * 1000
    else { return }
    var name = first + 1
    if elements[name].kind == .times || elements[name].meaning == .of { name += 1 }
    guard name + 1 < colon,
      elements[name].meaning == .maximum || elements[name].meaning == .failed,
      elements[(name + 1)..<colon].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    context.remarks.append(range(0..<(name + 1)))
    anatomy.parser.elements.removeSubrange(0...name)
  }

  /// How many whole numbers end the line, with commas or blanks between them.
  private func listedReps(behind colon: Int) -> Int {
    var (count, index) = (0, colon + 1)
    while index < elements.count, elements[index].isBareWhole, elements[index].value <= 100_000 {
      count += 1
      index += 1
      if index + 1 < elements.count, elements[index].kind == .comma { index += 1 }
    }
    return index == elements.count ? count : 0
  }
}

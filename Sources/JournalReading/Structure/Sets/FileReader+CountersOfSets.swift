internal import JournalSyntax

/// Numbers of sets that a counter follows, as East Asians write them: `1세트 - 60 x 5`, `第一組 空槓 15下`.
extension FileReader {
  /// Passes over the `1세트 -` of `1세트 - 맨몸 x 30` above `2세트 - 맨몸 x 25`, and the `第一組` of `第一組
  /// 空槓 15下`, which is an ordinal wherever it stands.
  mutating func dropCounterOfSet() -> Bool {
    guard !isASCII, elements.count > 2, elements[0].unit == .set, elements[0].value % 1000 == 0,
      1_000...20_000 ~= elements[0].value
    else { return false }
    let number = Int(elements[0].value) / 1000
    let isMarked =
      elements[1].kind == .colon || elements[1].kind == .hyphen && elements[1].spaceBefore
    let isOrdinal =
      bytes[elements[0].range.indices].starts(with: "第".utf8)
      && (elements[1].isNumber || elements[1].meaning == .bar || elements[1].meaning == .bodyweight)
    guard
      isOrdinal
        || isMarked && (number == 1 ? isAboveSecondSet : isNextSet(number))
          && (elements[2].isNumber || elements[2].kind == .word)
    else { return false }
    context.setNumber = (number, context.lineIndex)
    anatomy.parser.elements.removeSubrange(0..<(isMarked ? 2 : 1))
    return true
  }

  private var isAboveSecondSet: Bool {
    let next = context.lineIndex + 1
    return next < document.lines.count
      && bytes[document.lines[next].content.indices].first == Byte.zero + 2
  }
}

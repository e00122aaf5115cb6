internal import JournalSyntax

/// Sessions on a line each, in letters and slashes: `3/5 SQ 120/5/3 BP 80/5+4+4 CU +10 6 5 5`, which are load,
/// reps and sets.
extension FileReader {
  /// Reads each exercise as a line of its own, in files that write so.
  mutating func sessionBySlashes(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, 5...200 ~= elements.count, !context.isPieceOfLine,
      elements.contains(where: { $0.kind == .slash }), writesSetsBySlashes()
    else { return false }
    let starts = elements.indices.filter { isShortName($0) }
    guard let first = starts.first, starts.count > 1 || first > 0 else { return false }
    readPieces(of: line, startingAt: starts)
    return true
  }

  /// `SQ 120`, `CU +10`, `SQ light 90`.
  private func isShortName(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.kind == .word, 2...3 ~= element.range.count,
      bytes[element.range.indices].allSatisfy({ 0x41...0x5A ~= $0 }),
      let next = elements[safe: index + 1]
    else { return false }
    if next.isNumber { return true }
    guard let number = elements[safe: index + 2], number.isNumber else { return false }
    return next.kind == .plus || next.kind == .word
  }

  /// Asked once a file: loads stand before slashes, and lists of reps behind them hold plus signs.
  mutating func writesSetsBySlashes() -> Bool {
    if let known = context.writesSetsBySlashes { return known }
    var (triples, sums, others, named) = (0, 0, 0, 0)
    for line in document.lines where line.kind == .text {
      guard bytes[line.content.indices].contains(Byte.slash) else { continue }
      let words = bytes[line.content.indices].split(separator: Byte.space)
      for (name, word) in zip(words, words.dropFirst()) where word.contains(Byte.slash) {
        let parts = word.split(separator: Byte.slash, omittingEmptySubsequences: false)
        guard let load = parts.first, isNumber(load), wholeNumber(load) >= 20 else { continue }
        switch parts.count {
        case 3 where isSmall(parts[1]) && isSmall(parts[2]): triples += 1
        case 2 where parts[1].contains(Byte.plus): sums += 1
        case 2 where isSmall(parts[1]): break
        default: others += 1
        }
        if 2...3 ~= name.count, name.allSatisfy({ 0x41...0x5A ~= $0 }) { named += 1 }
      }
    }
    let isSo = triples > 5 && sums > 1 && others == 0 && named > triples
    context.writesSetsBySlashes = isSo
    return isSo
  }

  private func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map { Byte.isDigit($0) } == true
      && text.allSatisfy { Byte.isDigit($0) || $0 == Byte.comma || $0 == Byte.period }
  }

  private func wholeNumber(_ text: ArraySlice<UInt8>) -> Int {
    text.prefix(4).prefix { Byte.isDigit($0) }.valueOfDigits
  }

  private func isSmall(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.prefix { Byte.isDigit($0) }
    return 1...2 ~= digits.count && wholeNumber(digits) <= 20
      && text.dropFirst(digits.count).allSatisfy { !Byte.isDigit($0) }
  }

  /// Writes `120/5/3` as `120x5x3` and `80/5+4+4` as `80x5, 4, 4` in such files.
  mutating func settleSetsBySlashes() {
    guard context.writesSetsBySlashes == true, elements.count > 2 else { return }
    if isShortName(0) { settleShortNameOfSlashes() }
    var index = 2
    while index + 1 < elements.count {
      defer { index += 1 }
      guard isGluedSlash(index), elements[index - 1].isBare, elements[index - 1].value >= 20_000,
        isFewReps(index + 1)
      else { continue }
      let end = index + 2
      if end + 1 < elements.count, isGluedSlash(end), isFewReps(end + 1) {
        anatomy.parser.elements[end].kind = .times
      } else {
        var plus = end
        while plus + 1 < elements.count, elements[plus].kind == .plus, !elements[plus].spaceBefore,
          isFewReps(plus + 1)
        {
          anatomy.parser.elements[plus] = Element(
            .comma, elements[plus].range, flags: .spaceAfter)
          anatomy.parser.elements[plus + 1].flags.insert(.spaceBefore)
          plus += 2
        }
      }
      anatomy.parser.elements[index].kind = .times
    }
  }

  private func isGluedSlash(_ index: Int) -> Bool {
    elements[index].kind == .slash && !elements[index].spaceBefore
      && !elements[index].spaceAfter
  }

  private func isFewReps(_ index: Int) -> Bool {
    elements[index].isBareWhole && 0...20_000 ~= elements[index].value
  }

  /// The `PR` of such a line is a press and no record; `CU 9 8 6` tells reps, and `CU +10 6 5` a load before
  /// them.
  private mutating func settleShortNameOfSlashes() {
    anatomy.parser.elements[0].word = .plain
    let isAdded = elements[1].kind == .plus
    let first = isAdded ? 3 : 1
    var end = first
    while end < elements.count, isFewReps(end), elements[end].spaceBefore { end += 1 }
    guard end > first + 1, isAdded || end > first + 2,
      end == elements.count || !elements[end].isNumber && elements[end].kind != .times
    else { return }
    for index in ((first + 1)..<end).reversed() {
      let place = ByteRange(Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: index)
    }
    if isAdded {
      let place = ByteRange(Int(elements[2].range.end), Int(elements[2].range.end))
      anatomy.parser.elements.insert(
        Element(.times, place, flags: [.spaceBefore, .spaceAfter]), at: 3)
    }
  }
}

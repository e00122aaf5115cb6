internal import JournalSyntax

/// Short hands of lists: marks for the same again, letters for each side.
extension FileReader {
  /// The `"` of `10x30, "` and of `7x30, 35, ", "`: the set before once more.
  mutating func settleDittos() {
    var index = 2
    var added = 0
    while index < elements.count, added < 20 {
      defer { index += 1 }
      guard elements[index].kind == .quote || isWord(index, in: Self.sames),
        elements[index - 1].kind == .comma,
        elements[index - 1].spaceAfter,
        index + 1 == elements.count || elements[index + 1].kind == .comma,
        let set = setBefore(comma: index - 1)
      else { continue }
      var copies = Array(elements[set])
      for place in copies.indices {
        copies[place].range = elements[index].range
        copies[place].flags.subtract([.spaceBefore, .spaceAfter])
      }
      copies[0].flags.insert(.spaceBefore)
      anatomy.parser.elements.replaceSubrange(index...index, with: copies)
      index += copies.count - 1
      added += 1
    }
  }

  /// The words of `175x5, same, same`.
  mutating func settleSames() {
    if elements.indices.dropFirst(3).contains(where: { isWord($0, in: Self.sames) }) {
      settleDittos()
    }
  }

  private static let sames = WordSet(
    "same gleich dasselbe pareil igual uguale samma to-samo")

  /// Numbers and the signs between them back to the comma before, or to a name.
  private func setBefore(comma: Int) -> Range<Int>? {
    var start = comma
    while start > 0, elements[start - 1].isNumber || elements[start - 1].kind == .times,
      comma - start < 6
    {
      start -= 1
    }
    guard start < comma, elements[start].isNumber, elements[comma - 1].isNumber,
      start == 0 || elements[start - 1].kind == .comma || elements[start - 1].kind == .word
    else { return nil }
    return start..<comma
  }

  /// The `e` of `7x30e, 10e` and of `7ex30`: each side. `2e série` counts, and `3e` alone may, too.
  func isLetterOfEach(_ index: Int) -> Bool {
    guard !elements[index].spaceBefore, elements[index - 1].isBare,
      bytes[Int(elements[index].range.start)] | 0x20 == UInt8(ascii: "e")
    else { return false }
    if index + 1 < elements.count {
      switch elements[index + 1].kind {
      case .times: return true
      case .comma, .closeParenthesis: break
      default: return false
      }
    }
    return index > 2 && elements[index - 2].kind == .times && elements[index - 3].isNumber
  }

  /// The `ex` of `7ex30`, the `dropx` of `40-20 dropx10`: a word that ends in a sign.
  mutating func partTimes(_ index: Int) -> Bool {
    guard index + 1 < elements.count, !elements[index].spaceAfter, elements[index + 1].isNumber
    else { return false }
    let isEach = !elements[index].spaceBefore && elements[index - 1].isNumber
    if isEach, isWord(index, in: Self.eachTimes) {
      anatomy.parser.elements[index].kind = .times
      anatomy.parser.elements[index].word = .plain
      return false
    }
    guard isWord(index, in: Self.dropTimes) else { return false }
    let range = elements[index].range
    anatomy.parser.elements[index].word = Word(meaning: .drop, value: 0)
    anatomy.parser.elements[index].flags.insert(.spaceAfter)
    anatomy.parser.elements.insert(Element(.times, range, flags: .spaceBefore), at: index + 1)
    return true
  }

  private static let eachTimes = WordSet("ex")
  private static let dropTimes = WordSet("dropx dropsetx")

  mutating func dropLettersOfEach() {
    var index = 1
    var isList = false
    while index < elements.count {
      let isLetter =
        elements[index].kind == .word && elements[index].range.count == 1
        && (isLetterOfEach(index) || isList && isNextOfEach(index))
      if isLetter {
        // `16 kg x 5e x3`.
        if index + 2 < elements.count, elements[index + 1].kind == .times,
          elements[index + 1].spaceBefore, elements[index + 2].isBareWhole,
          elements[index + 2].value <= 10_000,
          elements[..<index].contains(where: { $0.unit.isMass })
        {
          anatomy.parser.elements[index - 1].unit = .repetition
          anatomy.parser.elements[index + 2].unit = .set
        }
        anatomy.parser.elements.remove(at: index)
        isList = true
      } else {
        index += 1
      }
    }
  }

  /// The `e` of the 10 in `7x5e, 10e`.
  private func isNextOfEach(_ index: Int) -> Bool {
    !elements[index].spaceBefore && index > 1 && elements[index - 1].isNumber
      && elements[index - 2].kind == .comma
      && bytes[Int(elements[index].range.start)] | 0x20 == UInt8(ascii: "e")
  }
}

/// Marks for what stands above.
extension FileReader {
  /// The `"    x 8` and the `"    "` below `70 kg x 8`, and the `ditto` of `set 3 - ditto - 11`.
  mutating func settleDittosBelow() {
    guard let last = context.lastSet, last.lineIndex == context.lineIndex - 1,
      last.traceIndex == file.traces.count,
      let first = elements.prefix(4).firstIndex(where: { isDittoMark($0) }),
      first == 0 || elements[0].meaning == .set,
      // `" 75 x 8` tells its own load.
      first + 1 >= elements.count || !elements[first + 1].isNumber
        || elements[first + 1].unit == .repetition
    else { return }
    // `"    " x 8`: the marks stand for the name and the load.
    if first + 3 < elements.count, isDittoMark(elements[first + 1]),
      elements[first + 2].kind == .times, elements[first + 3].isNumber
    {
      anatomy.parser.elements.remove(at: first)
      anatomy.parser.elements[first] = copy(last.load, at: elements[first])
      return
    }
    let mark = elements[first]
    anatomy.parser.elements[first] = copy(last.load, at: mark)
    // The mark stands alone: the whole set again.
    if elements.count == 1 {
      var reps = last.reps
      reps.unit = .repetition
      anatomy.parser.elements.append(
        Element(.times, ByteRange(Int(mark.range.end), Int(mark.range.end))))
      anatomy.parser.elements.append(copy(reps, at: mark))
      anatomy.parser.end = elements.count
      context.lastSet?.lineIndex = context.lineIndex
      return
    }
    guard first + 1 < elements.count, isDittoMark(elements[first + 1]) else {
      if first + 1 == elements.count || elements[first + 1].kind == .openParenthesis {
        context.lastSet = nil
      }
      return
    }
    var reps = last.reps
    reps.unit = .repetition
    anatomy.parser.elements[first + 1] = copy(reps, at: elements[first + 1])
    context.lastSet?.lineIndex = context.lineIndex
  }

  private func isDittoMark(_ element: Element) -> Bool {
    guard element.spaceAfter || element.kind == .word else { return false }
    return element.meaning == .ditto
      || element.kind == .quote && element.spaceAfter
      || element.kind == .other && bytes[element.range.indices].elementsEqual(Self.ditto)
  }

  private static let ditto = Array("〃".utf8)

  private func copy(_ quantity: Quantity, at mark: Element) -> Element {
    var flags = mark.flags.intersection([.spaceBefore, .spaceAfter])
    flags.formUnion(.spaceAfter)
    return Element(
      .quantity, mark.range, unit: quantity.unit, value: quantity.value, flags: flags)
  }

  /// `set 1 - 20 - 15`, `Set 1: 15 - 15`: the load of a numbered set and its reps.
  mutating func settleSetFields() {
    guard elements.count >= 6, elements[0].meaning == .set, elements[1].isBare,
      elements[1].value <= 20_000,
      elements[2].kind == .colon
        && (elements[5].value <= elements[3].value || elements[3].meaning == .bodyweight)
        || elements[2].kind == .hyphen && elements[2].spaceBefore && elements[2].spaceAfter,
      elements[3].kind == .quantity && elements[3].unit == .none || elements[3].unit.isMass
        || elements[3].meaning == .bodyweight,
      elements[4].kind == .hyphen, elements[4].spaceBefore, elements[4].spaceAfter,
      elements[5].isBare, elements[5].value <= 50_000,
      elements.count == 6 || elements[6].kind != .hyphen
    else { return }
    anatomy.parser.elements[4].kind = .times
    anatomy.parser.elements.removeSubrange(0..<3)
  }

  /// `~~row 60 3x8~~ row 65 3x8`: what was struck out is not said.
  mutating func dropStruck() {
    while let open = struck(from: 0), let close = struck(from: open + 2),
      close + 2 - open < elements.count
    {
      anatomy.parser.elements.removeSubrange(open...(close + 1))
    }
  }

  private func struck(from start: Int) -> Int? {
    guard start + 1 < elements.count else { return nil }
    return (start..<(elements.count - 1)).first {
      elements[$0].kind == .tilde && elements[$0 + 1].kind == .tilde
        && !elements[$0 + 1].spaceBefore
    }
  }
}

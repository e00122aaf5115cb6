internal import JournalSyntax

/// Bells by the plural of their size, behind the sets or between parentheses: `3x10 curls, 30s`, `Curl (30s each) 3x10`.
extension FileReader {
  mutating func settleTens() {
    settleTensBehindName()
    settleTensInParentheses()
  }

  /// The `30s` of `3x10 curls 30s` as `with 30s`.
  private mutating func settleTensBehindName() {
    let last = elements.count - 1
    guard last > 3, isTens(last), elements[1].kind == .times, elements[0].isBareWhole,
      elements[2].isBareWhole, case let isParted = elements[last - 1].kind == .comma,
      case let name = 3..<(isParted ? last - 1 : last), !name.isEmpty,
      name.allSatisfy({ elements[$0].kind == .word && elements[$0].meaning != .with }),
      isExercise(name), isLiftedWithBells(name)
    else { return }
    let place = elements[last].range
    let with = Element(
      .word, ByteRange(Int(place.start), Int(place.start)), word: Word(meaning: .with, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    if isParted {
      anatomy.parser.elements[last - 1] = with
    } else {
      anatomy.parser.elements.insert(with, at: last)
    }
    anatomy.parser.end = elements.count
  }

  /// The parentheses of `Curl (30s each) 3x10`.
  private mutating func settleTensInParentheses() {
    guard let open = elements.prefix(5).firstIndex(where: { $0.kind == .openParenthesis }),
      open > 0,
      let close = elements[open...].prefix(5).firstIndex(where: { $0.kind == .closeParenthesis }),
      close + 2 < elements.count, elements[close + 1].isNumber, elements[close + 2].kind == .times,
      isExercise(0..<open), isLiftedWithBells(0..<open),
      let number = elements[open..<close].firstIndex(where: \.isNumber), isTens(number),
      ((open + 1)..<close).allSatisfy({
        $0 == number || elements[$0].meaning == .each || elements[$0].meaning == .with
      })
    else { return }
    anatomy.parser.elements.removeSubrange((number + 1)...close)
    anatomy.parser.elements.removeSubrange(open..<number)
    anatomy.parser.elements[open].flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.end = elements.count
  }

  /// `30s`, of which nothing tells that it lasted so long.
  private func isTens(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.kind == .quantity, element.value % 2_500 == 0, 5_000...150_000 ~= element.value
    else { return false }
    let text = bytes[element.range.indices]
    return text.count <= 5 && text.last == UInt8(ascii: "s")
      && text.dropLast().last.map { Byte.isDigit($0) } == true
  }

  private func isLiftedWithBells(_ name: Range<Int>) -> Bool {
    names.nature(of: NameText.clean(written.bytes[range(name).indices]))
      .isDisjoint(with: [.bodyweight, .timed, .cardio, .distance, .swum])
  }
}

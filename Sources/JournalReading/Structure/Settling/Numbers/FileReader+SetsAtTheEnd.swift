internal import JournalSyntax

/// Sets at the end of a line that only a word parts from those before: `14 кг 3 подхода по 10 последний 8`,
/// `panca 80x1 85x1 90 no`.
extension FileReader {
  /// The `последний 8` of `14 кг 3 подхода по 10 последний 8`, and the `- last set 2` behind a dash.
  mutating func settleLastWithoutComma() {
    guard elements.count > 5 else { return }
    for word in elements.indices.dropFirst(3).suffix(7) where elements[word].kind == .word {
      if elements[word - 1].kind == .hyphen, elements[word - 1].spaceBefore {
        if settleLastBehind(word - 1) {
          anatomy.parser.elements[word - 1].kind = .comma
          return
        }
      } else if elements[word - 1].isNumber, elements[word - 1].unit != .letterS {
        let place = Int(elements[word].range.start)
        anatomy.parser.elements.insert(
          Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: word)
        if settleLastBehind(word) { return }
        anatomy.parser.elements.remove(at: word)
      }
    }
  }

  /// The `90 no` of `panca 80x1 85x1 90 no`: a load that did not go up.
  mutating func settleMissAtEnd() {
    let last = elements.count - 1
    guard last > 6, isWord(last, in: Self.noes), elements[last - 1].isBare,
      elements[last - 2].isBareWhole, elements[last - 3].kind == .times, elements[last - 4].isBare,
      elements[last - 5].isBareWhole, elements[last - 6].kind == .times,
      elements[last - 1].value > elements[last - 4].value, elements[last - 4].value >= 20_000
    else { return }
    let place = Int(elements[last - 1].range.start)
    let behind = ByteRange(Int(elements[last].range.start), Int(elements[last].range.start))
    var none = elements[last]
    none.kind = .quantity
    none.word = .plain
    none.unit = .none
    none.value = 0
    anatomy.parser.elements.replaceSubrange(last...last, with: [Element(.times, behind), none])
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: last - 1)
  }

  /// The `最後一組8公斤15下` behind `12下*2組`: another set.
  mutating func settleOtherLastSet() {
    guard !isASCII,
      let word = elements.indices.dropFirst(3).dropLast().first(where: {
        elements[$0].kind == .word && isWord($0, in: Self.lastSets)
      }), word + 2 < elements.count, elements[word + 1].unit.isMass,
      elements[word - 1].unit == .set || elements[word - 1].isNumber
    else { return }
    // `递减到30kg又做了10次`.
    if elements[word + 2].kind == .word, word + 3 < elements.count,
      elements[word + 3].unit == .repetition, isWord(word + 2, in: Self.didAgain)
    {
      anatomy.parser.elements.remove(at: word + 2)
    }
    guard elements[word + 2].unit == .repetition else { return }
    anatomy.parser.elements[word].kind = .comma
    anatomy.parser.elements[word].word = .plain
    anatomy.parser.elements[word].flags.insert(.spaceAfter)
  }

  /// `Push-ups: max = 24`.
  mutating func settleMaximumBehindEquals() {
    guard
      let equals = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .equals && elements[$0 - 1].meaning == .maximum
          && elements[$0 + 1].isBareWhole
      }), equals + 2 == elements.count
    else { return }
    anatomy.parser.elements.removeSubrange((equals - 1)...equals)
    anatomy.parser.elements[equals - 1].flags.insert(.spaceBefore)
  }

  private static let noes = WordSet("no нет ні nein non nie")
  private static let lastSets = WordSet(
    "最後一組 最后一组 末組 末组 最后一组递减到 最後一組遞減到 最后一组降到 最後一組降到 最后一组减到")
  private static let didAgain = WordSet("又做了 又做 再做 再做了 做了 又")
}

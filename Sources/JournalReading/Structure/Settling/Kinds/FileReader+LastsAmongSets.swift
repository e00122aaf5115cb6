internal import JournalSyntax

/// The last of several sets that was another one, letters of sides, and what stands before ways and behind times:
/// `4x5 viimeinen vaan 4`, `L1 P1`, `3x 10s`.
extension FileReader {
  /// The `last only 4` of `92.5 4x5 last only 4`, as `, last set 4`.
  mutating func settleOnlyLast(_ last: Int) -> Bool {
    guard last > 3, last + 2 < elements.count, isWord(last, in: CommonWords.last),
      isWord(last + 1, in: CommonWords.only), elements[last + 2].isBareWhole,
      last + 3 == elements.count || elements[last + 3].kind == .pipe
        || elements[last + 3].kind == .comma || elements[last + 3].kind == .semicolon,
      elements[last - 1].isBareWhole, elements[last - 2].kind == .times,
      elements[last - 3].isBareWhole, 2_000...10_000 ~= elements[last - 3].value,
      elements[last + 2].value < elements[last - 1].value
    else { return false }
    let (word, only) = (elements[last].range, elements[last + 1].range)
    anatomy.parser.elements.replaceSubrange(
      last...(last + 1),
      with: [
        Element(.comma, ByteRange(Int(word.start), Int(word.start)), flags: .spaceAfter),
        Element(
          .word, word, word: Word(meaning: .previous, value: 0), flags: [.spaceBefore, .spaceAfter]),
        Element(
          .word, only, word: Word(meaning: .set, value: 0), flags: [.spaceBefore, .spaceAfter]),
      ])
    return true
  }

  /// The letters of `get-up 12 kg L1 P1 L1 P1`: left and right, as Czechs and Poles shorten them.
  mutating func settleSidesByLetter() {
    let letters = elements.indices.dropLast().filter {
      elements[$0].kind == .word && elements[$0].range.count == 1
        && elements[$0 + 1].isBareWhole && !elements[$0 + 1].spaceBefore
        && isWord($0, in: Self.letters)
    }
    guard letters.count > 1, letters.contains(where: { isWord($0, in: Self.left) }),
      letters.contains(where: { !isWord($0, in: Self.left) })
    else { return }
    for letter in letters {
      anatomy.parser.elements[letter].word = Word(
        meaning: isWord(letter, in: Self.left) ? .left : .right, value: 0)
      anatomy.parser.elements[letter].flags.insert(.spaceBefore)
    }
  }

  private static let letters = WordSet("l p")
  private static let left = WordSet("l")

  /// The `20 mm` of `hang 20 mm 10 s x6`: the edge of a board.
  mutating func dropMillimeters() {
    // `Hangs 18mm 7s: BW, +5kg` is read as it stands.
    guard elements.contains(where: { $0.kind == .times }) else { return }
    var index = 1
    while index + 1 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .quantity, 4_000...60_000 ~= elements[index].value else {
        continue
      }
      let isWhole = bytes[elements[index].range.indices].suffix(2).elementsEqual("mm".utf8)
      guard isWhole || isWord(index + 1, in: Self.millimeters),
        case let next = isWhole ? index + 1 : index + 2, next < elements.count,
        elements[next].isNumber, elements[index - 1].kind == .word
      else { continue }
      context.remarks.append(range(index..<next))
      anatomy.parser.elements.removeSubrange(index..<next)
      anatomy.parser.elements[index].flags.insert(.spaceBefore)
    }
  }

  private static let millimeters = WordSet("mm")

  /// The `sauna +` of `sauna + 5 km kävely 55 min`: what goes with the way is no name of it.
  mutating func dropTalkBeforeWay() {
    let start = elements[1].kind == .colon ? 2 : 0
    guard start + 4 < elements.count, elements[start + 1].kind == .plus,
      elements[start + 1].spaceBefore, elements[start + 1].spaceAfter, isTalk(start),
      elements[start + 2].unit == .kilometer || elements[start + 2].unit == .mile,
      elements[start + 3].kind == .word,
      elements[elements.count - 1].unit.isTime || elements[elements.count - 1].kind == .clock
    else { return }
    context.remarks.append(elements[start].range)
    anatomy.parser.elements.removeSubrange(start...(start + 1))
  }

  /// The `6x` of `plank 30 s 6x, +5 kg`: so often that time.
  mutating func settleCountBehindTime(_ sign: Int) {
    var times = sign
    // `10 s 6x`: the letter stands alone.
    if times > 3, elements[times - 2].kind == .word, elements[times - 3].isBare,
      elements[times - 2].meaning == .letterS || elements[times - 2].meaning == .second,
      elements[times - 1].isBareWhole
    {
      anatomy.parser.elements[times - 3].unit = .second
      anatomy.parser.elements[times - 3].range = range((times - 3)..<(times - 1))
      anatomy.parser.elements.remove(at: times - 2)
      times -= 1
    }
    guard times > 1, elements[times - 1].isBareWhole, 2_000...20_000 ~= elements[times - 1].value,
      !elements[times].spaceBefore, elements[times - 2].kind == .quantity,
      elements[times - 2].unit == .second || elements[times - 2].unit == .letterS,
      times < 3 || elements[times - 3].kind != .times,
      times + 1 == elements.count || elements[times + 1].kind == .comma
        || elements[times + 1].kind == .openParenthesis || elements[times + 1].kind == .plus
    else { return }
    anatomy.parser.elements[times - 2].unit = .second
    anatomy.parser.elements.swapAt(times - 1, times)
    anatomy.parser.elements[times - 1].flags = [.spaceBefore]
    anatomy.parser.elements[times].flags = [.spaceAfter]
    // `…, +5 kg`: with so much on the belt.
    if times + 3 < elements.count, elements[times + 1].kind == .comma,
      elements[times + 2].kind == .plus, !elements[times + 3].spaceBefore,
      elements[times + 3].unit.isMass,
      times + 4 == elements.count || elements[times + 4].kind == .openParenthesis
    {
      anatomy.parser.elements[times + 2].flags.insert(.spaceBefore)
      anatomy.parser.elements.remove(at: times + 1)
    }
  }
}

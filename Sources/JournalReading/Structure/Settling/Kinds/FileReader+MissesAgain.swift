internal import JournalSyntax

/// Lifts that were missed, in a few signs and words more: `175# fail x2`, `110xX`, `110 x 1 no lift`, `105x1, failed 2`.
extension FileReader {
  mutating func settleMissesAgain() {
    guard elements.count > 2 else { return }
    settleCrossForReps()
    settleMissesCounted()
    settleNoLift()
    settleNextRepMissed()
  }

  /// The second cross of `110xX`, in place of reps.
  private mutating func settleCrossForReps() {
    let last = elements.count - 1
    guard elements[last].kind == .times,
      bytes[Int(elements[last].range.end) - 1] == UInt8(ascii: "X")
    else { return }
    guard elements[last].range.count == 2, isMissedLoad(last - 1),
      last < 3 || elements[last - 2].kind != .times
    else { return }
    anatomy.parser.elements.append(Element(.quantity, elements[last].range, flags: .spaceAfter))
    anatomy.parser.end = elements.count
  }

  /// The `fail x2` behind a load: it went up neither time.
  private mutating func settleMissesCounted() {
    guard let word = elements.lastIndex(where: { $0.meaning == .failed }),
      word + 2 < elements.count,
      case let last = word + 2,
      elements[safe: last + 1].map({ $0.kind == .comma || $0.kind == .period || $0.kind == .word })
        ?? true,
      last > 2, elements[last].isBareWhole, 2_000...6_000 ~= elements[last].value,
      elements[last - 1].kind == .times, elements[last - 2].meaning == .failed,
      isMissedLoad(last - 3), last < 5 || elements[last - 4].kind != .times
    else { return }
    let miss = elements[last - 2].range
    context.remarks.append(miss)
    let place = ByteRange(Int(miss.start), Int(miss.start))
    anatomy.parser.elements.replaceSubrange(
      (last - 2)...(last - 2), with: [Element(.times, place), Element(.quantity, place)])
    anatomy.parser.end = elements.count
  }

  /// The `no lift` behind a set.
  private mutating func settleNoLift() {
    let last = elements.count - 1
    guard last > 3, isWord(last, in: Self.lift), isWord(last - 1, in: Self.no),
      elements[last - 2].isBareWhole, elements[last - 3].kind == .times
    else { return }
    let words = range((last - 1)..<(last + 1))
    anatomy.parser.elements.replaceSubrange(
      (last - 1)...last,
      with: [Element(.word, words, word: Word(meaning: .failed, value: 0), flags: .spaceBefore)])
    anatomy.parser.end = elements.count
  }

  /// The `failed 2nd`, `missed second` and `failed 4` behind as many reps but one, which were done.
  private mutating func settleNextRepMissed() {
    guard let word = elements.lastIndex(where: { $0.meaning == .failed }), word > 2,
      word + 1 < elements.count,
      case let reps = [.comma, .openParenthesis, .hyphen].contains(elements[word - 1].kind)
        ? word - 2 : elements[word - 1].meaning == .then ? word - 2 : word - 1,
      reps > 1, elements[reps].isBareWhole,
      elements[reps - 1].kind == .times && isMissedLoad(reps - 2)
        && elements[reps - 2].value >= elements[reps].value
        || elements[reps - 1].kind == .comma && elements[reps - 2].isBareWhole,
      case let number = isWord(word + 1, in: Self.articles) ? word + 2 : word + 1,
      number < elements.count,
      let missed = ordinal(number), missed == elements[reps].value / 1000 + 1,
      // The parser knows `failed 4th`.
      missed == 2 || elements[number].kind == .quantity && number + 1 == elements.count,
      case let end = behindRep(number),
      end == elements.count || elements[end].kind == .closeParenthesis && end + 1 == elements.count
    else { return }
    context.remarks.append(range(number..<end))
    var done = elements[reps]
    done.unit = .repetition
    done.flags.insert(.spaceAfter)
    var miss = elements[word]
    miss.flags.formUnion([.spaceBefore, .spaceAfter])
    // A single with the word for a miss was not done at all.
    anatomy.parser.elements.replaceSubrange(reps..., with: missed == 2 ? [done] : [done, miss])
    anatomy.parser.end = elements.count
  }

  /// The 4 of `4`, `4th` and `fourth`.
  private func ordinal(_ index: Int) -> Int32? {
    let element = elements[index]
    if element.kind == .quantity, element.value % 1000 == 0, !element.unit.isMass {
      return element.value / 1000
    }
    guard element.kind == .word else { return nil }
    return Self.ordinals.firstIndex { isWord(index, in: $0) }.map { Int32($0) + 2 }
  }

  /// Behind the `4th rep`.
  private func behindRep(_ number: Int) -> Int {
    var end = number + 1
    while end < elements.count, end < number + 3,
      isWord(end, in: Self.suffixes) || elements[end].meaning == .repetition
    {
      end += 1
    }
    return end
  }

  private func isMissedLoad(_ index: Int) -> Bool {
    elements[index].unit.isMass || elements[index].isBare && elements[index].value >= 20_000
  }

  private static let no = WordSet("no")
  private static let lift = WordSet("lift rep good")
  private static let articles = WordSet("the on number rep")
  private static let suffixes = WordSet("nd rd th st one")
  private static let ordinals = [
    WordSet("second"), WordSet("third"), WordSet("fourth"), WordSet("fifth"), WordSet("sixth"),
    WordSet("seventh"), WordSet("eighth"), WordSet("ninth"), WordSet("tenth"),
  ]
}

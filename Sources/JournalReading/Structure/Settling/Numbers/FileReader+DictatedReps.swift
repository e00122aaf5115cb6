internal import JournalSyntax

/// Reps that were dictated: `press 70 for eight eight and six`, `row 90 for 12 and 10 and then 8`, `plank three times
/// 30 seconds`.
extension FileReader {
  mutating func settleSpokenLists() {
    guard elements.count > 3 else { return }
    if isWord(elements.count - 1, in: Self.stops), elements[elements.count - 2].isNumber {
      anatomy.parser.elements.removeLast()
    }
    var index = 2
    while index + 1 < elements.count {
      defer { index += 1 }
      if elements[index].meaning == .for { settleListOfWords(index) }
      if index + 1 < elements.count { settleSpokenTimes(index) }
    }
  }

  /// Writes `70 for eight eight and six` as a load with its reps.
  private mutating func settleListOfWords(_ word: Int) {
    guard elements[word - 1].isBare || elements[word - 1].unit.isMass,
      elements[word - 1].value >= 2_000
    else { return }
    var (index, end) = (word + 1, word + 1)
    var reps: [Element] = []
    var isSpoken = false
    while index < elements.count {
      let element = elements[index]
      if element.meaning == .cardinal, 1...30 ~= element.word.value {
        reps.append(
          Element(
            .quantity, element.range, value: Int32(element.word.value) * 1000,
            flags: [.spaceBefore, .spaceAfter]))
        isSpoken = true
        end = index + 1
      } else if element.isBareWhole, 1_000...50_000 ~= element.value,
        elements[safe: index + 1]?.meaning != .for, elements[safe: index + 1]?.kind != .times
      {
        reps.append(element)
        end = index + 1
      } else if element.meaning == .and || element.meaning == .then {
        isSpoken = true
      } else {
        break
      }
      index += 1
    }
    let isRepeated = end < elements.count && isWord(end, in: Self.again)
    if isRepeated { end += 1 }
    guard isSpoken, reps.count > 1 || isRepeated && !reps.isEmpty, isEndOfSpokenList(end)
    else { return }
    let place = elements[word].range
    var sets = [Element(.times, place, flags: [.spaceBefore, .spaceAfter])]
    for (number, rep) in reps.enumerated() {
      if number > 0 {
        let start = ByteRange(Int(rep.range.start), Int(rep.range.start))
        sets.append(Element(.comma, start, flags: .spaceAfter))
      }
      sets.append(rep)
      sets[sets.count - 1].flags.insert(.spaceBefore)
    }
    anatomy.parser.elements.replaceSubrange(word..<end, with: sets)
  }

  private func isEndOfSpokenList(_ end: Int) -> Bool {
    guard end < elements.count else { return true }
    switch elements[end].kind {
    case .comma, .period: return true
    default: return elements[end].meaning == .then || elements[end].meaning == .and
    }
  }

  /// Makes a sign of the `times` of `plank two times 45 seconds`.
  private mutating func settleSpokenTimes(_ word: Int) {
    guard isWord(word, in: CommonWords.times), elements[word - 1].meaning == .cardinal,
      2...20 ~= elements[word - 1].word.value, elements[word - 2].kind == .word,
      elements[word + 1].kind == .quantity
    else { return }
    let count = elements[word - 1]
    anatomy.parser.elements[word - 1] = Element(
      .quantity, count.range, value: Int32(count.word.value) * 1000,
      flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements[word] = Element(
      .times, elements[word].range, flags: [.spaceBefore, .spaceAfter])
  }

  /// Puts commas into `15 15 12 sin peso`, for none of them is a load.
  mutating func settleListsWithoutLoad() {
    guard elements.count > 4, case let last = elements.count - 1,
      isWord(last, in: Self.weights), isWord(last - 1, in: CommonWords.without)
    else { return }
    var first = last - 1
    while first > 1, elements[first - 1].isBareWhole, 1_000...60_000 ~= elements[first - 1].value {
      first -= 1
    }
    guard first + 2 < last, elements[first - 1].kind == .word || elements[first - 1].kind == .colon
    else { return }
    context.remarks.append(range((last - 1)..<(last + 1)))
    anatomy.parser.elements.removeLast(2)
    for index in ((first + 1)..<elements.count).reversed() {
      let place = ByteRange(Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: index)
    }
  }

  /// The dashes of `press 14 - 12 reps, 14 - 10, 16 - 8`: the first pair tells which of the two are reps.
  mutating func settleDashesBeforeReps() {
    guard elements.count > 7 else { return }
    var marks: [Int] = []
    var index = 1
    while index + 2 < elements.count {
      guard elements[index].isBare || elements[index].unit.isMass, elements[index].value >= 2_000,
        elements[index + 1].kind == .hyphen, elements[index + 1].spaceBefore,
        elements[index + 1].spaceAfter,
        elements[index + 2].isBareWhole || elements[index + 2].unit == .repetition
      else {
        guard marks.isEmpty, elements[index].kind == .word || elements[index].kind == .colon
        else { return }
        index += 1
        continue
      }
      marks.append(index + 1)
      index += 3
      if index < elements.count {
        guard elements[index].kind == .comma || elements[index].kind == .slash else { return }
        index += 1
      }
    }
    guard marks.count > 1, index >= elements.count,
      elements[marks[0] + 1].unit == .repetition
    else { return }
    for mark in marks { anatomy.parser.elements[mark].kind = .times }
  }

  private static let stops = WordSet("period comma")
  private static let again = WordSet(
    "too", CommonWords.again)
  private static let weights = WordSet("peso weight gewicht poids vikt vekt")
}

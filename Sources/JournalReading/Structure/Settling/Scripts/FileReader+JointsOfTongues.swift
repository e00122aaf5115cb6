internal import JournalSyntax

/// Small words that join sets, and counts in words: the `i` of `2x8 80 kg i 1x10 70 kg`, the `en` of `80 kg 3x8 en 70 kg 2x10`, the
/// `kere` of `80kg 3 kere 8`, the `zu je` of `3 Sätze zu je 12 Wdh`, the `第2组` of `第2组 165kg 失败`.
extension FileReader {
  mutating func settleJointsOfTongues() {
    settleJoints()
    settlePolishWith()
    settleCountsByWords()
    dropOrdinalInHan()
    settleSecondsBehindMinutes()
    settleRepsToFailure()
  }

  private mutating func settleJoints() {
    for index in elements.indices.dropFirst(3).dropLast(3)
    where isWord(index, in: Self.joints) && elements[index - 1].kind == .quantity
      && elements[index + 1].kind == .quantity
      && elements[..<index].contains(where: { $0.kind == .times })
      && elements[index...].contains(where: { $0.kind == .times })
    {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
      anatomy.parser.elements[index].flags = .spaceAfter
    }
  }

  /// The `z` of `Przysiad z 100 kg 3x5`: with so much, and no letter of a warm-up.
  private mutating func settlePolishWith() {
    guard
      let word = elements.indices.prefix(6).dropLast().first(where: {
        elements[$0].meaning == .with && isWord($0, in: Self.polishWith)
      }), elements[word + 1].unit.isMass || elements[word + 1].isBare
    else { return }
    if word == 0 {
      anatomy.parser.elements.removeFirst()
    } else {
      anatomy.parser.elements[word].kind = .at
      anatomy.parser.elements[word].word = .plain
      anatomy.parser.elements[word].flags = [.spaceBefore, .spaceAfter]
    }
    anatomy.parser.end = elements.count
  }

  private mutating func settleCountsByWords() {
    guard let word = elements.indices.dropFirst().dropLast().first(where: { isJointOfCount($0) })
    else { return }
    let end = isWord(word + 1, in: Self.eachWords) ? word + 2 : word + 1
    guard end < elements.count, elements[end].isBareWhole || elements[end].unit == .repetition,
      elements[end].value <= (elements[end].isBare ? 15_000 : 50_000)
    else { return }
    let place = elements[word].range
    anatomy.parser.elements.replaceSubrange(
      word..<end, with: [Element(.times, place, flags: [.spaceBefore, .spaceAfter])])
    anatomy.parser.end = elements.count
  }

  /// Behind the number of sets, before their reps.
  private func isJointOfCount(_ word: Int) -> Bool {
    guard elements[word].kind == .word, elements[word - 1].kind == .quantity,
      2_000...12_000 ~= elements[word - 1].value
    else { return false }
    if elements[word - 1].unit == .set {
      return isWord(word, in: Self.ofSets) || isWord(word, in: Self.eachWords)
    }
    return elements[word - 1].isBareWhole && isWord(word, in: Self.timesWords)
  }

  private mutating func dropOrdinalInHan() {
    guard elements.count > 2, elements[0].unit == .set,
      elements.count(where: { $0.unit == .set }) == 1,
      case let next = elements[1].kind == .colon ? 2 : 1, elements[next].isNumber,
      case let start = Int(elements[0].range.start), start > 2,
      bytes[(start - 3)..<start].elementsEqual("第".utf8)
    else { return }
    anatomy.parser.elements.removeFirst(next)
    anatomy.parser.end = elements.count
  }

  /// The 30 of `5 km in 27 Min 30`.
  private mutating func settleSecondsBehindMinutes() {
    let last = elements.count - 1
    guard last > 1, elements[last].isBareWhole, elements[last].value < 60_000,
      elements[last - 1].unit == .minute, elements[last - 1].value % 1000 == 0,
      elements[..<(last - 1)].contains(where: { $0.unit.isLength || $0.unit == .kilometer }),
      Int64(elements[last - 1].value) * 60 + Int64(elements[last].value) < Int64(Int32.max)
    else { return }
    let time = elements[last - 1].value * 60 + elements[last].value
    anatomy.parser.elements[last - 1] = Element(
      .clock, elements[last - 1].range.through(elements[last].range), unit: .none, value: time,
      flags: elements[last - 1].flags)
    anatomy.parser.elements.removeLast()
    anatomy.parser.end = elements.count
  }

  /// The 11 of `80kg a cedimento 11`, `80kg bis zum Versagen 11`, `80kg max reps: 11`: as many as could be done.
  private mutating func settleRepsToFailure() {
    var last = elements.count - 1
    if last > 2, elements[last].meaning == .repetition { last -= 1 }
    guard last > 1, elements[last].isBareWhole || elements[last].unit == .repetition,
      1_000...60_000 ~= elements[last].value,
      let load = elements[..<last].lastIndex(where: \.isNumber), last - load <= 5, last - load > 1,
      elements[load].unit.isMass, load == 0 || elements[load - 1].kind == .word,
      case let between = (load + 1)..<last,
      between.contains(where: { elements[$0].meaning == .maximum }),
      between.allSatisfy({
        elements[$0].kind == .colon
          || elements[$0].kind == .word
            && (elements[$0].word == .plain || elements[$0].meaning == .maximum
              || elements[$0].meaning == .repetition || elements[$0].meaning == .at)
      })
    else { return }
    let place = Int(elements[last].range.end)
    var reps = elements[last]
    (reps.unit, reps.flags) = (.none, .spaceBefore)
    anatomy.parser.elements.replaceSubrange(
      (load + 1)...,
      with: [
        Element(.times, range(between), flags: [.spaceBefore, .spaceAfter]), reps,
        Element(.plus, ByteRange(place, place)),
      ])
    anatomy.parser.end = elements.count
  }

  private static let polishWith = WordSet("z")
  private static let joints = WordSet("i en oraz и та")
  private static let ofSets = WordSet("zu med à")
  private static let eachWords = WordSet("je")
  private static let timesWords = WordSet("kere kez defa")
}

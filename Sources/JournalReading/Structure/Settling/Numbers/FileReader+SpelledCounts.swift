internal import JournalSyntax

/// Numbers spelled out where only reps or times stand: `tres series de ocho`, `Pull-ups: seven, six, five and five`, `Ten
/// minutes on the bike`.
extension FileReader {
  mutating func settleSpelledCounts() {
    guard elements.contains(where: { $0.meaning == .cardinal }) else { return }
    settleSpelledTimes()
    settleSpelledRepsOfSets()
    settleSpelledLists()
  }

  /// The 8 of `tres series de ocho`.
  private mutating func settleSpelledRepsOfSets() {
    for index in elements.indices.dropLast(2)
    where elements[index].unit == .set && elements[index + 2].meaning == .cardinal
      && (elements[index + 1].meaning == .of || isWord(index + 1, in: Self.of))
    {
      spell(index + 2)
    }
  }

  /// Three counts or more with commas and words for `and` between them, behind a name or a load.
  private mutating func settleSpelledLists() {
    var index = 0
    while index + 4 < elements.count {
      defer { index += 1 }
      guard elements[index].meaning == .cardinal, elements[index].word.value <= 60 else { continue }
      var (counts, joints) = ([index], [Int]())
      var next = index + 1
      while next + 1 < elements.count, elements[next].kind == .comma || isJoint(next) {
        joints.append(next)
        next += 1
        while next < elements.count, isJoint(next) {
          joints.append(next)
          next += 1
        }
        guard next < elements.count, elements[next].meaning == .cardinal,
          elements[next].word.value <= 60
        else { break }
        counts.append(next)
        next += 1
      }
      guard counts.count > 2 else { continue }
      for count in counts { spell(count) }
      for joint in joints.reversed() where joint < counts[counts.count - 1] && isJoint(joint) {
        if elements[joint - 1].isNumber {
          anatomy.parser.elements[joint] = Element(
            .comma, elements[joint].range, flags: .spaceAfter)
        } else {
          anatomy.parser.elements.remove(at: joint)
        }
      }
      anatomy.parser.end = elements.count
    }
  }

  /// `ten minutes`.
  private mutating func settleSpelledTimes() {
    for index in elements.indices.dropLast().reversed()
    where elements[index].meaning == .cardinal && elements[index + 1].kind == .word {
      guard let unit = Unit(elements[index + 1].meaning), unit == .minute || unit == .second,
        elements[index].word.value <= 90
      else { continue }
      let word = elements[index]
      anatomy.parser.elements[index] = Element(
        .quantity, word.range.through(elements[index + 1].range), unit: unit,
        value: Int32(word.word.value) * 1000,
        flags: word.flags.union(elements[index + 1].flags.intersection(.spaceAfter)))
      anatomy.parser.elements.remove(at: index + 1)
    }
    anatomy.parser.end = elements.count
  }

  private func isJoint(_ index: Int) -> Bool {
    elements[index].kind == .word
      && (elements[index].meaning == .and || elements[index].meaning == .then
        || isWord(index, in: CommonWords.then))
  }

  private mutating func spell(_ index: Int) {
    let word = elements[index]
    anatomy.parser.elements[index] = Element(
      .quantity, word.range, value: Int32(word.word.value) * 1000, flags: word.flags)
  }

  private static let of = WordSet("de da di do von à van po по")
}

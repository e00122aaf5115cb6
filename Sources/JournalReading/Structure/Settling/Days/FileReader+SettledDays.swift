internal import JournalSyntax

/// Days with a letter before them, days within a sentence, and what they name.
extension FileReader {
  /// The `D1, ` of `D1, Jan 13 squat 6x2`: which day of the programme it was.
  mutating func dropLetterOfDay() {
    guard elements.count > 5, elements[0].range.count == 1, !elements[1].spaceBefore,
      bytes[Int(elements[0].range.start)] | 0x20 == 0x64,
      elements[1].isBare,
      elements[2].kind == .comma || elements[2].kind == .colon, elements[3].spaceBefore,
      let (date, _) = dates.date(at: 3), date.form != .weekdayOnly
    else { return }
    anatomy.parser.elements.removeSubrange(0..<3)
  }

  /// The `1/4/21` of `Novice programme, started 1/4/21`: a day, and no reps of three sets.
  mutating func settleDayOfSentence(_ word: Int) {
    let first = word + 1
    guard word > 0, first + 4 < elements.count, isWord(word, in: Self.beginnings),
      elements[first].isNumber, let (date, next) = dates.date(at: first), date.hasYear,
      date.numbers.count == 3, !tellsStart(of: date, first, next)
    else { return }
    for index in first..<next {
      anatomy.parser.elements[index].kind = .word
      anatomy.parser.elements[index].word = .plain
    }
  }

  /// `Thu 19 - 6x1k @ 4:10` names no exercise: the way that is run six times stands for it.
  mutating func nameRepeatedWay() {
    guard elements.count > 5, elements[0].meaning == .weekday, elements[1].kind == .quantity,
      elements[2].kind == .hyphen, elements[2].spaceBefore, elements[2].spaceAfter,
      elements[3].kind == .quantity, elements[4].kind == .times, elements[5].kind == .quantity,
      elements[5].unit == .kilo || elements[5].unit.isLength || elements[5].unit == .letterM
    else { return }
    anatomy.parser.elements.insert(
      Element(.word, elements[5].range, flags: [.spaceBefore, .spaceAfter]), at: 3)
  }

  private static let beginnings = WordSet(
    "started since began begun start from joined born surgery till until")
}

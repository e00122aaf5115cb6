internal import JournalSyntax
internal import WorkoutModel

/// Numbers and weights that are part of a name: `45° leg press`, `Landmine 180`, `bodyweight squats`.
extension FileReader {
  /// The 45 of `45 degree back extension` and of `45° hyper`: how steep the bench stands.
  mutating func settleAngle(_ number: Int) {
    let sign = number + 1
    guard sign + 1 < elements.count, elements[number].unit == .none,
      10_000...90_000 ~= elements[number].value, elements[sign + 1].kind == .word,
      elements[sign + 1].word == .plain || elements[sign + 1].meaning == .side,
      isDegree(sign), number == 0 || !elements[number - 1].isNumber
    else { return }
    anatomy.parser.elements[number] = Element(
      .word, elements[number].range.through(elements[sign].range),
      flags: elements[number].flags.union(elements[sign].flags))
    anatomy.parser.elements.remove(at: sign)
  }

  private func isDegree(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .word: isWord(index, in: Self.degrees)
    case .other: bytes[elements[index].range.indices].elementsEqual("°".utf8)
    default: false
    }
  }

  private static let degrees = WordSet("degree degrees deg grad gradi graus grados graden")

  /// The 180 of `Landmine 180 3x12`, and the 45 of `Leg press 45 3x12 80 kg`, where the load is told.
  mutating func settleNumberOfName(_ number: Int) {
    guard elements[number].unit == .none, elements[number - 1].kind == .word,
      elements[number].spaceBefore,
      elements[number].value == 180_000 || number + 1 == elements.count
        || elements[number + 1].kind == .colon
        || elements[(number + 1)...].contains(where: { $0.unit.isMass }),
      (1...min(3, number)).contains(where: { count in
        names.isKnown(text(range((number - count)..<(number + 1))))
      })
    else { return }
    anatomy.parser.elements[number] = Element(
      .word, elements[number].range, flags: elements[number].flags)
  }

  /// The first word of `3x20 bodyweight squats`, an exercise of its own.
  mutating func settleBodyweightName(_ word: Int) {
    guard word + 1 < elements.count, elements[word + 1].kind == .word,
      elements[word + 1].word == .plain, names.isKnown(text(range(word..<(word + 2))))
    else { return }
    anatomy.parser.elements[word].word = .plain
  }
}

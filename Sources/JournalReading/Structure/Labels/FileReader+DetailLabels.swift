internal import JournalSyntax
internal import WorkoutModel

/// Labels beside the values of a set: `rir: 1`, `side: left`, `tempo: 3110`, `rest: 90`.
extension FileReader {
  /// Takes them for the set whose values were told right above; false where none were.
  mutating func detailLabel(_ meaning: WordMeaning, _ value: Int) -> Bool {
    guard value < elements.count else { return false }
    guard context.keyValues.range != nil else {
      // `side: left` below `12x10`: no exercise is called so.
      guard meaning == .side, Self.sides[elements[value].meaning] != nil else { return false }
      note(document.lines[context.lineIndex].content)
      return true
    }
    let told = elements[value]
    switch meaning {
    case .rir where rating(value..<elements.count) != nil: putDetail(.rir, [told])
    case .rest:
      guard elements.count == value + 1, told.isNumber,
        let rest = anatomy.parser.seconds(of: told)
      else { return false }
      context.keyValues.attributes.rest = rest
    case .tempo where told.isNumber: putDetail(.tempo, Array(elements[value...]))
    case .side where Self.sides[told.meaning] != nil: putDetail(.side, [told])
    case .failed:
      if isWord(value, in: Self.yes) { context.keyValues.attributes.marks.insert(.failed) }
    default: return false
    }
    return true
  }

  /// Keeps a value that was found to be one of its label.
  mutating func putDetail(_ meaning: WordMeaning, _ values: [Element]) {
    guard let first = values.first, let last = values.last else { return }
    switch meaning {
    case .rir where first.value <= 10_000: context.keyValues.attributes.rir = first.value
    case .tempo: context.keyValues.attributes.tempo = first.range.through(last.range)
    case .side: context.keyValues.attributes.marks.formUnion(Self.sides[first.meaning] ?? [])
    default: break
    }
  }

  static let sides: [WordMeaning: Attributes.Marks] = [
    .left: .left, .right: .right, .each: .each,
  ]
  private static let yes = WordSet("yes true y ja oui sí")
}

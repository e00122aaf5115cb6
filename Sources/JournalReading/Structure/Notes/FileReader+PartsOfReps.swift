internal import JournalSyntax

/// How each rep of the sets below is done.
extension FileReader {
  /// `with belt, 3 second eccentric and 1 second pause:`: every number is the time of a part of the rep,
  /// so that the line tells no set and names no exercise.
  var tellsPartsOfReps: Bool {
    guard context.entry != nil || context.pendingName != nil, elements.count > 1 else {
      return false
    }
    let isHead = elements[0].meaning == .with || elements[elements.count - 1].kind == .colon
    var (count, tellsWay) = (0, false)
    for index in elements.indices where elements[index].isNumber {
      guard elements[index].unit == .second || elements[index].unit == .letterS,
        elements[index].value <= 15_000, index + 1 < elements.count,
        case let word = elements[index + 1].kind == .hyphen ? index + 2 : index + 1,
        word < elements.count,
        isWord(word, in: Self.partsOfReps)
          // `2 secondi a salire`.
          || elements[word].range.count <= 2 && word + 1 < elements.count
            && isWord(word + 1, in: Self.partsOfReps)
      else { return false }
      count += 1
      tellsWay =
        tellsWay || !isWord(word, in: isHead ? Self.holds : Self.holdsAndPauses)
    }
    return count > 0 && tellsWay && !elements.contains { $0.kind == .times || $0.kind == .at }
  }

  private static let holds = WordSet("hold holds squeeze")
  private static let holdsAndPauses = WordSet(
    "hold holds pause pauses paused pausa paus squeeze")
  private static let partsOfReps = WordSet(
    """
    eccentric eccentrics ecc negative negatives concentric lowering descent ascent down up
    salire scendere tensione subir bajar descendre monter exzentrisch excentrique bajada ab runter auf hoch hold holds pause pauses paused pausa paus squeeze
    """)
}

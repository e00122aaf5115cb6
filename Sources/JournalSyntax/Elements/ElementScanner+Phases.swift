/// Times of a part of each repetition: `3x12, 5s hold`, `3 sec eccentric`, `2s pause`.
extension ElementScanner {
  /// Marks a few seconds before a word for such a part.
  mutating func markPhase(_ element: inout Element, _ elements: [Element]) {
    guard element.unit == .second || element.unit == .letterS, element.value <= 15_000 else {
      return
    }
    let next = kind(at: index) == .hyphen ? index + 1 : nextSolid(from: index)
    // `Pause squat 3s 100x3`.
    if kind(at: next) == .number, element.value <= 5_000,
      elements.suffix(4).contains(where: isPause)
    {
      element.unit = .second
      element.flags.insert(.phase)
      return
    }
    guard kind(at: next) == .word,
      Self.phases.contains(slice(next))
        || element.value <= 5_000 && Self.pauses.contains(slice(next))
        || element.value <= 10_000 && tellsDirection(next)
    else { return }
    element.unit = .second
    element.flags.insert(.phase)
  }

  /// `5s down`, `2 seconds up`, `4 secondi a scendere`.
  private func tellsDirection(_ word: Int) -> Bool {
    if Self.directions.contains(slice(word)) { return true }
    let next = nextSolid(from: word + 1)
    return slice(word).count <= 2 && kind(at: next) == .word
      && Self.directions.contains(slice(next))
  }

  private static let directions = WordSet(
    "down up upwards downwards runter hoch salire scendere subir bajar descendre monter")

  private func isPause(_ element: Element) -> Bool {
    element.kind == .word && Self.pauses.contains(bytes[element.range.indices])
  }

  private static let phases = WordSet(
    """
    hold holds held eccentric eccentrics ecc negative negatives squeeze squeezes iso isometric
    descent lowering exzentrisch halten excentrique bajada
    """)

  /// A rest between sets is longer.
  private static let pauses = WordSet("pause pauses paused pausa pausas paus")
}

internal import JournalSyntax

/// Labels of warm-ups below the name of their exercise: `up: 20x10, 60x5` below `Squat`, above
/// `top: 140x1`.
extension FileReader {
  /// The `up` and the `ramp` before a colon, in lines that go on with the exercise above.
  mutating func settleLabelOfWayUp() {
    guard elements.count > 2, elements[1].kind == .colon,
      context.pendingName != nil || context.entry != nil,
      isWord(0, in: Self.waysUp), elements[2].isNumber || elements[2].meaning == .bar
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .warmup, value: 0)
  }

  static let waysUp = WordSet("up ramp ramp-up rampup buildup build-up build wu アプ")
}

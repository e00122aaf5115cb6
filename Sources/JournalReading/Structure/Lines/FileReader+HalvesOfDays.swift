internal import JournalSyntax

/// Two sessions of a day on one line: `AM run 5k. PM squat 5x5 @ 100`, `am: swim 1500m pm: bench 3x5 @ 80`.
extension FileReader {
  /// Reads each half as a line of its own, without the word for it.
  mutating func halvesOfDay(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, elements.count > 4, !context.isPieceOfLine,
      context.table == nil,
      let second = elements.indices.dropFirst(2).dropLast(2).first(where: { index in
        isWord(index, in: Self.afternoons) && elements[index].spaceBefore
          && (elements[index + 1].kind == .colon || endsWork(index - 1))
      }), elements[..<second].contains(where: \.isNumber),
      elements[second...].contains(where: \.isNumber)
    else { return false }
    let hasLabel = isWord(0, in: Self.mornings)
    let first = hasLabel ? (elements[1].kind == .colon ? 2 : 1) : 0
    let rest = elements[second + 1].kind == .colon ? second + 2 : second + 1
    guard first < second, rest < elements.count else { return false }
    let places = [
      ByteRange(Int(elements[first].range.start), Int(elements[second - 1].range.end)),
      ByteRange(Int(elements[rest].range.start), Int(line.content.end)),
    ]
    var text = line
    text.kind = .text
    for place in places {
      text.content = place
      context.entry = nil
      self.line(text)
    }
    return true
  }

  private func endsWork(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .period, .semicolon, .comma, .pipe, .slash: true
    default: false
    }
  }

  private static let mornings = WordSet("am morning morgens früh matin mañana manhã mattina utro")
  private static let afternoons = WordSet("pm evening abends soir tarde noite sera")
}

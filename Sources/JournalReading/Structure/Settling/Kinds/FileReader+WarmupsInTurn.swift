internal import JournalSyntax

/// Sets of a line that are warm-ups each by a label of its own: `Squat: wu: 60x5, wu: 80x3, 100x5`.
extension FileReader {
  /// Takes the colons off, so that a label tells of its set alone, where it stands twice on the line or on another
  /// line of the file.
  mutating func settleWarmupsInTurn() {
    guard elements.count > 6 else { return }
    let labels = elements.indices.dropLast(2).filter {
      elements[$0].meaning == .warmup && elements[$0 + 1].kind == .colon
        && elements[$0 + 2].isNumber
    }
    guard let first = labels.first, labels.count > 1 || first > 0 && labelsWarmupsInTurn else {
      return
    }
    for label in labels.reversed() { anatomy.parser.elements.remove(at: label + 1) }
  }

  private var labelsWarmupsInTurn: Bool {
    mutating get {
      let known =
        context.labelsWarmupsInTurn
        ?? document.lines.contains { Self.holdsTwoLabels(bytes[$0.content.indices]) }
      context.labelsWarmupsInTurn = known
      return known
    }
  }

  /// The colon of `wu:`, `w/u:`, `warm up:` or `warm-up:`, twice.
  private static func holdsTwoLabels(_ line: ArraySlice<UInt8>) -> Bool {
    var count = 0
    for colon in line.indices where line[colon] == Byte.colon && colon > line.startIndex + 1 {
      let (before, last) = (line[colon - 2] | 0x20, line[colon - 1] | 0x20)
      let isLabel =
        last == UInt8(ascii: "u") && (before == UInt8(ascii: "w") || before == UInt8(ascii: "/"))
        || last == UInt8(ascii: "p") && before == UInt8(ascii: "u")
      if isLabel { count += 1 }
    }
    return count > 1
  }
}

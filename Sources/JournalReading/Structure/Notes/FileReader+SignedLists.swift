internal import JournalSyntax

/// Loads added to the body or taken off it, of which nothing else is told: `1-arm hang: -15 L, -15 R`.
extension FileReader {
  /// Says that two such loads or more behind a colon were not read, when the line told no sets.
  mutating func doubtSignedLoads(_ line: LineSyntax) {
    guard elements.count > 6, context.lastSetLine != context.lineIndex,
      context.section == .training, context.session != nil,
      let colon = elements.firstIndex(where: { $0.kind == .colon }), colon > 0,
      colon + 2 < elements.count
    else { return }
    let loads = (colon + 1..<elements.count - 1).count { index in
      (elements[index].kind == .hyphen || elements[index].kind == .plus)
        && elements[index].spaceBefore && !elements[index + 1].spaceBefore
        && elements[index + 1].kind == .quantity
        && (elements[index + 1].unit == .none || elements[index + 1].unit.isMass)
        && (index == colon + 1 || elements[index - 1].kind == .comma)
    }
    if loads > 1 { file.diagnostics.append(.unreadNumbers(at: place(line.content))) }
  }
}

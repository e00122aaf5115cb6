internal import JournalSyntax

/// Names in bold with how it was done behind them: `**Lunges** with dumbbells 12 kg 3x10`, `**Hangs** on rings: 12, 10`.
extension FileReader {
  /// Keeps the words from a preposition on as a remark, up to the numbers or the colon.
  mutating func dropWayBehindBoldName() {
    guard elements.count > 3, elements[0].kind == .word, elements[0].flags.contains(.emphasis),
      let close = elements.indices.dropFirst().prefix(6).first(where: {
        elements[$0].flags.contains(.emphasis)
      }), elements[close].kind == .word, isWord(close, in: Self.prepositions),
      elements[..<close].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      let end = elements[close...].firstIndex(where: { $0.kind != .word }),
      2...4 ~= end - close,
      elements[end].kind == .colon || elements[end].isNumber || elements[end].kind == .comma
    else { return }
    context.remarks.append(range(close..<end))
    anatomy.parser.elements[end].flags.insert([.spaceBefore, .emphasis])
    anatomy.parser.elements.removeSubrange(close..<end)
    if elements[close].kind == .comma { anatomy.parser.elements.remove(at: close) }
  }

  private static let prepositions = WordSet(
    "with on in mit auf im am con en sur avec su sulla com na no ve v s z w med på с на в со kanssa"
  )
}

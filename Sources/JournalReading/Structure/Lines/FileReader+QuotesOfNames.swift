internal import JournalSyntax

/// Names of exercises behind the sign of a quote, with their sets further right below:
///
/// ```
/// > Bench press
///   50 kg 8 reps
/// ```
extension FileReader {
  /// Looks once whether quotes stand above sets everywhere, and some of them name an exercise.
  mutating func quotesHoldNames() -> Bool {
    if let known = context.quotesHoldNames { return known }
    var (quotes, heads) = (0, 0)
    var known: Set<String> = []
    for (index, line) in document.lines.enumerated() where line.kind == .quote {
      quotes += 1
      let name = document.lines.line(within: line.content)
      guard name.kind == .text, !bytes[name.content.indices].contains(where: { Byte.isDigit($0) }),
        name.content.count <= 60, index + 1 < document.lines.count,
        case let below = document.lines[index + 1], below.kind == .text, below.indent > 0
      else { continue }
      heads += 1
      let text = NameText.clean(written.bytes[name.content.indices])
      if names.isKnown(text) { known.insert(text) }
    }
    let holds = heads >= 3 && known.count > 1 && heads * 5 >= quotes * 4
    context.quotesHoldNames = holds
    return holds
  }
}

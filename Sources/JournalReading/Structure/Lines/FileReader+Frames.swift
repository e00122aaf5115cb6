internal import JournalSyntax

/// Signs drawn before and behind a title: `=== Workout 1 (A), Tue Sept 5, 2023 ===`, `=== Push ===`.
extension FileReader {
  /// The line without them, which is no item of a list.
  mutating func unframed(_ line: LineSyntax) -> LineSyntax {
    guard elements.count > 4, let sign = elements.first?.kind,
      sign == .hyphen || sign == .equals, elements[elements.count - 1].kind == sign
    else { return line }
    let before = elements.prefix { $0.kind == sign }.count
    let behind = elements.reversed().prefix { $0.kind == sign }.count
    guard before > 1 || elements[0].range.count > 1,
      behind > 1 || elements[elements.count - 1].range.count > 1, before + behind < elements.count,
      elements[1..<before].allSatisfy({ !$0.spaceBefore })
    else { return line }
    anatomy.parser.elements.removeLast(behind)
    anatomy.parser.elements.removeFirst(before)
    var line = line
    if line.kind == .item { line.kind = .text }
    return line
  }
}

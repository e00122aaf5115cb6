internal import JournalSyntax

/// Signs drawn before and behind a title: `--- Workout 1 (A), Tue Sept 5, 2023 ---`, `=== Push ===`.
extension FileReader {
  /// The line without them, which is no item of a list.
  mutating func unframed(_ line: LineSyntax) -> LineSyntax {
    guard elements.count > 3, let sign = elements.last?.kind, sign == .hyphen || sign == .equals
    else { return line }
    let before = elements.prefix { $0.kind == sign }.count
    let behind = elements.reversed().prefix { $0.kind == sign }.count
    guard behind > 1, before > 1 || before == 0 && isBehindRule(line),
      before + behind < elements.count
    else { return line }
    anatomy.parser.elements.removeLast(behind)
    anatomy.parser.elements.removeFirst(before)
    var line = line
    if line.kind == .item { line.kind = .text }
    return line
  }

  /// The hyphens before the content, which the line was cut from.
  private func isBehindRule(_ line: LineSyntax) -> Bool {
    var end = Int(line.content.start)
    while end > 0, Byte.isBlank(bytes[end - 1]) { end -= 1 }
    return end > 1 && bytes[end - 1] == Byte.hyphen && bytes[end - 2] == Byte.hyphen
  }
}

/// Circles left open in a file that ticks other items: `◯ Face pulls 15 x 3` beside `☑ Row 40 x 12`, as lists of Apple
/// Notes are pasted. In a file without ticks a circle is a bullet, or praise.
extension Document {
  /// The same lines, with the circles taken for open boxes.
  package var withOpenCircles: Document {
    var lines = Array(lines)
    let circles = lines.indices.filter { opensWithCircle(lines[$0]) }
    guard !circles.isEmpty, lines.contains(where: { isTicked($0) }) else { return self }
    for index in circles {
      var start = Int(lines[index].content.start) + Self.circle.count
      let end = Int(lines[index].content.end)
      while start < end, Byte.isBlank(source.bytes[start]) { start += 1 }
      lines[index].check = .open
      lines[index].content = ByteRange(start, end)
    }
    return Document(source, lines: lines)
  }

  private func opensWithCircle(_ line: LineSyntax) -> Bool {
    let start = Int(line.content.start)
    // Nearly all lines begin with another byte.
    return start + Self.circle.count < Int(line.content.end)
      && source.bytes[start] == Self.circle[0]
      && source.bytes[start + 1] == Self.circle[1] && source.bytes[start + 2] == Self.circle[2]
      && line.check == .none
  }

  /// `☑`, `✅`, `✔`; `[x]` has open boxes of its own.
  private func isTicked(_ line: LineSyntax) -> Bool {
    guard line.check == .done else { return false }
    let start = Int(line.content.start)
    return source.bytes[max(0, start - 8)..<start].contains(0xE2)
  }

  private static let circle = Array("◯".utf8)
}

import JournalSyntax

/// Tokens and lines, joined, are the file, byte for byte.
@_cdecl("LLVMFuzzerTestOneInput")
public func tokensTile(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let source = Input(data, size).source
  var end = 0
  for token in Lexer.tokens(of: source.bytes) {
    promise(Int(token.range.start) == end && token.range.count > 0, "a gap at \(end)")
    end = Int(token.range.end)
  }
  promise(end == size, "tokens end at \(end) of \(size)")
  let document = Document(parsing: source)
  promise(document.lines.count == source.lineCount, "lines without their syntax")
  end = 0
  for (index, line) in document.lines.enumerated() {
    let range = source.line(at: index)
    promise(range.lowerBound == end, "a gap before line \(index)")
    promise(
      range.lowerBound <= line.content.start
        && Int(line.content.end) <= source.content(ofLineAt: index).upperBound,
      "the content of line \(index) lies outside")
    end = range.upperBound
  }
  promise(end == size, "lines end at \(end) of \(size)")
  return 0
}

internal import JournalReading
internal import JournalSyntax

/// How a set expression is written: its numbers, and what stands between them.
struct ExpressionLayout {
  /// The numbers and the words in place of numbers, in the order of the text.
  var quantities: [Quantity]
  var terms: [Term]

  /// From the first factor to the end of the last.
  var range: ByteRange {
    guard let first = quantities.first, let last = quantities.last else { return ByteRange(0, 0) }
    return first.range.through(last.range)
  }
}

/// Finds the layout of expressions that were read before.
///
/// A line is parsed as a whole: a thousand expressions of one line are looked at once.
struct LayoutFinder: ~Copyable {
  let source: Source
  let hasDecimalComma: Bool
  private var scanner: ElementScanner
  private var parser = ExpressionParser()
  private var scannedLine = -1
  /// Of the line scanned last, by the byte at which they start.
  private var layouts: [Int: ExpressionLayout] = [:]

  init(_ source: Source) {
    self.source = source
    hasDecimalComma = TextCheck.hasDecimalComma(source.bytes)
    scanner = ElementScanner(source.bytes, hasDecimalComma: hasDecimalComma)
  }

  /// The expression that starts at that byte of the line; `nil` when none does.
  mutating func layout(at offset: Int, line: Int, content: Range<Int>) -> ExpressionLayout? {
    if scannedLine != line {
      scanner.scan(content, into: &parser.elements)
      scannedLine = line
      layouts.removeAll(keepingCapacity: true)
    }
    if layouts[offset] == nil { parse(from: offset) }
    return layouts[offset]
  }

  /// Parses the expressions that follow each other from that byte.
  private mutating func parse(from offset: Int) {
    guard let start = parser.elements.firstIndex(where: { Int($0.range.start) == offset }),
      parser.parse(from: start, to: parser.elements.count) > start
    else { return }
    for (index, expression) in parser.expressions.enumerated() {
      let terms = Array(parser.terms[expression.terms])
      guard let first = terms.first, let last = terms.last else { continue }
      let quantities = first.quantities.lowerBound..<last.quantities.upperBound
      layouts[index == 0 ? offset : Int(expression.range.start)] = ExpressionLayout(
        quantities: Array(parser.quantities[quantities]), terms: terms)
    }
  }
}

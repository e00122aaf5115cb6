/// What a line is made of, as far as the line alone can tell.
public struct LineSyntax: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case blank
    /// `# …`, `## …`, and in org files `* …`.
    case heading
    /// `- …`, `* …`, `• …`.
    case item
    /// `1. …`, `2) …`.
    case numbered
    /// `> …`.
    case quote
    /// `| … | … |`.
    case tableRow
    /// `|---|---|`.
    case tableRule
    /// A line that opens or closes a block of code.
    case fence
    /// `---`, `***`, `===`.
    case rule
    /// `<!-- -->`, `;;`, `//`, `#+TITLE`: never training.
    case comment
    /// `<<<<<<<`, `=======`, `>>>>>>>`.
    case conflict
    case text
  }

  /// The state of a checkbox, or of a tick before the text.
  public enum Check: UInt8, Hashable, Sendable {
    case none, open, done
  }

  public var kind: Kind
  public var check: Check
  /// The level of a heading (1 is the highest), the number of a numbered item; otherwise 0.
  public var level: UInt8
  /// Columns of white space before the first character; a tab reaches the next multiple of four.
  public var indent: UInt8
  /// Without the marks that make it a heading or an item, and without white space at its ends.
  public var content: ByteRange
}

/// A file in lines, each with its kind.
///
/// The parts of a line are not stored: `ElementScanner` and `ExpressionParser` make them again in
/// a reused buffer whenever they are needed, so a document is hardly larger than its file.
public struct Document: Sendable {
  public let source: Source
  public let lines: [LineSyntax]

  public init(parsing source: Source) {
    self.source = source
    let parser = LineParser(source: source)
    var lines: [LineSyntax] = []
    lines.reserveCapacity(source.lineCount)
    for index in 0..<source.lineCount { lines.append(parser.line(at: index)) }
    self.lines = lines
  }
}

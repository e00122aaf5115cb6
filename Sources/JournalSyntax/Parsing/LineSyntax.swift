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
/// A line is stored as twelve bytes that say where it stands and what it is, since those around a
/// line are asked for again and again. Its parts are not: `ElementScanner` and `ExpressionParser`
/// find them whenever they are asked for.
public struct Document: Sendable {
  public let source: Source
  public let lines: Lines
  /// Contents of lines go on over their ends.
  package let joinsLines: Bool

  public init(parsing source: Source) {
    self.source = source
    lines = Lines(source)
    joinsLines = false
  }

  /// The source in these lines, one for each of its own.
  init(_ source: Source, lines: [LineSyntax]) {
    self.source = source
    self.lines = Lines(source, lines)
    joinsLines = true
  }

  /// The lines in their order, by 0-based index.
  public struct Lines: RandomAccessCollection, Sendable {
    private let parser: LineParser
    private let lines: [LineSyntax]

    init(_ source: Source) {
      parser = LineParser(source: source)
      lines = parser.lines()
    }

    init(_ source: Source, _ lines: [LineSyntax]) {
      parser = LineParser(source: source)
      self.lines = lines
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> LineSyntax { lines[index] }

    /// What the bytes of a range would be as a line of their own, as those behind the `>` of a quote.
    package func line(within range: ByteRange) -> LineSyntax { parser.line(within: range) }
  }
}

/// A diagnostic in the words of other programs: names, lines and columns instead of offsets only.
package struct Finding: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    package let file: String
    /// 1-based, as are columns; columns count what a person sees as one character.
    package let line: Int
    package let column: Int
    package let endLine: Int
    package let endColumn: Int
    /// Bytes.
    package let offset: Int
    package let length: Int

    package init(
      file: String, line: Int, column: Int, endLine: Int, endColumn: Int, offset: Int, length: Int
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.endLine = endLine
      self.endColumn = endColumn
      self.offset = offset
      self.length = length
    }
  }

  package struct Note: Hashable, Sendable {
    package let message: String
    package let place: Place

    package init(message: String, place: Place) {
      self.message = message
      self.place = place
    }
  }

  package struct Edit: Hashable, Sendable {
    package let offset: Int
    package let length: Int
    package let text: String

    package init(offset: Int, length: Int, text: String) {
      self.offset = offset
      self.length = length
      self.text = text
    }
  }

  package struct Fix: Hashable, Sendable {
    package let title: String
    package let isSafe: Bool
    package let edits: [Edit]

    package init(title: String, isSafe: Bool, edits: [Edit]) {
      self.title = title
      self.isSafe = isSafe
      self.edits = edits
    }
  }

  package let place: Place
  /// `error`, `warning` or `hint`.
  package let severity: String
  /// `W202`.
  package let code: String
  /// What the code stands for, in one word: `ambiguousOrder`.
  package let rule: String
  package let message: String
  package let help: String
  package let notes: [Note]
  package let fixes: [Fix]

  package init(
    place: Place, severity: String, code: String, rule: String, message: String, help: String,
    notes: [Note], fixes: [Fix]
  ) {
    self.place = place
    self.severity = severity
    self.code = code
    self.rule = rule
    self.message = message
    self.help = help
    self.notes = notes
    self.fixes = fixes
  }
}

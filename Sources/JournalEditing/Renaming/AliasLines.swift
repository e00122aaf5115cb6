package import JournalSyntax

/// The aliases that the files of a journal state.
package enum AliasLines {
  package static func all(in sources: [Source]) -> [(spelling: String, name: String)] {
    sources.flatMap { source in
      Document(parsing: source).lines.flatMap { line -> [(String, String)] in
        guard let directive = DirectiveLine(source, line: line), directive.key == .alias,
          let name = directive.names.first
        else { return [] }
        return directive.spellings.map { (source.text($0), source.text(name)) }
      }
    }
  }
}

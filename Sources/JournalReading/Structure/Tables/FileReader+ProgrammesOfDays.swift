internal import JournalSyntax

/// Tables with a column of days below a heading that names the programme: `## autumn 2023, novice programme`. What has a day was
/// done, as below a heading of a plan a day in a line of its own is.
extension FileReader {
  mutating func openProgrammeOfDays() {
    guard context.section == .planned, context.table?.hasDate == true,
      let heading = document.lines[..<context.lineIndex].last(where: { $0.kind == .heading }),
      heading.content.count <= 200,
      written.bytes[heading.content.indices].split(separator: Byte.space).contains(where: {
        Self.programmeWords.contains($0)
      })
    else { return }
    context.section = .training
  }

  private static let programmeWords = WordSet(
    "programme program routine trainingsplan programa программа программе ohjelma")
}

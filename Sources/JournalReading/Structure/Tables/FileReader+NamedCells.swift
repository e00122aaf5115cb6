internal import JournalSyntax
internal import WorkoutModel

/// Cells below a head that is no exercise for all rows: `| 2026-03-02 | 100x5 | Pull-ups 8/7/6 |` below
/// `| Date | Squat | Accessories |`.
extension FileReader {
  /// Reads the exercises that a cell names itself, and returns false when it begins with no name.
  ///
  /// `paused 3x5` and `easy 60x8` below `Squat` name none; nobody knows whose sets they are, and that is
  /// said.
  mutating func namedCell(_ cell: Range<Int>, below head: String) -> Bool {
    guard elements[cell.lowerBound].kind == .word, elements[cell.lowerBound].word == .plain,
      elements[cell].contains(where: \.isNumber)
    else { return false }
    let isOpen = Self.openHeads.contains(Array(head.utf8)[...])
    var start = cell.lowerBound
    while start < cell.upperBound {
      let segment = anatomy.segment(from: start, to: cell.upperBound)
      let name = trimmedName(segment.name, isBehind: segment.isNameBehind)
      guard segment.hasExpressions, !segment.isNameBehind, !name.isEmpty,
        isOpen || names.isKnown(NameText.clean(written.bytes[range(name).indices]))
          || ExerciseNames.isMovement(text(range(name)))
      else {
        guard isSetShaped(start..<cell.upperBound) else { return start > cell.lowerBound }
        file.diagnostics.append(.unreadNumbers(at: place(range(start..<cell.upperBound))))
        return true
      }
      addEntry(written.bytes[range(name).indices], location(range(name)))
      emit(segment)
      context.lastSetLine = context.lineIndex
      guard let next = nextSegment(segment, cell.upperBound) else {
        if isSetShaped(segment.rest) {
          file.diagnostics.append(.unreadRest(at: place(range(segment.rest))))
        }
        return true
      }
      start = next
    }
    return true
  }

  /// Heads of columns for whatever was done besides.
  private static let openHeads = WordSet(
    """
    accessory accessories accs acc assistance other others extra extras misc rest additional zusatz
    sonstiges accesorios otros accessoires autres altro övrigt pozostałe другое подсобка 辅助 輔助 其他 其它
    補助 その他 보조 기타
    """)
}

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
    let isOpen = Self.openHeads.contains(Array(head.utf8)[...])
    let isOfOtherWork = Self.headsOfOtherWork.contains(Array(head.utf8)[...])
    if isOpen, elements[cell.lowerBound].isNumber { return countedCell(cell) }
    guard elements[cell.lowerBound].kind == .word, elements[cell].contains(where: \.isNumber),
      elements[cell.lowerBound].word == .plain || beginsWithExercise(cell)
    else { return false }
    var start = cell.lowerBound
    while start < cell.upperBound {
      let segment = anatomy.segment(from: start, to: cell.upperBound)
      let name = trimmedName(segment.name, isBehind: segment.isNameBehind)
      guard segment.hasExpressions, !segment.isNameBehind, !name.isEmpty,
        names.isKnown(NameText.clean(written.bytes[range(name).indices]))
          || ExerciseNames.isMovement(text(range(name)))
          || isOpen && (endsInExercise(name) || isWordOfScript(name))
          || isOfOtherWork && tellsWayOrTime(cell),
        !tellsOfOther(segment)
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

  /// `Rudergerät 2000 m 8:40` below `Cardio`.
  private func tellsWayOrTime(_ cell: Range<Int>) -> Bool {
    elements[cell].contains { $0.kind == .clock || $0.unit.isLength || $0.unit.isTime }
  }

  /// The `平板` of `平板 60s*2`: a word without blanks is all of a name.
  private func isWordOfScript(_ name: Range<Int>) -> Bool {
    name.count == 1 && elements[name.lowerBound].flags.contains(.unspacedScript)
      && elements[name.lowerBound].word == .plain
      && 6...18 ~= elements[name.lowerBound].range.count
      && !bytes[elements[name.lowerBound].range.indices].suffix(3).elementsEqual("第".utf8)
  }

  /// `20 pull-ups` and `3x10 curls` below `Other`; `3x10` alone names nothing.
  private mutating func countedCell(_ cell: Range<Int>) -> Bool {
    let segment = anatomy.segment(from: cell.lowerBound, to: cell.upperBound)
    let name = trimmedName(segment.name, isBehind: segment.isNameBehind)
    guard segment.hasExpressions, segment.isNameBehind, !name.isEmpty, isExercise(name),
      !tellsOfOther(segment)
    else {
      if isSetShaped(cell) { file.diagnostics.append(.unreadNumbers(at: place(range(cell)))) }
      return true
    }
    countReps(before: name)
    addEntry(written.bytes[range(name).indices], location(range(name)))
    emit(segment)
    context.lastSetLine = context.lineIndex
    return true
  }

  /// `leg curl: 40x10`; `bw 8/8/8` and `last 100x5` begin with no exercise.
  private mutating func beginsWithExercise(_ cell: Range<Int>) -> Bool {
    let segment = anatomy.segment(from: cell.lowerBound, to: cell.upperBound)
    guard segment.hasExpressions, !segment.isNameBehind else { return false }
    let name = trimmedName(segment.name, isBehind: false)
    return !name.isEmpty && isExercise(name)
  }

  /// `was supposed to bench 80x5`, `Jess did curls 10x8`: plans, memories and other lifters, as in lines.
  private mutating func tellsOfOther(_ segment: Segment) -> Bool {
    isMemory(segment) || isProse(segment)
      || segment.name.contains { isPronoun($0) || isWord($0, in: Self.telling) }
  }

  private static let telling = WordSet(
    "was were did does done had should could would will planned supposed skipped no not")

  /// Heads of columns for whatever was done besides.
  private static let openHeads = WordSet(
    """
    accessory accessories accs acc assistance assist aux other others extra extras misc rest additional zusatz
    sonstiges accesorios otros accessoires autres altro övrigt pozostałe другое подсобка 辅助 輔助 其他 其它 杂项 雜項 其余
    補助 その他 보조 기타
    """)
}

internal import JournalSyntax

/// Tables of what is to be lifted, whose names stand below the goal.
extension FileReader {
  /// `| Target for Dec | lb | reps |` above `| Squat | 255 | 5 |`: what is to be lifted. True of such a head.
  func takeGoalsForExercises(
    _ columns: inout [TableColumns.Column], _ cells: [Range<Int>]
  ) -> Bool {
    guard let first = cells.first, !first.isEmpty, first.count < 6,
      elements[first].contains(where: {
        $0.meaning == .goal || $0.meaning == .plan || $0.meaning == .next
      }), !columns.contains(where: { $0.isExercise || $0.isDate }),
      columns.dropFirst().contains(where: { column in
        switch column {
        case .sets, .reps, .load: true
        default: false
        }
      }),
      case let names = rowsBelowHead.compactMap({ cell(0, of: $0) }), !names.isEmpty,
      names.allSatisfy({ $0.first.map { !Byte.isDigit($0) } ?? false }),
      names.contains(where: { namesExercise($0) })
    else { return false }
    columns[0] = .exercise
    return true
  }
}

internal import JournalSyntax

/// Days on which nobody trained, between days under headings: `3/7 회식.. 소주 3병`, `3/19~ 감기`, and spans of them:
/// `18.-26.1. Grippe. 4 Tage Fieber, 39,2`.
extension FileReader {
  /// A day by its numbers and words without an exercise, behind a blank line of a file that has other days.
  var tellsDayOfLife: Bool {
    guard elements.count > 3, elements[1].kind == .slash, !elements[1].spaceBefore,
      context.isAfterBlank, context.pendingName == nil, file.dates.count > 1,
      isNumberOfDay(0), isNumberOfDay(2), elements[3].kind == .word || elements[3].kind == .tilde
    else { return false }
    return tellsNoExercise(3..<elements.count)
  }

  /// 1 to 31; the 7 of `3/7 회식` was taken for reps.
  private func isNumberOfDay(_ index: Int) -> Bool {
    elements[index].kind == .quantity && 1_000...31_000 ~= elements[index].value
      && elements[index].value % 1000 == 0
      && (elements[index].unit == .none || elements[index].unit == .repetition)
  }

  /// A span at the start of the line, longer than a week or not, and no work.
  func tellsSpanOfLife(_ span: SpanOfDays) -> Bool {
    (span.elements.lowerBound == 0 || span.elements.lowerBound == 1 && isWord(0, in: Self.froms))
      && span.elements.upperBound < elements.count
      && tellsNoExercise(span.elements.upperBound..<elements.count)
      && elements[span.elements.upperBound...].contains { $0.kind == .word }
  }

  /// Before the first day of a span: `du 18 au 24/03 : tendinite, repos`.
  func opensSpanOfDays(_ index: Int) -> Bool { isWord(index, in: Self.froms) }

  private static let froms = WordSet(
    "du Du from From vom Vom dal Dal del Del od Od van Van с С з З de De fra från")

  private func tellsNoExercise(_ words: Range<Int>) -> Bool {
    words.allSatisfy { index in
      switch elements[index].kind {
      // `antybiotyk 2x1`: a dose.
      case .times:
        index > 0 && elements[index - 1].isBareWhole && elements[index - 1].value <= 4_000
          && elements[safe: index + 1]?.isBareWhole == true && elements[index + 1].value <= 2_000
      case .at, .slash: false
      case .word: !isExercise(index..<(index + 1))
      case .quantity:
        elements[index].unit == .none || elements[index].unit == .other
          || elements[index].unit == .set || elements[index].unit.isTime
      default: true
      }
    }
  }
}

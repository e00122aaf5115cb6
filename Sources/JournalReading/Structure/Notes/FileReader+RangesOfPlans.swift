internal import JournalSyntax

/// Reps from one number to another, which only a plan asks for.
extension FileReader {
  /// `20kg warm-up 8–10 reps`: behind the first number comes what a plan asks for.
  func hasRange(_ indices: Range<Int>) -> Bool {
    indices.contains { index in
      index + 2 < indices.upperBound && elements[index].isNumber
        && (elements[index + 1].kind == .hyphen || elements[index + 1].kind == .tilde)
        && elements[index + 2].isNumber && !elements[index + 2].spaceBefore
        && elements[index + 2].unit == .repetition
        && elements[index + 2].value > elements[index].value
    }
  }
}

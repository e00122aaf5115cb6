internal import JournalSyntax

/// What was met on a line while its elements were settled, for ways of writing that take all of it.
struct MarksOfLine {
  var hasDitto = false
  /// An equals sign, behind which a sum may stand.
  var hasSum = false
  var isEnclosed = false
  var hasDrop = false
  /// A letter for `each`, as in `12 e 20 kg`.
  var hasLetterOfEach = false
  /// A letter for meters or a long time: something may be carried.
  var tellsWay = false
  var listsTimes = false
  var hasDoubleSlash = false
  var hasPlan: Bool
  /// Where the first words behind reps stand.
  var remarkBehindReps: Int?
  /// Where the rounds stand.
  var rounds: Int?

  init(_ first: Element) {
    hasPlan = first.meaning == .plan || first.meaning == .goal
    rounds = first.unit == .round ? 0 : nil
  }
}

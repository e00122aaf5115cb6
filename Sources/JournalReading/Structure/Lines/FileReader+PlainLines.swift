internal import JournalSyntax

/// The short way for the lines that stand most often in journals that name an exercise once: a load and its
/// reps, and the rest behind a set. They hold nothing that the rules for words, lists and days ask for.
extension FileReader {
  /// Reads `100x5` and `Rest: 90` below an exercise, with nothing above that says how to read them; false when
  /// the general parser must read the line.
  mutating func plainLine(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, elements.count == 3, elements[2].isBareWhole, isASCII,
      context.lineIndex > 4, context.session != nil, context.planBlock == nil,
      context.entry != nil || context.pendingName != nil, isBareContext
    else { return false }
    if isPlainProduct, !mayHangOnBody {
      training(line, from: 0)
      return true
    }
    return elements[0].meaning == .rest && elements[1].kind == .colon && restLabel(2, 1)
  }

  /// `10x5` below `Weighted pull-ups`.
  private var mayHangOnBody: Bool {
    10_000...40_000 ~= elements[0].value && isWeightedName(before: 0) && isOfBodyBefore(0)
  }

  /// `100x5`, with blanks around the sign or none.
  private var isPlainProduct: Bool {
    elements[1].kind == .times && elements[0].isBareWhole
      && !elements[1].flags.contains(.gap) && !elements[2].flags.contains(.gap)
  }
}

internal import JournalSyntax

/// What numbers mean, in parentheses behind the title of a file, `Training log (load-reps-sets)`, or behind the
/// first exercise, `Bench (load*reps*sets)` above its sets.
extension FileReader {
  mutating func keepOrderOfTitle(_ line: LineSyntax) -> Bool {
    guard 6...40 ~= elements.count, file.statedOrders.isEmpty,
      let open = elements.firstIndex(where: { $0.kind == .openParenthesis }),
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      close >= open + 4, !elements[open..<close].contains(where: \.isNumber),
      let order = statedOrder()
    else { return false }
    file.statedOrders += order
    if context.session != nil, line.kind != .heading, 1...4 ~= open, isExercise(0..<open) {
      pendName(0..<open, line)
    }
    return true
  }
}

internal import JournalSyntax

/// `apr 2 // bench 45x10, 95x8 // rows 65 3x10`: exercises parted by two slashes.
extension FileReader {
  /// Puts a dot in their place. `Squat 100x5 // felt good` has a remark behind its sets.
  mutating func settleDoubleSlashes() {
    guard let first = elements.indices.first(where: { isDoubleSlash($0) }),
      let number = elements[first...].firstIndex(where: \.isNumber),
      elements.indices.dropFirst(first + 2).contains(where: { isDoubleSlash($0) })
        || isExercise(first + 2..<number)
    else { return }
    var index = elements.count - 2
    while index >= first {
      if isDoubleSlash(index) {
        anatomy.parser.elements[index].kind = .dot
        anatomy.parser.elements[index].flags.insert(.spaceAfter)
        anatomy.parser.elements.remove(at: index + 1)
      }
      index -= 1
    }
  }

  private func isDoubleSlash(_ index: Int) -> Bool {
    index + 1 < elements.count && elements[index].kind == .slash
      && elements[index + 1].kind == .slash && elements[index].spaceBefore
      && !elements[index + 1].spaceBefore && elements[index + 1].spaceAfter
  }
}

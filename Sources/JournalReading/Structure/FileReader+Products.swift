internal import JournalSyntax

extension FileReader {
  /// `100x5`, `3 x 8 x 60 kg`: no day and no label, as half of the lines of some writers.
  var isProduct: Bool {
    guard elements.count % 2 == 1, elements.count > 1 else { return false }
    for index in 0..<elements.count {
      guard index % 2 == 1 ? elements[index].kind == .times : elements[index].kind == .quantity
      else { return false }
    }
    return true
  }
}

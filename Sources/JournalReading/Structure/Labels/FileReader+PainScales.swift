internal import JournalSyntax

/// How much something hurts, on a scale of ten.
extension FileReader {
  /// `肩違和感3/10`, `膝の痛み 2/10`: a word that ends in that for pain, and a share of ten.
  var tellsPain: Bool {
    guard elements.count == 4, elements[0].flags.contains(.unspacedScript),
      elements[1].kind == .quantity, elements[1].value <= 10_000, elements[2].kind == .slash,
      elements[3].kind == .quantity, elements[3].value == 10_000, elements[3].unit == .none
    else { return false }
    let word = bytes[elements[0].range.indices]
    return Self.pains.contains { word.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private static let pains = ["違和感", "痛み", "통증", "疼痛"]
}

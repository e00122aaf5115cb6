internal import JournalSyntax

/// Loads that are told by the weight of the lifter.
extension FileReader {
  /// `Back squat 1.5x bodyweight`: how much somebody lifts, or wants to, and no set.
  func isMultipleOfBody(_ segment: Segment) -> Bool {
    guard anatomy.parser.quantities.count == 2, anatomy.parser.terms.count == 2,
      anatomy.parser.terms[1].joiner == .times, !segment.name.isEmpty,
      case let (factor, body) = (anatomy.parser.quantities[0], anatomy.parser.quantities[1]),
      body.kind == .bodyweight, body.value == 0, factor.kind == .number, factor.unit == .none,
      factor.value <= 4_000
    else { return false }
    let name = NameText.clean(
      written.bytes[range(trimmedName(segment.name, isBehind: false)).indices])
    return names.isKnown(name) && !names.nature(of: name).contains(.bodyweight)
  }
}

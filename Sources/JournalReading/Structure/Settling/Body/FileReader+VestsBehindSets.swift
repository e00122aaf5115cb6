internal import JournalSyntax
internal import WorkoutModel

/// What a vest weighed, told behind the sets: `pull-ups 3x8 vest (10)`, `dips 3x8 w/ vest 10`.
extension FileReader {
  /// Puts it before them, as in `+10 3x8`.
  mutating func settleVestBehindSets() {
    guard elements.count > 5,
      let vest = elements.indices.dropFirst(3).first(where: { isWord($0, in: Self.vests) }),
      vest + 1 < elements.count,
      case let isEnclosed = elements[vest + 1].kind == .openParenthesis,
      case let load = isEnclosed ? vest + 2 : vest + 1, load < elements.count,
      elements[load].kind == .quantity, elements[load].isBare || elements[load].unit.isMass,
      2_000...50_000 ~= elements[load].value,
      case let end = isEnclosed ? load + 2 : load + 1, end == elements.count,
      !isEnclosed || elements[load + 1].kind == .closeParenthesis,
      let first = elements[..<vest].firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      !elements[..<vest].contains(where: { $0.unit.isMass || $0.kind == .at || $0.kind == .plus }),
      names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
        .contains(.bodyweight)
    else { return }
    var start = vest
    while start > first + 1,
      elements[start - 1].meaning == .with || elements[start - 1].kind == .comma
    {
      start -= 1
    }
    var added = elements[load]
    added.flags = .spaceAfter
    added.range = ByteRange(Int(elements[first].range.start), Int(elements[first].range.start))
    let plus = Element(.plus, added.range, flags: .spaceBefore)
    context.remarks.append(range(vest..<end))
    anatomy.parser.elements.removeSubrange(start...)
    anatomy.parser.elements.insert(contentsOf: [plus, added], at: first)
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private static let vests = WordSet(
    "vest weste gewichtsweste gilet chaleco colete жилет жилете kamizelka viktväst")
}

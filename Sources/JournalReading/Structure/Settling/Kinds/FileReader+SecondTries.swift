internal import JournalSyntax

/// A load that was lifted, and not a second time: `50kg x1, 한번 더 시도 miss`, `100x1, ещё раз не смог`, `80x2, nochmal
/// fail`.
extension FileReader {
  /// Writes the second try as a missed lift of its own, so that the first is none.
  mutating func settleSecondTryMissed() {
    guard let comma = elements.firstIndex(where: { $0.kind == .comma }), comma > 2,
      comma + 2 < elements.count, elements[comma - 1].isBareWhole, elements[comma - 1].value > 0,
      elements[comma - 2].kind == .times, case let load = elements[comma - 3],
      load.kind == .quantity, load.unit.isMass || load.unit == .none && load.value >= 20_000,
      elements[(comma + 1)...].allSatisfy({ $0.kind == .word || $0.kind == .exclamation }),
      let again = elements[(comma + 1)...].indices.first(where: { isWord($0, in: Self.agains) }),
      elements[again...].contains(where: { $0.meaning == .failed })
    else { return }
    let place = ByteRange(Int(load.range.end), Int(load.range.end))
    var second = load
    second.flags.insert(.spaceBefore)
    context.remarks.append(range((comma + 1)..<elements.count))
    anatomy.parser.elements.replaceSubrange(
      (comma + 1)...,
      with: [
        second, Element(.times, place), Element(.quantity, place, flags: .spaceAfter),
      ])
    anatomy.parser.end = elements.count
  }

  private static let agains = WordSet(
    """
    한번 다시 재시도 ещё еще повторно знову nochmal nochmals erneut encore otra ancora znowu znovu igen もう一度 再度 再试
    """)
}

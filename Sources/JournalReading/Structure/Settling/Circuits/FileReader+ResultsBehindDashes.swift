internal import JournalSyntax

/// What came of a scheme, behind a dash between blanks: `ohp 85 5x5 - 5 5 5 4 3`, `bench 3x8 80 - 8/8/7`, `pullups 3x8 - 8 7 6`,
/// `ohp 85x5x3 - 5 5 4`, `press 3x5+ 95 - 5 5 8`.
extension FileReader {
  /// Puts the colon that others write.
  mutating func settleResultsBehindDash() {
    guard context.table == nil,
      let dash = elements.indices.dropFirst(3).dropLast(2).first(where: {
        elements[$0].kind == .hyphen && elements[$0].spaceBefore && elements[$0].spaceAfter
      }), let scheme = schemeAhead(of: dash)
    else { return }
    let (reps, end) = repsOfResult(
      from: dash + 1, most: scheme.isOpen ? 60_000 : scheme.reps + 5_000)
    let isWhole = reps.count == scheme.sets
    guard 2...(scheme.sets + 2) ~= reps.count, scheme.load != nil || isWhole,
      // `5x3 - 1/2 depth`, `3x5 - 2 3 hard`.
      isWhole || end == elements.count && elements[dash + 2].kind != .slash,
      isEndOfResult(end),
      // `5x5 @ 95 - 5,5,5,4,4` is read as it stands.
      elements[dash - 2].kind != .at || reps.count != scheme.sets
        || elements[dash + 2].isNumber
    else { return }
    var written: [Element] = []
    if let load = scheme.load {
      written = [load, Element(.colon, elements[dash].range, flags: .spaceAfter)]
    }
    for (place, index) in reps.enumerated() {
      let start = Int(elements[index].range.start)
      if place > 0 { written.append(Element(.comma, ByteRange(start, start), flags: .spaceAfter)) }
      written.append(elements[index])
      written[written.count - 1].flags.insert(.spaceBefore)
      if scheme.load == nil { written[written.count - 1].unit = .repetition }
    }
    if scheme.isOpen {
      written.append(
        Element(
          .plus,
          ByteRange(
            Int(written[written.count - 1].range.end), Int(written[written.count - 1].range.end))))
    }
    context.remarks.append(range(scheme.place))
    anatomy.parser.elements.replaceSubrange(scheme.place.lowerBound..<end, with: written)
    anatomy.parser.end = elements.count
  }

  /// `5 5 5 4 3`, `8, 8, 7` or `8/8/7`, and where they end.
  private func repsOfResult(from first: Int, most: Int32) -> (reps: [Int], end: Int) {
    var index = first
    var reps: [Int] = []
    var sign: Element.Kind?
    while index < elements.count, elements[index].isBareWhole, elements[index].value <= most {
      reps.append(index)
      index += 1
      guard index + 1 < elements.count, elements[index + 1].isBareWhole,
        [.comma, .slash].contains(elements[index].kind), sign == nil || sign == elements[index].kind
      else { continue }
      sign = elements[index].kind
      index += 1
    }
    return (reps, index)
  }

  /// Nothing but words and asides stand behind.
  private func isEndOfResult(_ end: Int) -> Bool {
    guard end < elements.count else { return true }
    switch elements[end].kind {
    case .word: return elements[end].word == .plain
    case .openParenthesis, .exclamation, .period: return true
    default: return false
    }
  }

  private struct SchemeBeforeDash {
    var place: Range<Int>
    var sets: Int
    var reps: Int32
    var load: Element?
    var isOpen: Bool
  }

  /// `85 5x5`, `3x8 80`, `3x8 @ 80`, `85x5x3` and `3x8` before the dash.
  private func schemeAhead(of dash: Int) -> SchemeBeforeDash? {
    let isOpen = elements[dash - 1].kind == .plus
    let end = isOpen ? dash - 1 : dash
    guard let found = triple(before: end) ?? product(before: end) ?? productWithLoad(before: end)
    else { return nil }
    guard found.start == 0 || elements[found.start - 1].kind == .word else { return nil }
    return SchemeBeforeDash(
      place: found.start..<dash, sets: Int(elements[found.sets].value) / 1000,
      reps: elements[found.reps].value, load: found.load.map { elements[$0] },
      isOpen: isOpen || found.isOpen)
  }

  private typealias Found = (start: Int, sets: Int, reps: Int, load: Int?, isOpen: Bool)

  private func isScheme(_ start: Int) -> Bool {
    start >= 0 && start + 2 < elements.count && elements[start].isBareWhole
      && 2_000...10_000 ~= elements[start].value && elements[start + 1].kind == .times
      && elements[start + 2].isBareWhole && elements[start + 2].value <= 30_000
  }

  private func isLoad(_ index: Int) -> Bool {
    index >= 0 && elements[index].kind == .quantity
      && (elements[index].unit.isMass || elements[index].isBare && elements[index].value >= 20_000)
  }

  /// `85x5x3`.
  private func triple(before end: Int) -> Found? {
    guard end > 4, isLoad(end - 5), elements[end - 4].kind == .times,
      elements[end - 2].kind == .times, elements[end - 1].isBareWhole,
      elements[end - 3].isBareWhole, 2_000...10_000 ~= elements[end - 1].value,
      elements[end - 3].value <= 30_000
    else { return nil }
    return (end - 5, end - 1, end - 3, end - 5, false)
  }

  /// `85 3x5`, `3x8`.
  private func product(before end: Int) -> Found? {
    guard isScheme(end - 3), end < 5 || elements[end - 4].kind != .times else { return nil }
    return isLoad(end - 4)
      ? (end - 4, end - 3, end - 1, end - 4, false) : (end - 3, end - 3, end - 1, nil, false)
  }

  /// `3x8 80`, `3x5+ 95`, `3x8 @ 80`.
  private func productWithLoad(before end: Int) -> Found? {
    guard isLoad(end - 1) else { return nil }
    var last = end - 2
    if last > 2, elements[last].kind == .at { last -= 1 }
    let isOpen = last > 2 && elements[last].kind == .plus
    if isOpen { last -= 1 }
    guard last > 1, isScheme(last - 2) else { return nil }
    return (last - 2, last - 2, last, end - 1, isOpen)
  }
}

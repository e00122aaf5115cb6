internal import JournalSyntax

/// Sets between parentheses.
extension FileReader {
  mutating func settleEnclosed() {
    guard let open = elements.firstIndex(where: { $0.kind == .openParenthesis }), open > 0,
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      close > open + 1
    else { return }
    let count = elements.count
    if close > open + 2, elements[open + 1].unit == .set {
      openScheme(open, close)
    } else if close > open + 2, close + 1 == count {
      settleNextRound(open, close)
    }
    if elements.count == count { openSets(open) }
  }

  /// The `(8 @ 15 lb)` of `10 @ 12 lb (8 @ 15 lb)`: the next set, written as the one before.
  private mutating func settleNextRound(_ open: Int, _ close: Int) {
    // `(5 @ 205 lb last time)` is a memory, `(5 @ 102 kg)` the same in the other unit.
    guard isRepsAtLoad(open + 1), elements[(open + 4)..<close].allSatisfy({ isOfSide($0) }),
      let at = elements[..<open].lastIndex(where: { $0.kind == .at }), at > 0, open - at <= 5,
      isRepsAtLoad(at - 1), elements[at + 1].unit == elements[open + 3].unit,
      elements[at + 1].value != elements[open + 3].value
        || elements[at - 1].value != elements[open + 1].value,
      !elements[at..<open].contains(where: { $0.kind == .times }),
      at < 3 || elements[at - 2].kind != .times
    else { return }
    anatomy.parser.elements.remove(at: close)
    anatomy.parser.elements[open].kind = .comma
    // The point of `lbs.` before it.
    if elements[open - 1].kind == .period { anatomy.parser.elements.remove(at: open - 1) }
  }

  private func isOfSide(_ element: Element) -> Bool {
    switch element.kind {
    case .slash, .period: true
    default: element.meaning == .side || element.meaning == .each || element.meaning == .per
    }
  }

  /// Keeps what stood behind those parentheses, once its set is read; numbers in it may tell more.
  mutating func noteRemark() {
    if !context.remarks.isEmpty {
      context.isAfterBlank = false
      for remark in context.remarks { note(remark) }
      context.remarks.removeAll(keepingCapacity: true)
    }
    guard let remark = context.remark.take() else { return }
    if bytes[remark.indices].contains(where: { Byte.isDigit($0) }) {
      file.diagnostics.append(.unreadNumbers(at: place(remark)))
    }
    context.isAfterBlank = false
    note(remark)
  }

  private func isRepsAtLoad(_ reps: Int) -> Bool {
    reps + 2 < elements.count && elements[reps].isBare
      && elements[reps + 1].kind == .at && elements[reps + 2].kind == .quantity
      && elements[reps + 2].unit.isMass
  }

  /// The first sentence of a remark: only what opens it rules the sets before it.
  private func takesNothingBack(from start: Int) -> Bool {
    for element in elements[start...].prefix(4) {
      if element.kind == .period { return true }
      if !takesNothingBack(element) { return false }
    }
    return true
  }

  /// `felt easy`, `after these I moved up`, but neither `skipped` nor `next time`.
  private func takesNothingBack(_ element: Element) -> Bool {
    switch element.meaning {
    case .skipped, .goal, .next, .previous, .failed, .warmup, .drop: false
    default: !Self.takingBack.contains(bytes[element.range.indices])
    }
  }

  private static let takingBack = WordSet(
    "not never no only just did didn't planned plan tomorrow almost nearly maybe")

  /// `Upright row (3 sets of 10 with 20 lb) - felt easy`: what was done stands behind the name in
  /// parentheses, and a remark behind it.
  private mutating func openScheme(_ open: Int, _ close: Int) {
    guard close > open + 4, !isAboveSets,
      elements[open + 2].meaning == .of, elements[open + 3].isNumber,
      elements[(open + 4)..<close].contains(where: { $0.unit.isMass }),
      elements[..<open].allSatisfy({ !$0.isNumber && $0.meaning != .warmup }),
      close + 1 == elements.count
        || elements[close + 1].kind == .hyphen && elements[close + 1].spaceBefore
          && takesNothingBack(from: close + 2)
    else { return }
    if close + 2 < elements.count {
      context.remark = range((close + 2)..<elements.count)
      anatomy.parser.elements.removeSubrange((close + 1)...)
    }
    anatomy.parser.elements[open + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: close)
    anatomy.parser.elements.remove(at: open)
  }
}

internal import JournalSyntax

/// What was done: the reps of each set, or one product, `3x8`, `3 sets of 8`.
struct WorkOfJoint {
  /// In their order, with commas between reps and the sign between the factors of a product.
  var parts: [Element]
  /// Between the reps: `.quantity` where nothing but blanks stands there, `nil` for a product.
  var mark: Element.Kind?
  /// `x8 x8 x7`.
  var isMarked = false
  /// `8, 8 and 7`.
  var isSpoken = false
  var end: Int
  var isProduct: Bool { mark == nil }
}

/// The work beside a load, whatever stands between its reps: `8;8;7`, `8, 8 & 7`, `x8 x8 x7`, `8r x3`.
extension FileReader {
  /// The reps of at least two sets with one kind of mark between them, or a product, from `start` on.
  func jointWork(from start: Int) -> WorkOfJoint? {
    if let product = productOfWork(start) { return product }
    var index = start
    let isMarked = elements[safe: index]?.kind == .times
    if isMarked { index += 1 }
    guard isRepsOfJoint(index) else { return nil }
    // `80 kg → 8 reps`.
    if elements[index].unit == .repetition, elements[safe: index + 1]?.isNumber != true,
      elements[safe: index + 1].map({ $0.kind != .comma && $0.kind != .slash }) ?? true
    {
      return WorkOfJoint(parts: [listed(index)], mark: .quantity, end: index + 1)
    }
    var parts = [listed(index)]
    index += 1
    var mark: Element.Kind?
    var isSpoken = false
    while let next = behindMark(index, &mark, isMarked), isRepsOfJoint(next) {
      parts.append(listed(next))
      isSpoken = isSpoken || elements[index].kind == .word
      index = next + 1
    }
    guard parts.count > 2 || parts.count == 2 && mark != .hyphen && mark != .slash else {
      return nil
    }
    var written: [Element] = []
    for part in parts {
      if !written.isEmpty {
        let place = ByteRange(Int(part.range.start), Int(part.range.start))
        written.append(Element(.comma, place, flags: .spaceAfter))
      }
      written.append(part)
    }
    return WorkOfJoint(
      parts: written, mark: mark, isMarked: isMarked, isSpoken: isSpoken, end: index)
  }

  private func listed(_ index: Int) -> Element {
    var rep = elements[index]
    rep.flags.insert(.spaceBefore)
    rep.flags.remove(.gap)
    return rep
  }

  /// Behind the mark between two reps, which is the same between all but the last two.
  private func behindMark(_ index: Int, _ mark: inout Element.Kind?, _ isMarked: Bool) -> Int? {
    guard let sign = elements[safe: index] else { return nil }
    switch sign.kind {
    case .quantity:
      // Columns of a lift are told apart elsewhere.
      guard mark == nil || mark == .quantity, sign.spaceBefore, !sign.flags.contains(.gap) else {
        return nil
      }
      mark = .quantity
      return index
    case .times where isMarked:
      guard mark == nil || mark == .quantity, sign.spaceBefore else { return nil }
      mark = .quantity
      return index + 1
    case .comma, .slash, .hyphen, .period, .semicolon, .pipe, .ampersand:
      // `8, 8 & 7`.
      guard mark == nil || mark == sign.kind || sign.kind == .ampersand else { return nil }
      mark = mark ?? sign.kind
      return isMarked && elements[safe: index + 1]?.kind == .times ? index + 2 : index + 1
    case .word where sign.meaning == .and:
      mark = mark ?? .comma
      return index + 1
    default: return nil
    }
  }

  private func isRepsOfJoint(_ index: Int) -> Bool {
    guard let number = elements[safe: index], number.kind == .quantity else { return false }
    return (number.unit == .none || number.unit == .repetition) && number.value % 1000 == 0
      && 1_000...40_000 ~= number.value && !number.flags.contains(.loadOfSide)
  }

  /// `3x8`, `3 x 8 reps`, `8r x3`, `3 sets of 8`.
  private func productOfWork(_ start: Int) -> WorkOfJoint? {
    guard let first = elements[safe: start], first.kind == .quantity, first.value % 1000 == 0,
      1_000...40_000 ~= first.value, let sign = elements[safe: start + 1],
      isRepsOfJoint(start + 2)
    else { return nil }
    let isCounted = first.unit == .set && (sign.kind == .times || sign.meaning == .of)
    guard
      isCounted
        || sign.kind == .times && (first.unit == .none || first.unit == .repetition)
    else { return nil }
    // `80 x 8 x 3`.
    guard elements[safe: start + 3]?.kind != .times else { return nil }
    return WorkOfJoint(
      parts: [listed(start)] + elements[(start + 1)..<(start + 3)], mark: nil, end: start + 3)
  }
}

/// Loads that were missed among those that were lifted: `110x1, 115 miss`, `105x1 110xm`.
extension ExpressionParser {
  /// The 115 of `110x1 115 miss` and of `110x1, 115 fail`: a load of its own, and no reps of the one
  /// before; in `3x5 245 f` it is that of the sets.
  func isMissedLoad(_ index: Int) -> Bool {
    guard isNumber(index), elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit.isMass,
      elements[index].value >= 20_000, isWord(index + 1, .failed), !isFollowedByLast(index + 1),
      let reps = quantities.last, let first = terms.last(where: { $0.joiner == .first }),
      case let load = quantities[first.quantities.lowerBound],
      load.unit.isMass || load.unit == .none && load.value >= 20_000
    else { return false }
    return reps.unit == .none && reps.kind == .number && reps.value <= elements[index].value / 2
  }

  /// The dash of `85x- 85x1`, in place of reps.
  func isMissedDash(_ index: Int) -> Bool {
    guard index > 0, index < end, elements[index].kind == .hyphen else { return false }
    return elements[index - 1].kind == .times && !elements[index].spaceBefore
      && (elements[index].spaceAfter || index + 1 >= end || isSeparator(index + 1))
  }

  /// The `m` of `105xm`, in place of reps.
  func isMissedLetter(_ index: Int) -> Bool {
    guard index > 0, isWord(index, .letterM), elements[index].range.count == 1 else { return false }
    return elements[index - 1].kind == .times && !elements[index].spaceBefore
      && (elements[index].spaceAfter || index + 1 >= end || isSeparator(index + 1))
  }
}

internal import JournalSyntax

/// Numbers of all sets that stand apart from what they belong to: `4x8 - 26 26 26 24 kg`,
/// `80 kg ---> 10, 10, 8`, `80 kg/3x10`.
extension FileReader {
  /// Puts commas between the loads behind sets and reps, where as many stand there as sets.
  mutating func settleLoadsBehindScheme(_ times: Int) {
    guard times + 3 < elements.count, elements[times - 1].isBareWhole,
      2_000...10_000 ~= elements[times - 1].value, elements[times + 1].isBareWhole,
      elements[times + 1].value <= 30_000, times < 2 || elements[times - 2].kind == .word
    else { return }
    var first = times + 2
    switch elements[first].kind {
    case .hyphen where elements[first].spaceBefore, .colon, .at: first += 1
    default: break
    }
    let end = first + Int(elements[times - 1].value) / 1000
    guard end <= elements.count,
      elements[first..<(end - 1)].allSatisfy({ $0.isBare }),
      elements[first..<end].allSatisfy({ $0.kind == .quantity && $0.spaceBefore }),
      case let last = elements[end - 1], last.unit == .none || last.unit.isMass,
      elements[first..<end].allSatisfy({
        last.unit.isMass && $0.value >= last.value / 5
          || $0.value >= 20_000 && $0.value >= 2 * elements[times + 1].value
      }),
      end == elements.count || elements[end].kind == .openParenthesis
        || elements[end].kind == .period || elements[end].kind == .comma
    else { return }
    for load in ((first + 1)..<end).reversed() {
      anatomy.parser.elements.insert(
        Element(.comma, elements[load - 1].range, flags: .spaceAfter), at: load)
    }
  }

  /// Puts a colon in the place of the arrow or the dots between a load and its reps.
  mutating func settleSignBeforeReps(_ sign: Int) -> Bool {
    guard sign > 0, elements[sign - 1].kind == .quantity, elements[sign - 1].unit.isMass,
      elements[sign].spaceBefore, !elements[..<sign].contains(where: { $0.kind == .times })
    else { return false }
    var end = sign
    while end < elements.count, end < sign + 6,
      elements[end].kind == .hyphen || elements[end].kind == .arrow || elements[end].kind == .period
    {
      end += 1
    }
    guard end > sign + 1 || elements[sign].kind == .arrow, end + 2 < elements.count else {
      return false
    }
    var index = end
    while index < elements.count {
      guard elements[index].isBareWhole, 1_000...50_000 ~= elements[index].value else {
        return false
      }
      index += 1
      guard index < elements.count else { break }
      guard elements[index].kind == .comma, index + 1 < elements.count else { return false }
      index += 1
    }
    guard index > end + 1 else { return false }
    anatomy.parser.elements.replaceSubrange(
      sign..<end, with: [Element(.colon, elements[sign].range, flags: .spaceAfter)])
    return true
  }

  /// The slash between a load with its unit and its sets and reps.
  mutating func dropSlashBeforeScheme(_ slash: Int) -> Bool {
    guard slash > 1, slash + 3 < elements.count, elements[slash - 1].kind == .quantity,
      elements[slash - 1].unit.isMass, elements[slash - 2].kind != .slash,
      elements[slash - 2].kind != .times, elements[slash + 1].isBareWhole,
      2_000...10_000 ~= elements[slash + 1].value, elements[slash + 2].kind == .times,
      elements[slash + 3].isBareWhole, elements[slash + 3].value <= 30_000,
      slash + 4 == elements.count || elements[slash + 4].kind == .comma
    else { return false }
    anatomy.parser.elements.remove(at: slash)
    anatomy.parser.elements[slash].flags.insert(.spaceBefore)
    return true
  }

  /// The `4x6-8` of `Bench 4x6-8: 80x8, 80x7`: what was asked for, where all that was done stands behind
  /// it.
  mutating func dropRangeBeforeSets(_ colon: Int) -> Int? {
    let first = colon - 5
    guard first > 0, colon + 3 < elements.count, elements[first].isBareWhole,
      2_000...10_000 ~= elements[first].value, elements[first + 1].kind == .times,
      elements[first + 2].isBareWhole, elements[first + 3].kind == .hyphen,
      !elements[first + 3].spaceBefore, elements[first + 4].isBareWhole,
      elements[first + 2].value < elements[first + 4].value, elements[first + 4].value <= 30_000,
      elements[first - 1].kind == .word,
      elements[colon + 1].isBare || elements[colon + 1].unit.isMass,
      elements[colon + 2].kind == .times, elements[colon + 3].isBareWhole,
      elements[colon + 1].value >= 20_000 || elements[colon + 1].unit.isMass
    else { return nil }
    context.remarks.append(range(first..<colon))
    anatomy.parser.elements.removeSubrange(first..<colon)
    return first
  }

  /// The comma of `Rows 135, 4 sets of 8`: a load without its unit, and how often it was lifted.
  mutating func dropCommaBeforeSets(_ comma: Int) -> Bool {
    guard comma > 1, comma + 3 < elements.count, elements[comma - 1].isBare,
      elements[comma - 1].value >= 20_000,
      elements[comma - 2].kind == .word || elements[comma - 2].kind == .colon,
      elements[comma + 1].unit == .set || elements[comma + 1].meaning == .cardinal,
      elements[comma + 2].meaning == .of || elements[comma + 2].meaning == .set
    else { return false }
    anatomy.parser.elements.remove(at: comma)
    anatomy.parser.elements[comma].flags.insert(.spaceBefore)
    return true
  }
}

/// Reps between parentheses, those of each set between its own: `15 kg (15)(15)(12)`; and the pieces
/// of one: `105 (1+1)`.
extension ExpressionParser {
  func opensEnclosedReps(_ open: Int, _ firstTerm: Int) -> Bool {
    guard terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      lastQuantity.unit.isMass || lastQuantity.unit == .none && lastQuantity.kind == .number
    else { return false }
    // `60 kg (10)`, `100 (5)`; the 5 of `60 kg (5) 3x10` is the setting of a machine.
    if holdsReps(open), elements[open + 1].value <= 30_000,
      lastQuantity.unit.isMass
        || lastQuantity.value >= 20_000 && lastQuantity.value / 2 >= elements[open + 1].value,
      endsEnclosedReps(open + 3)
    {
      return true
    }
    return holdsReps(open) && enclosedReps(behind: open + 2) != nil || holdsPieces(open)
      || holdsPartedReps(open)
  }

  /// Nothing stands behind, or a remark: `27.5 (10) easy`, `27.5(10)!`, `27.5(10) #pr`, `27.5(10) - hard`.
  private func endsEnclosedReps(_ index: Int) -> Bool {
    if isSeparator(index) || isPlainWord(index) || isWord(index, .feeling) { return true }
    switch elements[index].kind {
    case .exclamation, .check, .hash, .other: return true
    case .hyphen, .openParenthesis: return !isNumber(index + 1)
    default: return isWord(index, .record)
    }
  }

  /// The `(6/6/5)` of `60 kg (6/6/5)`, and the `(6-6-5)`: the reps of three sets or more. `(5/3/1)` is a
  /// programme, `(3/12/24)` a day, and `(3-1-3)` a tempo.
  private func holdsPartedReps(_ open: Int) -> Bool {
    guard let close = closing(open), close >= open + 6, (close - open) % 2 == 0,
      lastQuantity.unit.isMass || lastQuantity.value >= 20_000,
      case let mark = elements[open + 2].kind, mark == .slash || mark == .hyphen
    else { return false }
    // `(12/10/20)` is a day, `(8/9/9) RPE` tells how hard it was.
    let isDay = close == open + 6 && elements[close - 1].value > elements[open + 1].value
    guard !isDay, !isWord(close + 1, .rpe), !isWord(close + 1, .rir) else { return false }
    var (least, most) = (Int32.max, Int32.min)
    for index in (open + 1)..<close {
      if (index - open) % 2 == 0 {
        guard elements[index].kind == mark else { return false }
        continue
      }
      guard isRepCount(index) else { return false }
      least = min(least, elements[index].value)
      most = max(most, elements[index].value)
    }
    return most / 2 <= least && (mark == .slash || least >= 4_000 && most >= 6_000)
  }

  /// The number in the next parentheses behind those that close at `close`.
  func enclosedReps(behind close: Int) -> Int? {
    guard elements[safe: close]?.kind == .closeParenthesis, close < end else { return nil }
    let next = elements[safe: close + 1]?.kind == .comma ? close + 2 : close + 1
    return holdsReps(next) ? next + 1 : nil
  }

  private func holdsReps(_ open: Int) -> Bool {
    open + 2 < end && elements[open].kind == .openParenthesis && isRepCount(open + 1)
      && elements[open + 2].kind == .closeParenthesis
  }

  /// Behind the `(all 3s)` of `135, 165, 185 (all 3s)`: the reps of each of the loads.
  mutating func repsOfLoads(at open: Int) -> Int? {
    guard let last = expressions.last, last.terms.count == 1, last.terms.upperBound == terms.count,
      case let loads = terms[last.terms.lowerBound].quantities, loads.count > 1,
      quantities[loads].allSatisfy({
        $0.kind == .number && ($0.unit.isMass || $0.unit == .none && $0.value >= 20_000)
      }), closing(open) == open + 3, isNumber(open + 2),
      // `(all 3s)`, and not `(rest 10s)` or `(hold 3s)`.
      isWord(open + 1, .each) || isPlainWord(open + 1) && elements[open + 1].range.count == 3,
      elements[open + 2].unit == .letterS, 1_000...12_000 ~= elements[open + 2].value
    else { return nil }
    var reps = Quantity(elements[open + 2])
    reps.unit = .repetition
    quantities.append(reps)
    terms.append(
      Term(
        joiner: .times, quantities: (quantities.count - 1)..<quantities.count, separator: .none))
    amendLast({ _ in }, through: open + 3)
    expressions[expressions.count - 1].terms = last.terms.lowerBound..<terms.count
    return open + 4
  }

  /// The `(1+1)` of `105 (1+1)`: one clean and one jerk.
  private func holdsPieces(_ open: Int) -> Bool {
    guard isRepCount(open + 1), let close = closing(open), close > open + 3,
      lastQuantity.unit.isMass || lastQuantity.value >= 20_000
    else { return false }
    for index in (open + 1)..<close {
      guard (index - open) % 2 == 1 ? isRepCount(index) : elements[index].kind == .plus else {
        return false
      }
    }
    return (close - open) % 2 == 0
  }
}

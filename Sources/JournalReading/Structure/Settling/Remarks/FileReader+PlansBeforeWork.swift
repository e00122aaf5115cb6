internal import JournalSyntax

/// What was planned before what was done, on one line: `Squat plan 6x6x85 -> 85x6x6`,
/// `RDL [3x10 @ 40 kg] = 40 kg 10, 10, 9`.
extension FileReader {
  /// Takes the plan off the line, where what was done tells its load; it is kept as a note.
  mutating func dropPlanBeforeWork() {
    guard let plan = planBeforeEquals ?? planInWords else { return }
    guard holdsLoadedWork(plan.upperBound) else { return }
    context.remarks.append(range(plan))
    if elements[plan.lowerBound].spaceBefore {
      anatomy.parser.elements[plan.upperBound].flags.insert(.spaceBefore)
    }
    anatomy.parser.elements.removeSubrange(plan)
  }

  /// The `3x10 @ 40 kg =` of the scheme before a sign and the whole of the work; the scanner has
  /// passed over the brackets.
  private var planBeforeEquals: Range<Int>? {
    guard let sign = elements.firstIndex(where: { $0.kind == .equals }),
      let first = elements[..<sign].firstIndex(where: \.isNumber), first > 0, sign - first >= 3,
      sign + 1 < elements.count, elements[first + 1].kind == .times,
      elements[first..<sign].allSatisfy({
        $0.isNumber || $0.kind == .times || $0.kind == .at || $0.kind == .word
      })
    else { return nil }
    return first..<(sign + 1)
  }

  /// `plan 6x6x85 ->`, `target 3x5 80 kg, did`.
  private var planInWords: Range<Int>? {
    guard
      let plan = elements.firstIndex(where: { $0.meaning == .plan || $0.meaning == .goal }),
      plan + 4 < elements.count
    else { return nil }
    let first = elements[plan + 1].kind == .colon ? plan + 2 : plan + 1
    guard elements[first].isNumber else { return nil }
    var index = first
    while index < elements.count {
      switch elements[index].kind {
      case .quantity, .times, .at: break
      case .comma, .semicolon, .slash, .period:
        if index + 2 < elements.count, elements[index + 1].kind == .word,
          let behind = behindSign(index + 1)
        {
          return plan..<behind
        }
      default:
        guard let behind = behindSign(index) else { return nil }
        return plan..<behind
      }
      index += 1
    }
    return nil
  }

  /// Takes the word off `planned 4x6 @ 60 - did 6/6/5/5`: what was done has the load of the plan. Returns
  /// true when it did.
  mutating func dropWordOfPlan(_ plan: Int) -> Bool {
    let isLabel = elements[safe: plan + 1]?.kind == .colon
    let first = isLabel ? plan + 2 : plan + 1
    guard plan > 0, first + 4 < elements.count, elements[first].isNumber,
      let report = elements[first...].prefix(12).indices.first(where: {
        elements[$0].kind == .word && tellsReport($0)
      }), case let work = elements[safe: report + 1]?.kind == .colon ? report + 2 : report + 1,
      holdsReps(work)
    else { return false }
    anatomy.parser.elements.removeSubrange(plan..<first)
    if elements[plan - 1].kind == .colon { anatomy.parser.elements.remove(at: plan - 1) }
    return true
  }

  /// `6/6/5/5`, `12, 10, 9`.
  private func holdsReps(_ start: Int) -> Bool {
    start + 2 < elements.count && elements[start].isBareWhole && elements[start].value <= 50_000
      && (elements[start + 1].kind == .slash || elements[start + 1].kind == .comma)
      && elements[start + 2].isBareWhole && elements[start + 2].value <= 50_000
  }

  /// Behind `->`, `=` or `did`.
  private func behindSign(_ index: Int) -> Int? {
    guard index + 1 < elements.count else { return nil }
    switch elements[index].kind {
    case .arrow, .equals: return index + 1
    case .hyphen where elements[index + 1].kind == .arrow: return index + 2
    // `planned 3x10 @ 80 - did 80x10, 85x10`.
    case .hyphen where index + 2 < elements.count && tellsReport(index + 1): return index + 2
    case .word where tellsReport(index):
      return elements[index + 1].kind == .colon ? index + 2 : index + 1
    default: return nil
    }
  }

  /// `85x6x6`, `40 kg 10, 10, 9`: a load first, and reps behind it.
  private func holdsLoadedWork(_ start: Int) -> Bool {
    guard start + 1 < elements.count, elements[start].kind == .quantity else { return false }
    if elements[start].unit.isMass { return elements[start + 1].isNumber || isTimes(start + 1) }
    return elements[start].unit == .none && elements[start].value >= 20_000 && isTimes(start + 1)
  }

  private func isTimes(_ index: Int) -> Bool {
    elements[index].kind == .times && index + 1 < elements.count && elements[index + 1].isNumber
  }
}

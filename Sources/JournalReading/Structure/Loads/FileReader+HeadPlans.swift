internal import JournalSyntax

/// Sets and reps beside a name that stand once more below, behind the sets that lead to them, with their
/// load.
extension FileReader {
  /// The `3x8` of `Squat 3x8` above `1x10 @ 30`, `1x8 @ 50` and `3x8 @ 60` was the plan. Right above
  /// `3x8 @ 60` alone it may have been done as well.
  func isPlanOfSetsBelow(_ first: Int, _ segment: Segment) -> Bool {
    guard first + 1 == file.drafts.count, case let draft = file.drafts[first],
      draft.terms.count == 2, draft.quantities.count == 2, draft.terms[1].joiner == .times,
      draft.quantities.allSatisfy({ $0.kind == .number && $0.unit == .none && $0.upper == 0 }),
      segment.rest.isEmpty, !segment.isNameBehind, isWithoutRemarks(draft.attributes)
    else { return false }
    let scheme = bytes[draft.quantities[0].range.through(draft.quantities[1].range).indices]
    var index = context.lineIndex + 1
    while index < document.lines.count, index <= context.lineIndex + 8,
      document.lines[index].kind == .text || document.lines[index].kind == .item
    {
      let content = bytes[document.lines[index].content.indices]
      guard let start = content.first, Byte.isDigit(start), content.contains(UInt8(ascii: "@"))
      else { return false }
      if content.starts(with: scheme), index > context.lineIndex + 1 {
        let load = content.dropFirst(scheme.count).drop { $0 == Byte.space }
        return load.first == UInt8(ascii: "@")
      }
      index += 1
    }
    return false
  }

  /// The 10 kg of `Calf raise 3x10-20 10kg`, above the reps that were done with it: `12 12 12`.
  mutating func keepLoadOfPlan() {
    let loads = anatomy.parser.quantities.filter { $0.unit.isMass }
    guard loads.count == 1, loads[0].kind == .number, loads[0].upper == 0 else { return }
    if context.pendingName != nil {
      context.pendingName?.load = loads[0]
    } else if context.entry != nil {
      context.headLoad = HeadLoad(
        load: loads[0], lineIndex: context.lineIndex, traceIndex: file.traces.count,
        isOfName: true)
    }
  }
}

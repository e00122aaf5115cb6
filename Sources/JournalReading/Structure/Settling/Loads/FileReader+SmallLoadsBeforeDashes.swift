internal import JournalSyntax

/// Loads as small as reps before a dash, in files whose heavier lifts are told so: `Fly 10 - 3x12` and `Curl: 15 - 10, 8`
/// beside `Squat 100 - 5x5`.
extension FileReader {
  /// Writes the load with the sign of most.
  mutating func settleSmallLoadBeforeDash() {
    guard let load = firstOfWork,
      load + 2 < elements.count, elements[load].isBare, 4_000..<40_000 ~= elements[load].value,
      elements[load + 1].kind == .hyphen, elements[load + 1].spaceBefore,
      elements[load + 1].spaceAfter, let end = endOfRepsBehindDash(load + 2),
      isLifted(before: load),
      case let work = Array(elements[(load + 2)..<end]),
      case let isProduct = work.count == 3 && work[1].kind == .times && work[0].value <= 10_000,
      isProduct || !work.contains(where: { $0.kind == .times }),
      isProduct && namesLift(before: load) || putsLoadsBeforeDashes()
    else { return }
    // Behind an `@` the load might be how hard it was.
    let reps =
      isProduct
      ? Array(repeating: work[2], count: Int(work[0].value) / 1000) : work.filter(\.isNumber)
    anatomy.parser.elements.replaceSubrange(
      load..<end, with: [loadOfJoint(load)] + repsOfLoad(reps))
  }

  /// Behind `3x12`, `12`, or `12, 12, 10`; no loads stand behind.
  private func endOfRepsBehindDash(_ first: Int) -> Int? {
    var index = first
    while let reps = elements[safe: index], reps.isBareWhole, 1_000...30_000 ~= reps.value {
      index += 1
      guard let mark = elements[safe: index]?.kind,
        mark == .comma || mark == .slash || mark == .times,
        elements[safe: index + 1]?.isNumber == true
      else { return endsWithPlainRemark(index) ? index : nil }
      index += 1
    }
    return nil
  }

  /// A lift of the catalog stands before the number, or above it.
  private func namesLift(before load: Int) -> Bool {
    guard let name = nameOfUsual(before: load) else { return false }
    if name.isEmpty { return context.pendingName.map { names.isKnown($0.text) } ?? false }
    return names.isKnown(NameText.clean(written.bytes[range(name).indices]))
  }

  private mutating func putsLoadsBeforeDashes() -> Bool {
    if let known = context.putsLoadsBeforeDashes { return known }
    let isSo = LoadPlaces.standBeforeDashes(bytes)
    context.putsLoadsBeforeDashes = isSo
    return isSo
  }
}

internal import JournalSyntax

/// A load behind the sets that were done last: `dips 3x10, then 1x6 with +10kg`, `push-ups 3x12, then 1x8 with 5 kg`.
extension FileReader {
  /// Puts the load before those sets, so that it is of no others.
  mutating func settleLoadOfLaterSets() {
    guard let then = elements.firstIndex(where: { $0.meaning == .then }), then > 4,
      elements[then - 1].kind == .comma, then + 4 < elements.count,
      elements[then + 1].isBareWhole, elements[then + 2].kind == .times,
      elements[then + 3].isBareWhole,
      case let first = elements[then + 4].meaning == .with ? then + 5 : then + 4,
      first < elements.count, first > then + 4 || elements[first].kind == .plus,
      case let load = elements[first].kind == .plus ? first + 1 : first,
      load < elements.count, elements[load].kind == .quantity, elements[load].unit.isMass,
      elements[safe: load + 1].map({ $0.kind != .times && !$0.isNumber }) ?? true,
      elements[then - 2].isBareWhole, elements[then - 3].kind == .times,
      !elements[..<then].contains(where: {
        $0.unit.isMass || $0.kind == .at || $0.isBare && $0.value >= 60_000
      })
    else { return }
    let told = Array(elements[first...load])
    var sets = Array(elements[(then + 1)...(then + 3)])
    sets[0].flags.insert(.spaceBefore)
    anatomy.parser.elements.replaceSubrange(then...load, with: told + sets)
    anatomy.parser.elements[then].flags.insert(.spaceBefore)
    anatomy.parser.elements[then + told.count - 1].flags.insert(.spaceAfter)
  }
}

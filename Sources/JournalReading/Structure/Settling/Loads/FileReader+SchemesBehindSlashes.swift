internal import JournalSyntax

/// Sets and reps behind the slash of a load: `Curl 45/2x8`, where nobody does eight sets of two.
extension FileReader {
  /// Makes sets of the number behind the slash.
  mutating func settleSchemeBehindSlash() {
    var slash = 1
    while slash + 3 < elements.count {
      defer { slash += 1 }
      guard elements[slash].kind == .slash, !elements[slash].spaceBefore,
        !elements[slash].spaceAfter, isLoadBeforeScheme(slash - 1),
        case let (sets, reps) = (elements[slash + 1], elements[slash + 3]),
        sets.isBareWhole, 1_000...6_000 ~= sets.value, elements[slash + 2].kind == .times,
        !elements[slash + 2].spaceBefore, reps.isBareWhole, 6_000...30_000 ~= reps.value,
        elements[safe: slash + 4].map({ $0.kind != .times && $0.kind != .slash }) ?? true
      else { continue }
      anatomy.parser.elements[slash + 1].unit = .set
      anatomy.parser.elements[slash + 1].flags.insert(.spaceBefore)
      anatomy.parser.elements[slash - 1].flags.insert(.spaceAfter)
      anatomy.parser.elements.remove(at: slash)
      anatomy.parser.end = elements.count
    }
  }

  private func isLoadBeforeScheme(_ load: Int) -> Bool {
    elements[load].kind == .quantity && (elements[load].isBare || elements[load].unit.isMass)
      && (elements[load].value >= 15_000 || elements[load].value % 1000 != 0)
      && (load == 0 || elements[load - 1].kind != .times && elements[load - 1].kind != .slash)
  }
}

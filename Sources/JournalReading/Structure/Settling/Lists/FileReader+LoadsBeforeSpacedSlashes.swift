internal import JournalSyntax

/// A load, a slash with blanks around it and the reps of each set: `halter 14 / 10 10 9`, `60 / 8, 80 / 5, 90 / 5 5 5`.
extension FileReader {
  mutating func settleLoadsBeforeSpacedSlashes() {
    guard let first = elements.firstIndex(where: { $0.kind == .slash }),
      isLoadBeforeSpacedSlash(first), listsReps(behind: lastSlash) > 1,
      elements.indices.allSatisfy({ elements[$0].kind != .slash || isLoadBeforeSpacedSlash($0) })
    else { return }
    for index in elements.indices.reversed() where elements[index].kind == .slash {
      anatomy.parser.elements[index].kind = .times
      for reps in (index + 2..<index + 1 + listsReps(behind: index)).reversed() {
        let start = Int(elements[reps].range.start)
        anatomy.parser.elements.insert(
          Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: reps)
      }
    }
  }

  private var lastSlash: Int { elements.lastIndex { $0.kind == .slash } ?? 0 }

  /// A word or a comma before the load, and behind the slash no more reps than nobody does with it.
  private func isLoadBeforeSpacedSlash(_ slash: Int) -> Bool {
    guard slash > 1, elements[slash].spaceBefore, elements[slash].spaceAfter,
      elements[slash - 1].isBare,
      elements[slash - 2].kind == .word || elements[slash - 2].kind == .comma,
      case let count = listsReps(behind: slash), count > 0
    else { return false }
    let most = elements[(slash + 1)...].prefix(count).map(\.value).max() ?? 0
    return elements[slash - 1].value > most && most <= 30_000
  }

  /// How many bare numbers stand behind it, up to a comma, a dash or the end.
  private func listsReps(behind slash: Int) -> Int {
    let reps = elements[(slash + 1)...].prefix { $0.isBareWhole }
    switch elements[safe: reps.endIndex]?.kind {
    case nil, .comma, .openParenthesis: return reps.count
    case .hyphen: return elements[reps.endIndex].spaceBefore ? reps.count : 0
    default: return 0
    }
  }
}

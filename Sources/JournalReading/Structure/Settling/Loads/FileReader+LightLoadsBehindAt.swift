internal import JournalSyntax

/// Loads as small as ratings behind an `@`, in files that tell their loads so: `Fly 10, 9, 8 @ 7.5` beside
/// `Squat 5, 5, 4 @ 100`.
extension FileReader {
  /// Makes the sign that of a load, which is of all reps of the list.
  mutating func settleLightLoadBehindAt() {
    guard let first = firstOfWork,
      let at = elements[first...].firstIndex(where: { $0.kind == .at }),
      at >= first + 3, (at - first) % 2 == 1, let load = elements[safe: at + 1], load.isBare,
      2_500..<20_000 ~= load.value, endsWithPlainRemark(at + 2), areListed(first..<at),
      isLifted(before: first), putsLoadsBehindAt()
    else { return }
    for mark in stride(from: first + 1, to: at, by: 2) {
      anatomy.parser.elements[mark].kind = .comma
      anatomy.parser.elements[mark].flags = .spaceAfter
    }
    anatomy.parser.elements[at].word = Word(meaning: .with, value: 0)
  }

  /// Reps with one kind of mark between them.
  private func areListed(_ list: Range<Int>) -> Bool {
    let mark = elements[list.lowerBound + 1].kind
    guard mark == .comma || mark == .slash || mark == .hyphen else { return false }
    return list.allSatisfy { index in
      (index - list.lowerBound) % 2 == 1
        ? elements[index].kind == mark
        : elements[index].isBareWhole && 1_000...30_000 ~= elements[index].value
    }
  }

  private mutating func putsLoadsBehindAt() -> Bool {
    if let known = context.putsLoadsBehindAt { return known }
    let isSo = LoadPlaces.standBehindAt(bytes)
    context.putsLoadsBehindAt = isSo
    return isSo
  }
}

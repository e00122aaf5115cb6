internal import JournalSyntax

/// The walk on a treadmill that goes by its settings, `Treadmill 12-3-30`: an incline of 12 %, 3 miles an hour, half an hour.
/// It is no date.
extension FileReader {
  /// Leaves the 30 minutes; the settings are kept as a note.
  mutating func settleInclineWalk() {
    guard
      let first = elements.indices.dropFirst().dropLast(4).first(where: {
        elements[$0].isBareWhole && elements[$0].value == 12_000
          && elements[$0 + 2].isBareWhole && elements[$0 + 2].value == 3_000
          && elements[$0 + 4].isBareWhole && elements[$0 + 4].value == 30_000
          && isJoint($0 + 1) && elements[$0 + 3].kind == elements[$0 + 1].kind
      }), elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      elements[..<first].indices.contains(where: { isWord($0, in: Self.walks) })
    else { return }
    context.remarks.append(range(first..<(first + 5)))
    var time = elements[first + 4]
    time.unit = .minute
    time.flags.insert(.spaceBefore)
    anatomy.parser.elements.replaceSubrange(first...(first + 4), with: [time])
    anatomy.parser.end = elements.count
  }

  private func isJoint(_ index: Int) -> Bool {
    (elements[index].kind == .hyphen || elements[index].kind == .slash)
      && !elements[index].spaceBefore
  }

  private static let walks = WordSet(
    "treadmill tread mill walk walked walking incline cardio laufband tapis cinta esteira dorożka bieżnia дорожка"
  )
}

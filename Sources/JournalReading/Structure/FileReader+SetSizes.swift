internal import JournalSyntax
internal import WorkoutModel

/// Lines that tell how much makes one set, or how long a whole may take.
extension FileReader {
  /// `每15个为一组`, `20次算一组`: the reps of the sets above that tell none, and no set of its own.
  mutating func setSize(_ line: LineSyntax) -> Bool {
    guard let index = definedReps() else { return false }
    let reps = FixedPoint(thousandths: elements[index].value)
    if let entry = file.entries.indices.last, context.session != nil {
      for set in file.sets.indices.reversed() {
        guard file.setEntries[set] == Int32(entry), file.sets[set].effort == .untold,
          case .none = file.sets[set].load
        else { break }
        file.sets[set].effort = .reps(reps)
      }
    }
    note(line.content)
    return true
  }

  /// The 15 of `15个为一组`.
  private func definedReps() -> Int? {
    guard elements.count >= 2 else { return nil }
    return elements.indices.dropLast().first { index in
      elements[index].isNumber && elements[index].unit == .repetition
        && elements[index + 1].kind == .word
        && Self.makesSet.contains(Keywords.hash(bytes[elements[index + 1].range.indices]))
    }
  }

  private static let makesSet = Set(
    "为一组 為一組 算一组 算一組 是一组 是一組 当一组 當一組".split(separator: " ").map {
      Keywords.hash(Array($0.utf8)[...])
    })

  /// `10 minute cap`, `15:00 time limit`: no time that anybody trained.
  mutating func capLine(_ line: LineSyntax) -> Bool {
    guard 2...4 ~= elements.count, elements[0].isNumber,
      elements[0].unit.isTime || elements[0].kind == .clock,
      elements[1...].allSatisfy({ $0.kind == .word }), let last = elements.last,
      Self.caps.contains(Keywords.hash(bytes[last.range.indices]))
    else { return false }
    note(line.content)
    return true
  }

  private static let caps = Set(
    "cap limit timecap 제한 制限 限时".split(separator: " ").map {
      Keywords.hash(Array($0.utf8)[...])
    })
}

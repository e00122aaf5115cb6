internal import JournalSyntax
internal import WorkoutModel

/// Lines that tell how much makes one set, or how long a whole may take.
extension FileReader {
  /// `每15个为一组`, `20次算一组`: the reps of the sets above that tell none, and no set of its own.
  mutating func setSize(_ line: LineSyntax) -> Bool {
    guard let index = definedReps() else { return false }
    if let entry = file.entries.indices.last, context.session != nil {
      fill(elements[index], entry)
    } else {
      file.diagnostics.append(.unreadNumbers(at: place(line.content)))
    }
    note(line.content)
    return true
  }

  /// Puts the reps to the sets of an exercise that tell nothing but how many they were.
  private mutating func fill(_ reps: Element, _ entry: Int) {
    for set in file.sets.indices.reversed() {
      guard file.setEntries[set] == Int32(entry), file.sets[set].effort == .untold,
        case .none = file.sets[set].load
      else { break }
      file.sets[set].effort = .reps(FixedPoint(thousandths: reps.value))
    }
    for index in file.drafts.indices.reversed() {
      guard file.drafts[index].entryIndex == entry, file.drafts[index].quantities.count == 1,
        file.drafts[index].quantities[0].unit == .set
      else { break }
      file.drafts[index].quantities.append(Quantity(reps))
      file.drafts[index].terms.append(Term(joiner: .times, quantities: 1..<2, separator: .none))
      file.drafts[index].shape = Shape.of(
        file.drafts[index].terms, file.drafts[index].quantities, file.drafts[index].nature)
    }
  }

  /// The 15 of `15个为一组`.
  func definedReps() -> Int? {
    for index in elements.indices.dropLast()
    where elements[index].unit == .repetition && elements[index].isNumber
      && elements[index + 1].kind == .word
      && Self.makesSet.contains(bytes[elements[index + 1].range.indices])
    {
      return index
    }
    return nil
  }

  private static let makesSet = WordSet("为一组 為一組 算一组 算一組 是一组 是一組 当一组 當一組")

  /// `10 minute cap`, `15:00 time limit`: no time that anybody trained.
  mutating func capLine(_ line: LineSyntax) -> Bool {
    guard 2...4 ~= elements.count, elements[0].isNumber,
      elements[0].unit.isTime || elements[0].kind == .clock,
      elements[1...].allSatisfy({ $0.kind == .word }), let last = elements.last,
      Self.caps.contains(bytes[last.range.indices])
    else { return false }
    note(line.content)
    return true
  }

  private static let caps = WordSet("cap limit timecap 제한 制限 限时")
}

internal import JournalSyntax
internal import WorkoutModel

/// What the parser took for a load, a side or help, where the exercise has none.
extension FileReader {
  /// False where nobody can tell what the numbers are, which is said.
  mutating func settleLookalikes(
    _ terms: inout [Term], _ quantities: inout [Quantity], _ entry: Int, _ range: ByteRange
  ) -> Bool {
    doubtManySets(terms, quantities)
    if isBareCountedLoad(terms, quantities, entry) {
      file.diagnostics.append(.unreadNumbers(at: place(range)))
      return false
    }
    if isBareLoadBeforeReps(terms, quantities) {
      settleBareLoad(&terms, &quantities, entry)
    } else if isRungOfLadder(terms, quantities) {
      return settleRung(&terms, &quantities, entry, range)
    } else if isBareHelp(terms, quantities), !mayBeHelped(terms, quantities, entry) {
      file.diagnostics.append(.minusDoubtful(at: place(range)))
    }
    return true
  }

  // MARK: Loads

  /// The 60 of `Bench 60 three times` is a load without reps, or nobody knows.
  private func isBareCountedLoad(
    _ terms: [Term], _ quantities: [Quantity], _ entry: Int
  ) -> Bool {
    guard terms.count == 1, quantities.count == 1, quantities[0].kind == .number,
      quantities[0].unit == .none, quantities[0].value > 30_000,
      file.entries[entry].nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .counted, .jumped])
    else { return false }
    return elements.contains { $0.meaning == .often }
      && elements.contains { $0.meaning == .cardinal }
  }

  /// The ten sets of `Curl 5 kg, 10x12` may be ten reps.
  private mutating func doubtManySets(_ terms: [Term], _ quantities: [Quantity]) {
    guard terms.count == 3, quantities.count == 3, quantities[0].unit.isMass,
      quantities[0].value <= 10_000, terms[2].joiner == .times,
      quantities[1].unit == .none, quantities[2].unit == .none,
      7_000...30_000 ~= quantities[1].value,
      quantities[1].value >= quantities[0].value,
      bytes[safe: Int(quantities[0].range.end)] == Byte.comma
    else { return }
    file.diagnostics.append(
      .manySets(
        Int(quantities[1].value / 1000), FixedPoint(thousandths: quantities[2].value),
        at: place(quantities[1].range.through(quantities[2].range))))
  }

  /// `100, 5 reps`.
  private func isBareLoadBeforeReps(_ terms: [Term], _ quantities: [Quantity]) -> Bool {
    terms.count == 2 && quantities.count == 2 && quantities[1].unit == .repetition
      && quantities[0].kind == .number && quantities[0].unit == .none
      && quantities[0].marks.isEmpty && quantities[0].value >= 30_000
      && bytes[safe: Int(quantities[0].range.end)] == Byte.comma
  }

  /// `Push-ups 40, 10 reps` are two sets; `Bench 100, 5 reps` on its own may be a load and its reps.
  private mutating func settleBareLoad(
    _ terms: inout [Term], _ quantities: inout [Quantity], _ entry: Int
  ) {
    if file.entries[entry].nature.contains(.bodyweight) {
      quantities[0].unit = .repetition
      terms = [Term(joiner: .first, quantities: 0..<2, separator: .comma)]
    } else if anatomy.parser.expressions.count == 1 {
      file.diagnostics.append(
        .loadOrReps(
          FixedPoint(thousandths: quantities[0].value), at: place(quantities[0].range)))
    }
  }

  // MARK: Sides

  /// The `2/2` of `1/1, 2/2, 3/3`, which the parser made one number of.
  func isRungOfLadder(_ expression: Expression) -> Bool {
    let terms = anatomy.parser.terms[expression.terms]
    guard let term = terms.first, terms.count == 1, term.quantities.count == 1 else { return false }
    let first = term.quantities.lowerBound
    return isRungOfLadder(
      [Term(joiner: .first, quantities: 0..<1, separator: .none)],
      [anatomy.parser.quantities[first]])
  }

  private func isRungOfLadder(_ terms: [Term], _ quantities: [Quantity]) -> Bool {
    guard terms.count == 1, quantities.count == 1, quantities[0].marks.contains(.each),
      quantities[0].unit == .repetition, case let end = Int(quantities[0].range.end),
      end + 1 < bytes.count
    else { return false }
    return bytes[end] == UInt8(ascii: "/") && Byte.isDigit(bytes[end + 1])
  }

  private static let bells: Set<String> = ["kettlebell", "kettlebells", "kb", "dumbbell", "db"]

  /// `Chin-ups 3/3, 4/4` are done with both sides at once; what `Week 1/1, 2/2` tells is no set.
  private mutating func settleRung(
    _ terms: inout [Term], _ quantities: inout [Quantity], _ entry: Int, _ range: ByteRange
  ) -> Bool {
    let nature = file.entries[entry].nature
    let name = file.entries[entry].name
    guard nature.isDisjoint(with: [.oneSided, .eitherSide, .dumbbell]),
      !name.lowercased().split(separator: " ").contains(where: { Self.bells.contains(String($0)) })
    else { return true }
    if !names.isKnown(name), !ExerciseNames.isMovement(name) {
      // `Maria 16 kg` above the rungs: an exercise of its own.
      guard Int(file.entries[entry].location.lineNumber) == context.lineIndex + 1 else {
        return true
      }
      file.diagnostics.append(.unreadNumbers(at: place(range)))
      return false
    }
    quantities[0].unit = .none
    quantities[0].marks.remove(.each)
    quantities.append(quantities[0])
    terms[0].quantities = 0..<2
    terms[0].separator = .comma
    return true
  }

  // MARK: Help

  /// The `-12` of `-12 10 8`.
  private func isBareHelp(_ terms: [Term], _ quantities: [Quantity]) -> Bool {
    terms.count == 2 && terms[1].joiner == .space
      && terms[0].quantities.count == 1 && quantities[0].marks.contains(.assisted)
      && quantities[0].kind == .number && quantities[0].unit == .none
      && quantities.dropFirst().allSatisfy { $0.unit == .none && $0.kind == .number }
  }

  /// Somebody may be helped up, but nobody is with `Curl -12 10 8`; below `Pull-ups` the dash of
  /// `-12 10 8` makes an item.
  private func mayBeHelped(_ terms: [Term], _ quantities: [Quantity], _ entry: Int) -> Bool {
    let nature = file.entries[entry].nature
    if nature.contains(.assisted) { return true }
    guard nature.contains(.bodyweight), nature.isDisjoint(with: .counted) else { return false }
    let most = quantities.dropFirst().lazy.map(\.value).max() ?? 0
    return !opensLine(quantities[0]) || quantities[0].value / 3 * 2 > most
  }

  private func opensLine(_ quantity: Quantity) -> Bool {
    guard let dash = elements.first, dash.kind == .hyphen else { return false }
    return dash.range.start == quantity.range.start
      || dash.range.end == quantity.range.start
  }
}

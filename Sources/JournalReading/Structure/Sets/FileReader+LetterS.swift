internal import JournalSyntax
internal import WorkoutModel

/// The `s` behind a number: seconds, sets named for their reps, dumbbells named for their load.
extension FileReader {
  /// `Curls`, `Raises`: done with dumbbells, and never held.
  func namesWorkOfHands(_ entry: Int) -> Bool {
    Self.workOfHands.contains(Array(file.entries[entry].name.utf8)[...])
  }

  private static let workOfHands = WordSet(
    "curl curls raise raises fly flys flies flyes press presses kickback kickbacks shrug shrugs")

  /// Behind loads and before their colon `5s` are the fives, where the lift is none that is held; in
  /// `3s: 60, 70, 80` the letter may count the loads.
  func settleLetterS(_ terms: [Term], _ quantities: inout [Quantity], _ entry: Int) {
    guard let letter = quantities.firstIndex(where: { $0.unit == .letterS }),
      file.entries[entry].nature.isDisjoint(with: [.timed, .cardio, .distance]),
      let term = terms.firstIndex(where: { $0.quantities == letter..<(letter + 1) })
    else { return }
    // `悬挂：5s*45554`: the plural of a load is English.
    if !isASCII, file.entries[entry].name.utf8.allSatisfy({ $0 >= 0x80 || $0 == Byte.space }) {
      quantities[letter].unit = .second
      return
    }
    // `tiro na esteira 10x30s`.
    if namesMachineOfRunner(file.entries[entry].name) {
      quantities[letter].unit = .second
      if terms.count == 2, letter == 1, quantities[0].isBareWhole { quantities[0].unit = .set }
      return
    }
    // `Squat 45s each side x 5`: the plates of a bar.
    if term == 0, terms.count > 1, quantities[letter].marks.contains(.each),
      Self.plates.contains(quantities[letter].value), file.entries[entry].nature.contains(.lifted)
    {
      quantities[letter].unit = .none
      return
    }
    if isPair(terms, quantities, term, file.entries[entry].nature) {
      quantities[letter].unit = .none
      quantities[letter].marks.insert(.each)
      return
    }
    // `hammers 20s for 10 x 2`: the twenties.
    if term == 0, terms.count > 1, terms[1].joiner == .for,
      file.entries[entry].nature.isDisjoint(with: .bodyweight),
      4_000...60_000 ~= quantities[letter].value,
      terms[1].quantities.allSatisfy({
        quantities[$0].isBareWhole && 4_000...30_000 ~= quantities[$0].value
      })
    {
      quantities[letter].unit = .none
      quantities[letter].marks.formUnion([.each, .leading])
      return
    }
    if areSizes(terms, quantities, letter, entry) {
      quantities[letter].unit = .none
      quantities[letter].marks.formUnion([.each, .leading])
      return
    }
    // `Laterals 8s x 15, 15, 12`: the eights, for no set tells seconds and reps; and the fourteens of
    // `DB curls 14s x 15`, which nobody holds.
    let areHeld =
      (file.entries[entry].nature.contains(.dumbbell) || namesWorkOfHands(entry))
      // `25s x 12` below `Curls`: nobody curls for as many sets.
      && (quantities[letter].value % 2_500 != 0
        || terms.count == 2 && terms[1].quantities.count == 1
          && 6_000...30_000 ~= quantities[terms[1].quantities.lowerBound].value)
    let nature = file.entries[entry].nature
    let isOdd =
      isOddSize(quantities[letter].value) && (nature.isEmpty || nature.contains(.lifted))
    let most: Int32 = isOdd ? 100_000 : areHeld ? 60_000 : 15_000
    if term == 0, terms.count == 2,
      terms[1].joiner == .times || terms[1].joiner == .space && terms[1].quantities.count > 1,
      terms[1].quantities.count > 1 || areHeld,
      4_000..<most ~= quantities[letter].value,
      file.entries[entry].nature.isDisjoint(with: [.bodyweight]),
      terms[1].quantities.allSatisfy({
        quantities[$0].unit == .none && quantities[$0].isBareWhole && quantities[$0].value >= 8_000
      })
    {
      quantities[letter].unit = .none
      quantities[letter].marks.formUnion([.each, .leading])
      return
    }
    guard terms.count >= 2,
      case let loads = term == 0 ? terms[1] : terms[0],
      term == 0
        ? loads.joiner == .colon || loads.joiner == .space && loads.quantities.count > 1
        : terms[term].joiner == .for,
      case let fives = quantities[letter].value, 2_000...12_000 ~= fives, fives % 1000 == 0,
      quantities.allSatisfy({ $0.unit != .repetition }),
      terms.count > 2
        || Int(fives) != loads.quantities.count * 1000
          && loads.quantities.allSatisfy({
            quantities[$0].unit.isMass
              || quantities[$0].unit == .none && quantities[$0].value >= 20_000
          })
    else { return }
    quantities[letter].unit = .repetition
  }

  /// The eights of `Kickbacks 8s 3x12` and the twenty-fours of `RDL 24s 3x10`: sets and reps of what is lifted are told, and no set has seconds
  /// besides.
  private func areSizes(
    _ terms: [Term], _ quantities: [Quantity], _ letter: Int, _ entry: Int
  ) -> Bool {
    let (nature, name) = (file.entries[entry].nature, file.entries[entry].name)
    return letter == 0 && terms.count == 3 && terms[0].quantities.count == 1
      && terms[1].joiner == .space && terms[2].joiner == .times
      && (4_000..<12_000 ~= quantities[0].value
        || isOddSize(quantities[0].value))
      && quantities.dropFirst().allSatisfy { $0.unit == .none && $0.kind == .number }
      && (nature.contains(.dumbbell) || nature.contains(.lifted) || nature.isEmpty
        || ExerciseNames.isMovement(name))
      && nature.isDisjoint(with: [.bodyweight, .timed, .cardio])
  }

  /// The twenty-fours and thirty-twos of some racks: nobody holds a bar for so many seconds.
  private func isOddSize(_ size: Int32) -> Bool {
    12_000...100_000 ~= size && size % 2_000 == 0 && size % 5_000 != 0
  }

  private static let plates: Set<Int32> = [45_000, 35_000, 25_000, 20_000, 15_000, 10_000]

  private func isCurl(_ entry: Int) -> Bool {
    names.exercises[file.entries[entry].exerciseID].canonical.hasSuffix("Curl")
  }

  /// The seventies of `DB row 70s` above its reps. `Curl 21s x 3` are seven reps of the lower half, seven
  /// of the upper and seven whole.
  mutating func settleSizeAlone(_ expression: Expression, _ entry: Int) {
    let first = anatomy.parser.terms[expression.terms.lowerBound].quantities.lowerBound
    let behind = anatomy.parser.terms[expression.terms].dropFirst()
    if anatomy.parser.quantities[first].unit == .letterS,
      anatomy.parser.quantities[first].value == 21_000, isCurl(entry), behind.count <= 1,
      behind.allSatisfy({
        $0.joiner == .times && $0.quantities.count == 1
          && anatomy.parser.quantities[$0.quantities.lowerBound].value <= 10_000
      })
    {
      anatomy.parser.quantities[first].unit = .repetition
      return
    }
    guard expression.terms.count == 1,
      case let index = anatomy.parser.terms[expression.terms.lowerBound].quantities.lowerBound,
      case let size = anatomy.parser.quantities[index], size.unit == .letterS,
      15_000...200_000 ~= size.value, size.value % 500 == 0,
      case let nature = file.entries[entry].nature, nature.contains(.dumbbell),
      nature.isDisjoint(with: [.timed, .cardio, .bodyweight])
    else { return }
    anatomy.parser.quantities[index].unit = .none
    anatomy.parser.quantities[index].marks.formUnion([.each, .leading])
  }

  /// The fourteens of `Split squat 2x10 @ 14s`.
  private func isPair(
    _ terms: [Term], _ quantities: [Quantity], _ term: Int, _ nature: ExerciseNature
  ) -> Bool {
    let letter = quantities[terms[term].quantities.lowerBound]
    guard letter.value >= 8_000, letter.value % 500 == 0, !nature.contains(.bodyweight),
      !quantities.contains(where: { $0.unit.isMass })
    else { return false }
    let isLifted = nature.contains(.dumbbell) || letter.value >= 12_000
    return terms.count > 1 && terms[term].joiner == .at && term + 1 == terms.count && isLifted
      && quantities[..<terms[term].quantities.lowerBound].allSatisfy {
        $0.unit == .none || $0.unit == .set || $0.unit == .repetition
      }
  }

  /// The 45 of `45 x 3 sets, 50 x 2 sets` below `Power snatch`: what rises from part to part is a load, and
  /// its reps are told elsewhere or not at all. `Squats 50 x 3 sets` may be done without one.
  func settleLoadOfSets(_ terms: [Term], _ quantities: inout [Quantity], _ entry: Int) {
    guard terms.count == 2, quantities.count == 2, terms[1].joiner == .times,
      quantities[1].unit == .set, rises(), quantities[0].isBareWhole, quantities[0].value >= 40_000,
      case let nature = file.entries[entry].nature, nature.contains(.lifted),
      nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance, .dumbbell, .counted])
    else { return }
    quantities[0].marks.insert(.leading)
  }

  private func namesMachineOfRunner(_ name: String) -> Bool {
    name.utf8.split(separator: Byte.space).contains { word in
      Self.machinesOfRunners.contains(Array(word)[...])
    }
  }

  private static let machinesOfRunners = WordSet(
    "esteira treadmill sprint sprints tiro tiros laufband cinta loopband tapis corda rollen bieżnia"
  )

  /// The first numbers of all expressions of the line, of which there are several.
  private func rises() -> Bool {
    let firsts = anatomy.parser.expressions.map {
      anatomy.parser.quantities[anatomy.parser.terms[$0.terms.lowerBound].quantities.lowerBound]
        .value
    }
    return firsts.count > 1 && zip(firsts, firsts.dropFirst()).allSatisfy { $0 < $1 }
  }
}

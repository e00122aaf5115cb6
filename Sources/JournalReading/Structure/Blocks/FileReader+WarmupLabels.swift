internal import JournalSyntax
internal import WorkoutModel

/// What stands behind `Warm-up:` and names an exercise of its own.
extension FileReader {
  /// Bare factors before the name of an exercise.
  func areFactorsOfExercise(_ start: Int, _ end: Int) -> Bool {
    var name = start
    while name < min(end, start + 4),
      elements[name].kind == .times
        || elements[name].kind == .quantity && elements[name].unit == .none
    {
      name += 1
    }
    guard name > start, elements[name - 1].isNumber else { return false }
    return (1...4).contains { count in
      name + count <= end && elements[name + count - 1].kind == .word
        && isExercise(name..<(name + count))
    }
  }

  /// A distance or a time before the name of an exercise.
  func isEndurance(_ number: Int, _ end: Int) -> Bool {
    let unit = elements[number].unit
    guard unit.isLength || unit == .letterM || unit.isTime else { return false }
    return (1...3).contains { count in
      guard number + count < end, elements[number + count].kind == .word else { return false }
      let name = NameText.clean(written.bytes[range((number + 1)..<(number + count + 1)).indices])
      return names.isKnown(name) || names.nature(of: name).contains(.cardio)
        || ExerciseNames.isMovement(name)
    }
  }
}

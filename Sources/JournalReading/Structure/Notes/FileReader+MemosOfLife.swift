internal import JournalSyntax

/// Lines between the sessions of somebody who keeps all notes in one file: telephones, secrets, cars, and days off.
extension FileReader {
  /// `snow, shovelled 40 min. No training`: for how long or how far something was done, and nobody knows what.
  var tellsNoTraining: Bool {
    guard elements.count <= 16,
      !elements.contains(where: { $0.kind == .times || $0.unit.isMass || $0.unit == .set }),
      elements.contains(where: { $0.isNumber && ($0.unit.isTime || $0.unit.isLength) }),
      !namesAnyExercise
    else { return false }
    return elements.indices.dropLast().contains { index in
      isWord(index, in: Self.negations)
        && (isWord(index + 1, in: GymWords.training) || elements[index + 1].meaning == .session)
        && (index + 2 == elements.count || elements[index + 2].kind != .word)
    }
  }

  /// `Mike new # 503-555-0142`, `netflix pw sunflower8x8!`, `tire size 205/55 R16, oil 5w30`.
  var isMemoOfLife: Bool {
    guard 2...24 ~= elements.count else { return false }
    return holdsTelephone || (tellsSecret || tellsCar) && !namesAnyExercise
  }

  /// A word of the line, or two beside each other, are an exercise: `run 5k, no gym`, `tire flip 200 kg x 5, oil change`.
  var namesAnyExercise: Bool {
    elements.indices.contains { index in
      elements[index].kind == .word
        && (isExercise(index..<(index + 1))
          || index + 1 < elements.count && elements[index + 1].kind == .word
            && isExercise(index..<(index + 2)))
    }
  }

  /// Three digits and four, or three, three and four, with hyphens between them.
  private var holdsTelephone: Bool {
    elements.indices.dropLast(2).contains { index in
      elements[index].isNumber && elements[index].range.count == 3
        && elements[index + 1].kind == .hyphen && !elements[index + 1].spaceBefore
        && elements[index + 2].isNumber && elements[index + 2].range.count == 4
        && elements[index + 2].unit == .none
        && (index == 0 || elements[index - 1].kind != .times)
        && elements[safe: index + 3]?.kind != .times
    }
  }

  private var tellsSecret: Bool {
    elements.prefix(5).indices.contains { isWord($0, in: Self.secrets) }
  }

  private var tellsCar: Bool {
    elements.indices.count(where: { isWord($0, in: Self.partsOfCars) }) > 1
      && !elements.contains(where: { $0.unit == .set || $0.unit == .repetition })
      && isWord(0, in: Self.partsOfCars)
  }

  private static let negations = WordSet(
    "no kein keine ohne pas sans sin sem niente nessun нет без ingen geen brak")
  private static let secrets = WordSet(
    "locker combo combination schließfach casier taquilla armário шкафчик pw password passwort kennwort passcode wifi wlan mdp contraseña senha parol пароль hasło wachtwoord lösenord"
  )
  private static let partsOfCars = WordSet(
    """
    tire tires tyre tyres oil psi mpg reifen öl pneu pneus huile neumático neumáticos aceite óleo gomme olio шины масло
    """)
}

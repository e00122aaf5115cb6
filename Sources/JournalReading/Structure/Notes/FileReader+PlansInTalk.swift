internal import JournalSyntax

/// What somebody meant to do, asks, was told or reckons: `eig. wollte ich 4x82,5`, `squat 5x5 90 or 4x6?`, `3 x 12 at 110 means 115
/// next week`, `prof disse pra agachar 4x8 70kg`, `1 rep max calc says 321 off 275x5`.
extension FileReader {
  var tellsPlanInTalk: Bool {
    guard 4...60 ~= elements.count else { return false }
    return asksWhichWork || reckonsNextLoad || wasToldWhatToDo || wantedOtherWork
      || quotesCalculator
  }

  /// A question with two loads or schemes to choose from.
  private var asksWhichWork: Bool {
    guard elements[elements.count - 1].kind == .question,
      let or = elements.indices.dropFirst(2).dropLast(2).first(where: {
        isWord($0, in: Self.ors) && elements[$0].spaceBefore
      })
    else { return false }
    return elements[..<or].contains(where: \.isNumber)
      // `100x5 100x4 or 5?`, `3x5 - was that rpe 8 or 9?`, which were done.
      && elements[or...].contains { $0.kind == .times }
      && !elements[..<or].contains { $0.kind == .hyphen && $0.spaceBefore || $0.kind == .period }
  }

  /// `means 115 next week` behind a scheme.
  private var reckonsNextLoad: Bool {
    guard
      let means = elements.indices.dropFirst(3).dropLast(2).first(where: {
        isWord($0, in: Self.meaning)
      }), elements[means + 1].isNumber, elements[..<means].contains(where: { $0.kind == .times })
    else { return false }
    return elements[means...].contains { $0.meaning == .next }
  }

  /// Somebody who trains others, and a verb of saying.
  private var wasToldWhatToDo: Bool {
    guard
      let teacher = elements.indices.prefix(12).dropLast().first(where: {
        isWord($0, in: Self.teachers)
      }), isWord(teacher + 1, in: Self.saying),
      !elements[..<teacher].contains(where: { $0.kind == .times })
    else { return false }
    // `coach said 4x8 70kg, did 4x8 72.5kg`.
    return elements.contains(where: \.isNumber)
      && !elements.indices.contains { isWord($0, in: CommonWords.did) || isWord($0, in: Self.got) }
  }

  /// `wollte ich`, `quería hacer`: what came of it stands behind `aber` or `pero`, if anything did.
  private var wantedOtherWork: Bool {
    guard elements[0].kind == .word,
      let wanted = elements.indices.prefix(4).first(where: { isWord($0, in: Self.wanted) }),
      elements[..<wanted].allSatisfy({ $0.kind == .word || $0.kind == .period }),
      wanted == 0 || !isExercise(0..<wanted)
    else { return false }
    guard let but = elements.indices.dropFirst(wanted).first(where: { isWord($0, in: Self.buts) })
    else { return elements.count(where: { $0.kind == .times }) == 1 }
    return !elements[but...].contains(where: \.isNumber)
  }

  /// What a calculator says of one's maximum.
  private var quotesCalculator: Bool {
    elements[0].unit == .repetition && elements[0].value == 1_000
      && elements[1].meaning == .maximum && isWord(2, in: Self.calculators)
  }

  private static let got = WordSet("got hit made managed")
  private static let ors = WordSet("or o oder ou of czy lub albo eller или")
  private static let meaning = WordSet(
    "means heißt heisst bedeutet significa signifie oznacza betekent")
  private static let teachers = WordSet(
    """
    coach trainer pt prof professor profe treinador entrenador personal coachen trainerin allenatore istruttore entraîneur trener
    trenerka тренер
    """)
  private static let saying = WordSet(
    """
    said says disse disseram falou dijo dice sagt sagte meint meinte dit m'a ha mówi powiedział powiedziała zegt zei сказал сказала
    """)
  private static let wanted = WordSet(
    """
    wollte wollten quería queria volevo voulais chciałem chciałam wilde ville хотел хотела
    """)
  private static let buts = WordSet("aber pero ma mais mas ale maar men но but")
  private static let calculators = WordSet("calc calculator estimate says est")
}

/// Measures with their day, and words on all sets: `medidas 20/04: braço 38cm`, `peso 15/01: 84,9 (08/01: 85,6)`, `all 5 sets of 5`.
extension FileReader {
  var tellsMeasuresOrManner: Bool {
    guard elements.count > 3, elements[0].kind == .word else { return false }
    return labelsMeasuresOfDay || tellsOfAllSets
  }

  /// A word for the body's measures or weight, a day and a colon.
  private var labelsMeasuresOfDay: Bool {
    guard
      elements[0].meaning == .bodyweight || elements[0].meaning == .weight
        || isWord(0, in: Self.measures),
      let (_, end) = dates.date(at: 1), end < elements.count
    else { return false }
    return elements[end].kind == .colon && elements.count > end + 1 && elements[end + 1].isNumber
      || isWord(0, in: Self.measures)
  }

  /// `all 5 sets of 5` below the sets: no exercise is called so.
  private var tellsOfAllSets: Bool {
    guard isWord(0, in: Self.alls),
      elements[1].isBareWhole || elements[1].unit == .set
    else { return false }
    let of = elements[1].unit == .set ? 2 : 3
    guard of == 2 || elements[2].meaning == .set, of + 1 < elements.count else { return false }
    return elements[of].meaning == .of && elements[of + 1].isNumber
  }

  private static let measures = WordSet(
    "medidas measurements measures maße masse umfänge mensurations misure wymiary maten mål замеры medições"
  )
  private static let alls = WordSet("all alle todas todos toutes tutte tutti wszystkie все")
}

internal import JournalSyntax

/// Numbers of the body, the heart, the head, the weather and the clock, each in a line of its own: `Ruhepuls 52`, `Stress 5`,
/// `85F in gym`, `Training von 18:30 bis 19:45 Uhr`, `Knie knackt bei 100 kg`.
extension FileReader {
  var tellsFactOfDay: Bool {
    guard 2...12 ~= elements.count, elements[0].meaning != .rest,
      elements.contains(where: { $0.kind == .word }),
      elements.contains(where: { $0.isNumber })
    else { return false }
    return tellsPressureOfBlood || tellsHeart || tellsMind || tellsHeat || tellsHoursOfTraining
      || tellsPainAtLoad
      || tellsSpentLength || tellsStepsOrWater || tellsRemarkOnRep
  }

  private var soleNumber: Int? {
    let numbers = elements.indices.filter { elements[$0].isNumber }
    return numbers.count == 1 ? numbers[0] : nil
  }

  /// `BP 120/80`, `баня, веник. давление 135/85`, at the end of the line.
  private var tellsPressureOfBlood: Bool {
    let last = elements.count - 1
    guard last > 2, elements[last - 1].kind == .slash, elements[last].isBareWhole,
      elements[last - 2].isBareWhole, 95_000...200_000 ~= elements[last - 2].value,
      50_000...115_000 ~= elements[last].value,
      25_000...90_000 ~= elements[last - 2].value - elements[last].value,
      case let word = elements[last - 3].kind == .colon || elements[last - 3].kind == .hyphen
        ? last - 4 : last - 3, word >= 0
    else { return false }
    guard isWord(word, in: Self.pressuresOfBlood) else { return false }
    // `BP 155/105` may be two loads of a bench press.
    let (high, low) = (elements[last - 2].value, elements[last].value)
    return elements[word].range.count > 2 || high % 5_000 != 0 || low % 5_000 != 0
      || high <= 130_000 && low <= 85_000
  }

  private static let pressuresOfBlood = WordSet(
    "bp давление blutdruck tension tensión pressione pressão ciśnienie blodtryck bloeddruk tansiyon"
  )

  /// `Pouls 150`, `FC moyenne 130`, `平均心拍130`.
  private var tellsHeart: Bool {
    guard let number = soleNumber, number > 0, elements[number].isBareWhole,
      30_000...220_000 ~= elements[number].value, elements[0].kind == .word
    else { return false }
    if elements[0].flags.contains(.unspacedScript) {
      let text = bytes[elements[0].range.indices]
      return text.count >= 6
        && ["心拍", "心率", "心跳", "맥박"].contains {
          text.suffix(6).elementsEqual($0.utf8)
        }
    }
    return isWord(0, in: Self.hearts)
      || number > 1 && isWord(0, in: Self.halvesOfHearts) && isWord(1, in: Self.otherHalvesOfHearts)
  }

  /// `Stress 5`, `Focus 8`, `Glucose 95`, `Neck 16`, `Arms 15.5`.
  private var tellsMind: Bool {
    guard let number = soleNumber, number + 1 == elements.count, elements[number].isBare,
      number == 1 || number == 2 && elements[1].kind == .colon
    else { return false }
    if isWord(0, in: Self.minds) { return elements[number].value <= 10_000 }
    if isWord(0, in: Self.sugars) { return true }
    // `Biceps 30` may head the reps below it.
    return isWord(0, in: Self.limbs) && elements[number].value <= 70_000
      && (elements[number].value % 1_250 != 0 || standsAmongMeasures)
  }

  /// The line above or below begins with another part of the body and tells a number alone.
  private var standsAmongMeasures: Bool {
    [context.lineIndex - 1, context.lineIndex + 1].contains { line in
      guard document.lines.indices.contains(line) else { return false }
      let words = trimmed(bytes[document.lines[line].content.indices]).split(separator: Byte.space)
      return words.count == 2 && Self.limbs.contains(words[0])
        && words[1].allSatisfy { Byte.isDigit($0) || $0 == Byte.period || $0 == UInt8(ascii: "\"") }
    }
  }

  /// `85F in gym`, `90F outside`.
  private var tellsHeat: Bool {
    guard elements[0].kind == .quantity, elements.count < 6,
      -20_000...120_000 ~= elements[0].value, elements.count(where: \.isNumber) == 1
    else { return false }
    let end = Int(elements[0].range.end)
    let isMarked =
      [UInt8(ascii: "F"), UInt8(ascii: "C")].contains(bytes[end - 1])
      || end < bytes.count && [UInt8(ascii: "F"), UInt8(ascii: "C")].contains(bytes[end])
    return isMarked && elements.indices.dropFirst().contains { isWord($0, in: Self.placesOfHeat) }
  }

  /// `Start 6:30`, `In 6:30, out 7:45`, `Training von 18:30 bis 19:45 Uhr`, `Kids in bed 8:20, started 8:45.`.
  private var tellsHoursOfTraining: Bool {
    let numbers = elements.filter(\.isNumber)
    if numbers.count == 1, isWord(0, in: Self.lates), numbers[0].unit.isTime { return true }
    guard 1...2 ~= numbers.count,
      numbers.allSatisfy({ $0.kind == .clock && 240_000...1_440_000 ~= $0.value }),
      !elements.contains(where: { $0.kind == .times || $0.kind == .at || $0.unit.isLength })
    else { return false }
    if isWord(0, in: Self.startings), numbers.count == 2 || !isWord(0, in: Self.ins),
      !namesAnyExercise
    {
      return elements.allSatisfy { $0.kind != .word } || elements.count < 6
    }
    if numbers.count == 2, isWord(0, in: Self.trainings) || elements[0].meaning == .session {
      return true
    }
    return elements.indices.contains { isWord($0, in: Self.clockWords) }
      && (numbers.count == 2 || isWord(0, in: Self.trainings))
  }

  /// `Trainingsdauer 75 Minuten`, `Durata allenamento 75 min`.
  private var tellsSpentLength: Bool {
    guard let number = soleNumber, number > 0,
      elements[number].unit.isTime || elements[number].kind == .clock,
      elements[..<number].allSatisfy({ $0.kind == .word || $0.kind == .colon })
    else { return false }
    return isWord(0, in: Self.lengths)
      || number > 1 && isWord(0, in: Self.halvesOfLengths)
        && isWord(1, in: Self.otherHalvesOfLengths)
  }

  /// `Knie knackt bei 100 kg`, `Douleur à l'épaule à 80 kg`: a load at which something hurt.
  private var tellsPainAtLoad: Bool {
    guard let number = soleNumber,
      elements[number].unit.isMass || elements[number].isBare && elements[number].value >= 20_000,
      !elements.contains(where: { $0.kind == .times || $0.unit == .repetition })
    else { return false }
    if elements.indices.contains(where: { isWord($0, in: Self.painsAtLoads) }) {
      return number > 0
        && (elements[number - 1].meaning == .at || isWord(number - 1, in: Self.beforeLoads))
    }
    guard elements[elements.count - 1].flags.contains(.unspacedScript) else { return false }
    let text = bytes[elements[elements.count - 1].range.indices]
    return ["痛い", "疼", "痛", "아픔"].contains { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// `10.000 Schritte`, `3 litres d'eau`.
  private var tellsStepsOrWater: Bool {
    elements[0].isNumber && (elements[0].range.count > 3 || elements.count < 6)
      && !namesAnyExercise
      && elements.indices.dropFirst().prefix(3).contains { isWord($0, in: Self.stepsAndWater) }
      && elements.count(where: \.isNumber) <= 2
      && !elements.contains { $0.kind == .times || $0.unit.isMass }
  }

  /// `rep 4 slow`, `Left 2 in the tank`.
  private var tellsRemarkOnRep: Bool {
    guard let number = soleNumber, elements[number].isBareWhole, elements[number].value <= 20_000
    else { return false }
    if number == 1, elements[0].meaning == .repetition, elements.count > 2 {
      return elements[2...].allSatisfy { $0.kind == .word }
    }
    return elements.indices.suffix(2).contains { isWord($0, in: Self.tanks) }
  }

  /// `Boxing 6 rounds`, `rolled 5 rounds`: of which no other exercise has as many.
  var tellsRoundsOfSport: Bool {
    guard let number = soleNumber, elements[number].unit == .round, elements.count < 8,
      elements[elements.count - 1].kind != .colon
    else { return false }
    return elements.indices.contains { isWord($0, in: Self.sports) }
  }

  private static let sports = WordSet(
    """
    boxing bag bjj rolled rolling sparring sparred shadowbox shadowboxing mitts pads muay kickboxing judo wrestling mma foam
    """)
  private static let hearts = WordSet(
    """
    pouls ruhepuls pulso pulsaciones battito pulsazioni batimentos hartslag rusthartslag vilopuls tętno nabız ruhepulse пульс
    """)
  private static let halvesOfHearts = WordSet(
    "fréquence frecuencia frequência frequenza resting max avg fc fcm")
  private static let otherHalvesOfHearts = WordSet(
    "cardiaque cardíaca cardiaca heart hr pulse moyenne media média repos reposo max")
  private static let minds = WordSet(
    "stress fatigue focus tiredness motivation readiness hunger stimmung müdigkeit stres")
  private static let sugars = WordSet("glucose cholesterol ldl a1c")
  private static let limbs = WordSet(
    "arms arm neck forearm forearms thigh thighs bicep biceps calf calves wrist hip hips waist chest shoulders quads"
  )
  private static let placesOfHeat = WordSet("in inside outside today garage gym out basement and")
  private static let ins = WordSet("in")
  private static let lates = WordSet("опоздал опоздала late verspätet tard tarde spóźniłem")
  private static let startings = WordSet("start started arrived arrive in begin began beginn")
  private static let trainings = WordSet(
    """
    training kids séance entraînement entreno entrenamiento sesión treino allenamento trening тренировка antrenman pass passet
    """)
  private static let clockWords = WordSet("uhr started finished bed woke arrived left")
  private static let lengths = WordSet("trainingsdauer trainingszeit trainingsduur sessionsdauer")
  private static let halvesOfLengths = WordSet("durata czas время antrenman durée duración duração")
  private static let otherHalvesOfLengths = WordSet(
    "allenamento treningu тренировки süresi séance entreno treino")
  private static let painsAtLoads = WordSet(
    """
    weh zwickt knackt schmerz schmerzen douleur dolor dor dolore pijn boli болит ont ağrısı hurts hurt twinge tweaky pops clicks
    achy
    """)
  private static let beforeLoads = WordSet("bei à con com a at przy на vid op mit with alla ai")
  private static let stepsAndWater = WordSet(
    """
    schritte pasos passos passi stappen adım steps litres litre litri litro litros liters liter l'eau acqua water wasser agua água
    """)
  private static let tanks = WordSet("tank")
}

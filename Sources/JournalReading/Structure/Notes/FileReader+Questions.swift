internal import JournalSyntax

/// Numbers that are asked after, and days for a doctor: `squat 120?`, `Dr appt 10/12 3:30`.
extension FileReader {
  /// `squat 120?`: the load that somebody thinks of, without any reps.
  var asksForLoad: Bool {
    if asksOthers { return true }
    guard 3...6 ~= elements.count, elements[elements.count - 1].kind == .question,
      case let load = elements[elements.count - 2], load.kind == .quantity,
      load.unit == .none || load.unit.isMass, load.value >= 20_000
    else { return false }
    return elements.dropLast(2).allSatisfy { $0.kind == .word }
      && isExercise(0..<(elements.count - 2))
  }

  /// `is 115 for 3x5 after two weeks OK for a 160 lb guy?`: a question opens with its verb, and asks of nothing done.
  private var asksOthers: Bool {
    elements.count > 4 && elements[elements.count - 1].kind == .question
      && elements[0].kind == .word && isWord(0, in: Self.questions)
      && !elements.contains { isDoing($0) }
  }

  private static let questions = WordSet(
    """
    is are should can could does do how what why would am which ist sind soll sollte kann wie was warum est-ce faut-il
    comment pourquoi puedo debería cómo qué posso devo quanto стоит можно как почему сколько czy jak ile
    """)

  /// `Dr appt 10/12 3:30`, `Zahnarzt 3.4. 9:15`: when somebody is expected elsewhere.
  var tellsAppointment: Bool {
    guard 2...9 ~= elements.count, elements[0].kind == .word,
      elements.contains(where: \.isNumber),
      elements.indices.prefix(3).contains(where: { isWord($0, in: Self.appointments) })
    else { return false }
    return !elements.contains { $0.kind == .times || $0.kind == .at || $0.unit.isMass }
      && !namesAnyExercise
  }

  private static let appointments = WordSet(
    """
    appt appointment dentist doctor doctors gp vet haircut arzttermin zahnarzt hausarzt friseur termin rdv médecin dentiste
    coiffeur cita médico dentista peluquero consulta врач врача врачу стоматолог приём лекар lekarz dentysta wizyta tandarts
    huisarts kapper tandläkare läkare 病院 歯医者 歯科 医院 医生 牙医 병원 치과 미용실
    """)
}

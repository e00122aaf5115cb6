internal import JournalSyntax
internal import WorkoutModel

/// Days on which nobody trained, with numbers of something else: `13.09 не был, смена 12 ч`, `lun 11/11 niente, cena da
/// nonna (lasagne x3)`.
extension FileReader {
  /// Opens the day and keeps the words behind it.
  mutating func dayWithoutWork(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, elements.count > 3, elements[0].isNumber || elements[0].kind == .word,
      elements.indices.prefix(10).contains(where: { deniesTraining($0) }),
      let (found, end) = dates.date(at: 0), found.form != .weekdayOnly,
      case let next = behindMark(end), next < elements.count, deniesTraining(next),
      case let date = dayOfMonthAbove(found),
      isPossible(date) || date.hasYear,
      date.weekday != nil || date.hasYear || date.form == .namedWithoutYear
        || date.range.count >= 5,
      elements[next...].contains(where: \.isNumber), !tellsWorkBehindDenial(next)
    else { return false }
    startSession(date, titleFrom: elements.count)
    note(range(next..<elements.count))
    return true
  }

  /// `3/9 ~ 3/10 쉼. 감기기운`, `12/3 - 14/3 sick`: from one day to another, and no work.
  func spansDaysWithoutWork() -> Bool {
    guard 4...24 ~= elements.count, elements[0].isNumber, let (_, end) = dates.date(at: 0),
      end + 1 < elements.count, elements[end].kind == .tilde || elements[end].kind == .hyphen,
      let (_, next) = dates.date(at: end + 1), next < elements.count,
      elements[next].meaning == .rest || deniesTraining(next) || isWord(next, in: Self.pauses)
    else { return false }
    return !elements[next...].contains { $0.isNumber }
  }

  private static let pauses = WordSet(
    """
    쉼 휴식 휴가 여행 出張 旅行 休み 休息 出差 生病 holiday holidays vacation travel travelling sick ill off urlaub krank vacaciones
    viaje vacances malade férias viagem vacanza ferie отпуск болел болею отдых urlop choroba semester sjuk vakantie ziek
    """)

  /// `niente, …`, `nothing`, `не был`, `no fui`.
  private func deniesTraining(_ start: Int) -> Bool {
    guard start < elements.count, elements[start].kind == .word else { return false }
    if isWord(start, in: Self.nothing) {
      guard let behind = elements[safe: start + 1] else { return true }
      return behind.kind != .word || isWord(start + 1, in: Self.todays)
    }
    return start + 1 < elements.count && elements[start + 1].kind == .word
      && isWord(start, in: CommonWords.not) && isWord(start + 1, in: Self.going)
  }

  /// `nothing today, 12 h shift`, `не был, смена 12 ч` below the day.
  var tellsDayWithoutWork: Bool {
    elements.count > 2 && deniesTraining(0) && !tellsWorkBehindDenial(0)
  }

  /// `(lasagne x3)` counts what was eaten; `solo squat 5x5` is work.
  private func tellsWorkBehindDenial(_ start: Int) -> Bool {
    (start..<elements.count).contains { index in
      switch elements[index].kind {
      case .times: elements[index - 1].isNumber && elements[safe: index + 1]?.isNumber == true
      case .at: true
      case .word: isExercise(index..<(index + 1))
      default: elements[index].unit.isMass || elements[index].unit == .set
      }
    }
  }

  private static let nothing = WordSet(
    """
    niente nada nothing nichts rien nic ничего нічого niets ingenting intet mitään hiçbir nix skipped absent
    sick ill krank malade enfermo enferma doente malato malata chory chora ziek sjuk syk syg болею болел болела Болею больничный
    """
  )
  private static let todays = WordSet(
    "trainiert", CommonWords.today, CommonWords.did)
  private static let going = WordSet(
    """
    был была ходил ходила пошел пошёл пошла тренировался тренировалась був була ходив ходила fui fuimos pude vine go train
    trained there da dort trainiert byłem byłam poszedłem geweest gegaan andato andata allé allée
    """)
}

internal import JournalSyntax
internal import WorkoutModel

/// Days behind a word for a meet, and before whatever was noted of it.
extension FileReader {
  /// The day of `Comp 12/5/25 Hull u74 bw 73.2` and of `Club meet 3.10.2025`, and the index behind it.
  func dayOfMeet() -> (WrittenDate, Int)? {
    guard elements[0].kind == .word,
      let word = elements.indices.prefix(3).first(where: { isWord($0, in: Self.meets) }),
      word + 2 < elements.count,
      elements[..<word].allSatisfy({ $0.kind == .word })
    else { return nil }
    let first = elements[word + 1].kind == .colon || isSpacedDash(word + 1) ? word + 2 : word + 1
    guard first < elements.count, elements[first].isNumber || elements[first].meaning == .weekday,
      let (date, next) = dates.date(at: first), date.form != .weekdayOnly,
      isPossible(date) || date.parts(.yearMonthDay) != nil,
      !elements[next...].contains(where: { $0.kind == .times || $0.kind == .at })
    else { return nil }
    switch date.form {
    // `Comp 10/8/12` tells reps of the competition lift, and `Comp 12/5/25` hardly does.
    case .three where !isSpelledOut(date):
      guard context.isAfterBlank || context.session == nil, date.numbers[2] > date.numbers[1],
        date.range.count >= 6
      else { return nil }
    case .two:
      guard context.isAfterBlank || context.session == nil, date.weekday != nil || isPadded(date)
      else { return nil }
    default: break
    }
    return (date, next)
  }

  private static let meets = WordSet(
    """
    meet comp competition contest championship championships nationals regionals wettkampf meisterschaft
    compétition concours competición competencia campeonato competição gara wedstrijd tävling stevne zawody
    соревнования соревнование соревы Соревнования Соревы турнир Турнир чемпионат Чемпионат первенство змагання Змагання
    mistrzostwa závody kisat torneo kampioenschap
    """)
}

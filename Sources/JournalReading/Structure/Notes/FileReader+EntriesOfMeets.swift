internal import JournalSyntax

/// Lists of lifts that were done on no day of the journal: bests and what somebody enters a meet with.
extension FileReader {
  /// `Лучшее: Р 92 / Т 115`, `Best: S 190, B 120, D 220` above all days.
  var listsBests: Bool {
    guard elements.count > 4, !file.hasSets, file.drafts.isEmpty,
      let colon = elements.prefix(8).firstIndex(where: { $0.kind == .colon }),
      // `PR's end of 2024: squat 110, bench 82.5`.
      elements[..<colon].indices.contains(where: {
        isWord($0, in: Self.bestsOfLifts) || elements[$0].meaning == .record
      }),
      !elements.contains(where: { $0.kind == .times })
    else { return false }
    let numbers = elements[(colon + 1)...].indices.filter { elements[$0].isNumber }
    return numbers.count > 1
      && numbers.allSatisfy {
        elements[$0 - 1].kind == .word || isGluedDecimal($0 - 1)
      }
  }

  /// `на соревы 4.10 заявка: р 84-88-91`, `openers: 150 100 180`: what shall be lifted.
  var entersMeet: Bool {
    guard elements.count > 2,
      let colon = elements.prefix(8).firstIndex(where: { $0.kind == .colon }), colon > 0
    else { return false }
    return elements[..<colon].indices.contains { isWord($0, in: Self.entries) } || tellsMeet(colon)
  }

  /// `For X-mas meet: 380 / 285 / 480`, `comp loads: log 110 max reps / yoke 300 20m`.
  private func tellsMeet(_ colon: Int) -> Bool {
    guard colon > 1,
      elements[..<colon].allSatisfy({
        $0.kind == .word || $0.kind == .hyphen || $0.kind == .times
      }),
      let meet = elements[..<colon].indices.first(where: { isWord($0, in: Self.meets) })
    else { return false }
    return elements[0].meaning == .for || meet + 1 < colon && isWord(meet + 1, in: Self.loadsOfMeet)
  }

  /// `2025 하반기 로그 (목표 S190 B122.5)` as the first line: a year, words, and goals in parentheses to its end.
  mutating func isTitleWithGoals(_ line: LineSyntax) -> Bool {
    guard context.lineIndex == 0, line.kind == .text || line.kind == .heading, elements.count > 4,
      let open = elements.firstIndex(where: { $0.kind == .openParenthesis }), open > 1,
      elements[elements.count - 1].kind == .closeParenthesis,
      case let year = elements[0], year.isBareWhole, year.range.count == 4,
      1_990_000...2_049_000 ~= year.value,
      elements[1..<open].allSatisfy({ $0.kind == .word }),
      elements[open...].contains(where: { $0.meaning == .goal || $0.meaning == .plan })
    else { return false }
    if file.hintedYear == nil { file.hintedYear = Int(year.value) / 1000 }
    return true
  }

  private static let bestsOfLifts = WordSet(
    """
    numbers
    best bests лучшее лучшие Лучшее Лучшие пм найкраще найкращі 최고 최고기록 рекорды maxes prs pbs соревновательные \
    Соревновательные соревновательный Соревновательный змагальні Змагальні bestwerte bestleistungen życiówki rekordy \
    maximaux massimali máximos максимумы максимум Максимумы Максимум maxima maximalwerte toppar
    极限 目前极限 極限 目前極限 现在极限 目前最佳 自己ベスト 最高记录 最高紀錄 최고중량
    """)
  private static let meets = WordSet(
    """
    meet comp competition contest show wettkampf compétition compet concours competencia competición competição gara
    соревнования соревнований соревы
    """)
  private static let loadsOfMeet = WordSet(
    "loads weights events implements attempts lasten gewichte charges cargas pesos carichi pesi веса"
  )
  private static let entries = WordSet(
    "заявка заявки Заявка Заявки openers opener оупенер оупенеры опенер 오프너 시도무게 신청무게")
}

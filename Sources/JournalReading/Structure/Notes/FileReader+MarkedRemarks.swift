internal import JournalSyntax

/// Lines that a sign, a word at their end or their first word takes out of the work of the day.
extension FileReader {
  /// `※プレートは20kg`, `※ 140 at last`: a remark, behind the sign of one, that tells no set.
  var isMarkedRemark: Bool {
    guard !isASCII, elements.count > 1,
      bytes[Int(elements[0].range.start)...].prefix(3).elementsEqual("※".utf8)
    else { return false }
    return elements.count(where: \.isNumber) < (elements.contains { $0.kind == .slash } ? 3 : 2)
      && !elements.contains {
        $0.kind == .times || $0.unit == .repetition || $0.unit == .set || $0.unit.isTime
      }
  }

  /// `6/16 スクワット70kg挑戦予定`, `벤치 80kg 예정`: work that the last word plans.
  var endsInWordOfPlan: Bool {
    guard !isASCII, elements.count > 1, let last = elements.last(where: { $0.kind == .word }),
      elements.contains(where: \.isNumber),
      case let word = bytes[last.range.indices]
    else { return false }
    return last == elements[elements.count - 1]
      && Self.wordsOfPlan.contains { word.suffix($0.count).elementsEqual($0) }
  }

  private static let wordsOfPlan = [
    "予定", "予定です", "つもり", "つもりです", "する予定", "예정", "예정임", "할예정", "计划中", "預定", "预定",
  ].map { Array($0.utf8) }

  /// `Condition 6/10, slept 7 h`: how somebody felt that day, as a share of ten or five.
  var ratesTheDay: Bool {
    guard elements.count > 3, isWord(0, in: Self.statesOfBody),
      case let number = elements[1].kind == .colon ? 2 : 1, number + 2 < elements.count,
      elements[number].isBare, elements[number].value <= 10_000,
      elements[number + 1].kind == .slash, elements[number + 2].isBareWhole,
      elements[number + 2].value == 10_000 || elements[number + 2].value == 5_000
    else { return false }
    return !elements.contains {
      $0.kind == .times || $0.unit.isMass || $0.unit == .set || $0.unit == .repetition
    }
  }

  private static let statesOfBody = WordSet(
    """
    condition mood energy sleep stress soreness fatigue readiness motivation 컨디션 수면 기분 피로 피로도 체력 コンディション 体調 調子
    気分 睡眠 疲労 状态 狀態 精神 疲劳 疲勞 心情 настроение самочувствие энергия сон усталость настрій самопочуття енергія втома
    humeur forme énergie sommeil fatigue stimmung energie schlaf müdigkeit befinden ánimo energía sueño cansancio estado
    humor energia sono cansaço umore sonno stanchezza samopoczucie nastrój sen zmęczenie
    """)

  /// `Weightlifting diary - season 2024/25`, `2024/25シーズン` in the first line: its year is that of the first day.
  mutating func isTitleOfSeason() -> Bool {
    guard context.lineIndex == 0, elements.count > 3, elements.count(where: \.isNumber) == 2,
      !elements.contains(where: { $0.kind == .times }),
      let slash = elements.indices.dropFirst().dropLast().first(where: {
        elements[$0].kind == .slash
      }), case let (year, next) = (elements[slash - 1], elements[slash + 1]),
      year.isBareWhole, year.range.count == 4, 2_000_000...2_049_000 ~= year.value,
      next.isBareWhole, !next.spaceBefore,
      case let number = year.value / 1000 + 1,
      next.value / 1000 == number || next.value / 1000 == number % 100
    else { return false }
    if file.hintedYear == nil { file.hintedYear = Int(number) - 1 }
    return true
  }
}

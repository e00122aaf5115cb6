internal import JournalSyntax

/// Numbers that count days, stations and sessions, and no reps.
extension FileReader {
  /// The `# 3` at the end of `Leg Day # 3`.
  mutating func dropNumberOfDay(_ hash: Int) -> Bool {
    guard hash + 2 == elements.count, elements[hash + 1].isBareWhole else { return false }
    switch elements[hash - 1].meaning {
    case .day, .week, .session: break
    default: return false
    }
    context.remarks.append(range(hash..<elements.count))
    anatomy.parser.elements.removeSubrange(hash...)
    return true
  }

  /// The `Station 13 –` of `Station 13 – Grip`.
  mutating func dropNumberOfStation() {
    guard elements.count > 3, elements[0].kind == .word, isWord(0, in: Self.stations),
      elements[1].isBareWhole, elements[1].value <= 50_000,
      elements[2].kind == .colon || elements[2].kind == .hyphen && elements[2].spaceBefore,
      elements[3].kind == .word
    else { return }
    context.remarks.append(range(0..<2))
    anatomy.parser.elements.removeSubrange(0...2)
  }

  private static let stations = WordSet(
    "station stazione estación estacion estação stasjon stanowisko станция スタッション 站")

  /// The `0530` of `DAY 1 0530`: when it began.
  mutating func dropTimeOfDay() {
    guard elements.count == 3, elements[0].meaning == .day, elements[1].isBareWhole,
      elements[2].isBareWhole, elements[2].range.count == 4,
      elements[2].value < 2_400_000, elements[2].value / 1000 % 100 < 60
    else { return }
    context.remarks.append(elements[2].range)
    anatomy.parser.elements.removeLast()
  }

  /// The `1 of 4` of `before night 1 of 4`: which one it was.
  mutating func dropPlaceInRow(_ of: Int) -> Bool {
    guard of > 1, of + 2 == elements.count, elements[of - 1].isBareWhole,
      elements[of + 1].isBareWhole, elements[of - 1].value <= elements[of + 1].value,
      elements[of + 1].value <= 60_000, isPart(of - 2)
    else { return false }
    context.remarks.append(range((of - 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((of - 1)...)
    return true
  }

  private func isPart(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .day, .week, .session: true
    default: isWord(index, in: Self.parts)
    }
  }

  private static let parts = WordSet(
    "night nights shift phase block cycle part month nacht nuit noche")

  /// `LOWER 1`, `Push 2`, `Full body 3`: a title that counts, in a line of its own.
  var isCountedTitle: Bool {
    let last = elements.count - 1
    return 1...3 ~= last && elements[last].isBareWhole && elements[last].value <= 4_000
      && elements[..<last].allSatisfy { $0.kind == .word }
      && elements[..<last].indices.allSatisfy { isWord($0, in: Self.titles) }
  }

  /// `Training log winter 24` at the top of a file: the year of it.
  var isTitleOfBook: Bool {
    let last = elements.count - 1
    return context.lineIndex < 3 && !file.hasSets && 2...6 ~= last && elements[last].isBareWhole
      && 10_000...99_000 ~= elements[last].value
      && elements[..<last].allSatisfy { $0.kind == .word }
      && elements[..<last].indices.contains { isWord($0, in: Self.books) }
  }

  private static let books = WordSet(
    "log logbook journal diary notebook tagebuch logbuch journal cahier carnet diario registro dziennik дневник"
  )
  private static let titles = WordSet(
    """
    upper lower push pull full body workout oberkörper unterkörper ganzkörper torso pierna haut bas
    """)

  /// The `8일차` of `푸시업 챌린지 8일차 20 15 15`, the `8日目`: which day of a challenge it was.
  mutating func dropCountedDay(_ day: Int) -> Bool {
    guard day > 1, day + 1 < elements.count, elements[day - 2].kind == .word,
      elements[day + 1].isNumber, elements[day - 1].isBareWhole, !elements[day].spaceBefore,
      elements[day].kind == .word,
      Self.countedDays.contains(where: {
        bytes[elements[day].range.indices].elementsEqual($0)
      })
    else { return false }
    context.remarks.append(range((day - 1)..<(day + 1)))
    anatomy.parser.elements.removeSubrange((day - 1)...day)
    return true
  }

  private static let countedDays = ["일차", "日目", "天"].map { Array($0.utf8) }
}

internal import JournalSyntax
internal import WorkoutModel

/// Lines that tell the lifter, the weeks or the shopping, and no sets.
extension FileReader {
  var tellsNoWork: Bool {
    introducesLifter || tellsWayToWeight || numbersWeeks || listsShopping || isMemoOfLife
      || isPathOfPage || tellsNoMinute
  }

  /// `Logbuch Tim, 1,78m / 83kg` in the first line: how tall and how heavy somebody is.
  private var introducesLifter: Bool {
    guard context.lineIndex < 2, file.dates.isEmpty, !file.hasSets,
      !elements.contains(where: { $0.kind == .times || $0.unit == .repetition })
    else { return false }
    return elements.contains {
      $0.kind == .quantity
        && ($0.unit == .meter || $0.unit == .letterM) && 1_300...2_200 ~= $0.value
        || $0.unit == .centimeter && 130_000...220_000 ~= $0.value
    } && elements.contains { $0.unit.isMass && 35_000...250_000 ~= $0.value }
  }

  /// `開始61.2kg → 目標55kg`, `Start 82 kg -> goal 75 kg`: from which weight to which.
  private var tellsWayToWeight: Bool {
    guard elements.contains(where: { $0.kind == .arrow }),
      elements.contains(where: { $0.meaning == .goal }),
      // `→ 목표 58kg (8월 말까지)`: by when.
      case let numbers = elements.filter({ $0.isNumber && ($0.unit.isMass || $0.unit == .none) }),
      numbers.count == 2
        || numbers.count > 2 && numbers.count(where: { $0.unit.isMass }) == 2
    else { return false }
    return numbers.allSatisfy {
      35_000...250_000 ~= $0.value || numbers.count > 2 && $0.unit == .none
    }
      && numbers.contains { $0.unit.isMass }
      && !elements.contains { $0.kind == .times }
      && !elements.indices.contains {
        elements[$0].kind == .word
          && names.isKnown(NameText.clean(written.bytes[elements[$0].range.indices]))
      }
  }

  /// `블록3 2주차, 3주차 정리`: which weeks they were.
  private var numbersWeeks: Bool {
    guard !isASCII,
      elements.indices.dropFirst().contains(where: { index in
        elements[index].kind == .word && !elements[index].spaceBefore
          && elements[index - 1].kind == .quantity
          && bytes[elements[index].range.indices].starts(with: Self.weekNumber)
          || elements[index].kind == .quantity
            && bytes[elements[index].range.indices].suffix(6).elementsEqual(Self.weekNumber)
      })
    else { return false }
    return !elements.contains {
      $0.kind == .times || $0.unit.isMass || $0.unit == .repetition || $0.unit == .set
        || $0.kind == .slash || $0.kind == .hyphen
    }
  }

  private static let weekNumber = Array("주차".utf8)

  /// `Купить: лямки, магнезия 300 р`, `買う物: プロテイン 3kg`: a list for the shop.
  private var listsShopping: Bool {
    guard let colon = elements.prefix(3).firstIndex(where: { $0.kind == .colon }), colon > 0
    else { return false }
    return isWord(0, in: Self.shopping) && !elements.contains { $0.kind == .times }
  }

  private static let shopping = WordSet(
    """
    need needed купить покупки докупить купити buy kaufen einkaufen einkauf acheter courses comprar compras comprare spesa
    kupić zakupy koupit nákup kopen boodschappen köpa kjøpe ostaa 買う 買い物 買うもの 買う物 買物 購入 구매 살것 장보기 购买 購買
    """)

  /// The `77.8kg` of `11/2 월 가슴삼두 77.8kg`: behind the title of a day, what no plates make.
  func weightBehindTitle(_ start: Int) -> Int? {
    let last = elements.count - 1
    guard last > start, elements[last].unit.isMass, elements[last].kind == .quantity,
      35_000...200_000 ~= elements[last].value, elements[last].value % 250 != 0,
      elements[start..<last].allSatisfy({ $0.kind == .word || isTitleMark($0) }),
      !isExercise(firstWordOfTitle(start)..<last) || !isASCII
    else { return nil }
    let words = elements.indices[start..<last].filter { elements[$0].kind == .word }
    return words.contains(where: {
      names.isKnown(NameText.clean(written.bytes[elements[$0].range.indices]))
    }) ? nil : last
  }

  private func firstWordOfTitle(_ start: Int) -> Int {
    elements.indices[start...].first { elements[$0].kind == .word } ?? start
  }
}

internal import JournalSyntax
internal import WorkoutModel

/// The unit of all loads in a few words above the first sets: `lbs. bar is 45`, `all in lb, bar counted`, `numbers are
/// lbs`, `lb, not kg`.
extension FileReader {
  /// What only the first lines of a file tell: days, years, columns and the unit.
  mutating func keepFactsOfTop() {
    guard context.lineIndex < 8 else { return }
    if context.lineIndex < 5 {
      keepDayOfSurgery()
      hintYearOfStart()
      keepColumnsOfTitle()
    }
    if file.statedUnit == nil, !file.hasSets { keepUnitAtTop() }
  }

  private mutating func keepUnitAtTop() {
    guard elements.count <= 24, !isUnitOfSome,
      let word = elements.firstIndex(where: { $0.massUnit != nil }),
      case let clause = clauseOfAll(word),
      case let sentence = isUnitAlone(word)
        ? word..<(word + 1) : clause ?? sentence(of: word),
      sentence.count <= 8,
      // `Bench press (lbs): 135x5` tells it of one exercise.
      clause != nil || elements[safe: sentence.lowerBound - 1]?.kind != .openParenthesis
        || !elements.contains(where: { $0.isNumber && !isYearOrBar($0) }),
      sentence.allSatisfy({ mayStateUnit($0) })
    else { return }
    file.statedUnit = elements[word].massUnit
  }

  /// `머신은 lb 따로 적음`, `machines in lb`, `dumbbells are lbs`: of some of the gear alone.
  /// `all kg, dumbbells per hand` tells that of all.
  var isUnitOfSome: Bool {
    guard let unit = elements.firstIndex(where: { $0.massUnit != nil }) else { return false }
    let start = elements[..<unit].lastIndex { $0.kind == .comma || endsStatement($0) } ?? 0
    let end =
      elements[unit...].firstIndex { $0.kind == .comma || endsStatement($0) } ?? elements.count
    return (start..<end).contains { isWord($0, in: Self.someGear) }
  }

  private static let someGear = WordSet(
    "따로 별도로 머신은 머신만 machine machines cables dumbbells separately maschinen getrennt тренажеры тренажёры отдельно マシン 器械"
  )

  /// The `lbs` of `lbs, TM = 90%`, with nothing lifted on the line.
  private func isUnitAlone(_ word: Int) -> Bool {
    (word == 0 || elements[word - 1].kind == .comma)
      && (elements[safe: word + 1].map { $0.kind == .comma } ?? true)
      && !elements.contains { $0.kind == .times || $0.unit == .repetition || $0.unit == .set }
  }

  /// The `everything lbs` of `WOD book (everything lbs, 35 = the yellow bell)`: what else is told beside it does not matter.
  private func clauseOfAll(_ unit: Int) -> Range<Int>? {
    let start =
      elements[..<unit].lastIndex { $0.kind == .comma || endsStatement($0) }.map { $0 + 1 } ?? 0
    guard start < unit, unit - start <= 4, isWord(start, in: Self.all),
      elements[safe: unit + 1].map({ $0.kind == .comma || endsStatement($0) }) ?? true
        || isWord(unit + 1, in: Self.excepting),
      !elements.contains(where: { $0.kind == .times })
    else { return nil }
    return unit..<(unit + 1)
  }

  /// `todo va en libras salvo que ponga kg`.
  private static let excepting = WordSet(
    "except unless but salvo excepto menos sauf außer ausser exceto tranne behalve кроме если oprócz chyba"
  )

  private static let all = WordSet(
    "all everything alles todo tout tudo tutto всё все allt alt wszystko vše weights loads numbers")

  /// The elements between the full stops around `index`.
  private func sentence(of index: Int) -> Range<Int> {
    let start = elements[..<index].lastIndex { endsStatement($0) }.map { $0 + 1 } ?? 0
    let end = elements[index...].firstIndex { endsStatement($0) } ?? elements.count
    return start..<end
  }

  private func endsStatement(_ element: Element) -> Bool {
    switch element.kind {
    case .period, .semicolon, .exclamation, .openParenthesis, .closeParenthesis: true
    default: false
    }
  }

  private func isYearOrBar(_ element: Element) -> Bool {
    element.isBare && (1_990_000...2_100_000 ~= element.value || element.value == 45_000)
  }

  /// `lost some pounds`, `body weight in kg`, `goal: kilos off`, `Mon - squat, kg` tell of something else.
  private func mayStateUnit(_ index: Int) -> Bool {
    let element = elements[index]
    // `머신은 lb 따로 적음`: of machines alone.
    if element.flags.contains(.unspacedScript) { return false }
    if element.isNumber { return isYearOrBar(element) }
    switch element.meaning {
    case .bodyweight, .goal, .plan, .weekday: return false
    default: return !isWord(index, in: Self.bodies)
    }
  }

  private static let bodies = WordSet(
    """
    lose losing lost gain gaining gained drop dropped weigh weighed weighing bodyweight body bw fat i'm im down up cut bulk
    abnehmen abgenommen zunehmen zugenommen wiegen körpergewicht perdre perdu perder bajar perdí subir emagrecer
    """)
}

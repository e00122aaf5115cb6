internal import JournalSyntax
internal import WorkoutModel

/// Loads in parentheses behind a name: `Goblet squat (16 kg) 3x10`, `Bench press (60/80) 8/5x3`.
extension FileReader {
  /// Puts them before the sets of the line, and returns false when there are more loads than sets.
  mutating func takeLoads(inNameOf segment: Segment) -> Bool {
    guard !segment.isNameBehind,
      let open = segment.name.last(where: { elements[$0].kind == .openParenthesis }),
      let close = segment.name.last(where: { elements[$0].kind == .closeParenthesis }), open < close
    else { return true }
    if let load = addedLoad(open, close) {
      anatomy.parser.lead(with: load)
      return true
    }
    if let help = help(open, close), tellsCountsOnly {
      anatomy.parser.lead(with: help)
      return true
    }
    if let number = loadBehindWords(open, close), tellsCountsOnly {
      anatomy.parser.lead(with: Quantity(elements[number]))
      return true
    }
    let isSigned = elements[open + 1].kind == .hyphen || elements[open + 1].kind == .plus
    let number = isSigned ? open + 2 : open + 1
    // `Sit-ups (25 lb plate) 2x15`.
    let behind = (min(number + 1, close)..<close).drop {
      elements[$0].meaning == .equipment || elements[$0].meaning == .plate
    }
    guard number < close, behind.isEmpty else { return shareLoads(open + 1, close) }
    guard elements[number].kind == .quantity, isLoadBehindName(elements[number]) else {
      return true
    }
    var load = Quantity(elements[number])
    if isSigned { load.marks.insert(elements[open + 1].kind == .plus ? .added : .assisted) }
    if load.unit == .none { load.marks.insert(.leading) }
    anatomy.parser.lead(with: load)
    return true
  }

  /// The 15 kg of `Pull-ups (assisted 15 kg) 10, 8` and of `引体向上(辅助-15kg)`: what the machine takes off.
  private func help(_ open: Int, _ close: Int) -> Quantity? {
    guard close > open + 2, close <= open + 4, case let load = elements[close - 1],
      load.kind == .quantity, load.unit.isMass,
      elements[open + 1].meaning == .assisted || isWord(open + 1, in: Self.assisted),
      close == open + 3 || elements[open + 2].kind == .hyphen || elements[open + 2].kind == .colon
    else { return nil }
    var help = Quantity(load)
    help.marks.insert(.assisted)
    return help
  }

  private static let assisted = WordSet("辅助 輔助")

  /// Puts what a machine takes off, told in the cell of the name, before the reps of the cell just parsed.
  mutating func takeHelp(ofName cell: Range<Int>) {
    guard let close = cell.last, elements[close].kind == .closeParenthesis,
      let open = cell.last(where: { elements[$0].kind == .openParenthesis }), open < close,
      let help = help(open, close), anatomy.parser.terms.count == 1, tellsCountsOnly
    else { return }
    anatomy.parser.lead(with: help)
  }

  /// `Bench (with chains 20 kg) 100x5` has a load of its own.
  private var tellsCountsOnly: Bool {
    anatomy.parser.quantities.allSatisfy {
      $0.kind != .number || !$0.unit.isMass && ($0.unit != .none || $0.value <= 30_000)
    }
  }

  /// The 10 kg of `Pull-ups (weighted 10 kg) 3x5`, `懸垂（加重10kg）5回`, `Dips (with a 10 kg plate) 3x8`;
  /// the `(bar 20 kg)` of a curl tells what its bar weighs.
  func loadBehindWords(_ open: Int, _ close: Int) -> Int? {
    guard
      let number = elements[open..<close].firstIndex(where: { $0.isNumber }), number > open + 1,
      number <= open + 3, elements[number].unit.isMass, elements[number].kind == .quantity,
      elements[(number + 1)..<close].allSatisfy({
        $0.meaning == .equipment || $0.meaning == .plate
      }), elements[open + 1].kind == .word
    else { return nil }
    let meaning = elements[open + 1].meaning
    let isAdded =
      meaning == .with || meaning == .letterS || isWord(open + 1, in: Self.hung)
      // `Pull-ups (weight 82 kg) 3x8` tells what somebody weighs.
      || (meaning == .at || meaning == .weight) && elements[number].value < 50_000
    return isAdded && elements[(open + 1)..<number].allSatisfy { $0.kind == .word } ? number : nil
  }

  private static let hung = WordSet("weighted added extra 加重 重り 負荷 추가 가중")

  /// The `+ 62.5 lb` of `Chin-ups (BW=159 lb + 62.5 lb) 3x5` and of `Dips (BW + 20)`.
  private func addedLoad(_ open: Int, _ close: Int) -> Quantity? {
    let (sign, number) = (close - 2, close - 1)
    guard sign > open + 1, elements[open + 1].meaning == .bodyweight,
      elements[sign].kind == .plus || elements[sign].kind == .hyphen,
      elements[number].kind == .quantity,
      elements[number].unit.isMass || elements[number].unit == .none
    else { return nil }
    var load = Quantity(elements[number])
    load.marks.insert(elements[sign].kind == .plus ? .added : .assisted)
    return load
  }

  /// `Skullcrushers (65) 3x10`, `DB press (60s): 10, 9, 8`, `Curl (17.5) 10/8`; and the 15 of `Front
  /// raise (15) 12/10/9`, which counts neither its sets nor anything else.
  private func isLoadBehindName(_ element: Element) -> Bool {
    if element.unit.isMass { return true }
    if element.unit == .letterS { return element.value % 2500 == 0 }
    guard element.unit == .none else { return false }
    if element.value >= 20_000 || element.value % 1000 != 0 { return true }
    let isList = parser.expressions.count == 1 && parser.terms.count == 1
    return element.value >= 5_000 && isList && parser.quantities.count > 1
      && parser.quantities.count * 1000 != Int(element.value)
  }

  /// `(60/80/100) 8/6/5`, `(60/80x3) 8/5/5/5`, `(60/80) 8/5x3`: a load for each set, or the last for
  /// all that follow.
  private mutating func shareLoads(_ start: Int, _ close: Int) -> Bool {
    loads(start, close).map { anatomy.parser.share($0) } ?? true
  }

  private func loads(_ start: Int, _ close: Int) -> [Quantity]? {
    var loads: [Quantity] = []
    var index = start
    while index < close, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit.isMass
    {
      var load = Quantity(elements[index])
      load.marks.insert(.leading)
      var times = 1
      if index + 2 < close, elements[index + 1].kind == .times,
        anatomy.parser.isBareNumber(index + 2), 1_000...20_000 ~= elements[index + 2].value
      {
        times = Int(elements[index + 2].value) / 1000
        index += 2
      }
      loads += repeatElement(load, count: times)
      index += 1
      guard index < close, elements[index].kind == .slash || elements[index].kind == .comma else {
        break
      }
      index += 1
    }
    guard index == close, loads.count > 1, loads.count <= 64 else { return nil }
    // `(5/26)` is a day, `(3/1)` how slow.
    let unit = loads.last?.unit ?? .none
    for index in loads.indices where loads[index].unit == .none { loads[index].unit = unit }
    let most = loads.map(\.value).max() ?? 0
    let isLifted = unit.isMass || most >= 32_000 || loads.contains { $0.value % 1000 != 0 }
    return isLifted || loads.count > 2 && most >= 10_000 ? loads : nil
  }
}

internal import JournalSyntax

/// What a machine took off, in parentheses before the reps: `Assisted dips (15 kg assist) 8, 7, 6`, `dips (assist 20
/// kg) 3x8`, `трициклы (противовес 30 кг) 8, 6`.
extension FileReader {
  /// Puts it as `-15 kg`, as most do.
  mutating func settleHelpInParentheses() {
    if settleMinusInParentheses() { return }
    // `(w 50 lb assist)`.
    if let with = elements.indices.dropFirst(2).dropLast(4).first(where: {
      elements[$0].meaning == .with && elements[$0 - 1].kind == .openParenthesis
        && elements[$0 + 3].kind == .closeParenthesis
    }) {
      anatomy.parser.elements.remove(at: with)
    }
    guard let open = elements.firstIndex(where: { $0.kind == .openParenthesis }), open > 0,
      open + 4 < elements.count, elements[open + 3].kind == .closeParenthesis,
      elements[..<open].allSatisfy({
        $0.kind == .word || $0.kind == .hyphen && !$0.spaceBefore
      }), elements[open + 4].isNumber,
      let load = [open + 1, open + 2].first(where: {
        elements[$0].kind == .quantity && elements[$0].unit.isMass
      }), case let word = 2 * open + 3 - load,
      elements[word].meaning == .assisted || isWord(word, in: CommonWords.help)
    else { return }
    var (sign, help) = (elements[open], elements[load])
    sign.kind = .hyphen
    sign.flags = [.spaceBefore]
    help.flags.remove(.spaceBefore)
    help.flags.insert(.spaceAfter)
    anatomy.parser.elements.replaceSubrange(open...(open + 3), with: [sign, help])
    anatomy.parser.elements[open + 2].flags.insert(.spaceBefore)
  }

  /// The `(минус 30)` of `Брусья в гравитроне (минус 30) 3х10` and the `(menos 25kg)` behind sets.
  private mutating func settleMinusInParentheses() -> Bool {
    guard let open = elements.firstIndex(where: { $0.kind == .openParenthesis }), open > 0,
      open + 3 < elements.count, elements[open + 3].kind == .closeParenthesis,
      isWord(open + 1, in: Self.minus), elements[open + 2].kind == .quantity,
      elements[open + 2].isBare || elements[open + 2].unit.isMass,
      let first = elements.firstIndex(where: \.isNumber), first > 0,
      open + 4 == elements.count || first > open
    else { return false }
    let help = [
      Element(.hyphen, elements[open + 1].range, flags: .spaceBefore), elements[open + 2],
    ]
    anatomy.parser.elements.removeSubrange(open...(open + 3))
    putHelp(help, at: min(first, open))
    return true
  }

  /// The `противовес 35 кг` of `Подтягивания в гравитроне, противовес 35 кг, 3*8`.
  mutating func settleHelpBetweenCommas() {
    guard let load = elements.indices.dropLast(2).first(where: { elements[$0].isNumber }),
      load > 2, elements[load].unit.isMass,
      elements[load + 1].kind == .comma || elements[load + 1].kind == .colon,
      elements[load + 2].isNumber, elements[load - 2].kind == .comma,
      isWord(load - 1, in: CommonWords.help) || isWord(load - 1, in: Self.counterweights)
    else { return }
    let help = [Element(.hyphen, elements[load - 1].range, flags: .spaceBefore), elements[load]]
    anatomy.parser.elements.removeSubrange((load - 2)...(load + 1))
    putHelp(help, at: load - 2)
  }

  private mutating func putHelp(_ help: [Element], at index: Int) {
    anatomy.parser.elements.insert(contentsOf: help, at: index)
    anatomy.parser.elements[index + 1].flags.remove(.spaceBefore)
    anatomy.parser.elements[index + 1].flags.insert(.spaceAfter)
    if index + 2 < elements.count { anatomy.parser.elements[index + 2].flags.insert(.spaceBefore) }
    anatomy.parser.end = elements.count
  }

  private static let minus = WordSet(
    "minus menos минус мінус moins meno mínus miinus マイナス 마이너스 eksi")
  private static let counterweights = WordSet(
    "counterweight gegengewicht contrapeso contrappeso contrepoids противовес противовага przeciwwaga tegengewicht motvikt"
  )

  /// The `with 25 kg off` of `assisted dips with 25 kg off 3x8`.
  mutating func settleHelpTakenOff() {
    guard elements.count > 4,
      let load = elements.indices.dropFirst().dropLast(2).first(where: {
        elements[$0].kind == .quantity && elements[$0].unit.isMass
          && isWord($0 + 1, in: Self.offs) && elements[$0 + 2].isNumber
      }),
      case let sign = elements[load - 1].meaning == .with ? load - 1 : load, sign > 0,
      elements[..<sign].allSatisfy({ $0.kind == .word || $0.kind == .hyphen && !$0.spaceBefore })
    else { return }
    let place = range(sign..<(load + 2))
    var help = elements[load]
    help.flags = .spaceAfter
    anatomy.parser.elements.replaceSubrange(
      sign...(load + 1), with: [Element(.hyphen, place, flags: .spaceBefore), help])
    anatomy.parser.elements[sign + 2].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  private static let offs = WordSet(
    "entlastung less off противовес", CommonWords.help)
}

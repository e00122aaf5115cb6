internal import JournalSyntax
internal import WorkoutModel

/// Words before sets that tell which of them they are, or what was worn, and name no exercise.
extension FileReader {
  /// `First set: 100x5`, `Primera serie con la barra: 10 reps`, `Erster Satz 60x8`.
  func isOrdinalOfSet(_ name: Range<Int>) -> Bool {
    guard name.count >= 2, elements[name.lowerBound + 1].meaning == .set else { return false }
    return isWord(name.lowerBound, in: Self.ordinals)
  }

  /// `with belt: 140x3`, `no belt 120x5`, `beltless: 100x5`: the exercise above goes on.
  func isGear(_ name: Range<Int>) -> Bool {
    guard name.count <= 4 else { return false }
    var hasGear = false
    for index in name {
      if isWord(index, in: Self.gear) {
        hasGear = true
      } else if elements[index].meaning != .with, elements[index].meaning != .and,
        !isWord(index, in: Self.without)
      {
        return false
      }
    }
    return hasGear
  }

  /// `Bench Press 80x5` below `Comments`: a known lift and its sets, and next to no words more.
  mutating func endsRemarks() -> Bool {
    guard context.sectionLevel == 0, elements.count(where: { $0.kind == .word }) <= 4 else {
      return false
    }
    let segment = anatomy.segment(from: 0, to: elements.count)
    guard segment.hasExpressions, !segment.isNameBehind, segment.rest.isEmpty,
      anatomy.parser.expressions.contains(where: { $0.terms.count > 1 })
    else { return false }
    return isName(trimmedName(segment.name, isBehind: false))
  }

  /// `5 sets, one every minute`, `1 set at the top of each minute`, `30 s on/15 s off x 3 rounds`: how
  /// the sets above or below followed each other.
  func tellsPace(_ segment: Segment) -> Bool {
    guard !segment.rest.isEmpty, segment.name.isEmpty || segment.isNameBehind,
      anatomy.parser.expressions.allSatisfy({ $0.terms.count == 1 })
    else { return false }
    let words =
      segment.expressions.upperBound..<max(segment.name.upperBound, segment.rest.upperBound)
    let first = anatomy.parser.quantities[0]
    if first.unit.isTime {
      return isWord(words.lowerBound, in: Self.on)
        && words.contains { isWord($0, in: Self.off) && elements[$0 - 1].unit.isTime }
    }
    guard first.unit == .none || first.unit == .set else { return false }
    return words.dropFirst().contains { index in
      (elements[index].meaning == .minute || elements[index].meaning == .set)
        && isWord(index - 1, in: Self.every)
    }
  }

  /// `105 kg, 2 attempts but failed both`: sets of which no reps are told, and none was done.
  mutating func markFailures(_ segment: Segment) {
    let rest = segment.rest
    guard rest.count > 1, elements[rest.lowerBound + 1].meaning == .failed,
      isWord(rest.lowerBound, in: Self.but), let last = anatomy.parser.expressions.last,
      last.terms.count == 2,
      anatomy.parser.quantities[
        anatomy.parser.terms[last.terms.upperBound - 1].quantities.lowerBound
      ]
      .unit == .set
    else { return }
    anatomy.parser.addMark(.failed)
  }

  private static let but = WordSet("but and both all")
  private static let on = WordSet("on work")
  private static let off = WordSet("off rest")
  private static let every = WordSet("each every the")

  private func isWord(_ index: Int, in words: WordSet) -> Bool {
    elements[index].kind == .word && words.contains(bytes[elements[index].range.indices])
  }

  private static let ordinals = WordSet(
    """
    first second third fourth fifth sixth erster zweiter dritter vierter fünfter primera segunda
    tercera cuarta quinta primeira terceira quarta première premiere deuxième troisième quatrième
    prima seconda terza första andra tredje fjärde første anden tredje fjerde первый второй третий
    четвёртый четвертый пятый pierwsza druga trzecia czwarta eerste tweede derde vierde
    """)

  private static let gear = WordSet(
    """
    belt belts belted beltless unbelted strap straps strapless sleeves wraps gürtel zughilfen
    cinturón straps ceinture bälte belte пояс поясом лямки лямками
    """)

  private static let without = WordSet(
    "no without w/o ohne sin sans senza sem utan uten uden без bez zonder my the a wrist knee")
}

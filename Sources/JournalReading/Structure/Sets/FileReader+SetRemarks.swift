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
    if !isASCII, name.count == 1, isWithWord(elements[name.lowerBound]) { return true }
    var hasGear = false
    for index in name {
      if isWord(index, in: Self.gear) {
        hasGear = true
      } else if elements[index].meaning != .with, elements[index].meaning != .and,
        !isWord(index, in: Self.besideGear)
      {
        return false
      }
    }
    return hasGear
  }

  /// The `のダンベルで` of `7キロのダンベルで20回`, the `ずつ` of `15回ずつ`: what it was done with, and
  /// that it was so often each.
  private func isWithWord(_ element: Element) -> Bool {
    guard element.flags.contains(.unspacedScript) else { return false }
    let word = bytes[element.range.indices]
    return word.elementsEqual("ずつ".utf8)
      || word.starts(with: "の".utf8) && word.suffix(3).elementsEqual("で".utf8)
  }

  private static let ordinals = WordSet(
    """
    first second third fourth fifth sixth last final erster zweiter dritter vierter fünfter primera segunda
    tercera cuarta quinta primeira terceira quarta première premiere deuxième troisième quatrième
    prima seconda terza första andra tredje fjärde første anden tredje fjerde первый второй третий
    четвёртый четвертый пятый pierwsza druga trzecia czwarta eerste tweede derde vierde
    """)

  private static let gear = WordSet(
    "beltless unbelted strapless", GymWords.gear)

  /// `Add wraps`, `Belt off`, `Back off sets:` on a line between the sets of an exercise, which goes on.
  func isRemarkBetweenSets(_ indices: Range<Int>, _ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item,
      context.entry != nil || context.pendingName != nil
    else { return false }
    let end = elements[indices.upperBound - 1].kind == .colon ? 1 : 0
    let words = indices.lowerBound..<(indices.upperBound - end)
    if end == 0, isTalkBetweenSets(words) || isBetweenEqualLoads(words, line) { return true }
    guard words.count >= 2 else { return false }
    return isGear(words) || namesLighterSets(words)
  }

  /// `Backoff sets`, `back off sets`, `down set`.
  private func namesLighterSets(_ words: Range<Int>) -> Bool {
    guard words.count <= 4, elements[words.upperBound - 1].meaning == .set,
      elements[words].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return false }
    let first = words.lowerBound
    if elements[first].meaning == .backoff { return words.count == 2 }
    return isWord(first, in: Self.downward)
      && (words.count == 2 || isWord(words.upperBound - 2, in: Self.off))
  }

  private static let downward = WordSet("down back")

  private static let off = WordSet("off down")

  /// What may stand beside it.
  private static let besideGear = WordSet(
    "a add added adding knee my off on put remove removed the w/o wrist", CommonWords.without)
}

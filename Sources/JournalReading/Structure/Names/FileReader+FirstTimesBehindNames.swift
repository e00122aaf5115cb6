internal import JournalSyntax

/// That an exercise was done for the first time, behind its name: `PESO MUERTO primera vez!! 40x8`, `Становая первый раз за
/// год 100х5`, `硬拉第一次！40kg 5个5组`.
extension FileReader {
  /// Before the words for it, when a name stands before them.
  func beforeFirstTime(_ start: Int, _ end: Int) -> Int {
    guard end - start > 2,
      let first = (start + 1..<end - 1).first(where: {
        isWord($0, in: Self.firsts) && isWord($0 + 1, in: CommonWords.times)
      }), end - first <= 6
    else { return end }
    return first
  }

  private static let firsts = WordSet(
    """
    first primera primeira première premiere prima erstes erste eerste första første pierwszy první первый первая перший
    ilk ensimmäinen first-ever
    """)

  /// Takes the words off a name that nothing parts them from, and `然后` off the sets of the exercise above.
  mutating func dropFirstTimeInScript() {
    if elements[1].isNumber, context.entry != nil, isWord(0, in: Self.thens) {
      anatomy.parser.elements.removeFirst()
      return
    }
    guard elements[0].kind == .word, elements[0].flags.contains(.unspacedScript),
      case let word = bytes[elements[0].range.indices],
      let ending = Self.endings.first(where: {
        word.count > $0.count + 3 && word.suffix($0.count) == $0[...]
      })
    else { return }
    let middle = Int(elements[0].range.end) - ending.count
    context.remarks.append(ByteRange(middle, Int(elements[0].range.end)))
    anatomy.parser.elements[0].range = ByteRange(Int(elements[0].range.start), middle)
    while elements.count > 2, elements[1].kind == .exclamation {
      anatomy.parser.elements.remove(at: 1)
    }
    anatomy.parser.elements[1].flags.insert(.spaceBefore)
  }

  private static let thens = WordSet("然后 然後 接着 接著 之后 之後 再来 再來 そのあと その後 それから 그다음 그 다음 이후")
  private static let endings = ["第一次", "初めて", "はじめて", "初挑戦", "처음"].map { Array($0.utf8) }
}

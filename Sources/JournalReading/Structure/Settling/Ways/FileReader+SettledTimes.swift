internal import JournalSyntax

/// Times in seconds, one for each way that was gone.
extension FileReader {
  func isSeconds(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].unit == .second || elements[index].unit == .letterS)
  }

  /// The second `33s` of `35s, 33s` and of `35s/33s`.
  func isSecondsBehindMark(_ index: Int) -> Bool {
    index > 1 && isSeconds(index) && isSeconds(index - 2) && isMarkOfTimes(elements[index - 1])
  }

  private func isMarkOfTimes(_ element: Element) -> Bool {
    element.kind == .comma || element.kind == .slash
  }

  /// The `35s 33s 34s 39s` of `Sled drag 150 4x30m, 35s 33s 34s 39s` and the `(75s, 76s, 78s)` of
  /// `3x400m (75s, 76s, 78s)`: as many times as ways, written as clocks are.
  mutating func settleTimesOfEach() {
    guard let first = elements.indices.first(where: { isSeconds($0) && isListBehindWays($0) })
    else { return }
    let run = runOfSeconds(from: first)
    let way = elements[first - 1].isNumber ? first - 1 : first - 2
    guard elements[way - 2].value == Int32(run.count) * 1000 else { return }
    for index in run {
      anatomy.parser.elements[index].kind = .clock
      anatomy.parser.elements[index].unit = .none
    }
  }

  /// The first time behind `4x30m`, with one mark between them or none.
  private func isListBehindWays(_ first: Int) -> Bool {
    guard first > 2 else { return false }
    let way = elements[first - 1].isNumber ? first - 1 : first - 2
    guard way > 1, elements[way].unit.isLength || elements[way].unit == .letterM,
      elements[way - 1].kind == .times, elements[way - 2].isBare
    else { return false }
    switch elements[first - 1].kind {
    case .comma, .colon, .openParenthesis, .equals, .quantity: return true
    case .hyphen: return elements[first - 1].spaceBefore
    default: return false
    }
  }

  private func runOfSeconds(from first: Int) -> [Int] {
    var run = [first]
    var index = first + 1
    while index < elements.count {
      if isSeconds(index) {
        run.append(index)
      } else if !isMarkOfTimes(elements[index]) {
        break
      }
      index += 1
    }
    return run
  }
}

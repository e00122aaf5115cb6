internal import JournalSyntax

/// What three lifts come to, `Big 3 now 165/105/185 = 455`, and what is still to be done, `6/10 벤치 75 5개 해보기`.
extension FileReader {
  /// What was best once, what is to come, and what lifts come to: none of it was done on this day.
  mutating func tellsOtherTimes() -> Bool {
    tellsBestEver || tellsOldBests || tellsTotalOfLifts || endsAsTask || tellsWhenToCome
      || endsWithTomorrow || isPlanByLetter()
  }

  /// Three loads between slashes, and their sum behind them or a word for it before.
  var tellsTotalOfLifts: Bool {
    guard 5...24 ~= elements.count,
      let first = elements.firstIndex(where: { $0.kind == .slash && !$0.spaceBefore }),
      first > 0, first + 3 < elements.count, elements[first + 2].kind == .slash,
      case let loads = [elements[first - 1], elements[first + 1], elements[first + 3]],
      loads.allSatisfy({ ($0.isBare || $0.unit.isMass) && $0.value >= 40_000 })
    else { return false }
    if first + 5 < elements.count, elements[first + 4].kind == .equals,
      elements[first + 5].isNumber,
      Int64(elements[first + 5].value) == loads.reduce(0, { $0 + Int64($1.value) })
    {
      return true
    }
    return (0..<(first - 1)).contains { isWord($0, in: Self.threeLifts) }
  }

  private static let threeLifts = WordSet("sbd 3대 big3 троеборье bpd")

  /// A line of Koreans, whose verb stands last.
  var endsAsTask: Bool {
    guard !isASCII, elements.count > 2,
      let last = elements.lastIndex(where: { $0.kind == .word }), last + 2 >= elements.count
    else { return false }
    return isWord(last, in: Self.tasks)
      || last > 0 && isWord(last, in: Self.thing) && isWord(last - 1, in: Self.doing)
  }

  private static let tasks = WordSet("해보기 해볼것 할것 시도할것 예정 해야지 해야함 해야됨 하자")
  private static let thing = WordSet("것 거")
  private static let doing = WordSet("할 해볼 시도할 도전할")
}

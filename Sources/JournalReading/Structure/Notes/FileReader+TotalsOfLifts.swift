internal import JournalSyntax

/// What three lifts come to, `Big 3 now 165/105/185 = 455`, and what is still to be done, `6/10 벤치 75 5개 해보기`.
extension FileReader {
  /// What was best once, what is to come, and what lifts come to: none of it was done on this day.
  mutating func tellsOtherTimes() -> Bool {
    tellsBestEver || tellsOldBests || tellsTotalOfLifts || endsAsTask || tellsWhenToCome
      || endsWithTomorrow || isPlanByLetter() || tellsLastTimeInScript
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

  /// `今天卧推上次只有60公斤8个`: what it was last time, right before the numbers.
  var tellsLastTimeInScript: Bool {
    guard !isASCII, elements.count > 1,
      let number = elements.prefix(6).firstIndex(where: \.isNumber), number > 0,
      elements[number - 1].kind == .word, elements[number - 1].flags.contains(.unspacedScript)
    else { return false }
    let word = bytes[elements[number - 1].range.indices]
    guard let verb = Self.verbsOfThen.first(where: { word.reversed().starts(with: $0.reversed()) })
    else { return false }
    let rest = word.dropLast(verb.count)
    return Self.lastTimes.contains { last in
      rest.indices.contains { rest[$0...].starts(with: last) }
    }
  }

  private static let lastTimes = ["上次", "上周", "上週", "上回", "上一次", "前回"].map { Array($0.utf8) }
  private static let verbsOfThen = ["只有", "还只有", "還只有", "才", "是", "还是", "還是", "只能", "只能做", "は"]
    .map { Array($0.utf8) }

  private static let threeLifts = WordSet("sbd 3대 big3 троеборье bpd")

  /// A line of Koreans, whose verb stands last.
  var endsAsTask: Bool {
    guard !isASCII, elements.count > 2,
      let last = elements.lastIndex(where: { $0.kind == .word }),
      elements[(last + 1)...].dropFirst().allSatisfy({ $0.kind == .period })
    else { return false }
    return isWord(last, in: Self.tasks)
      || last > 0 && isWord(last, in: Self.thing) && isWord(last - 1, in: Self.doing)
      // `벤치 60 5x5 하라고 함 나중에`: what a trainer said.
      || last > 1 && (last - 2..<last).contains { isWord($0, in: Self.orders) }
  }

  private static let tasks = WordSet("해보기 해볼것 할것 시도할것 예정 해야지 해야함 해야됨 하자 나중에 하라고함 하라함")
  private static let orders = WordSet("하라고 하라는 해보라고 들으라고")
  private static let thing = WordSet("것 거")
  private static let doing = WordSet("할 해볼 시도할 도전할")
}

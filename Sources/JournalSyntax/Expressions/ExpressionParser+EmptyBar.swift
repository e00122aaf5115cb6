/// The empty bar in the place of a load: `bar x 10`, `empty bar 2x10`, `bar 10`.
extension ExpressionParser {
  /// Behind the words of `bar` and of `empty bar`.
  func behindBar(_ index: Int) -> Int {
    isWord(index + 1, .bar) ? index + 2 : index + 1
  }

  /// True when the word at `index` stands for a load: beside a sign, before counted reps, or at the
  /// start of a line before nothing but sets and reps.
  func isBarHere(_ index: Int) -> Bool {
    if index > 0, elements[index - 1].kind == .times || elements[index - 1].kind == .at {
      // `12 x barbell row 60 kg`: part of the name.
      return index != 2 || index + 1 == end || elements[index + 1].kind != .word
        || elements[index + 1].word != .plain
    }
    let next = behindBar(index)
    guard next < end else { return false }
    // `Bench. Bar for 15, 135 for 10`.
    if isWord(next, .for), bar(index, isBehind: .period), isBareNumber(next + 1),
      elements[next + 1].value <= 50_000
    {
      return true
    }
    if elements[next].unit == .repetition { return !isLoaded(behind: next) }
    return elements[next].kind == .times || headsReps(index, next)
  }

  /// The load of `Remo con barra 10 reps con 60 kg`, where the bar is part of the name.
  private func isLoaded(behind reps: Int) -> Bool {
    guard reps + 1 < end else { return false }
    if elements[reps + 1].unit.isMass { return true }
    return (isWord(reps + 1, .at) || isWord(reps + 1, .with) || elements[reps + 1].kind == .at)
      && isNumber(reps + 2)
  }

  private func bar(_ index: Int, isBehind mark: Element.Kind) -> Bool {
    index > 0 && elements[index - 1].kind == mark && elements[index].spaceBefore
  }

  /// `bar 2x10`, `bar 10` and `bar 10 40x10`; but not `barbell 3x10 60 kg`, which tells what is lifted.
  private func headsReps(_ bar: Int, _ number: Int) -> Bool {
    guard isBareNumber(number), elements[number].value <= 30_000,
      elements[number].value % 1000 == 0
    else { return false }
    // `T-bar 10 40x10`, `Trap bar 5 100x5` are names.
    let isEmpty =
      bar == 0 || elements[bar].flags.contains(.unspacedScript) || behindBar(bar) > bar + 1
    if isEmpty, isLoadOfNextSet(number + 1, behind: number) { return true }
    guard bar == 0 else { return false }
    guard isFactorOfNext(number) else { return number + 1 >= end || isSeparator(number + 1) }
    return elements[number].value <= 10_000 && isBareNumber(number + 2)
      && elements[number + 2].value <= 30_000
      && (number + 3 >= end || isSeparator(number + 3))
  }

  /// The 40 of `bar 10 40x10`.
  func isLoadOfNextSet(_ load: Int, behind reps: Int) -> Bool {
    isBareNumber(load) && elements[load].spaceBefore && elements[load].value >= 20_000
      && elements[load].value > elements[reps].value && isFactorOfNext(load)
      && elements[load + 1].kind == .times && isBareNumber(load + 2)
  }
}

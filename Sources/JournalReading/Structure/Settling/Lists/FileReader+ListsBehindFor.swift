internal import JournalSyntax

/// Reps between blanks behind `for`: `curls 30s for 12 10 10`.
extension FileReader {
  /// Puts commas between the reps.
  mutating func settleListBehindFor(_ word: Int) {
    guard elements[word - 1].isNumber, elements[word - 1].kind == .quantity else { return }
    var reps: [Int] = []
    var index = word + 1
    while index < elements.count, elements[index].isBareWhole, elements[index].spaceBefore,
      1_000...50_000 ~= elements[index].value
    {
      reps.append(index)
      index += 1
    }
    guard reps.count > 1, index == elements.count || endsList(index),
      let least = reps.map({ elements[$0].value }).min(),
      let most = reps.map({ elements[$0].value }).max(), least * 2 >= most
    else { return }
    putCommas(between: reps)
  }

  private func endsList(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .openParenthesis, .period, .exclamation, .comma: true
    case .word: elements[index].word == .plain
    default: false
    }
  }
}

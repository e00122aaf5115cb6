internal import JournalSyntax

/// `Day two: 5 repetitions each set` above a list of loads: the reps of all of them.
struct RepsOfEachSet {
  let reps: Int32
  /// The head, or the last item of the list.
  var lastLine: Int
  /// `全部10回`: of all loads right below, whether they are items or not.
  var isOfAll = false
}

extension FileReader {
  /// Called for every line: nearly none ends so.
  mutating func keepRepsOfEachSet() {
    let count = elements.count
    if count >= 3, keepRepsOfAllLoadsBelow() { return }
    guard count >= 3, elements[count - 1].meaning == .set else { return }
    let joint = elements[count - 2].meaning
    let reps = elements[count - 3]
    guard joint == .each || joint == .per, reps.kind == .quantity, reps.unit == .repetition,
      1_000...30_000 ~= reps.value, reps.value % 1000 == 0,
      !elements.dropLast(3).contains(where: \.isNumber)
    else { return }
    context.repsOfEachSet = RepsOfEachSet(reps: reps.value, lastLine: context.lineIndex)
  }

  /// Takes the `全部10回` off `レッグカール 全部10回`, which is of the loads on the next line.
  private mutating func keepRepsOfAllLoadsBelow() -> Bool {
    let last = elements.count - 1
    guard elements[last].unit == .repetition, elements[last].kind == .quantity,
      1_000...60_000 ~= elements[last].value, elements[last].value % 1000 == 0,
      isWord(last - 1, in: Self.allSets), !elements[..<last].contains(where: \.isNumber)
    else { return false }
    context.repsOfEachSet = RepsOfEachSet(
      reps: elements[last].value, lastLine: context.lineIndex, isOfAll: true)
    anatomy.parser.elements.removeSubrange((last - 1)...last)
    return true
  }

  private static let allSets = WordSet(
    "全部 全て すべて 全セット 各セット 毎セット 每组 每組 都是 都做 全都 전부 모두 매세트 tous alle todos todas all")

  /// Gives the loads of an item right below their reps; `Squat 20, 20, 18` tells reps of its own.
  mutating func takeRepsOfEachSet(_ line: LineSyntax) {
    guard var told = context.repsOfEachSet else { return }
    guard line.kind == .item || line.kind == .numbered || told.isOfAll,
      context.lineIndex == told.lastLine + 1
    else {
      context.repsOfEachSet = nil
      return
    }
    told.lastLine = context.lineIndex
    context.repsOfEachSet = told
    guard anatomy.parser.expressions.allSatisfy({ $0.terms.count == 1 }),
      anatomy.parser.quantities.allSatisfy({
        $0.kind == .number && $0.upper == 0
          && ($0.unit.isMass || $0.unit == .none && $0.value >= 35_000)
      })
    else { return }
    let count = anatomy.parser.quantities.count
    anatomy.parser.pairLoads(with: [Int32](repeating: told.reps, count: count))
  }
}

internal import JournalSyntax

/// `Squat, 4, 10, 100` line by line: three columns parted by commas, and not the reps of three sets.
enum ListedFields {
  /// So many lines at least make columns.
  private static let fewestLines = 4

  /// Parts the lists into factors where those of the whole file are such columns: three numbers each,
  /// and most of them as unlike as reps never are. No draft but those of `lists` is a list.
  static func part(_ drafts: inout [Draft], lists: [Int]) {
    joinPairs(&drafts, lists)
    var (alike, unlike) = (0, 0)
    for index in lists where isList(drafts[index]) {
      guard drafts[index].quantities.count == 3 else { return }
      if areUnlike(drafts[index].quantities) { unlike += 1 } else { alike += 1 }
    }
    guard unlike >= fewestLines, unlike > 2 * alike else { return }
    for index in lists where isList(drafts[index]) {
      drafts[index].terms = (0..<3).map {
        Term(joiner: $0 == 0 ? .first : .times, quantities: $0..<($0 + 1), separator: .none)
      }
      drafts[index].shape = Shape.of(
        drafts[index].terms, drafts[index].quantities, drafts[index].nature)
    }
  }

  /// Puts the load of `100 5 3` before its numbers, so that it is weighed as `100, 5, 3` is: three sets
  /// of five, or a set of five and one of three.
  ///
  /// Who writes `60 10 10 9` or `60 10 9` lists reps, and falls by half only in `160 12 4`.
  private static func joinPairs(_ drafts: inout [Draft], _ lists: [Int]) {
    let isLister = lists.contains { tellsReps(drafts[$0]) }
    for index in lists where isPair(drafts[index]) {
      let (first, second) = (drafts[index].quantities[1].value, drafts[index].quantities[2].value)
      guard !isLister || fallsByHalf(first, second) else { continue }
      drafts[index].terms = [Term(joiner: .first, quantities: 0..<3, separator: .space)]
      drafts[index].shape = Shape.of(
        drafts[index].terms, drafts[index].quantities, drafts[index].nature)
    }
  }

  /// The 12 and 4 of `160 12 4`: nobody gets so far fewer reps with the same load.
  static func fallsByHalf(_ first: Int32, _ second: Int32) -> Bool {
    first / 2 >= second && first - second >= 4_000
  }

  /// `60 10 10 9`, and the `60 10 9` that counts no sets.
  private static func tellsReps(_ draft: Draft) -> Bool {
    guard draft.terms.count == 2, draft.terms[1].joiner == .space,
      draft.terms[1].separator == .space
    else { return false }
    return draft.terms[1].quantities.count > 2
      || draft.quantities[draft.terms[1].quantities.upperBound - 1].value >= 7_000
  }

  /// A bare load, and two numbers behind blanks.
  private static func isPair(_ draft: Draft) -> Bool {
    guard draft.terms.count == 2, draft.quantities.count == 3,
      draft.terms[1].joiner == .space, draft.terms[1].separator == .space,
      draft.quantities.allSatisfy({ $0.kind == .number && $0.unit == .none && $0.marks.isEmpty })
    else { return false }
    return draft.quantities[0].value / 2
      >= max(10_000, draft.quantities[1].value, draft.quantities[2].value)
  }

  /// The first draft of which it is open whether `100, 5, 3` is three sets of five, or a set of five
  /// and one of three; lists of another length in the file say that they are lists.
  static func firstDoubtful(
    among heads: [Int], _ drafts: [Draft], _ choices: [Resolver.Choice?]
  ) -> Int? {
    let open = heads.indices.first { index in
      guard isList(drafts[heads[index]]) || isJoinedPair(drafts[heads[index]]),
        let choice = choices[index], let rival = choice.rival
      else { return false }
      return isFewSets(choice.candidate.roles[0], rival.roles[0])
        && abs(choice.candidate.signals.numbers - rival.signals.numbers) < thinMargin
    }
    guard let open, heads.allSatisfy({ !isList(drafts[$0]) || drafts[$0].quantities.count == 3 })
    else { return nil }
    return heads[open]
  }

  /// `100 5 5` is as open as `100 5 3`.
  private static let thinMargin = 1.3

  private static func isJoinedPair(_ draft: Draft) -> Bool {
    draft.terms.count == 1 && draft.quantities.count == 3 && draft.terms[0].separator == .space
  }

  /// The `25 15 3` of who lists reps elsewhere is open too.
  private static func isFewSets(_ first: Role, _ second: Role) -> Bool {
    let roles = [first, second]
    return roles.contains(.loadRepsSets) && (roles.contains(.loadThenReps) || roles.contains(.reps))
  }

  private static func isList(_ draft: Draft) -> Bool {
    draft.terms.count == 1 && draft.quantities.count > 1 && draft.terms[0].separator != .space
      && draft.quantities.allSatisfy { $0.kind == .number && $0.unit == .none }
  }

  /// A few sets, their reps, and a load far above both, in any order.
  private static func areUnlike(_ quantities: [Quantity]) -> Bool {
    let values = quantities.map(\.value).sorted()
    return values[0] <= 10_000 && values[2] >= 20_000 && values[2] / 2 > values[1]
  }
}

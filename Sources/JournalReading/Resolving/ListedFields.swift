internal import JournalSyntax

/// `Squat, 4, 10, 100` line by line: three columns parted by commas, and not the reps of three sets.
enum ListedFields {
  /// So many lines at least make columns.
  private static let fewestLines = 4

  /// Parts the lists into factors where those of the whole file are such columns: three numbers each,
  /// and most of them as unlike as reps never are.
  static func part(_ drafts: inout [Draft]) {
    var (alike, unlike) = (0, 0)
    for draft in drafts where isList(draft) {
      guard draft.quantities.count == 3 else { return }
      if areUnlike(draft.quantities) { unlike += 1 } else { alike += 1 }
    }
    guard unlike >= fewestLines, unlike > 2 * alike else { return }
    for index in drafts.indices where isList(drafts[index]) {
      drafts[index].terms = (0..<3).map {
        Term(joiner: $0 == 0 ? .first : .times, quantities: $0..<($0 + 1), separator: .none)
      }
      drafts[index].shape = Shape.of(
        drafts[index].terms, drafts[index].quantities, drafts[index].nature)
    }
  }

  /// The first draft of which it is open whether `100, 5, 3` is three sets of five, or a set of five
  /// and one of three; lists of another length in the file say that they are lists.
  static func firstDoubtful(
    among heads: [Int], _ drafts: [Draft], _ choices: [Resolver.Choice?]
  ) -> Int? {
    let open = heads.indices.first { index in
      guard isList(drafts[heads[index]]), let choice = choices[index], let rival = choice.rival
      else { return false }
      return isFewSets(choice.candidate.roles[0]) && isFewSets(rival.roles[0])
        && abs(choice.candidate.signals.numbers - rival.signals.numbers) < Resolver.thinMargin
    }
    guard let open, heads.allSatisfy({ !isList(drafts[$0]) || drafts[$0].quantities.count == 3 })
    else { return nil }
    return heads[open]
  }

  private static func isFewSets(_ role: Role) -> Bool {
    role == .loadThenReps || role == .loadRepsSets
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

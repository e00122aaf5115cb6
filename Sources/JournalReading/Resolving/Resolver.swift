internal import JournalSyntax
internal import WorkoutModel

/// Chooses a reading for every draft of a file, by the numbers themselves, by the writer's other
/// lines of the same shape, and by what is known of the exercise.
///
/// Never line by line: `5 x 8` among `45 x 12` and `35 x 10` is five kilograms, though alone it
/// would be five sets. Deterministic; each step is a sum of log-likelihoods that `explain` shows.
struct Resolver {
  /// Orders that the command line or a directive settles.
  var orders: [FactorOrder] = []
  /// Orders that a sentence settled for the lines below it.
  var later: LaterOrders?
  /// The orders were told in a sentence, that of three factors for two as well.
  var isOrderOfProse = false

  /// How far the lines of a file, and those of one exercise, may overrule the numbers of a line.
  private static let fileWeight = 4.5
  private static let exerciseWeight = 0.5
  /// A reading that leads by less is doubtful.
  static let thinMargin = 1.0
  /// Numbers that speak so loudly against every reading, all together and each of them, mean something
  /// else.
  private static let leastPlausible = (all: -12.0, each: -5.0)

  /// The choice for a draft.
  struct Choice: Sendable {
    var candidate: Candidate
    /// The best other reading that would give other sets.
    var rival: Candidate?
    var isSettled: Bool
    /// Nothing in the file decides, whatever the margin is.
    var isOpen = false
    /// No reading fits the numbers: `3 kg x 70 x 11` of `70x11 +3`.
    var isImplausible = false
    /// All candidates that were weighed, the best first.
    var scored: [Candidate] = []

    var margin: Double { rival.map { candidate.score - $0.score } ?? .infinity }

    /// Lines of other exercises barely overrule the numbers themselves: `3 x 20` below
    /// `10 x 120, 8 x 130` of another exercise is three of twenty for most.
    var isOverruled: Bool {
      guard let rival, !isSettled, margin < 3, candidate.roles.count == 2,
        candidate.roles.contains(.load), rival.roles.contains(.sets)
      else { return false }
      return rival.signals.numbers - candidate.signals.numbers >= 1.5
        && rival.signals.exercise > candidate.signals.exercise
    }
  }

  /// The choices for the drafts of a file; those that read alike share one.
  struct Choices: Sendable {
    fileprivate let ofGroups: [Choice?]
    fileprivate let groups: DraftGroups
    /// The draft whose choice `isOpen`, so that the file says so once.
    fileprivate let open: [Int]

    subscript(draft: Int) -> Choice? {
      var choice = ofGroups[groups.ofDraft[draft]]
      if open.contains(draft) { choice?.isOpen = true }
      return choice
    }
  }

  func resolve(_ file: inout FileDraft) -> Choices {
    SlashedTriples.part(&file.drafts, isStated: orders.contains(.weightRepsSets))
    let lists = file.drafts.indices.filter { file.drafts[$0].isList }
    ListedFields.part(&file.drafts, lists: lists)
    SpacedReps.join(&file.drafts, loaded: file.weightedExercises)
    let parted = ListedLoads.part(&file.drafts, lists: lists)
    let habit = UnitHabit(written: file.kilogramCount + file.poundCount)
    return resolve(&file.drafts, habit, parted)
  }

  private func resolve(
    _ drafts: inout [Draft], _ habit: UnitHabit, _ parted: Set<Int>
  ) -> Choices {
    let groups = DraftGroups(drafts, partedAt: later?.lineIndex)
    var candidates: [Int: [Candidate]] = [:]
    var triples = TripleOrder()
    var habit = habit
    var ones = OneSetsBehind()
    for group in groups.all {
      let first = drafts[group.first]
      let own = candidates[group.alike] ?? CandidateBuilder.candidates(for: first)
      candidates[group.alike] = own
      drafts[group.first].candidates = own
      if parted.contains(group.first) { ListedLoads.weigh(&drafts[group.first]) }
      EqualNumbers.weigh(&drafts[group.first])
      triples.add(drafts[group.first], times: group.count)
      habit.add(drafts[group.first], times: group.count)
      ones.add(drafts[group.first], times: group.count)
    }
    let at = AtSign(drafts)
    var evidence = Evidence()
    for group in groups.all {
      if triples.isSetsFirst { triples.turn(&drafts[group.first]) }
      if habit.isKept { habit.weigh(&drafts[group.first]) }
      at.weigh(&drafts[group.first])
      ones.weigh(&drafts[group.first])
      evidence.add(drafts[group.first], times: group.count)
    }
    let own = groups.all.map { choice(for: drafts[$0.first], evidence) }
    let heads = groups.all.map(\.first)
    let open = [
      triples.firstDoubtful(among: heads, drafts, own),
      ListedFields.firstDoubtful(among: heads, drafts, own),
    ]
    return Choices(ofGroups: own, groups: groups, open: open.compactMap { $0 })
  }

  private func choice(for draft: Draft, _ evidence: Evidence) -> Choice? {
    guard !draft.candidates.isEmpty else { return nil }
    if let settled = settled(draft) { return settled }
    guard draft.candidates.count > 1 else {
      let only = draft.candidates[0]
      return Choice(
        candidate: only, rival: nil, isSettled: true, isImplausible: isImplausible(only, draft))
    }
    var scored = draft.candidates.map { candidate in
      var candidate = candidate
      candidate.signals = evidence.signals(
        candidate, draft, file: Self.fileWeight, exercise: Self.exerciseWeight)
      return candidate
    }
    scored.sort { $0.score != $1.score ? $0.score > $1.score : $0.roles.packed < $1.roles.packed }
    if evidence.smallPairs.areSetsAndReps(draft, scored[0], scored[1]) { scored.swapAt(0, 1) }
    return Choice(
      candidate: scored[0], rival: scored[1], isSettled: false,
      isImplausible: isImplausible(scored[0], draft), scored: scored)
  }

  private func isImplausible(_ candidate: Candidate, _ draft: Draft) -> Bool {
    candidate.signals.numbers <= Self.leastPlausible.all
      && candidate.signals.numbers <= Self.leastPlausible.each * Double(draft.quantities.count)
  }

  private func orders(for draft: Draft) -> [FactorOrder] {
    guard let later, draft.lineIndex > later.lineIndex else { return orders }
    return later.orders
  }

  /// The `3x12` of `goblet 50 3x12`, also of who stated `weight/reps/sets`: nobody does twelve sets of three so.
  private func isSchemeBehindLoad(_ bare: [Int], _ order: FactorOrder, _ draft: Draft) -> Bool {
    guard isOrderOfProse, order == .weightRepsSets, draft.terms[bare[1]].joiner == .space,
      draft.terms[bare[2]].joiner == .times, let first = draft.quantities(of: bare[1]).first,
      let second = draft.quantities(of: bare[2]).first
    else { return false }
    return second.value >= 8_000 && second.value > first.value
  }

  /// The 7 of `155 x 5 @7`, also of who wrote that sets stand first: nobody does so many.
  private func isRated(_ bare: [Int], _ order: FactorOrder, _ draft: Draft) -> Bool {
    guard order == .setsRepsWeight, let last = bare.last, draft.terms[last].joiner == .at else {
      return false
    }
    return draft.quantities(of: bare[0]).contains { $0.value > 20_000 || $0.value % 1000 != 0 }
      && draft.quantities(of: last).allSatisfy { $0.value <= 10_000 }
  }

  /// The candidate that a stated order demands.
  private func settled(_ draft: Draft) -> Choice? {
    for order in orders(for: draft) {
      let roles = order.roles
      // `100, 5, 3` and `100 5 3`.
      if order == .weightRepsSets, draft.terms.count == 1, draft.quantities.count == 3,
        draft.quantities[2].value <= 6_000,
        let match = draft.candidates.first(where: { $0.roles[0] == .loadRepsSets })
      {
        return Choice(candidate: match, rival: nil, isSettled: true)
      }
      let all = draft.terms.indices.filter { index in
        draft.quantities(of: index).allSatisfy { $0.unit == .none && $0.kind == .number }
      }
      let multiplied = all.filter { draft.terms[$0].joiner != .at }
      let bare = multiplied.count == roles.count ? multiplied : all
      if let choice = behindLoad(order, multiplied, draft) { return choice }
      guard bare.count == roles.count, !isRated(bare, order, draft),
        !isSchemeBehindLoad(bare, order, draft)
      else { continue }
      let hasLoadElsewhere = bare.count < draft.terms.count
      if order.namesLoad, bare.count == 2, hasLoadElsewhere, hasLoad(draft) { continue }
      // `60x8` and `+10x8` where `3x8` are sets and reps.
      if order == .setsReps, isLoadedPair(bare, draft) || tellsNoSets(bare, draft) { continue }
      // `curl up 3x8` where `80x5x3` are weight, reps and sets.
      if order == .weightReps, isOrderOfProse, tellsFewBeforeMany(bare, draft),
        orders(for: draft).contains(.weightRepsSets)
      {
        continue
      }
      // `back ext 3x12` where `70/1 x3` are weight, reps and sets: nobody does twelve sets of three so.
      if order == .repsSets, isOrderOfProse, tellsFewBeforeMany(bare, draft) { continue }
      // `pull-ups 6x3` where `80x5x3` are weight, reps and sets.
      let isWithoutLoad =
        order == .weightReps && isOrderOfProse && orders(for: draft).contains(.weightRepsSets)
        && draft.nature.contains(.bodyweight) && bare.count == 2 && !isLoadedPair(bare, draft)
      // `abs 3x20` is the other way round all the same.
      if isWithoutLoad, !mayCountSets(draft.quantities(of: bare[1]), behind: bare[0], draft) {
        continue
      }
      let demanded = isWithoutLoad ? FactorOrder.repsSets.roles : roles
      let match = draft.candidates.first { candidate in
        zip(bare, demanded).allSatisfy { candidate.roles[$0] == $1 }
      }
      if let match { return Choice(candidate: match, rival: nil, isSettled: true) }
    }
    return nil
  }

  /// `sets x reps` also tells what the factors beside the load of `110 x 3 x 5` and `3 x 8 x 60` are,
  /// where no order of three was stated. The numbers tell which is the load; those that speak for the
  /// other order, as in `100 x 8 x 3`, leave a doubt.
  private func behindLoad(_ order: FactorOrder, _ bare: [Int], _ draft: Draft) -> Choice? {
    guard bare == [0, 1, 2], order == .setsReps || order == .repsSets,
      !orders.contains(.weightRepsSets), !orders.contains(.setsRepsWeight)
    else { return nil }
    let (first, second) = (order.roles[0], order.roles[1])
    func candidate(_ roles: [Role]) -> Candidate? {
      draft.candidates.first { candidate in
        roles.indices.allSatisfy { candidate.roles[$0] == roles[$0] }
      }
    }
    let (ahead, behind) = (candidate([.load, first, second]), candidate([first, second, .load]))
    guard let match = [ahead, behind].compactMap({ $0 }).max(by: { $0.score < $1.score }) else {
      return nil
    }
    let turned = candidate(
      match.roles[0] == .load ? [.load, second, first] : [second, first, .load])
    guard let turned, turned.score > match.score + Self.opposingMargin else {
      return Choice(candidate: match, rival: nil, isSettled: true)
    }
    return Choice(
      candidate: match, rival: turned, isSettled: false, scored: [match, turned])
  }

  /// Numbers that speak by so much against a stated order may be of another.
  private static let opposingMargin = 3.0

  /// The 15 of `dips 15x8`, where the writer also tells loads before reps, and the 12 of `fly 12x12`: nobody does so
  /// many sets, and of so many reps.
  private func tellsNoSets(_ bare: [Int], _ draft: Draft) -> Bool {
    let isOfLoads = orders.contains(.weightRepsSets) || orders.contains(.weightReps)
    return draft.quantities(of: bare[0]).contains { $0.value > 10_000 }
      && (isOfLoads || draft.quantities(of: bare[1]).allSatisfy { $0.value >= 8_000 })
  }

  /// Nobody does so many sets, nor half a set or one more than before.
  private func isLoadedPair(_ bare: [Int], _ draft: Draft) -> Bool {
    draft.quantities(of: bare[0]).contains {
      $0.value > 20_000 || $0.value % 1000 != 0 || $0.marks.contains(.added)
    }
  }

  /// The 3 of `3x8`, which is hardly a load.
  private func tellsFewBeforeMany(_ bare: [Int], _ draft: Draft) -> Bool {
    guard bare.count == 2, draft.terms[bare[1]].joiner == .times,
      let first = draft.quantities(of: bare[0]).first,
      let second = draft.quantities(of: bare[1]).first
    else { return false }
    return first.isBareWhole && first.value <= 5_000 && second.value >= 2 * first.value
      && second.value >= 8_000 && draft.quantities(of: bare[1]).count == 1
  }

  private func mayCountSets(
    _ sets: ArraySlice<Quantity>, behind reps: Int, _ draft: Draft
  ) -> Bool {
    let fewest = draft.quantities(of: reps).lazy.map(\.value).min() ?? 0
    return sets.allSatisfy { $0.value <= 6_000 && $0.value <= fewest }
  }

  private func hasLoad(_ draft: Draft) -> Bool {
    draft.quantities.contains {
      $0.unit.isMass || $0.kind == .bodyweight || $0.unit == .kilo
    }
  }
}

extension FactorOrder {
  var roles: [Role] {
    switch self {
    case .weightRepsSets: [.load, .reps, .sets]
    case .setsRepsWeight: [.sets, .reps, .load]
    case .weightReps: [.load, .reps]
    case .repsWeight: [.reps, .load]
    case .setsReps: [.sets, .reps]
    case .repsSets: [.reps, .sets]
    }
  }

  var namesLoad: Bool { roles.contains(.load) }
}

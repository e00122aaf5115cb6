internal import JournalSyntax
internal import WorkoutModel

/// The quantities of an expression by role.
struct SetParts {
  let context: SetContext
  /// Mostly of one term, so that they are not copied out of the expression.
  var loads: ArraySlice<Quantity> = []
  var efforts: ArraySlice<Quantity> = []
  var effortRole = Role.reps
  /// `400 m, 400 m, 600 m`.
  private(set) var distances: ArraySlice<Quantity> = []
  var time: Quantity?
  var sets: Quantity?
  /// How often the sets were done, in `2 rounds × 3 sets`.
  var rounds = 1
  var rpes: [Quantity] = []
  var hasSides = false
  var isSetsThenReps = false
  /// In `4x5, 4` one more set follows the four.
  var endsWithMore = false
  /// The number of sets stands before their reps.
  private(set) var countsFirst = false

  init(context: SetContext) {
    self.context = context
  }

  mutating func add(_ role: Role, _ quantities: ArraySlice<Quantity>) {
    switch role {
    case .load: add(quantities, to: &loads)
    case .reps:
      if effortRole == .time { efforts = [] }
      effortRole = .reps
      add(quantities, to: &efforts)
    case .time:
      time = quantities.first
      if efforts.isEmpty {
        effortRole = .time
        add(quantities, to: &efforts)
      }
    case .distance: add(quantities, to: &distances)
    case .sets:
      if let sets { rounds = max(1, Int(sets.value) / 1000) }
      sets = quantities.first
      countsFirst = efforts.isEmpty
    case .setsThenReps:
      isSetsThenReps = true
      sets = quantities.first
      add(quantities.dropFirst(), to: &efforts)
    case .loadThenReps:
      add(quantities.prefix(1), to: &loads)
      add(quantities.dropFirst(), to: &efforts)
    case .loadRepsSets:
      add(quantities.prefix(1), to: &loads)
      add(quantities.dropFirst().prefix(1), to: &efforts)
      sets = quantities.last
    case .repsThenLoad:
      add(quantities.prefix(1), to: &efforts)
      add(quantities.dropFirst(), to: &loads)
    case .rpe: rpes += quantities
    case .sides: hasSides = true
    case .target, .remark: break
    }
  }

  private func add(_ quantities: ArraySlice<Quantity>, to list: inout ArraySlice<Quantity>) {
    if list.isEmpty { list = quantities } else { list += quantities }
  }

  mutating func endWithMore() {
    endsWithMore = sets != nil && rounds == 1 && loads.count <= 1
  }

  /// `3x5+`: the last of the sets was open, the others were as told.
  var endsWithOpenSet: Bool {
    countsFirst && count > 1 && efforts.count == 1 && effortRole == .reps
      && efforts.first?.kind == .number && efforts.first?.extra == 0
      && efforts.first?.marks.contains(.open) == true
  }

  var count: Int { rounds * (sets.map { max(1, Int($0.value) / 1000) } ?? 1) }

  func load(_ index: Int) -> Quantity? {
    guard let first = loads.first, loads.count == 1, first.upper > 0, efforts.count > 1 else {
      return loads.isEmpty ? nil : loads[loads.startIndex + min(index, loads.count - 1)]
    }
    // `10, 8, 6 @ 32-44 kg`: the first and the last are told.
    guard index == 0 || index == efforts.count - 1 else { return nil }
    var load = first
    if index > 0 { load.value = load.upper }
    return load
  }

  func distance(_ index: Int) -> Quantity? {
    distances.isEmpty ? nil : distances[distances.startIndex + min(index, distances.count - 1)]
  }

  func effort(_ index: Int) -> Quantity? {
    efforts.isEmpty ? nil : efforts[efforts.startIndex + min(index, efforts.count - 1)]
  }
}

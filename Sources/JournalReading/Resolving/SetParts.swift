internal import JournalSyntax
internal import WorkoutModel

/// The quantities of an expression by role.
struct SetParts {
  let context: SetContext
  var loads: [Quantity] = []
  var efforts: [Quantity] = []
  var effortRole = Role.reps
  var distance: Quantity?
  var time: Quantity?
  var sets: Quantity?
  /// How often the sets were done, in `2 rounds × 3 sets`.
  var rounds = 1
  var rpes: [Quantity] = []
  var hasSides = false
  var isSetsThenReps = false
  /// In `4x5, 4` one more set follows the four.
  var endsWithMore = false

  init(context: SetContext) {
    self.context = context
  }

  mutating func add(_ role: Role, _ quantities: ArraySlice<Quantity>) {
    switch role {
    case .load: loads += quantities
    case .reps:
      if effortRole == .time { efforts.removeAll() }
      effortRole = .reps
      efforts += quantities
    case .time:
      time = quantities.first
      if efforts.isEmpty {
        effortRole = .time
        efforts += quantities
      }
    case .distance: distance = quantities.first
    case .sets:
      if let sets { rounds = max(1, Int(sets.value) / 1000) }
      sets = quantities.first
    case .setsThenReps:
      isSetsThenReps = true
      sets = quantities.first
      efforts += quantities.dropFirst()
    case .loadThenReps:
      loads += quantities.prefix(1)
      efforts += quantities.dropFirst()
    case .repsThenLoad:
      efforts += quantities.prefix(1)
      loads += quantities.dropFirst()
    case .rpe: rpes += quantities
    case .sides: hasSides = true
    case .target, .remark: break
    }
  }

  mutating func endWithMore() {
    endsWithMore = sets != nil && rounds == 1 && loads.count <= 1
  }

  var count: Int { rounds * (sets.map { max(1, Int($0.value) / 1000) } ?? 1) }

  func load(_ index: Int) -> Quantity? {
    guard loads.count == 1, loads[0].upper > 0, efforts.count > 1 else {
      return loads.isEmpty ? nil : loads[min(index, loads.count - 1)]
    }
    // `10, 8, 6 @ 32-44 kg`: the first and the last are told.
    guard index == 0 || index == efforts.count - 1 else { return nil }
    var load = loads[0]
    if index > 0 { load.value = load.upper }
    return load
  }

  func effort(_ index: Int) -> Quantity? {
    efforts.isEmpty ? nil : efforts[min(index, efforts.count - 1)]
  }
}

internal import JournalSyntax
internal import WorkoutModel

/// Makes training sets of an expression whose roles are known.
struct SetMaker {
  /// The unit of bare loads, and how it came to be known.
  var unit: MassUnit
  var unitReading: Reading
  /// How the roles came to be known.
  var roleReading: Reading

  /// More equal sets than this on a line are a slip of the pen or a number of something else.
  static let mostSets = 200

  /// The sets in the order of the line; empty when there are none or too many.
  func sets(
    _ roles: RoleSequence, _ terms: ArraySlice<Term>, _ quantities: ArraySlice<Quantity>,
    _ attributes: Attributes, _ context: SetContext
  ) -> [TrainingSet] {
    var parts = SetParts(context: context)
    for (index, term) in terms.enumerated() {
      parts.add(roles[index], quantities[term.quantities])
      if term.separator == .comma, index > 0, roles[index] == .reps, roles[index - 1] == .sets {
        parts.endWithMore()
      }
    }
    // Asked once, and not again for each of ten thousand sets of a line.
    if parts.efforts.contains(where: { $0.marks.contains(.each) }) { parts.hasSides = true }
    let count = parts.count * max(1, Int((attributes.repeats ?? 1000) / 1000))
    guard count <= Self.mostSets else { return [] }
    // `60 kg x 10 (10, 8, 8)` tells the sets with their reps.
    let isFirstOfActual =
      parts.sets == nil && attributes.repeats == nil && attributes.actualReps.count > 1
      && parts.loads.count == 1 && attributes.actualReps.first == parts.efforts.first?.value
    if attributes.actualReps.count == count || isFirstOfActual, parts.effortRole == .reps,
      parts.efforts.count == 1
    {
      return actualSets(attributes.actualReps, parts, attributes, context)
    }
    if attributes.lastSet != nil, let sets = setsAndLast(count, parts, attributes, context) {
      return sets
    }
    // `100 kg x 5 x 2 (RPE 7, 8, 9)`: whose the ratings are is not told.
    let ratings =
      parts.sets == nil || attributes.rpe.count == parts.count ? attributes.rpe.count : 1
    // The laps of `Run 5 km, 10 laps` are no way of their own.
    let ways =
      parts.distances.allSatisfy { Self.distance($0, context) != nil } ? parts.distances.count : 1
    let length = max(
      parts.loads.count, parts.efforts.count, ways, ratings, parts.rpes.count, 1)
    guard length <= 10_000 else { return [] }
    if length == 1 {
      let isLastMissed =
        attributes.marks.contains(.failedLast) && !attributes.marks.contains(.failed)
      if parts.endsWithOpenSet, attributes.repeats == nil, !isLastMissed {
        return openingLast(parts, count: count, attributes, context)
      }
      guard isLastMissed, count > 1 else {
        return set(parts, 0, count: count, length: 1, attributes, context).map { [$0] } ?? []
      }
      return missingLast(parts, count: count, attributes, context)
    }
    if parts.isSetsThenReps || parts.endsWithMore && parts.count != length {
      return (0..<length).compactMap { index in
        set(
          parts, index, count: index == 0 ? parts.count : 1, length: length, attributes, context)
      }
    }
    let each = parts.count == length ? 1 : max(1, count)
    return (0..<length).compactMap { index in
      set(
        parts, index, count: attributes.rpe.count == parts.count ? 1 : each, length: length,
        attributes, context)
    }
  }

  func set(
    _ parts: SetParts, _ index: Int, count: Int, length: Int, _ attributes: Attributes,
    _ context: SetContext
  ) -> TrainingSet? {
    let loadQuantity = parts.loads.isEmpty ? context.headerLoad : parts.load(index)
    let effortQuantity = parts.effort(index)
    if effortQuantity?.kind == .unknown { return nil }
    let (load, isBareLoad) = load(loadQuantity, attributes, context)
    var effort = effort(effortQuantity, parts.distance(index), parts, context)
    // A single that failed was not done at all.
    // And so was a load of which nothing else is told: `165 kg failed`.
    if !attributes.marks.isDisjoint(with: [.failed, .failedLast]), index == length - 1,
      effort.reps == 1 || effort == .untold && !parts.loads.isEmpty
    {
      effort = .reps(0)
    }
    var set = TrainingSet(
      load: load, effort: effort, count: count,
      kind: kind(parts, load, effortQuantity, index, length, attributes, context),
      side: side(parts, loadQuantity, attributes, context), location: context.location)
    set.rpe = rpe(index, parts, attributes)
    set.rir = attributes.rir.map { FixedPoint(thousandths: $0) }
    set.restSeconds = attributes.rest.map { $0 / 1000 } ?? context.restSeconds
    set.provenance = Provenance(
      load: parts.loads.isEmpty
        ? (loadQuantity == nil ? context.noLoadReading(load) : .inherited)
        : reading(of: loadQuantity),
      unit: isBareLoad ? unitReading : .written,
      effort: reading(ofEffort: effortQuantity, parts.distance(index)),
      count: parts.sets.map { reading(of: $0) } ?? .written)
    return set
  }

  private func reading(ofEffort effort: Quantity?, _ distance: Quantity?) -> Reading {
    let reading = reading(of: distance)
    return reading == .written ? self.reading(of: effort) : reading
  }

  /// A number whose unit or mark tells its role was written; a bare one was read by its order.
  private func reading(of quantity: Quantity?) -> Reading {
    // `weight: 68 kg` that is the lifter's own was concluded, not read.
    if let quantity, quantity.kind == .bodyweight, quantity.marks.contains(.uncertain) {
      return .inferred
    }
    guard let quantity, quantity.kind == .number, quantity.unit == .none else { return .written }
    return roleReading
  }

  // MARK: Load

  private func load(
    _ quantity: Quantity?, _ attributes: Attributes, _ context: SetContext
  ) -> (Load, isBare: Bool) {
    guard let quantity else {
      return (context.nature.contains(.bodyweight) ? .bodyweight : .none, false)
    }
    let isBare = quantity.unit == .none
    let value = FixedPoint(thousandths: abs(quantity.value))
    switch quantity.kind {
    case .bodyweight:
      if quantity.value == 0 { return (.bodyweight, false) }
      let mass = Mass(value, unit(of: quantity))
      return (quantity.value < 0 ? .assisted(mass) : .added(mass), isBare)
    case .number: break
    default: return (.none, false)
    }
    if quantity.unit == .plate || quantity.unit == .level { return (.level(value), false) }
    let isBodyweight = context.nature.contains(.bodyweight)
    if quantity.value == 0 { return (isBodyweight ? .bodyweight : .none, false) }
    let mass = Mass(value, unit(of: quantity))
    // `Bench 100 kg x 8 (last rep assisted)`: somebody helped, and took nothing off the bar.
    // `Bench 3x8 -60kg`: nor does a dash before a load.
    if quantity.marks.contains(.assisted) && !context.nature.contains(.lifted)
      || attributes.marks.contains(.assisted) && isBodyweight
    {
      return (.assisted(mass), isBare)
    }
    if context.nature.contains(.assisted), !quantity.marks.contains(.added) {
      return (Self.isWhatIsLeft(mass) ? .external(mass) : .assisted(mass), isBare)
    }
    if quantity.marks.contains(.added) || isBodyweight { return (.added(mass), isBare) }
    return (.external(mass), isBare)
  }

  /// `Assisted pull-up 135 lb`: nobody is helped by as much as he weighs, so it is what was left.
  private static func isWhatIsLeft(_ mass: Mass) -> Bool {
    mass.value.thousandths >= (mass.unit == .kilogram ? 60_000 : 130_000)
  }

  private func unit(of quantity: Quantity) -> MassUnit {
    switch quantity.unit {
    case .kilogram, .kilo: .kilogram
    case .pound: .pound
    default: unit
    }
  }

  // MARK: Effort

  private func effort(
    _ quantity: Quantity?, _ distance: Quantity?, _ parts: SetParts, _ context: SetContext
  ) -> Effort {
    var context = context
    context.hasLoad = !parts.loads.isEmpty
    context.unit = unit
    if let distance, let meters = Self.distance(distance, context) {
      let time = parts.effortRole == .time ? quantity : parts.time
      return .distance(meters, seconds: time.flatMap { Self.seconds($0, context) })
    }
    guard let quantity else { return .untold }
    if parts.effortRole == .time {
      return Self.seconds(quantity, context).map { .time(seconds: $0) } ?? .untold
    }
    switch quantity.kind {
    case .failed: return .reps(0)
    case .number:
      var total = isInPieces(quantity, parts, context) ? sum(quantity) : quantity.value
      // Half a rep is none: `3.5` is three reps and a try.
      if total % 1000 == 500 { total -= 500 }
      return .reps(
        FixedPoint(thousandths: total), seconds: parts.time.flatMap { Self.seconds($0, context) })
    default: return .untold
    }
  }

  /// Pieces of a set with no load between (`5+3+2` muscle-ups) are one set, and so are those that come
  /// to the reps of another set, the 7+3 of `10, 10, 7+3 at 70`, and those that outweigh the first,
  /// `12+10+8`. Otherwise the rest was done with help (`80 x 7+2`) and is no part of it.
  private func isInPieces(_ reps: Quantity, _ parts: SetParts, _ context: SetContext) -> Bool {
    guard reps.extra > 0 else { return false }
    return parts.loads.isEmpty && context.headerLoad == nil || reps.isInPieces
      || parts.efforts.contains { $0.extra == 0 && $0.value == sum(reps) }
  }

  private func sum(_ reps: Quantity) -> Int32 { reps.value &+ reps.extra }

  /// Bare numbers are minutes of endurance work and seconds of a hold.
  static func seconds(_ quantity: Quantity, _ context: SetContext) -> FixedPoint? {
    let factor: Int64
    switch quantity.unit {
    case .minute: factor = 60
    case .letterM: factor = 60
    case .hour: factor = 3600
    case .none where quantity.marks.contains(.seconds): factor = 1
    case .none where quantity.kind == .number && context.nature.contains(.cardio): factor = 60
    default: factor = 1
    }
    let value = Int64(quantity.value) * factor
    return value <= Int64(Int32.max) ? FixedPoint(thousandths: Int32(value)) : nil
  }

  static func distance(_ quantity: Quantity, _ context: SetContext) -> Distance? {
    let value = FixedPoint(thousandths: quantity.value)
    switch quantity.unit {
    case .meter: return Distance(value, .meter)
    case .letterM:
      // `run: 1m` is a mile: nobody notes a run of one meter.
      // Nobody swims ten miles: `Swim 4 x 25 m` are lengths of a pool.
      let least: Int32 = context.nature.contains(.swum) ? 10_000 : 50_000
      let isMile = context.nature.contains(.cardio) && quantity.value < least && !context.hasLoad
      return Distance(value, isMile ? .mile : .meter)
    case .kilometer, .kilo: return Distance(value, .kilometer)
    case .mile: return Distance(value, .mile)
    case .yard: return Distance(value, .yard)
    case .foot: return Distance(value, .foot)
    case .inch: return Distance(value, .inch)
    case .none where quantity.marks.contains(.way): return Distance(value, .meter)
    case .none where quantity.marks.contains(.distance):
      if quantity.value >= 100_000 { return Distance(value, .meter) }
      return Distance(value, context.unit == .pound ? .mile : .kilometer)
    case .centimeter: return Distance(value, .centimeter)
    // `Intervals 8x400 @ 1:28`.
    case .none where quantity.kind == .number && quantity.value >= 200_000:
      return Distance(value, .meter)
    default: return nil
    }
  }

  // MARK: What else is known

  private func kind(
    _ parts: SetParts, _ load: Load, _ effort: Quantity?, _ index: Int, _ length: Int,
    _ attributes: Attributes, _ context: SetContext
  ) -> SetKind {
    let marks = attributes.marks
    if marks.contains(.warmup) { return .warmup }
    let isMissed = !marks.isDisjoint(with: [.failed, .failedLast])
    if effort?.kind == .failed || isMissed && index == length - 1 { return .failed }
    if effort?.kind == .number, effort?.value == 0, parts.effortRole == .reps { return .failed }
    if marks.contains(.drop) || context.isDrop(load) { return .drop }
    if let kind = context.kind, !marks.contains(.work) { return kind }
    let isOpen = effort?.marks.contains(.open) == true || effort?.kind == .maximum
    if isOpen || marks.contains(.maximum) { return .amrap }
    let isEndurance = !parts.distances.isEmpty || parts.effortRole == .time
    if context.nature.contains(.cardio), isEndurance, parts.loads.isEmpty {
      return .cardio
    }
    return .work
  }

  private func side(
    _ parts: SetParts, _ load: Quantity?, _ attributes: Attributes, _ context: SetContext
  ) -> Side? {
    if attributes.marks.contains(.left), attributes.marks.contains(.right) { return .each }
    if attributes.marks.contains(.left) { return .left }
    if attributes.marks.contains(.right) { return .right }
    let isEach =
      attributes.marks.contains(.each) || parts.hasSides || load?.marks.contains(.each) == true
    return isEach ? .each : context.side
  }

  private func rpe(_ index: Int, _ parts: SetParts, _ attributes: Attributes) -> FixedPoint? {
    let (own, others) = (parts.rpes.count, attributes.rpe.count)
    guard own + others > 0 else { return nil }
    let place = min(index, own + others - 1)
    let value = place < own ? parts.rpes[place].value : attributes.rpe[place - own]
    return value >= 1000 && value <= 10_000 ? FixedPoint(thousandths: value) : nil
  }
}

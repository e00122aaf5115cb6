internal import JournalSyntax
internal import WorkoutModel

/// The short way for lines of the canonical notation and for names that came before.
extension FileReader {
  /// Reads an item of canonical sets; false when the general parser must read the line.
  mutating func canonicalItem(_ line: LineSyntax) -> Bool {
    guard line.kind == .item, line.check == .none, isPlainContext,
      context.entry != nil || context.pendingName != nil,
      canonical.read(document.source.bytes, line.content.indices)
    else { return false }
    if context.pendingName != nil { _ = takePendingName() }
    guard let entry = context.entry else { return false }
    for set in canonical.sets {
      switch set.unit {
      case .kilogram: file.kilogramCount += 1
      case .pound: file.poundCount += 1
      default: break
      }
      file.hasSets = true
      guard keepsContent else { continue }
      file.sets.append(trainingSet(set, file.entries[entry].nature))
      file.setEntries.append(Int32(truncatingIfNeeded: entry))
    }
    context.lastSetLine = context.lineIndex
    return true
  }

  /// Nothing above says anything about the sets below.
  private var isPlainContext: Bool {
    context.section == .training && context.table == nil && context.keyValues.range == nil
      && context.keyValues.kind == nil && context.superset == nil && context.blockKind == nil
      && context.blockRest == nil
  }

  private func trainingSet(_ set: CanonicalSet, _ nature: ExerciseNature) -> TrainingSet {
    let isBodyweight = nature.contains(.bodyweight)
    let mass = Mass(
      FixedPoint(thousandths: set.load), set.unit == .pound ? .pound : .kilogram)
    let load: Load =
      switch set.loadKind {
      case .external: isBodyweight ? .added(mass) : .external(mass)
      case .bodyweight: .bodyweight
      case .added: .added(mass)
      case .assisted: .assisted(mass)
      case .none: isBodyweight ? .bodyweight : .none
      }
    let effort = FixedPoint(thousandths: set.effort)
    let isInherited = set.loadKind == .none && isBodyweight
    return TrainingSet(
      load: load, effort: set.isTime ? .time(seconds: effort) : .reps(effort),
      count: Int(set.count), kind: kind(set, nature),
      rpe: set.rpe == 0 ? nil : FixedPoint(thousandths: set.rpe),
      restSeconds: set.rest < 0 ? nil : Int(set.rest),
      provenance: Provenance(load: isInherited ? .inherited : .written),
      location: location(set.range))
  }

  private func kind(_ set: CanonicalSet, _ nature: ExerciseNature) -> SetKind {
    if set.isWarmup { return .warmup }
    if set.isOpen { return .amrap }
    return set.isTime && nature.contains(.cardio) ? .cardio : .work
  }

  // MARK: Names

  /// A text line that named an exercise before names it again.
  mutating func knownName(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, context.section == .training, context.superset == nil,
      context.pendingName?.isHeading != true,
      let known = nameLines[Keywords.hash(document.source.bytes[line.content.indices])]
    else { return false }
    flushKeyValues()
    settlePendingName(nextIsName: true)
    context.pendingName = PendingName(
      text: known, location: location(line.content), isHeading: false, isEmphasized: false,
      indent: Int(line.indent), lineIndex: context.lineIndex, endsWithColon: false)
    return true
  }

  /// Remembers that this line is nothing but a name.
  mutating func remember(_ pending: PendingName, _ line: LineSyntax) {
    guard line.kind == .text, pending.location.offset == line.content.start,
      Int(pending.location.length) == line.content.count, !pending.isEmphasized,
      !isTitle(elements.indices), elements.allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    nameLines[Keywords.hash(bytes[line.content.indices])] = pending.text
  }
}

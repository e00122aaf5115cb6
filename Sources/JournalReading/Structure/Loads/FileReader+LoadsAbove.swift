internal import JournalSyntax
internal import WorkoutModel

/// A list of loads on a line of its own, above the reps of each: `60, 70, 80`, and below it `10, 8, 6`.
struct LoadsAbove {
  let drafts: Range<Int>
  let loads: [Quantity]
  let lineIndex: Int
  let traceIndex: Int

  /// Bare loads are well above the reps, in thousandths.
  var mostReps: Int32 {
    loads.contains { $0.unit.isMass || LoadsAbove.isSigned($0) }
      ? 50_000 : (loads.map(\.value).min() ?? 0) / 2
  }

  static func isSigned(_ load: Quantity) -> Bool {
    !load.marks.isDisjoint(with: [.added, .assisted])
  }
}

extension FileReader {
  /// Called behind a line of sets: perhaps it told nothing but loads.
  mutating func keepLoadsAbove(_ first: Int) {
    context.loadsAbove = nil
    guard first < file.drafts.count, rounds == nil,
      file.drafts.count - first == anatomy.parser.expressions.count,
      case let drafts = file.drafts[first...], drafts.allSatisfy({ $0.terms.count == 1 }),
      case let loads = drafts.flatMap(\.quantities), loads.count > 1,
      loads.allSatisfy({ $0.kind == .number && $0.upper == 0 && $0.extra == 0 }),
      drafts.allSatisfy({ isWithoutRemarks($0.attributes) && $0.kind == context.blockKind }),
      areLoads(loads, of: file.drafts[first].nature)
    else { return }
    context.loadsAbove = LoadsAbove(
      drafts: first..<file.drafts.count, loads: loads, lineIndex: context.lineIndex,
      traceIndex: file.traces.count)
  }

  /// All with a unit or a sign, or the last with the unit of all; or bare, under a lift of which
  /// nobody counts so many reps.
  private func areLoads(_ list: [Quantity], of nature: ExerciseNature) -> Bool {
    if list.allSatisfy({ LoadsAbove.isSigned($0) }) { return true }
    guard list.allSatisfy({ $0.unit.isMass || $0.unit == .none }) else { return false }
    if list[list.count - 1].unit.isMass { return true }
    // `20, 20, 20` above `10, 10, 10` may be reps of two days.
    return list.allSatisfy { $0.unit == .none && $0.value >= 20_000 && $0.marks.isEmpty }
      && list[list.count - 1].value != list[0].value
      && (nature.contains(.lifted)
        || zip(list, list.dropFirst()).allSatisfy { $0.value <= $1.value })
      && nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
  }

  /// The line right below tells as many reps or times: those of the loads. Returns whether it did.
  mutating func pairsLoadsAbove() -> Bool {
    guard let head = context.loadsAbove, head.lineIndex == context.lineIndex - 1,
      head.traceIndex == file.traces.count, head.drafts.upperBound == file.drafts.count,
      rounds == nil, anatomy.parser.expressions.count == 1, elements.first?.isNumber == true,
      case let expression = anatomy.parser.expressions[0], expression.terms.count == 1,
      case let work = anatomy.parser.quantities, work.count == head.loads.count,
      areReps(work, atMost: head.mostReps) || areTimes(work) || fall(work, below: head.loads)
    else { return false }
    file.drafts.removeSubrange(head.drafts)
    let unit = head.loads[head.loads.count - 1].unit
    for (load, work) in zip(head.loads, work) {
      var (load, work) = (load, work)
      load.marks.insert(.leading)
      if load.unit == .none { load.unit = unit }
      if work.kind == .number, !work.unit.isTime { work.unit = .repetition }
      let terms = [Term.Joiner.first, .times].enumerated().map { index, joiner in
        Term(joiner: joiner, quantities: index..<(index + 1), separator: .none)
      }
      appendDraft(terms, [load, work], expression.attributes, work.range)
    }
    return true
  }

  private func areReps(_ list: [Quantity], atMost most: Int32) -> Bool {
    list.allSatisfy {
      $0.kind == .number && ($0.unit == .none || $0.unit == .repetition) && $0.upper == 0
        && $0.value <= most && $0.value % 1000 == 0 && !LoadsAbove.isSigned($0)
    }
  }

  /// The `12, 10, 8` below `20, 25, 30`: fewer from set to set, while the loads above them rise.
  private func fall(_ list: [Quantity], below loads: [Quantity]) -> Bool {
    list.count > 2 && list[0].value > list[list.count - 1].value
      && loads[0].value < loads[loads.count - 1].value
      && zip(list, list.dropFirst()).allSatisfy { $0.value >= $1.value }
      && zip(loads, loads.dropFirst()).allSatisfy { $0.value <= $1.value }
      && zip(list, loads).allSatisfy { $0.value * 3 <= $1.value * 2 }
      && areReps(list, atMost: 30_000)
  }

  private func areTimes(_ list: [Quantity]) -> Bool {
    // `2 min, 2 min, 3 min` are rests.
    guard let unit = list.last?.unit, unit == .second else { return false }
    return list.allSatisfy { $0.kind == .number && ($0.unit == unit || $0.unit == .none) }
  }
}

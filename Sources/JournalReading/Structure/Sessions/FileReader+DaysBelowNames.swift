internal import JournalSyntax
internal import WorkoutModel

/// Journals with a paragraph for each exercise, below whose name stand days and what was done on them.
extension FileReader {
  /// The `60 8/8/7` of `4 Jan - 60 8/8/7`, and below `Plank` the `45s 40s` of `4 Jan - 45s 40s`.
  func listsWorkOfName(_ start: Int) -> Bool {
    var index = start
    while index < elements.count, elements[index].kind == .hyphen || elements[index].kind == .colon
    {
      index += 1
    }
    // `+5 8-7-6` below `Dips`.
    if index < elements.count, elements[index].kind == .plus { index += 1 }
    guard index < elements.count, elements[index].isNumber else { return false }
    return listsReps(behindLoad: index) || listsTimesOfName(index) || listsBareReps(index)
  }

  private func listsReps(behindLoad first: Int) -> Bool {
    // `77,5 8-7-7-6`, of which the comma is not joined yet.
    let isParted =
      first + 2 < elements.count && elements[first + 1].kind == .comma
      && !elements[first + 1].spaceBefore && !elements[first + 2].spaceBefore
    let load = isParted ? first + 2 : first
    guard load + 3 < elements.count, elements[load].unit.isMass || elements[load].unit == .none,
      elements[load].kind == .quantity, isRepsOfDay(load + 1), isRepsOfDay(load + 3)
    else { return false }
    return [.slash, .comma, .hyphen].contains(elements[load + 2].kind)
  }

  /// `8 8 7` and `5, 4, 4`, perhaps with words behind.
  private func listsBareReps(_ first: Int) -> Bool {
    (context.pendingName != nil || context.subject != nil) && areBareReps(from: first)
  }

  /// Numbers of reps and the marks between them, up to words or a remark in parentheses.
  func areBareReps(from first: Int) -> Bool {
    let end = elements[first...].firstIndex {
      $0.kind == .word || $0.kind == .openParenthesis || $0.kind == .exclamation
    }
    let list = elements[first..<(end ?? elements.count)]
    return list.count > 1 && list.count(where: \.isNumber) > 1
      && list.allSatisfy { element in
        element.isBareWhole && 1_000...50_000 ~= element.value || element.kind == .comma
          || element.kind == .slash
      }
  }

  private func isRepsOfDay(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .none
      && elements[index].value % 1000 == 0 && 1_000...50_000 ~= elements[index].value
  }

  /// Times and nothing else, below the name of what is held.
  func listsTimesOfName(_ start: Int) -> Bool {
    guard start < elements.count,
      // One clock is the time of the day.
      start + 1 < elements.count || elements[start].kind == .quantity,
      let name = context.pendingName?.text ?? context.subject?.text,
      names.nature(of: ExerciseNames.core(name)).contains(.timed)
    else { return false }
    // `15 sec, 15 sec, 12 sec. pain 4`, `45 sec, 40 sec, stopped (pain 5)`.
    let end =
      elements[start...].firstIndex {
        $0.kind == .word || $0.kind == .period || $0.kind == .openParenthesis
          || $0.kind == .exclamation
      } ?? elements.count
    let times = elements[start..<end]
    return times.contains { $0.kind == .clock || $0.unit.isTime || $0.unit == .letterS }
      && times.allSatisfy { element in
        element.kind == .clock || element.kind == .comma || element.kind == .slash
          || element.kind == .quantity
            && (element.unit.isTime || element.unit == .letterS || element.isBareWhole)
      }
  }

  /// Parts the `1:00 0:50` of `19 Jan - 1:00 0:50` below `Plank`.
  mutating func partTimesOfName(_ start: Int) {
    for index in (start + 1..<elements.count).reversed()
    where elements[index].kind == .clock && elements[index - 1].kind == .clock {
      let place = ByteRange(Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: index)
    }
  }

  /// Keeps the name of an exercise below which words stand before its days: `LEG PRESS`,
  /// `sled not counted`.
  mutating func keepNameAboveDays(_ pending: PendingName) {
    guard isExerciseAboveDays(pending) else { return }
    context.nameAboveDays = pending
  }

  func isExerciseAboveDays(_ pending: PendingName) -> Bool {
    let name = ExerciseNames.core(pending.text)
    if names.isKnown(name) || ExerciseNames.isMovement(name) { return true }
    // `Deadlift 硬拉`: in two scripts.
    let words = name.split(separator: " ")
    let plain = words.prefix { $0.utf8.allSatisfy { $0 < 0x80 } }
    return !plain.isEmpty && plain.count < words.count
      && names.isKnown(plain.joined(separator: " "))
  }

  /// The exercise of the days below, where nothing but a line or two of words and no set stands between.
  mutating func takeNameAboveDays() -> PendingName? {
    guard let name = context.nameAboveDays.take(),
      case let line = Int(name.location.lineNumber) - 1,
      context.lineIndex - line <= 4, context.lastSetLine < line
    else { return nil }
    return name
  }
}

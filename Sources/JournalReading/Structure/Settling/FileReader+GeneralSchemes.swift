internal import JournalSyntax
internal import WorkoutModel

/// What a writer who tells nothing but loads says of them all: `everything 5x5 except deadlift 1x5`.
extension FileReader {
  /// Sets and reps of every exercise, and those of the one that differs.
  struct GeneralScheme {
    var work: [Element]
    var exception: (name: String, work: [Element])?
  }

  /// Keeps the scheme of `StrongLifts. everything 5x5 except deadlift 1x5`; false for all other lines.
  mutating func generalScheme(_ line: LineSyntax) -> Bool {
    // `everything 3x10 today` is said of one day.
    guard context.session == nil, let start = startOfGeneralScheme, let work = setsAndReps(start)
    else { return false }
    var scheme = GeneralScheme(work: work)
    var index = start + 3
    if index + 4 < elements.count, isWord(index, in: Self.except) {
      index += isWord(index + 1, in: Self.for) ? 2 : 1
      guard let number = elements[index...].firstIndex(where: \.isNumber),
        1...3 ~= number - index, let other = setsAndReps(number)
      else { return false }
      scheme.exception = (nameKey(index..<number), other)
    }
    if let unit = elements.lazy.compactMap({ $0.massUnit }).first {
      file.statedUnit = file.statedUnit ?? unit
    }
    context.generalScheme = scheme
    note(line.content)
    return true
  }

  /// Where the scheme stands: behind `everything` and perhaps a verb, or at the start of `3x8 everything
  /// unless noted`.
  private var startOfGeneralScheme: Int? {
    guard
      let all = elements.prefix(12).firstIndex(where: {
        $0.kind == .word && Self.everything.contains(bytes[$0.range.indices])
      })
    else { return nil }
    guard elements[0].isNumber else {
      return elements[0].kind != .word
        ? nil : (all + 1...all + 2).first { $0 < elements.count && elements[$0].isNumber }
    }
    return 3...4 ~= all ? 0 : nil
  }

  private func nameKey(_ name: Range<Int>) -> String {
    let written = NameText.clean(written.bytes[range(name).indices])
    return ExerciseCatalog.exercise(for: ExerciseKey(written))?.name ?? written.lowercased()
  }

  private func setsAndReps(_ start: Int) -> [Element]? {
    guard start + 2 < elements.count, isCountInScheme(start), elements[start + 1].kind == .times,
      isCountInScheme(start + 2), elements[start].value <= 12_000,
      start + 3 >= elements.count || elements[start + 3].kind != .times
    else { return nil }
    return Array(elements[start...(start + 2)])
  }

  private func isCountInScheme(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...30_000 ~= elements[index].value
  }

  /// Puts them behind the load of `squat 22.5` and `ohp 22.5 (5 5 5 4 3)`, where nothing else is told.
  mutating func settleGeneralScheme() {
    guard let scheme = context.generalScheme, let load = loneLoad else { return }
    let name = 0..<load
    guard isExercise(name),
      names.nature(of: NameText.clean(written.bytes[range(name).indices])).isDisjoint(
        with: [.bodyweight, .timed, .cardio])
    else { return }
    var work = scheme.work
    if let exception = scheme.exception, exception.name == nameKey(name) { work = exception.work }
    let end = Int(elements[load].range.end)
    for index in work.indices {
      work[index].range = ByteRange(end, end)
      work[index].flags = index == 0 ? .spaceBefore : []
    }
    work[work.count - 1].flags.insert(.spaceAfter)
    work[0].unit = .set
    anatomy.parser.elements.insert(contentsOf: work, at: load + 1)
  }

  /// The only number of a line outside of parentheses, behind nothing but words.
  private var loneLoad: Int? {
    guard let load = elements.firstIndex(where: \.isNumber), 1...4 ~= load,
      elements[..<load].allSatisfy({ $0.kind == .word }), elements[load].kind == .quantity,
      elements[load].unit == .none || elements[load].unit.isMass
    else { return nil }
    let behind = elements[(load + 1)...]
    let open = behind.firstIndex { $0.kind == .openParenthesis } ?? elements.count
    // `lunge 30 (2x10)` tells its own.
    guard !elements[open...].contains(where: { $0.kind == .times }) else { return nil }
    return elements[(load + 1)..<open].contains { $0.isNumber || $0.kind == .colon } ? nil : load
  }

  private static let everything = WordSet("everything alles todo tudo tutto allt")
  private static let except = WordSet("except but außer ausser excepto salvo tranne utom")
  private static let `for` = WordSet("for bei para för")
}

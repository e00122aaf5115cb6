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
    guard context.session == nil, let start = startOfGeneralScheme ?? startOfSchemeOfAll,
      let work = setsAndReps(start)
    else { return false }
    var scheme = GeneralScheme(work: work)
    var index = start + 3
    if index + 4 < elements.count, isWord(index, in: Self.except) {
      index += isWord(index + 1, in: Self.for) ? 2 : 1
      guard let number = elements[index...].firstIndex(where: \.isNumber),
        1...3 ~= number - index, let other = setsAndReps(number)
      else { return false }
      scheme.exception = (nameKey(index..<number), other)
    } else if let open = elements[index...].firstIndex(where: { $0.kind == .openParenthesis }),
      let number = elements[open...].firstIndex(where: \.isNumber), 2...4 ~= number - open,
      let other = setsAndReps(number)
    {
      // `all 5x5 unless I write the reps (DL 1x5)`.
      scheme.exception = (nameKey((open + 1)..<number), other)
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

  /// Behind the `all` of `cells = weight, all 5x5 unless I write the reps` and `All sets are 3x5 if not
  /// noted`; `all 3x8 today` is said of one day.
  private var startOfSchemeOfAll: Int? {
    guard elements.contains(where: { isUnless($0) }),
      let all = elements.prefix(12).firstIndex(where: {
        $0.kind == .word && CommonWords.all.contains(bytes[$0.range.indices])
      }), let start = elements[all...].prefix(4).firstIndex(where: \.isNumber),
      !elements[..<start].contains(where: \.isNumber)
        || elements[..<all].contains(where: { $0.kind == .comma }),
      elements[(all + 1)..<start].allSatisfy({ $0.kind == .word }), !isExercise((all + 1)..<start)
    else { return nil }
    return start
  }

  private func isUnless(_ element: Element) -> Bool {
    element.kind == .word && Self.unless.contains(bytes[element.range.indices])
  }

  /// Sets and reps of an exercise of which a table tells nothing but loads.
  func generalWork(of name: Range<Int>) -> [Element]? {
    guard let scheme = context.generalScheme else { return nil }
    guard let exception = scheme.exception, exception.name == nameKey(name) else {
      return scheme.work
    }
    return exception.work
  }

  private func nameKey(_ name: Range<Int>) -> String {
    let written = NameText.clean(written.bytes[range(name).indices])
    return ExerciseCatalog.exercise(for: ExerciseKey(written))?.name ?? written.lowercased()
  }

  func setsAndReps(_ start: Int) -> [Element]? {
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
    guard let load = loneLoad else { return }
    let name = 0..<load
    guard isExercise(name),
      names.nature(of: NameText.clean(written.bytes[range(name).indices])).isDisjoint(
        with: [.bodyweight, .timed, .cardio]),
      let work = generalWork(of: name)
    else { return }
    insertWork(work, behind: load)
  }

  /// Puts sets and reps that stand elsewhere behind a load.
  mutating func insertWork(_ told: [Element], behind load: Int) {
    var work = told
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
  private static let unless = WordSet(
    "unless except otherwise außer ausser sofern sauf excepto salvo tranne behalve utom chyba если")
  private static let except = WordSet("except but außer ausser excepto salvo tranne utom")
  private static let `for` = WordSet("for bei para för")
}

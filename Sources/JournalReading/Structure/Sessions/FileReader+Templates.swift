internal import JournalSyntax
internal import WorkoutModel

/// The exercises below a title such as `Workout A:` that has no date: a template of a programme, or
/// a session whose day was left out.
struct UndatedBlock {
  /// How many drafts and sets the file had above it.
  let draftCount: Int
  let setCount: Int
  var lines: [Int] = []
  var hasLoad = false
  /// An exercise that nobody does without a load.
  var needsLoad = false
  /// An exercise that the file tells with a load elsewhere.
  var repeatsLoaded = false
}

extension FileReader {
  /// Called below the title of a session without a date.
  mutating func beginUndatedBlock() {
    guard file.dates.isEmpty, FileName.date(document.source.path) == nil,
      elements.contains(where: { $0.meaning == .session || $0.meaning == .day })
        || isWord(0, in: Self.programmes)
    else { return }
    context.undated = UndatedBlock(draftCount: file.drafts.count, setCount: file.sets.count)
  }

  /// `## Ficha (prof. Thiago, validade 8 semanas)`: what somebody was told to do.
  private static let programmes = WordSet(
    "ficha Ficha scheda Scheda rutina Rutina programme Programme programma Programma программа Программа trainingsschema"
  )

  /// Such a heading above the first day, and lines below that are counted by letters: `A - supino reto 4x10, …` and
  /// `B - puxada 4x10, …`.
  var headsDaysOfProgramme: Bool {
    guard file.dates.isEmpty, !file.hasSets, isWord(0, in: Self.programmes) else { return false }
    let below = document.lines[(context.lineIndex + 1)...].lazy.filter { $0.kind != .blank }.prefix(
      2)
    return below.count == 2
      && zip(below, [UInt8(ascii: "A"), UInt8(ascii: "B")]).allSatisfy { line, letter in
        let text = bytes[line.content.indices].prefix(4)
        guard text.count == 4, text.first == letter else { return false }
        let behind = text.dropFirst().first { $0 != Byte.space }
        return behind == Byte.hyphen || behind == Byte.colon || behind == Byte.closeParenthesis
          || behind == Byte.period || behind == 0xE2
      }
  }

  /// Notes whether an expression tells a load, as far as that needs no second look.
  mutating func countLoads(_ expression: Expression, _ entry: Int) {
    let exercise = file.entries[entry].exerciseID
    let hasLoad = tellsLoad(expression)
    if hasLoad, file.dates.isEmpty { file.loadedExercises.insert(exercise) }
    guard context.undated != nil else { return }
    let line = context.lineIndex
    context.undated?.lines.append(line)
    if hasLoad { context.undated?.hasLoad = true }
    if file.entries[entry].nature.isSubset(of: [.dumbbell, .lifted]) {
      context.undated?.needsLoad = true
    }
    if !hasLoad, file.loadedExercises.contains(exercise) { context.undated?.repeatsLoaded = true }
  }

  private func tellsLoad(_ expression: Expression) -> Bool {
    let terms = anatomy.parser.terms[expression.terms]
    if terms.count > 2 { return true }
    return terms.contains { term in
      anatomy.parser.quantities[term.quantities].contains { quantity in
        quantity.unit.isMass || quantity.kind == .bodyweight
          || quantity.unit == .none && quantity.value > 20_000
      }
    }
  }

  /// `Squat x5, Press x5` under `Workout A:` while the same lifts stand with loads above, or the
  /// dated log begins below: a template. Its sets were not performed.
  mutating func settleUndatedBlock(isBeforeDate: Bool) {
    guard let block = context.undated else { return }
    context.undated = nil
    guard !block.hasLoad, block.repeatsLoaded || isBeforeDate && block.needsLoad else { return }
    file.drafts.removeSubrange(block.draftCount...)
    file.sets.removeSubrange(min(block.setCount, file.sets.count)...)
    file.setEntries.removeSubrange(min(block.setCount, file.setEntries.count)...)
    for line in block.lines where file.plannedLines.last != line { file.plannedLines.append(line) }
  }

  /// No day, no load, no line in the journal's own notation, and six exercises and more with nearly
  /// nothing but sets of so many reps, ranges of reps among them, or rounds: a list of what to do, of
  /// which nothing was performed.
  mutating func settlePlan() {
    settleTablesOfPlan()
    guard file.dates.isEmpty, file.kilogramCount + file.poundCount == 0, !file.holdsCanonicalSets,
      file.hasSets, isListOfWhatToDo || isListWithRanges || isListOfRounds
    else { return }
    file.plannedLines += file.drafts.map { Int($0.lineIndex) }
    file.plannedLines.sort()
    forgetSets()
  }

  private mutating func forgetSets() {
    file.drafts = []
    file.sets = []
    file.setEntries = []
    file.traces = []
    file.sessionTraces = []
    file.hasSets = false
  }

  /// `5 rounds: 10 burpees, 20 squats` again and again, and no day: workouts to choose from.
  private var isListOfRounds: Bool {
    file.roundLineCount >= 4
      && Set(file.drafts.lazy.map(\.lineIndex)).count / 2 <= file.roundLineCount
  }

  private var isListOfWhatToDo: Bool {
    let others = file.drafts.count { !asksForSets($0) }
    return Set(file.traces.lazy.map(\.exerciseID)).count >= 6 && file.drafts.count >= 4
      && others * 10 <= file.drafts.count
  }

  /// `3x8-12` again and again, and among them `4x12` and `20 crunches`: of one programme. Who tells
  /// `12, 10, 9` has done them.
  private var isListWithRanges: Bool {
    file.rangeCount >= 2 && file.rangeCount * 5 >= file.drafts.count
      && file.drafts.allSatisfy { $0.quantities.count == $0.terms.count }
  }

  /// `2x15`, `5 sets`, `10 min`: what a plan asks for, where a journal tells `12, 10, 9` or a load.
  private func asksForSets(_ draft: Draft) -> Bool {
    guard draft.quantities.count == draft.terms.count, let first = draft.quantities.first else {
      return false
    }
    if draft.terms.count == 1 { return first.unit == .set || first.unit.isTime }
    let countsSets = draft.quantities.contains { $0.unit == .set }
    // `Sentadilla 12 x 10 x 8`: three sets, each of less, for nothing here has a load.
    let most: Int32 = draft.terms.count == 2 ? 10_000 : 15_000
    return draft.terms.count <= 3 && (first.value <= most || countsSets && draft.terms.count == 2)
      && draft.quantities.allSatisfy { $0.marks.isEmpty && $0.kind == .number }
      && (draft.terms.count == 2 || draft.quantities.allSatisfy { $0.value <= most })
  }

  /// No day anywhere, and tables whose rows all tell an exercise with `3x10` and no load: programmes in
  /// an article, of which nothing was performed, whatever the prose around them tells.
  private mutating func settleTablesOfPlan() {
    guard file.dates.isEmpty, FileName.date(document.source.path) == nil else { return }
    let isOfTable = file.drafts.map { document.lines[Int($0.lineIndex)].kind == .tableRow }
    guard isOfTable.count(where: { $0 }) >= 4,
      zip(file.drafts, isOfTable).allSatisfy({ draft, isOfTable in
        !isOfTable || draft.terms.count > 1 && asksForSets(draft)
      })
    else { return }
    let tables = zip(file.drafts, isOfTable).filter(\.1).map { Int($0.0.lineIndex) }
    file.plannedLines = (file.plannedLines + tables).sorted()
    file.drafts.removeAll { document.lines[Int($0.lineIndex)].kind == .tableRow }
    if file.drafts.isEmpty, file.sets.isEmpty { forgetSets() }
  }
}

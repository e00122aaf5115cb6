import JournalSyntax
import WorkoutAnalysis
import WorkoutModel

/// What was made of the sets of one line: their estimates, and their place among the records.
struct SetConsequences {
  private let journal: Journal
  private let history: TrainingHistory
  private let formulas: FormulaChoice
  private let fileIndex: Int
  private let lineNumber: Int

  init(_ journal: Journal, fileIndex: Int, lineNumber: Int) {
    self.journal = journal
    history = TrainingHistory(journal)
    formulas = FormulaChoice(settings: journal.settings)
    self.fileIndex = fileIndex
    self.lineNumber = lineNumber
  }

  /// Empty for a line without sets.
  func text(_ style: TextStyle) -> String {
    var text = ""
    for exercise in history.exercises {
      let formula = formulas.formula(for: exercise.name)
      let standings = exercise.recordStandings(formula: formula) { location in
        Int(location.fileIndex) == fileIndex && Int(location.lineNumber) == lineNumber
      }
      for (set, standing) in standings {
        text += "\n" + style("\(exercise.name): \(set.shortText)", .bold) + "\n"
        text += WrappedText.text(estimate(of: set, formula), label: "e1RM", style)
        text += WrappedText.text(tonnage(of: set), label: "tonnage", style)
        text += WrappedText.text(told(standing), label: "record", style)
      }
    }
    return text
  }
}

extension SetConsequences {
  private func estimate(of set: TrainingSet, _ formula: OneRepMaxFormula) -> String {
    switch formula.estimate(of: set) {
    case .success(let estimate):
      let facts = formula.facts
      let isSingle = set.effort.reps == 1
      let made = isSingle ? "a single is itself" : "\(facts.expression), \(facts.source)"
      let band =
        isSingle
        ? "" : ", \(mass(estimate.low)) to \(mass(estimate.high)) for most lifters"
      return "\(mass(estimate.value)) by \(formula.name) (\(made); made from 1 to "
        + "\(OneRepMaxFormula.mostReps) reps)\(band)"
    case .failure(.noLoad):
      return "none: only a load in kg or lb outside of the body gives one"
    case .failure(let refusal): return "none: \(refusal.why)"
    }
  }

  private func tonnage(of set: TrainingSet) -> String {
    guard set.isWorking else { return "none: warm-up sets and failed sets are not counted" }
    let total = WorkTotals([set]).tonnage
    guard total > 0 else { return "none: nothing but the body was lifted, or no reps are told" }
    let sets = set.count > 1 ? " × \(set.count)" : ""
    return "\(mass(total)) (load × reps\(sets))"
  }

  private func told(_ standing: RecordStanding) -> String {
    switch standing {
    case .records(let events): events.map(told).joined(separator: "; ")
    case .baseline: "none: the first day of an exercise is what later days are compared with"
    case .warmup: "none: a warm-up set never counts"
    case .failed: "none: a failed set never counts"
    case .nothingDone: "none: the line does not say how much was done"
    case .undated: "none: the day is not known"
    case .surpassedThatDay(let other):
      "none: \(other.shortText) of the same day (\(place(other))) was at least as much"
    case .reachedBefore(let date, let other):
      "none: \(other.shortText) on \(date) (\(place(other))) was at least as much"
    }
  }

  /// `heaviest: 140 kg, before that 137.5 kg`.
  private func told(_ event: RecordEvent) -> String {
    let isLoaded = event.load.map { !$0.isLoadFree } ?? false
    return "\(event.kind.words): \(amount(event.value, event))"
      + (event.kind == .reps && isLoaded ? " with this load or more" : "")
      + (event.previous.map { ", before that \(amount($0, event))" } ?? "")
  }

  private func amount(_ value: Double, _ event: RecordEvent) -> String {
    switch event.kind {
    case .first, .weight:
      if case .level = event.load { MassText.number(value) } else { mass(value) }
    case .e1rm, .setVolume, .sessionVolume: mass(value)
    case .reps, .mostReps: MassText.number(value) + (value == 1 ? " rep" : " reps")
    case .longest: MassText.number(value) + " s"
    case .farthest: MassText.number(value) + " m"
    }
  }

  private func mass(_ kilograms: Double) -> String {
    MassText.of(kilograms: kilograms, in: journal.settings.unit)
  }

  private func place(_ set: TrainingSet) -> String {
    let file = Int(set.location.fileIndex)
    let name = journal.files.indices.contains(file) ? journal.files[file] : ""
    return "\(name):\(set.location.lineNumber)"
  }
}

extension TrainingSet {
  /// `100 kg × 5`.
  fileprivate var shortText: String {
    [load.shortText, effort.shortText].filter { !$0.isEmpty }.joined(separator: " × ")
  }
}

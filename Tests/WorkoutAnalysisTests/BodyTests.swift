import Testing
import WorkoutAnalysis
import WorkoutModel

private func log(_ weighings: [(CivilDate?, Double)]) -> [BodyweightEntry] {
  weighings.map { BodyweightEntry(date: $0, mass: kilograms($1), location: place(0)) }
}

@Test func `the nearest weighing in time counts, the earlier of two as near`() {
  let log = BodyweightLog(log([(day(20), 82), (nil, 99), (day(10), 80), (day(14), 81)]))
  func nearest(_ number: Int, _ days: Int = 90) -> Double? {
    log.nearest(to: day(number), within: days)?.mass.kilograms
  }
  #expect(nearest(0) == 80)
  #expect(nearest(12) == 80)
  #expect(nearest(13) == 81)
  #expect(nearest(17) == 81)
  #expect(nearest(18) == 82)
  #expect(nearest(40) == 82)
  #expect(nearest(40, 19) == nil)
  #expect(BodyweightLog([]).nearest(to: day(1)) == nil)
}

@Test func `bodyweight work moves a share of the body and what is added`() {
  func load(_ load: Load, _ exercise: String) -> Double? {
    SystemLoad.kilograms(of: load, exercise: exercise, bodyweight: 80)
  }
  #expect(load(.bodyweight, "Pull-up") == 80)
  #expect(load(.added(kilograms(20)), "Dip") == 100)
  #expect(load(.assisted(kilograms(30)), "Pull-up") == 50)
  #expect(load(.assisted(kilograms(90)), "Pull-up") == 0)
  #expect(load(.bodyweight, "Push-up") == 51.2)
  #expect(load(.bodyweight, "Knee Push-up") == 39.2)
  #expect(load(.external(kilograms(60)), "Squat") == 60)
  #expect(load(.level(5), "Press") == nil)
}

@Test func `relative strength is the estimate over the nearest bodyweight`() {
  let history = TrainingHistory(
    Journal(
      sessions: [
        Session(day(10), "Pull-up", [TrainingSet(.added(kilograms(20)), 1)]),
        Session(day(400), "Pull-up", [TrainingSet(.added(kilograms(20)), 1)]),
      ], bodyweights: log([(day(12), 80)])))
  let strengths = history.exercises[0].relativeStrengths(
    formula: .brzycki, bodyweights: BodyweightLog(history.bodyweights))
  #expect(strengths.map(\.ratio) == [1.25])
}

@Test func `a total is put together from the three lifts of the last twelve weeks`() throws {
  func journal(_ lifts: [(String, Int, Double)]) -> TrainingHistory {
    TrainingHistory(
      Journal(
        sessions: lifts.map { Session(day($1), $0, [TrainingSet($2, 1)]) },
        bodyweights: log([(day(100), 93)])))
  }
  let lifts = [("Squat", 100, 220.0), ("Bench Press", 90, 150), ("Deadlift", 95, 260)]
  let total = try #require(
    EstimatedTotal(
      journal(lifts + [("Squat", 1, 300)]), formulas: FormulaChoice(), asOf: day(120)))
  #expect(total.total == 630)
  #expect(
    total.points(.dots, sex: .male)
      == StrengthScore.dots.points(total: 630, bodyweight: 93, sex: .male))
  #expect(
    EstimatedTotal(
      journal(Array(lifts.dropLast())), formulas: FormulaChoice(), asOf: day(120)) == nil)
  #expect(EstimatedTotal(journal(lifts), formulas: FormulaChoice(), asOf: day(300)) == nil)
}

import Testing
import WorkoutAnalysis
import WorkoutModel

private let today = date(2026, 3, 4)

/// Ten weeks of squats, 100 kg and 2.5 kg more each week, five reps, the last a week before today.
private func progress(
  _ target: Goal.Target, exercise: String? = "Squat", deadline: CivilDate? = nil
) -> GoalProgress {
  let sessions = (0..<10).map { week in
    Session(
      today.adding(days: -70 + week * 7), "Squat",
      [TrainingSet(100 + 2.5 * Double(week), 5, line: week)], line: week)
  }
  let bodyweights = (0..<10).map { week in
    BodyweightEntry(
      date: today.adding(days: -70 + week * 7), mass: kilograms(90 - Double(week) / 2),
      location: place(week))
  }
  let journal = Journal(
    sessions: sessions, bodyweights: bodyweights,
    goals: [Goal(exercise: exercise, target: target, deadline: deadline, location: place(0))])
  return JournalAnalysis(journal, asOf: today).goals[0]
}

@Test func `a goal that was reached has its day and its line`() {
  let goal = progress(.load(kilograms(110), reps: 5))
  #expect(goal.reached?.date == today.adding(days: -42))
  #expect(goal.reached?.location.lineNumber == 4)
  #expect(goal.fraction == 1)
  #expect(goal.projection == nil)
}

@Test func `a goal ahead has a share of the way and a day on which the trend gets there`() throws {
  let goal = progress(.load(kilograms(125), reps: 5), deadline: today.adding(days: 14))
  #expect(goal.reached == nil)
  #expect(goal.current == 122.5)
  #expect(goal.fraction == 0.98)
  #expect(goal.projectedOn == today)
  #expect(goal.neededPerWeek == 1.25)
  #expect(!goal.isOverdue)
  let estimate = progress(.oneRepMax(kilograms(150)))
  try expectPrinted(try #require(estimate.current), equals: "137.8125")
  #expect(estimate.projectedOn == today.adding(days: -7 + 31))
}

@Test func `a pound goal is met by its kilograms`() {
  let goal = progress(.load(pounds(248.02), reps: 5))
  #expect(goal.reached?.date == today.adding(days: -35))
}

@Test func `a goal past its day is overdue unless it was reached in time`() {
  let past = today.adding(days: -1)
  #expect(progress(.load(kilograms(200), reps: 1), deadline: past).isOverdue)
  #expect(!progress(.load(kilograms(110), reps: 5), deadline: past).isOverdue)
  #expect(progress(.load(kilograms(120), reps: 1), deadline: today.adding(days: -60)).isOverdue)
  #expect(progress(.load(kilograms(120), reps: 1), exercise: "Curl").current == nil)
}

@Test func `bodyweight can be a goal in either direction`() throws {
  let losing = progress(.bodyweight(kilograms(84)), exercise: nil)
  #expect(losing.reached == nil)
  #expect(losing.fraction > 0.4)
  #expect(losing.fraction < 0.75)
  #expect(losing.projectedOn == today.adding(days: -7 + 21))
  let reached = progress(.bodyweight(kilograms(88)), exercise: nil)
  #expect(reached.reached?.date == today.adding(days: -42))
  let gaining = progress(.bodyweight(kilograms(95)), exercise: nil)
  #expect(gaining.fraction == 0)
  #expect(gaining.projection?.date == nil)
}

@Test func `reps of a day and sessions of a week can be goals`() {
  #expect(progress(.repsPerDay(5)).reached?.date == today.adding(days: -70))
  #expect(progress(.repsPerDay(50)).fraction == 0.1)
  #expect(progress(.reps(10)).fraction == 0.5)
  let weekly = progress(.sessionsPerWeek(2), exercise: nil)
  #expect(weekly.reached == nil)
  #expect(weekly.current == 0)
  #expect(progress(.sessionsPerWeek(1)).reached?.date == today.adding(days: -70))
}

import WorkoutModel

/// Decides on which days the made-up lifter trains, and what.
struct DemoCalendar {
  private var writer: DemoSessionWriter
  private var day: CivilDate
  private var lastSession: CivilDate?
  private var split = 0
  /// Counts the sessions of the split.
  private var turn = 0
  private var weeksOfSplit = 0
  /// No session before this day: a holiday, an illness.
  private var awayUntil: CivilDate
  private var pendingNote: String?

  init(firstDay: CivilDate, seed: UInt64) {
    writer = DemoSessionWriter(seed: seed)
    day = firstDay
    awayUntil = firstDay
  }

  var lifter: DemoLifter { writer.lifter }

  /// What was written since the last time.
  mutating func takeText() -> [UInt8] {
    defer { writer.text.removeAll() }
    return writer.text.bytes
  }

  /// Writes all the sessions up to and including the day.
  mutating func write(through lastDay: CivilDate) {
    while day <= lastDay {
      if day.weekday == 1 { startWeek() }
      if day >= awayUntil { train() }
      day = day.adding(days: 1)
    }
    writer.lifter.passYear()
  }

  /// In percent, Monday first: how likely a day sees a session.
  private static let attendance = [76, 60, 14, 66, 30, 42, 0]

  private mutating func train() {
    if writer.random.chance(Self.attendance[day.weekday - 1]) {
      returnFromBreak()
      writeSession()
      lastSession = day
    } else if day.weekday == 7, writer.random.chance(34) {
      writer.writeRun(on: day)
    }
  }

  private mutating func writeSession() {
    let days = DemoSplit.all[split].days
    let session = days[turn % days.count]
    let injury = injuryToday(of: session.lifts[0])
    writer.writeSession(session, on: day, note: pendingNote, injury: injury)
    if let injury { writer.lifter.hurt(injury, weeks: writer.random.inRange(3...9)) }
    pendingNote = nil
    turn += 1
  }

  /// Now and then the heaviest week is too heavy.
  private mutating func injuryToday(of lift: Int) -> DemoInjury? {
    guard lifter.injury == nil, writer.weekOfWave == 3, writer.random.chance(3) else { return nil }
    return DemoInjury.all.first { $0.lifts.contains(lift) }
  }

  private mutating func returnFromBreak() {
    guard let lastSession else { return }
    let days = day.days(since: lastSession)
    guard days > 10 else { return }
    writer.lifter.detrain(days: days)
    pendingNote = writer.random.pick(DemoNotes.layoff)
  }

  private mutating func startWeek() {
    writer.lifter.passWeek(&writer.random)
    if let injury = lifter.injury, lifter.weeksInjured == 0 {
      writer.lifter.heal()
      pendingNote = injury.recovery
    }
    writer.weekOfWave = (writer.weekOfWave + 1) % 5
    if writer.weekOfWave == 0 { writer.block += 1 }
    changePlan()
    takeLeave()
  }

  /// A plan lasts for five to twelve months.
  private mutating func changePlan() {
    weeksOfSplit += 1
    guard weeksOfSplit > 22, writer.weekOfWave == 0, writer.random.chance(25) else { return }
    split = (split + 1 + writer.random.below(DemoSplit.all.count - 1)) % DemoSplit.all.count
    weeksOfSplit = 0
    turn = 0
  }

  /// Christmas, a summer holiday, now and then the flu.
  private mutating func takeLeave() {
    let (_, month, dayOfMonth) = day.components
    if month == 12, dayOfMonth >= 20 {
      awayUntil = day.adding(days: writer.random.inRange(7...15))
    } else if month == 7 || month == 8, writer.random.chance(16) {
      awayUntil = day.adding(days: writer.random.inRange(7...20))
    } else if writer.random.chance(2) {
      awayUntil = day.adding(days: writer.random.inRange(5...12))
    }
  }
}

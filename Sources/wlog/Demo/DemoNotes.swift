/// What the made-up lifter writes below sets and sessions.
enum DemoNotes {
  static let session = [
    "slept badly, kept it honest", "gym packed", "everything moved fast", "knee a bit cranky",
    "felt heavy from the first set", "good day", "short on time", "long warm-up, cold outside",
    "new shoes", "no coffee, no power", "left shoulder quiet again", "trained with a friend",
    "hungry", "great sleep, great session", "legs still sore", "back in the rhythm",
    "too hot in here", "forgot the belt", "first session of the day, empty gym", "head not in it",
    "ate properly yesterday", "stretched first, helped", "late, lights went out at the end",
  ]

  static let lift = [
    "paused the last rep", "depth good on video", "last rep slow", "grip was the limit",
    "no belt", "belt for the top set", "wider stance", "bar path better", "stopped one short",
    "elbows in", "brace harder", "felt easy", "grinder", "straps", "same as last week, easier",
    "slow on the way down", "hips shot up", "clean reps only", "left side weaker",
  ]

  static let failed = [
    "missed the last one", "stuck halfway", "no spotter", "should have stayed lighter",
    "again next week", "rushed the rest",
  ]

  static let run = [
    "along the river", "headwind", "easy", "rain", "too fast at the start", "legs heavy",
    "new route", "hills",
  ]

  static let layoff = [
    "back after a holiday", "back after the flu", "back after a long break, easy does it",
    "first session after two lazy weeks",
  ]
}

import JournalReading
import Testing
import WorkoutModel

/// Every usual way to tell a load, reps and sets, with every usual way to tell how hard they were, what was
/// rested and what somebody thought of it: the same sets come out of all of them.
@Suite("Generated notations")
struct GeneratedNotationsTests {
  /// `L` is the load with its unit, `N` reps, `C` sets, `A` the reps of three sets with commas, `B` with slashes.
  private static let several = [
    "L x N x C", "LxNxC", "L, CxN", "L CxN", "CxN @ L", "CxN L", "CxN, L", "CxN - L", "CxN (L)",
    "C sets of N at L", "CxNxL", "C x N x L", "L: A", "L x A", "L B", "L - A", "A @ L", "B @ L",
    "L for CxN", "CxN with L", "L x N reps x C sets", "C sets x N reps x L", "C sets, N reps, L",
    "L, N reps, C sets", "C×N@L", "L (CxN)", "L - CxN", "L | CxN", "L for C sets of N",
    "C sets of N with L", "C sets of N reps @ L", "CxN reps @ L",
  ]
  private static let single = [
    "L x N", "LxN", "N x L", "N @ L", "L, N reps", "N reps @ L", "N reps at L", "L for N",
  ]
  private static let loads = [("60 kg", 60.0), ("82.5kg", 82.5), ("100", 100.0)]
  private static let names = ["Bench ", "Bench: ", "Bench - ", "- Bench "]

  private static let ratings: [(text: String, rpe: String, rir: String)] = [
    ("", "", ""), (" @8", "8", ""), (" @ 8", "8", ""), (" RPE 8", "8", ""), (" RPE8", "8", ""),
    (" (RPE 8)", "8", ""), (" @RPE8", "8", ""), (", RPE 8", "8", ""), (" - RPE 8", "8", ""),
    (" rpe 8.5", "8.5", ""), (" RIR 2", "", "2"), (" (RIR 2)", "", "2"), (", 2 RIR", "", "2"),
    (" @ 2 RIR", "", "2"), (" 2RIR", "", "2"),
  ]
  private static let rests = [
    (" rest 2 min", 120), (", rest 2 min", 120), (" (rest 2:00)", 120), (", 90s rest", 90),
    (" rest: 90s", 90), (" - 2 min rest", 120),
  ]
  private static let remarks = [" easy", " (easy)", " - felt good", ", paused", "!"]

  private static func line(_ form: String, _ load: String, _ reps: Int, _ sets: Int) -> String {
    let list = Array(repeating: String(reps), count: sets)
    return form.reduce(into: "") { line, letter in
      switch letter {
      case "L": line += load
      case "N": line += String(reps)
      case "C": line += String(sets)
      case "A": line += list.joined(separator: ", ")
      case "B": line += list.joined(separator: "/")
      default: line.append(letter)
      }
    }
  }

  /// `60 kg x 10 (3)`, then the RPE, the reps in reserve and the rest.
  private func read(_ line: String) -> String {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries)
      .filter { !$0.sets.isEmpty }
    guard sets.count == 1, sets[0].nameAsWritten == "Bench" else {
      return sets.map(\.nameAsWritten).joined(separator: "; ")
    }
    let texts = sets[0].sets.flatMap { set in
      let load = set.load.mass.map { "\($0.value)" } ?? "-"
      let text =
        "\(load) x \(set.effort.reps.map { "\($0)" } ?? "?")"
        + " rpe \(set.rpe.map { "\($0)" } ?? "") rir \(set.rir.map { "\($0)" } ?? "")"
        + " rest \(set.restSeconds.map(String.init) ?? "")"
      return Array(repeating: text, count: Int(set.count))
    }
    return Set(texts).count == 1 ? "\(texts[0]) (\(texts.count))" : texts.joined(separator: ", ")
  }

  private func check(
    _ form: String, _ tail: String, rpe: String = "", rir: String = "", rest: String = "",
    isOne: Bool
  ) {
    for (index, (load, value)) in Self.loads.enumerated() {
      let name = Self.names[(form.utf8.count + tail.utf8.count + index) % Self.names.count]
      let (reps, sets) = index == 1 ? (8, 4) : (10, 3)
      let line = name + Self.line(form, load, reps, sets) + tail
      let number = value == 82.5 ? "82.5" : String(Int(value))
      #expect(
        read(line)
          == "\(number) x \(reps) rpe \(rpe) rir \(rir) rest \(rest) (\(isOne ? 1 : sets))",
        "\(line)")
    }
  }

  @Test(arguments: ratings.indices)
  func `a rating behind sets says how hard they were`(index: Int) {
    let (text, rpe, rir) = Self.ratings[index]
    for form in Self.several { check(form, text, rpe: rpe, rir: rir, isOne: false) }
    for form in Self.single { check(form, text, rpe: rpe, rir: rir, isOne: true) }
  }

  @Test(arguments: rests.indices)
  func `a rest stands before and behind a rating`(index: Int) {
    let (text, seconds) = Self.rests[index]
    let rest = String(seconds)
    for form in Self.several + Self.single {
      let isOne = Self.single.contains(form)
      check(form, text, rest: rest, isOne: isOne)
      check(form, " RPE 8" + text, rpe: "8", rest: rest, isOne: isOne)
      check(form, text + ", RPE 8", rpe: "8", rest: rest, isOne: isOne)
      check(form, " @8" + text, rpe: "8", rest: rest, isOne: isOne)
    }
  }

  @Test(arguments: remarks)
  func `a remark changes nothing of the sets`(remark: String) {
    for form in Self.several + Self.single {
      let isOne = Self.single.contains(form)
      check(form, remark, isOne: isOne)
      check(form, " @8" + remark, rpe: "8", isOne: isOne)
      check(form, " (RIR 2)" + remark, rir: "2", isOne: isOne)
    }
  }

  /// The rating stands among the numbers.
  @Test(arguments: [
    ("L @8 CxN", "8", ""), ("L RPE 8 CxN", "8", ""), ("L (RPE 8) x N x C", "8", ""),
    ("L x N @8 x C", "8", ""), ("L x N @8 xC", "8", ""), ("L x N RPE 8 x C", "8", ""),
    ("CxN RPE 8 @ L", "8", ""), ("CxN RPE 8 L", "8", ""), ("CxN @8, L", "8", ""),
    ("CxN (RPE 8) L", "8", ""), ("RPE 8 CxN @ L", "8", ""), ("@8: CxN @ L", "8", ""),
    ("L x N (@8) x C", "8", ""), ("LxN @8, C sets", "8", ""), ("LxN RPE 8 C sets", "8", ""),
    ("L RIR 2 CxN", "", "2"), ("CxN 2 RIR L", "", "2"), ("CxN (RIR 2) @ L", "", "2"),
    ("LxN RIR 2, C sets", "", "2"),
  ])
  func `a rating stands among the numbers`(form: String, rpe: String, rir: String) {
    check(form, "", rpe: rpe, rir: rir, isOne: false)
  }

  @Test(arguments: [
    ("Squat 1x3 RPE 7 140 kg, 3x3 RPE 8 150 kg", "140 x 3 @7, 150 x 3 @8, 150 x 3 @8, 150 x 3 @8"),
    ("Squat 5 RPE 8 140, 5 RPE 9 150", "140 x 5 @8, 150 x 5 @9"),
    ("Squat 140 kg, 2x5 @8, 150 kg, 1x3 @9", "140 x 5 @8, 140 x 5 @8, 150 x 3 @9"),
    ("Squat 140x5 @8 x5 @8 x5 @9", "140 x 5 @8, 140 x 5 @8, 140 x 5 @9"),
    ("Squat 140x5 RPE 8 x3 RPE 9", "140 x 5 @8, 140 x 3 @9"),
    ("Squat 140x5 @8, 150x3 @9; 160x1 @9.5", "140 x 5 @8, 150 x 3 @9, 160 x 1 @9.5"),
    ("Squat 9 RIR 2, 8 RIR 1", "- x 9, - x 8"),
    (
      "Squat 5/5 @ 140 kg RPE 8, 3/3 @ 150 kg RPE 9",
      "140 x 5 @8, 140 x 5 @8, 150 x 3 @9, 150 x 3 @9"
    ),
    ("Squat 5/5 @ 140 / 3/3 @ 150", "140 x 5, 140 x 5, 150 x 3, 150 x 3"),
  ])
  func `each rating is of its own set`(line: String, sets: String) {
    let entries = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries)
    let texts = entries.flatMap(\.sets).flatMap { set in
      Array(
        repeating: "\(set.load.mass.map { "\($0.value)" } ?? "-") x "
          + "\(set.effort.reps.map { "\($0)" } ?? "?")" + (set.rpe.map { " @\($0)" } ?? ""),
        count: Int(set.count))
    }
    #expect(texts.joined(separator: ", ") == sets)
  }

  @Test(arguments: [
    ("Run 5 km RPE 6 25:30", "Run: 5 km in 1530 s", "6"),
    ("Run 5km, 25:30 @8", "Run: 5 km in 1530 s", "8"),
    ("Pull-ups 3x8 BW @8", "Pull-ups: BW x 8 (3)", "8"),
    ("Plank 3x60s RPE 7", "Plank: BW x 60 s (3)", "7"),
  ])
  func `a rating is of ways, times and the body as well`(line: String, read: String, rpe: String) {
    let day = ReadJournal(day: line)
    #expect(day.entries == [read])
    #expect(
      day.result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
        .allSatisfy { $0.rpe.map { "\($0)" } == rpe })
  }

  @Test(arguments: [
    ("Curl + skullcrusher 60/50 12+10 3 sets @8", "W201"), ("Bench 10,10,... 8", "W201"),
  ])
  func `what no set takes is said`(line: String, code: String) {
    #expect(ReadJournal(day: line).codes.contains(code))
  }
}

import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// A remark behind the sets of a line, however it is joined to them, changes none of them.
@Suite("Remarks behind sets change none of them")
struct RemarksBehindSetsTests {
  private static let lines = [
    "Bench Press 80 kg x 5 x 3", "Squat 100x5", "Squat: 3x5 @ 100 kg", "Deadlift 140 kg 5, 5, 4",
    "OHP 40x5,5,5,5,4", "Bench 60x10, 70x8, 80x6", "Barbell Row 3x10 60kg", "Curl 12.5 kg 12/10/8",
    "Leg Press 120 kg 3 sets of 10", "Bench 85 kg 5x5 RPE 8", "Romanian Deadlift (80 kg) 10 10 8",
    "Front squat 60 x 3 / 70 x 3 / 80 x 3", "- Leg curl 40kg x 12 reps x 3 sets",
  ]
  private static let joints = [", ", " - ", ". ", " (", "; ", " – "]

  static let remarks = [
    "go up next week", "same weight next time", "42.5 next time", "next time 42.5",
    "like last week", "same as last time", "beat last week", "on target", "goal met",
    "close to goal", "skipped the last set", "no warm up", "warm up first", "2 in the tank",
    "1 left in the tank", "2 RIR", "2-3 RIR", "5 lb PR", "2.5 kg more than last week",
    "total 2000 kg", "volume 1200", "7/10 effort", "85% of TM", "45 lb plates", "20 min late",
    "3 beers last night", "2 weeks off", "missed 1", "left weaker",
    "felt easy", "belt on last set", "failed last rep", "left knee sore", "rest 2 min", "new PR!",
    "skipped abs", "with Tom", "2 Wdh. in Reserve", "następnym razem 42,5", "nächstes Mal 42,5",
    "как на прошлой неделе", "前回と同じ", "下次42.5", "다음에 증량", "휴식 2분", "休憩90秒", "videoed", ":)",
  ]

  @Test(arguments: remarks)
  func `a remark changes no set`(_ remark: String) {
    let expected = sets(Self.lines)
    #expect(expected.count == Self.lines.count)
    for joint in Self.joints {
      let isEnclosed = joint == " ("
      if isEnclosed, remark == ":)" || Self.isNumberAlone(remark) { continue }
      let lines = Self.lines.map { $0 + joint + remark + (isEnclosed ? ")" : "") }
      for (number, line) in zip(expected.keys.sorted(), lines) {
        #expect(sets(lines)[number] == expected[number], "\(line)")
      }
    }
  }

  /// In parentheses these may be what was done.
  private static func isNumberAlone(_ remark: String) -> Bool {
    ["missed 1", "left weaker"].contains(remark)
  }

  /// Load, reps and time of the sets of each line.
  private func sets(_ lines: [String]) -> [Int: [String]] {
    let text = "unit: kg\n# 2026-03-02\n" + lines.joined(separator: "\n") + "\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    var result: [Int: [String]] = [:]
    for entry in journal.sessions.flatMap(\.entries) {
      for set in entry.sets {
        let work = Array(repeating: "\(set.load) \(set.effort)", count: Int(set.count))
        result[Int(set.location.lineNumber), default: []] += work
      }
    }
    return result
  }
}

@Suite("What remarks behind and beside sets tell")
struct WhatRemarksTellTests {
  @Test(arguments: [
    ("Squat 100x5, 2 in the tank", "Squat: 100 kg x 5"),
    ("Squat 100x5 - 2 RIR", "Squat: 100 kg x 5"),
    ("Squat 100x5, 90s", "Squat: 100 kg x 5"),
    ("OHP 40x5,5,4 - 42.5 next", "OHP: 40 kg x 5, 40 kg x 5, 40 kg x 4"),
    ("Squat 100x5 (next time 105)", "Squat: 100 kg x 5"),
    ("Squat 100x5 +2.5", "Squat: 100 kg x 5"),
    ("Squat 100x5 75-85%", "Squat: 100 kg x 5"),
    ("Squat 100x5, next week lighter. Row 60x8", "Squat: 100 kg x 5|Row: 60 kg x 8"),
    ("Bench 60x10; felt good; 70x8", "Bench: 60 kg x 10, 70 kg x 8"),
    ("Bench 60x10 - easy, 70x8 - hard", "Bench: 60 kg x 10, 70 kg x 8"),
    ("Bench 80 kg - paused - 5, 5, 4", "Bench: 80 kg x 5, 80 kg x 5, 80 kg x 4"),
    ("Bench 3x5 (easy) 80 kg", "Bench: 80 kg x 5 x 3"),
    ("Squat (felt easy) 100x5", "Squat: 100 kg x 5"),
    ("Squat - not bad: 100x5", "Squat: 100 kg x 5"),
    ("Tired. Squat 100x5", "Squat: 100 kg x 5"),
    ("(felt great) Squat 100x5", "Squat: 100 kg x 5"),
  ])
  func `a remark is read or kept as a note`(_ line: String, _ expected: String) {
    #expect(workOf(line).joined(separator: "|") == expected)
  }

  @Test
  func `effort and rest behind sets are read`() {
    let text =
      "unit: kg\n# 2026-03-02\nSquat 100x5, 2 in the tank\nRow 60x8 - 2-3 RIR\nCurl 14x10, 90s\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    let sets = journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map { $0.rir?.description } == ["2", "3", nil])
    #expect(sets.map(\.restSeconds) == [nil, nil, 90])
  }

  @Test(arguments: [
    "Squat 100x5 next week", "Squat 3x8 - skipped", "Squat 3x8 skipped because of my knee",
    "Squat 100x5 last week", "Squat 100x5 is the goal", "Squat 3x8 skipped",
    "Next time squat 105x5",
  ])
  func `what was not done stays undone`(_ line: String) {
    #expect(workOf(line) == [])
  }

  @Test(arguments: [
    ("Pull-ups 3x8, +2.5 kg", "Pull-ups: BW+2.5 kg x 8 x 3"),
    ("Plank 60s, 50s", "Plank: BW x 60 s, BW x 50 s"), ("Squat 60x10 warm up", "Squat: 60 kg x 10"),
    ("Bench - close grip: 60x8", "Bench - close grip: 60 kg x 8"),
    ("Squat (paused) 100x5", "Squat (paused): 100 kg x 5"),
    ("Curl 12 kg 8/10", "Curl: 12 kg x 8, 12 kg x 10"),
    ("Squat 100x5, pain: none", "Squat: 100 kg x 5"),
    ("Good mornings 60x8, squat 100x5", "Good mornings: 60 kg x 8|squat: 100 kg x 5"),
    ("Overhead hold 3x20 kg, 30s", "Overhead hold: 20 kg x 3, 30 s"),
  ])
  func `numbers and words of the sets stay`(_ line: String, _ expected: String) {
    #expect(workOf(line).joined(separator: "|") == expected)
  }
}

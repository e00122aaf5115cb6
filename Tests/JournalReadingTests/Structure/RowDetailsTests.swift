import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What a row or a label tells of its sets")
struct RowDetailsTests {
  @Test(arguments: [
    ("Time (min)", "Distance (km)", "20", "8", 1200, Distance(8, .kilometer)),
    ("Duration [min]", "Dist [km]", "20", "8", 1200, Distance(8, .kilometer)),
    ("Time, min", "Distance, mi", "20", "3", 1200, Distance(3, .mile)),
    ("Min", "Km", "20", "8", 1200, Distance(8, .kilometer)),
    ("Seconds", "Meters", "110", "500", 110, Distance(500, .meter)),
    ("Zeit (min)", "Strecke (km)", "20", "8", 1200, Distance(8, .kilometer)),
  ])
  func `heads tell the units of times and ways`(
    time: String, way: String, first: String, second: String, seconds: Int, distance: Distance
  ) {
    let text = "| Exercise | \(time) | \(way) |\n|---|---|---|\n| Run | \(first) | \(second) |"
    let whole = Effort.distance(distance, seconds: FixedPoint(thousandths: Int32(seconds * 1000)))
    #expect(sets(text).map(\.effort) == [whole])
  }

  @Test func `heads without units are said`() {
    let text = "| Exercise | Time | Distance |\n|---|---|---|\n| Bike | 20 | 8 |"
    #expect(
      sets(text).map(\.effort) == [.distance(Distance(8, .kilometer), seconds: 1200)])
    #expect(codes(text) == [.unitUnknown])
  }

  @Test func `labels tell times and ways`() {
    let run = sets("## Run\ntime: 25:30\ndistance: 5")
    #expect(run.map(\.effort) == [.distance(Distance(5, .kilometer), seconds: 1530)])
    let bike = sets("Bike: time 20, distance 8")
    #expect(bike.map(\.effort) == [.distance(Distance(8, .kilometer), seconds: 1200)])
    let walk = sets("## Farmer Walk\nweight: 40\ndistance: 30")
    #expect(walk.map(\.effort) == [.distance(Distance(30, .meter), seconds: nil)])
    #expect(sets("## Plank\ntime: 60").map(\.effort) == [.time(seconds: 60)])
  }

  @Test func `work beside rest takes seconds`() {
    let text =
      "## Push-ups\n| # | work | rest | cycles |\n|---|---|---|---|\n| 2026-03-02 | 30 | 15 | 4 |"
    let found = sets(text)
    #expect(found.map(\.count).reduce(0, +) == 4)
    #expect(found.allSatisfy { $0.effort == .time(seconds: 30) && $0.restSeconds == 15 })
  }

  @Test func `a cell tells the kind of its sets`() {
    for (cell, kind) in [
      ("warm-up", SetKind.warmup), ("W", .warmup), ("drop", .drop), ("Drop set", .drop),
      ("failed", .failed), ("AMRAP", .amrap), ("work", .work), ("to failure", .work),
    ] {
      let text =
        "| Exercise | Weight | Reps | Type |\n|---|---|---|---|\n| Squat | 60 | 5 | \(cell) |"
      #expect(sets(text).map(\.kind) == [kind], "\(cell)")
    }
    let set = "| Exercise | Set | Weight | Reps |\n|---|---|---|---|\n| Squat | W | 60 | 5 |"
    #expect(sets(set).map(\.kind) == [.warmup])
    for name in ["Squat (warm-up)", "Warm-up squat", "Warm-up: squat"] {
      let text = "| Exercise | Weight | Reps |\n|---|---|---|\n| \(name) | 60 | 5 |"
      #expect(sets(text).map(\.kind) == [.warmup], "\(name)")
      #expect(names(text).map { $0.lowercased() } == ["squat"])
    }
  }

  @Test func `ratings, rests, tempos and remarks are of the row`() throws {
    let head = "| Exercise | Weight | Reps | RPE | RIR | Rest (s) | Tempo | Notes |"
    let text =
      head + "\n|---|---|---|---|---|---|---|---|\n| Squat | 60 | 5 | @8 | 2 | 90 | 3110 | deep |"
    let set = try #require(sets(text).first)
    #expect(set.rpe == 8)
    #expect(set.rir == 2)
    #expect(set.restSeconds == 90)
    #expect(set.remarks?.tempo == "3110")
    #expect(set.remarks?.note == "deep")
    let minutes =
      "| Exercise | Sets x Reps | Weight | Rest |\n|---|---|---|---|\n| Squat | 3x5 | 60 | 3 min |"
    #expect(sets(minutes).allSatisfy { $0.restSeconds == 180 })
  }

  @Test func `each side has its column`() {
    for heads in ["Left | Right", "Reps L | Reps R", "L | R", "Links | Rechts"] {
      let text = "| Exercise | Weight | \(heads) |\n|---|---|---|---|\n| Curl | 12 | 10 | 9 |"
      let found = sets(text)
      #expect(found.map(\.side) == [.left, .right], "\(heads)")
      #expect(found.map(\.effort) == [.reps(10), .reps(9)], "\(heads)")
    }
  }

  @Test func `cells tell of pairs and sides`() {
    let head = "| Exercise | Weight | Reps |\n|---|---|---|\n"
    for (row, load) in [
      ("| DB Press | 2x20 | 10 |", "20 kg"), ("| Curl | 15 kg each | 10 |", "15 kg"),
    ] {
      let found = sets(head + row)
      #expect(found.map { setText($0) }.allSatisfy { $0.hasPrefix(load) }, "\(row)")
      #expect(found.map(\.side) == [.each], "\(row)")
    }
    #expect(sets(head + "| Lunge | 20 | 10/side |").map(\.side) == [.each])
  }

  @Test func `what is left in a cell is said`() {
    let head = "| Exercise | Weight | Reps |\n|---|---|---|\n"
    for row in [
      "| Press | 15 | 10 (last 8) |", "| Bench Press | 100% | 5 |", "| Press | 3x20 | 10 |",
    ] {
      #expect(codes(head + row).contains(.unreadNumbers), "\(row)")
    }
  }

  @Test func `values above a table are of no row`() {
    let row = "| Exercise | Weight | Reps | Type |\n|---|---|---|---|\n| Curl | 12 | 10 | warm-up |"
    let found = sets("## Squat\n- weight: 100\n- reps: 5\n\n" + row)
    #expect(found.map(\.kind) == [.work, .warmup])
  }

  @Test func `a row that was not done is no set`() {
    let head = "| Exercise | kg | Reps | Done |\n|---|---|---|---|\n"
    #expect(sets(head + "| Squat | 60 | 5 | x |").count == 1)
    #expect(sets(head + "| Squat | 60 | 5 | no |").isEmpty)
    let both = head + "| Squat | 60 | 5 | yes |\n| Squat | 70 | 5 | no |"
    #expect(sets(both).count == 1)
    #expect(codes(both) == [.performedUnclear])
  }

  @Test(arguments: [
    "## Curl\n- weight: 12\n  reps: 10\n  rir: 2\n  rest: 90\n  side: left\n  tempo: 3110",
    "## Curl\nweight: 12, reps: 10, rir: 2, rest: 90, side: left, tempo: 3110",
    "Curl: weight 12, reps 10, rir 2, rest 90, side: left, tempo 3110",
  ])
  func `labels tell the details of a set`(text: String) throws {
    #expect(names(text) == ["Curl"])
    let found = sets(text)
    #expect(found.count == 1)
    let set = try #require(found.first)
    #expect(set.effort == .reps(10))
    #expect(set.rir == 2)
    #expect(set.restSeconds == 90)
    #expect(set.side == .left)
    #expect(set.remarks?.tempo == "3110")
  }

  @Test func `a failed set and a word for a side are no exercises`() {
    #expect(sets("## Curl\n- weight: 12\n  reps: 3\n  failed: yes").map(\.kind) == [.failed])
    #expect(names("## Curl\n12x10\nside: left\n12x9") == ["Curl"])
  }

  @Test func `the duration below endurance work is its own`() {
    let bike = sets("## Bike\nDuration: 45 min\nDistance: 20 km")
    #expect(bike.map(\.effort) == [.distance(Distance(20, .kilometer), seconds: 2700)])
  }

  private func sets(_ text: String) -> [TrainingSet] {
    read(text).journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }

  private func names(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap(\.entries).map(\.exercise)
  }

  private func codes(_ text: String) -> [DiagnosticCode] { read(text).diagnostics.map(\.code) }

  private func read(_ text: String) -> ReadResult {
    Reader().read([Source(path: "a.md", text: "unit: kg\n# 2026-03-02\n\n\(text)\n")])
  }
}

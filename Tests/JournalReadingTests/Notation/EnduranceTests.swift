import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Endurance work: settings between time and way, work and rest in turns")
struct EnduranceTests {
  @Test func `what a machine was set to stands between time and way`() {
    for line in [
      "Treadmill 30 min, 1% incline, 5 km", "Treadmill 30 min (1% incline), 5 km",
      "Treadmill 30 min @ 1% incline, 5 km", "Treadmill 30 min 1% incline 5 km",
      "Treadmill 30 min, incline 2, 5 km", "Treadmill 30 min, level 5, 5 km",
      "Treadmill 30 min at 10 kph, 5 km", "Treadmill 30 min, 150 W, 5 km",
      "Treadmill 30 min, avg hr 150, 300 cal, 5 km", "Treadmill 5 km, level 5, 30:00",
      "Treadmill 5 km easy 30:00", "Treadmill 5 km @ 140 bpm, 30 min",
    ] {
      let found = sets(line)
      let way = Effort.distance(Distance(5, .kilometer), seconds: 1800)
      #expect(found.map(\.effort) == [way], "\(line)")
    }
    let row = Effort.distance(Distance(2000, .meter), seconds: 465)
    #expect(sets("Row 2000 m, damper 5, 7:45").map(\.effort) == [row])
  }

  @Test func `what is no setting parts the work`() {
    let run = Effort.distance(Distance(3, .mile), seconds: nil)
    #expect(sets("Run 3 miles, hr 150, 25 min bike").first?.effort == run)
    // A time alone behind the sets of a lift is the rest.
    checkNamed("Squat 3x5 100 lb, 2 min", ["Squat: 100 lb x 5 x 3"])
    checkNamed("Incline Bench Press 100x5", ["Incline Bench Press: 100 lb x 5"])
  }

  @Test func `work and rest take turns`() {
    for line in [
      "Bike 20s/10s x 8", "Bike 8 x 20s/10s", "Bike 8 x 20/10", "Bike 20/10 x 8",
      "Bike 20s on / 10s off x 8", "Bike 8 x 20s on 10s off", "Bike 20s on, 10s off, 8 rounds",
      "Burpees 20/10 x 8", "Burpees 20 on 10 off x 8", "Tabata squats 20/10 x 8",
    ] {
      let sets = sets(line)
      #expect(sets.map(\.count).reduce(0, +) == 8, "\(line)")
      #expect(sets.allSatisfy { $0.effort == .time(seconds: 20) }, "\(line)")
      #expect(sets.allSatisfy { $0.restSeconds == 10 && $0.load.mass == nil }, "\(line)")
    }
    #expect(sets("Row 1:00/1:00 x 6").first?.restSeconds == 60)
  }

  @Test func `what is held has a time for each side`() {
    for line in ["Side plank 30s/30s x 3", "Side plank 30/30 x 3"] {
      let sets = sets(line)
      #expect(sets.map(\.side) == [.each] && sets.map(\.count) == [3], "\(line)")
      #expect(sets.first?.effort == .time(seconds: 30) && sets.first?.restSeconds == nil, "\(line)")
    }
  }

  @Test func `pairs of loads and of reps are no turns`() {
    checkNamed("Pull-ups 20/8 x 3", ["Pull-ups: BW+20 lb x 8 x 3"])
    checkNamed("Lunges 10/10 x 3", ["Lunges: 10 reps x 3 sets"])
    #expect(sets("Flutter kicks 30/30 x 5").allSatisfy { $0.effort.reps == 30 })
    #expect(sets("RDL 60s/50s x 8").allSatisfy { $0.restSeconds == nil })
    #expect(codes("30 sec on/15 sec off x 3 rounds") == [.exerciseMissing])
    #expect(codes("Bike 2 x 20/10") == [.unreadNumbers])
    #expect(codes("Run 6x400/200") == [.unreadNumbers])
  }

  @Test func `a bare number with a time that fits is a way, and that is said`() {
    for line in [
      "Run 3.1 25:30", "Run 3.1, 25:30", "Run 3.1 in 25:30", "Run 25:30, 3.1", "Run: 3.1 / 25:30",
    ] {
      let way = Effort.distance(Distance(FixedPoint(thousandths: 3100), .mile), seconds: 1530)
      #expect(sets(line).map(\.effort) == [way], "\(line)")
      #expect(codes(line) == [.unitUnknown], "\(line)")
    }
    let meters = Effort.distance(Distance(400, .meter), seconds: 90)
    #expect(sets("Run 400 1:30").map(\.effort) == [meters])
    #expect(sets("Run 3x 5:00").map(\.count) == [3])
    #expect(
      sets("Bench Press 62.5, 1:30").allSatisfy { $0.effort != meters && $0.load.mass != nil })
  }

  @Test func `bare numbers alone are minutes, and few of them are doubted`() {
    #expect(sets("Bike 45").map(\.effort) == [.time(seconds: 2700)])
    #expect(codes("Bike 45").isEmpty)
    #expect(sets("Run 5").map(\.effort) == [.time(seconds: 300)])
    #expect(codes("Run 5") == [.unitUnknown])
    let way = Effort.distance(Distance(FixedPoint(thousandths: 5200), .mile), seconds: nil)
    #expect(sets("Run 5.2").map(\.effort) == [way])
    #expect(codes("Run 5.2") == [.unitUnknown])
  }

  @Test func `nobody runs with bare kilograms`() {
    for line in ["Treadmill 10 30", "Run 5 25", "Cycling 20 60", "Run 3x10", "Run 10 @ 12"] {
      #expect(sets(line).isEmpty && codes(line) == [.unreadNumbers], "\(line)")
    }
    #expect(sets("Rowing 60 3x10").allSatisfy { $0.load.mass != nil })
    #expect(sets("Walk 20 lb 30 min").allSatisfy { $0.load.mass != nil })
  }

  @Test func `a pace behind words is no time of the whole`() {
    for line in [
      "Run 5 km easy @ 5:30", "Run 8 km easy at 5:45", "Run 5 km easy, 5:30",
      "Run 5 km easy, 3 min",
    ] {
      let found = sets(line).map(\.effort)
      #expect(found.count == 1)
      #expect(
        found.allSatisfy { if case .distance(_, nil) = $0 { true } else { false } }, "\(line)")
    }
    #expect(
      sets("Row 2000 m, hard, 2:00").map(\.effort)
        == [.distance(Distance(2000, .meter), seconds: nil)])
  }

  @Test func `a further part of the work is no part of the first`() {
    let first = Effort.time(seconds: 600)
    let line = "Run 10 min easy, 5 km hard, 10 min easy"
    #expect(sets(line).map(\.effort) == [first])
    #expect(codes(line) == [.unreadNumbers])
    let way = Effort.distance(Distance(3, .kilometer), seconds: nil)
    #expect(sets("Run 3 km easy, 15 min, stretching").map(\.effort) == [way])
    let both = Effort.distance(Distance(5, .kilometer), seconds: 1500)
    #expect(sets("Run 5 km easy, 25 min").map(\.effort) == [both])
  }

  @Test func `the letter of a warm-up tells no watts`() {
    checkSets("Squat 40 kg 5 W", "40 kg x 5")
    checkSets("Push-ups 15, 12 W", "BW x 15", "BW x 12")
    #expect(sets("Bike 30 min 150 W").map(\.effort) == [.time(seconds: 1800)])
  }

  @Test func `pairs that nobody would time are doubted`() {
    for line in [
      "Push-ups 25/20 x 4", "Push-ups 20/10 x 5", "Burpees 4 x 20/15", "Double unders 50/40 x 5",
      "Swim 50/25 x 4", "Bike 30 sec on 30 sec off", "Plank 40 on 20 off",
    ] {
      #expect(sets(line).isEmpty, "\(line)")
      #expect(codes(line) == [.unreadNumbers], "\(line)")
    }
    checkSets("Squat 60/40 x 5 hit depth on all", "60 lb x 5", "40 lb x 5")
    let rounds = sets("Bike 30s on 30s off 8 rounds")
    #expect(rounds.map(\.count).reduce(0, +) == 8)
    #expect(rounds.allSatisfy { $0.restSeconds == 30 })
  }

  @Test func `a letter tells miles, minutes or meters`() {
    let minutes = sets("Bike 20m").map(\.effort)
    #expect(minutes == [.time(seconds: 1200)])
    #expect(codes("Bike 20m") == [.unitUnknown])
    #expect(sets("Run 3m").map(\.effort) == [.distance(Distance(3, .mile), seconds: nil)])
    #expect(codes("Run 3m").isEmpty)
    let sprints = sets("Sprints 6x40m")
    #expect(sprints.map(\.count).reduce(0, +) == 6)
    #expect(sprints.allSatisfy { $0.effort == .distance(Distance(40, .meter), seconds: nil) })
    #expect(codes("Run 42") == [.unitUnknown])
  }

  @Test(arguments: ["Squat 50/40 easy", "Bench 100-110 easy", "Squat 60 easy, 70 easy, 80 hard"])
  func `numbers among words behind a lift are said`(line: String) {
    #expect(sets(line).isEmpty)
    #expect(codes(line) == [.unreadNumbers])
  }

  private func sets(_ line: String) -> [TrainingSet] {
    read(line).journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }

  private func codes(_ line: String) -> [DiagnosticCode] { read(line).diagnostics.map(\.code) }

  private func read(_ line: String) -> ReadResult {
    Reader().read([Source(path: "a.md", text: "unit: lb\n# 2026-03-02\n\n\(line)\n")])
  }
}

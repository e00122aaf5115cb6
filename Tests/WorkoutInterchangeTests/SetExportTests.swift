import Testing
import WorkoutInterchange
import WorkoutModel

/// Checks the CSV row of one set: the cells from `kind` to `note`.
private func check(
  _ set: TrainingSet, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let lines = csv(ExampleJournal.of([set])).split(separator: "\n")
  let start = "push.md,3,5,2026-03-02,,,Bench Press,bench,1,"
  #expect(lines.count == 2, sourceLocation: sourceLocation)
  #expect(lines.last.map(String.init) == start + expected, sourceLocation: sourceLocation)
}

private func csv(_ journal: Journal, _ filter: SetFilter = SetFilter()) -> String {
  var bytes: [UInt8] = []
  SetExport.csv(journal, filter: filter) { bytes += $0 }
  return String(decoding: bytes, as: UTF8.self)
}

private func set(
  _ load: Load, _ effort: Effort, count: Int = 1, kind: SetKind = .work
) -> TrainingSet {
  TrainingSet(
    load: load, effort: effort, count: count, kind: kind, location: ExampleJournal.place(3, 5))
}

@Suite struct SetExportTests {
  @Test func `the header is the contract's`() {
    let header =
      "file,line,column,date,time,session,exercise,exercise_as_written,set,kind,load_kind,load,unit,"
      + "load_kg,reps,seconds,meters,rpe,rir,rest_seconds,side,superset,tempo,reading,note\n"
    #expect(csv(Journal()) == header)
  }

  @Test func `loads are told in their unit and in kilograms`() {
    check(
      set(.external(ExampleJournal.kilograms(82_500)), .reps(5)),
      "work,external,82.5,kg,82.5,5,,,,,,,,,written,")
    check(
      set(.external(ExampleJournal.pounds(225)), .reps(3)),
      "work,external,225,lb,102.058,3,,,,,,,,,written,")
    check(set(.bodyweight, .reps(12)), "work,bodyweight,,,,12,,,,,,,,,written,")
    check(
      set(.added(ExampleJournal.kilograms(20_000)), .reps(5)),
      "work,added,20,kg,20,5,,,,,,,,,written,")
    check(
      set(.assisted(ExampleJournal.kilograms(20_000)), .reps(5)),
      "work,assisted,20,kg,20,5,,,,,,,,,written,")
    check(set(.level(7), .reps(10)), "work,external,7,level,,10,,,,,,,,,written,")
    check(set(.none, .reps(10)), "work,none,,,,10,,,,,,,,,written,")
  }

  @Test func `time and distance have columns of their own`() {
    check(set(.none, .time(seconds: 60)), "work,none,,,,,60,,,,,,,,written,")
    check(
      set(.none, .distance(Distance(1, .mile), seconds: 480), kind: .cardio),
      "cardio,none,,,,,480,1609.344,,,,,,,written,")
    check(set(.bodyweight, .untold, kind: .amrap), "amrap,bodyweight,,,,,,,,,,,,,written,")
  }

  @Test func `remarks are told`() {
    let remarked = TrainingSet(
      load: .external(ExampleJournal.kilograms(100_000)), effort: .reps(5), kind: .failed,
      side: .left, rpe: FixedPoint(thousandths: 8500), rir: 1, restSeconds: 90,
      provenance: Provenance(unit: .inferred),
      remarks: SetRemarks(tempo: "3-1-1", note: "slow, \"hard\""),
      location: ExampleJournal.place(3, 5))
    check(
      remarked, #"failed,external,100,kg,100,5,,,8.5,1,90,left,,3-1-1,inferred,"slow, ""hard""""#)
  }

  @Test func `equal sets are a row each and counted on through the session`() {
    let sets = [
      set(.bodyweight, .reps(5), count: 3), set(.bodyweight, .reps(4), count: 2),
    ]
    let numbers = csv(ExampleJournal.of(sets)).split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[8]
    }
    #expect(numbers == ["1", "2", "3", "4", "5"])
  }

  @Test func `a cell with a line break is quoted`() {
    let journal = ExampleJournal.of([set(.bodyweight, .reps(5))], title: "Push\nA")
    #expect(csv(journal).contains(",\"Push\nA\","))
  }

  @Test func `filters leave out other days and sessions without a date`() throws {
    let march = try #require(CivilDate(year: 2026, month: 3, day: 1))
    let dated = ExampleJournal.of([set(.bodyweight, .reps(5))])
    let undated = ExampleJournal.of([set(.bodyweight, .reps(5))], date: nil)
    #expect(csv(dated, SetFilter(from: march)).split(separator: "\n").count == 2)
    #expect(csv(dated, SetFilter(to: march)).split(separator: "\n").count == 1)
    #expect(csv(undated, SetFilter(from: march)).split(separator: "\n").count == 1)
    #expect(csv(dated, SetFilter(exercise: "Squat")).split(separator: "\n").count == 1)
  }

  @Test func `json lines have the columns as fields`() {
    var bytes: [UInt8] = []
    SetExport.jsonLines(ExampleJournal.of([set(.bodyweight, .reps(5))], title: "A\t\"b\"")) {
      bytes += $0
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"file":"push.md","line":3,"column":5,"date":"2026-03-02","time":null,"#
        + #""session":"A\t\"b\"","exercise":"Bench Press","exercise_as_written":"bench","set":1,"#
        + #""kind":"work","load_kind":"bodyweight","load":null,"unit":null,"load_kg":null,"#
        + #""reps":5,"seconds":null,"meters":null,"rpe":null,"rir":null,"rest_seconds":null,"#
        + #""side":null,"superset":null,"tempo":null,"reading":"written","note":null}"# + "\n")
  }
}

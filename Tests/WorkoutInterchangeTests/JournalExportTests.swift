import Testing
import WorkoutInterchange
import WorkoutModel

private func json(_ journal: Journal, _ findings: [Finding] = []) -> String {
  var bytes: [UInt8] = []
  JournalExport.json(journal, findings: findings) { bytes += $0 }
  return String(decoding: bytes, as: UTF8.self)
}

@Suite struct JournalExportTests {
  @Test func `an empty journal has all its parts`() {
    #expect(
      json(Journal())
        == #"{"journal":{"files":[],"sessions":[],"bodyweights":[],"measurements":[],"goals":[],"#
        + #""settings":{"unit":"kg","formula":null,"formula_by_exercise":{},"favourites":[],"#
        + #""colors":{},"muscles":{},"sex":null,"trophies":[]}},"diagnostics":[]}"# + "\n")
  }

  @Test func `a set keeps its count and where each value comes from`() {
    let set = TrainingSet(
      load: .added(ExampleJournal.kilograms(20_000)), effort: .reps(5, seconds: 30), count: 3,
      provenance: Provenance(load: .inherited), remarks: SetRemarks(tags: ["pr"]),
      location: ExampleJournal.place(3))
    let text = json(ExampleJournal.of([set]))
    #expect(text.contains(#""load":{"kind":"added","value":20,"unit":"kg"}"#))
    #expect(text.contains(#""effort":{"kind":"reps","reps":5,"seconds":30},"count":3"#))
    #expect(text.contains(#""provenance":{"load":"inherited","unit":"written""#))
    #expect(text.contains(#""tags":["pr"]"#))
  }

  @Test func `dictionaries are written in the order of their keys`() {
    var settings = JournalSettings()
    settings.colors = ["c": "red", "a": "blue", "b": "teal"]
    let text = json(Journal(settings: settings))
    #expect(text.contains(#""colors":{"a":"blue","b":"teal","c":"red"}"#))
  }

  @Test func `findings are written with their notes and fixes`() {
    let place = Finding.Place(
      file: "a.md", line: 1, column: 2, endLine: 1, endColumn: 4, offset: 1, length: 2)
    let finding = Finding(
      place: place, severity: "warning", code: "W202", rule: "ambiguousOrder", message: "m",
      help: "h", notes: [Finding.Note(message: "n", place: place)],
      fixes: [
        Finding.Fix(
          title: "t", isSafe: true, edits: [Finding.Edit(offset: 3, length: 0, text: " kg")])
      ])
    let expected =
      #"{"file":"a.md","line":1,"column":2,"end_line":1,"end_column":4,"offset":1,"length":2,"#
      + #""severity":"warning","code":"W202","message":"m","help":"h","#
      + #""notes":[{"message":"n","file":"a.md","line":1,"column":2}],"#
      + #""fixes":[{"title":"t","safe":true,"edits":[{"offset":3,"length":0,"text":" kg"}]}]}"#
    #expect(json(Journal(), [finding]).hasSuffix(#""diagnostics":["# + expected + "]}\n"))
  }

  @Test func `a SARIF log names its rules once and escapes paths`() {
    let place = Finding.Place(
      file: "my log/ü.md", line: 1, column: 2, endLine: 1, endColumn: 4, offset: 1, length: 2)
    let finding = Finding(
      place: place, severity: "hint", code: "W504", rule: "planFile", message: "m", help: "",
      notes: [], fixes: [])
    let log = String(
      decoding: FindingSARIF.document([finding, finding], version: "1"), as: UTF8.self)
    #expect(log.contains(#""rules":[{"id":"W504","name":"planFile"}]"#))
    #expect(log.contains(#""uri":"my%20log/%C3%BC.md""#))
    #expect(log.contains(#""ruleIndex":0,"level":"note","message":{"text":"m"}"#))
  }
}

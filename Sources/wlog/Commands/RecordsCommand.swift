import JournalSyntax
import WorkoutAnalysis
import WorkoutInterchange
import WorkoutModel

extension Option {
  static let recordsFormat = Option(
    "format", value: .choice("FORMAT", ["text", "csv", "json"]), "text (the default), csv or json")
}

extension Command {
  static let records = Command(
    "records", "lists every record in order of time, and the rep-max table",
    examples: [
      Example("wlog records", "all of them"),
      Example("wlog records --exercise Squat --formula epley", "of one exercise"),
      Example("wlog records --format csv > records.csv", "the events as a table"),
    ],
    options: [.recordsFormat, .exercise],
    details: [
      "A record is strictly better than every day before. The first day of an exercise is where "
        + "records are counted from. Warm-up sets and failed sets never count. csv holds the "
        + "events only; json the rep-max tables too."
    ]
  ) { arguments, console throws(Failure) in
    let loaded = try LoadedJournal.load(arguments, console)
    let history = TrainingHistory(loaded.journal)
    let formulas = FormulaChoice(settings: loaded.journal.settings)
    let name = try arguments.value(of: .exercise).map { name throws(Failure) in
      try ExerciseName.find(name, in: loaded.journal)
    }
    let list = RecordList(
      RecordBook(history, formulas: formulas), exercise: name, formula: formulas.standard,
      journal: loaded.journal)
    switch arguments.value(of: .recordsFormat) {
    case "json": console.output.write(list.json())
    case "csv": console.output.write(list.csv())
    default: console.output.write(list.text(console.outputStyle))
    }
    return loaded.status
  }
}

/// The records of a journal in the forms in which they are shown.
struct RecordList {
  private let events: [RecordEvent]
  private let repMaxes: [RepMaxTable]
  private let formula: OneRepMaxFormula
  private let journal: Journal

  /// `exercise` is a canonical name; `nil` for all exercises.
  init(_ book: RecordBook, exercise: String?, formula: OneRepMaxFormula, journal: Journal) {
    events = book.events.filter { exercise == nil || $0.exercise == exercise }
    repMaxes = book.repMaxes.filter { exercise == nil || $0.exercise == exercise }
    self.formula = formula
    self.journal = journal
  }

  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("formula", formula.name)
      json.array("events", events) { json, event in
        json.object { json in
          json.field("exercise", event.exercise)
          json.field("date", event.date.description)
          json.field("kind", event.kind.name)
          json.field("load_kg", event.loadKilograms, decimals: 3)
          json.field("reps", event.reps)
          json.field("value", event.value, decimals: 4)
          json.field("previous", event.previous, decimals: 4)
          json.field("file", journal.fileName(of: event.location))
          json.field("line", Int(event.location.lineNumber))
        }
      }
      json.repMaxes(repMaxes, in: journal)
    }
    json.endLine()
    return json.bytes
  }

  /// The events only.
  func csv() -> [UInt8] {
    var csv = CSVWriter()
    csv.line(
      ["exercise", "date", "kind", "load_kg", "reps", "value", "previous", "file", "line"])
    for event in events {
      csv.line([
        event.exercise, event.date.description, event.kind.name,
        event.loadKilograms.flatMap { DecimalText.of($0, decimals: 3) } ?? "",
        event.reps?.description ?? "", DecimalText.of(event.value, decimals: 3) ?? "",
        event.previous.flatMap { DecimalText.of($0, decimals: 3) } ?? "",
        journal.fileName(of: event.location), String(event.location.lineNumber),
      ])
    }
    return csv.bytes
  }

  func text(_ style: TextStyle) -> String {
    guard !events.isEmpty else { return "no records yet\n" }
    var table = TextTable([
      ("date", .left), ("exercise", .left), ("record", .left), ("set", .left), ("value", .right),
      ("before", .right), ("where", .left),
    ])
    for event in events {
      table.add([
        event.date.description, event.exercise, event.kind.words, event.setText,
        MassText.number(event.value), event.previous.map { MassText.number($0) } ?? "",
        "\(journal.fileName(of: event.location)):\(event.location.lineNumber)",
      ])
    }
    return table.text(style) + repMaxes.map { "\n" + $0.text(style) }.joined()
      + NumberNotes.text(
        [NumberNotes.records, NumberNotes.oneRepMax(formula)],
        explain: ["records", "rep max", "e1rm", "set volume"], style)
  }
}

extension JSONWriter {
  /// `"rep_maxes": […]`, one object for each row of each table in which something is known.
  mutating func repMaxes(_ tables: [RepMaxTable], in journal: Journal) {
    let rows = tables.flatMap { table in table.rows.map { (table.exercise, $0) } }
      .filter { $0.1.actual != nil || $0.1.estimated != nil }
    array("rep_maxes", rows) { json, item in
      let (exercise, row) = item
      json.object { json in
        json.field("exercise", exercise)
        json.field("reps", row.reps)
        json.field("load_kg", row.actual?.load.rank.kilograms, decimals: 3)
        json.field("date", row.actual?.date.description)
        json.field("file", row.actual.map { journal.fileName(of: $0.location) })
        json.field("line", row.actual.map { Int($0.location.lineNumber) })
        json.field("estimated", row.estimated, decimals: 4)
      }
    }
  }
}

import WorkoutModel

/// StrongLifts until 2019: a row for each workout, its exercises beside each other, each as
/// `Exercise 1,Weight (KG),Weight (LB),Set 1,…,Set 5`.
struct StrongLiftsLegacyImport {
  /// The columns of one exercise.
  private struct Group {
    let name: Int
    var kilograms: Int?
    var pounds: Int?
    var sets: [Int] = []
  }

  private let headings: [String]
  private let groups: [Group]
  private let options: ImportOptions

  /// `nil` when the header is another.
  init?(_ header: CSVReader.Record, options: ImportOptions) {
    headings = header.cells.map { Trimming.blanks(of: $0).lowercased() }
    var groups: [Group] = []
    for (index, heading) in headings.enumerated() {
      if heading.hasPrefix("exercise "), heading.last?.isNumber == true {
        groups.append(Group(name: index))
      } else if !groups.isEmpty {
        let last = groups.count - 1
        if heading == "weight (kg)" { groups[last].kilograms = index }
        if heading == "weight (lb)" { groups[last].pounds = index }
        if heading.hasPrefix("set ") { groups[last].sets.append(index) }
      }
    }
    guard !groups.isEmpty, headings.contains("date") else { return nil }
    self.groups = groups
    self.options = options
  }

  func result(_ records: ArraySlice<CSVReader.Record>) throws(ImportRefusal) -> ImportResult {
    let dates = records.lazy.map { text("date", $0) }
    let order = options.dateOrder ?? dates.compactMap(CellDate.provenOrder).first
    if order == nil, let doubtful = dates.first(where: { CellDate($0, order: nil) == nil }),
      CellDate(doubtful, order: .dayFirst) != nil
    {
      throw .unknownDateOrder(doubtful)
    }
    var draft = ImportDraft()
    for record in records { read(record, order, into: &draft) }
    return draft.result(.stronglifts, rowCount: records.count)
  }

  private func read(
    _ record: CSVReader.Record, _ order: CellDateOrder?, into draft: inout ImportDraft
  ) {
    let line = record.lineNumber
    guard let date = CellDate(text("date", record), order: order)?.date else {
      return draft.lose(.noDate, line: line, text("date", record))
    }
    var entries: [(name: String, sets: [TrainingSet])] = []
    for group in groups where !record[group.name].isEmpty {
      let sets = sets(of: group, record, into: &draft)
      if !sets.isEmpty { entries.append((record[group.name], sets)) }
    }
    guard !entries.isEmpty else {
      return draft.lose(.notDone, line: line, "a workout without sets")
    }
    var row = ImportDraft.Row(lineNumber: line, date: date)
    let workout = text("workout", record)
    row.title = workout.isEmpty ? "" : "Workout " + workout
    row.sessionNote = text("note", record)
    draft.keep(row, entries: entries)
    if let mass = bodyweight(record) {
      draft.bodyweights.append(BodyweightEntry(date: date, mass: mass, location: .row(line)))
    }
  }

  private func sets(
    of group: Group, _ record: CSVReader.Record, into draft: inout ImportDraft
  ) -> [TrainingSet] {
    let load = mass(record, group.kilograms, .kilogram) ?? mass(record, group.pounds, .pound)
    var sets: [TrainingSet] = []
    var missed = 0
    for place in group.sets where !record[place].isEmpty {
      guard let number = CellNumber(record[place]), number.value > 0,
        let reps = FixedPoint(rounding: number.value)
      else {
        missed += 1
        continue
      }
      sets.append(
        TrainingSet(
          load: load.map { BodyLoad.load($0, isNegative: false, exercise: record[group.name]) }
            ?? .bodyweight, effort: .reps(reps), location: .row(record.lineNumber)))
    }
    if missed > 0, !sets.isEmpty {
      let total = missed + sets.count
      draft.lose(
        .setNotDone, line: record.lineNumber, "\(record[group.name]), \(missed) of \(total) sets")
    }
    return sets
  }

  /// The unit that the lifter trained in has the rounder number: of 60 kg and 135 lb the first.
  private func mass(_ record: CSVReader.Record, _ place: Int?, _ unit: MassUnit) -> Mass? {
    guard let place, let number = CellNumber(record[place]), number.value > 0 else { return nil }
    return Mass(app: number.value, unit)
  }

  /// `82`, or with its unit: `183lb`.
  private func bodyweight(_ record: CSVReader.Record) -> Mass? {
    for (heading, unit) in [
      ("body weight (kg)", MassUnit.kilogram), ("body weight (lb)", .pound),
      ("body weight", .kilogram),
    ] {
      guard let number = CellNumber(text(heading, record)), number.value > 0 else { continue }
      return Mass(app: number.value, number.massUnit ?? unit)
    }
    return nil
  }

  private func text(_ heading: String, _ record: CSVReader.Record) -> String {
    headings.firstIndex(of: heading).map { record[$0] } ?? ""
  }
}

import SVGCharts
import WorkoutAnalysis
import WorkoutModel

/// The charts of one exercise.
struct ExerciseFigures {
  let exercise: ExerciseReport
  let report: Report

  private var quantity: Quantity { report.quantity }

  /// The small line for cards and tables; `nil` with fewer than two points.
  var sparkline: SiteFile? {
    let points = exercise.points.map { TimePoint(day: Int($0.date.dayNumber), value: $0.value) }
    guard points.count > 1 else { return nil }
    let picture = Sparkline(points: points, ink: exercise.ink).picture()
    return SiteFile(path: "charts/\(exercise.slug)-spark.svg", bytes: picture.svg)
  }

  /// Strength over time: each day, the best so far, records, the top set, the goal.
  var progress: Figure? {
    let points = exercise.points
    guard let best = exercise.best, let last = points.last else { return nil }
    let (unit, divisor) = exercise.measure.axis(quantity)
    let days = points.map {
      TimePoint(day: Int($0.date.dayNumber), value: $0.value / divisor)
    }
    let steps = Self.runningBest(days)
    let rings = ringDays(steps)
    var layers: [TimeLayer] = []
    let topSets = exercise.measure.showsTopSets ? topSetPoints(divisor) : []
    if !topSets.isEmpty {
      layers.append(
        TimeLayer(
          // A line through very many days would be a scribble.
          topSets.count > 80 ? .squares(topSets) : .line(topSets), ink: Palette.muted.soft,
          lineWidth: 1.5,
          label: EndLabel("top set", value: topSets.last.map { NumberText.rounded($0.value) })))
    }
    layers.append(TimeLayer(.dots(days), ink: exercise.ink.soft))
    layers.append(
      TimeLayer(
        .steps(steps), ink: exercise.ink, lineWidth: 2.5,
        label: EndLabel(
          exercise.measure.bestName, value: NumberText.rounded(best.value / divisor))))
    if let trend = trendLayer(divisor) { layers.append(trend) }
    // In the colour of what they stand on: the shape tells them, whatever colour the lifter chose.
    layers.append(TimeLayer(.rings(rings, label: nil), ink: exercise.ink))
    let chart = TimeChart(
      text: progressText(best: best, first: points[0], last: last), unit: unit, layers: layers,
      references: goalLines(divisor), hasWholeNumbers: exercise.measure.isCount)
    return Figure(
      name: exercise.slug + "-progress", chart: chart,
      overlay: progressOverlay(unit: unit, divisor: divisor),
      table: progressTable(), dataPath: "data/exercises/\(exercise.slug).csv")
  }

  /// How much was done in each of the last 52 weeks.
  var volume: Figure? {
    let weeks = exercise.history.totals(by: .week)
      .filled(by: .week, through: report.options.asOf.monday).suffix(52)
    let usesTonnage = weeks.contains { $0.work.tonnage > 0 }
    let values = weeks.map { usesTonnage ? quantity.amount($0.work.tonnage) : $0.work.reps }
    guard values.contains(where: { $0 > 0 }), weeks.count > 1 else { return nil }
    let unit = usesTonnage ? quantity.unit.symbol : "reps"
    let trained = weeks.filter { $0.sessions > 0 }
    let most = values.max() ?? 0
    let text = ChartText(
      title: "Trained in \(trained.count) of the last \(Quantity.count(weeks.count, "week"))",
      summary:
        "The most in a week was \(NumberText.rounded(most, decimals: 0))\u{A0}\(unit), the last "
        + "trained week had \(NumberText.rounded(values.last { $0 > 0 } ?? 0, decimals: 0))\u{A0}\(unit)."
    )
    let chart = BarChart(
      text: text, unit: unit,
      axis: .days(weeks.map { Int($0.start.dayNumber)..<Int($0.start.dayNumber) + 7 }),
      series: [BarSeries(name: unit, ink: exercise.ink, values: values)], hasWholeNumbers: true)
    return Figure(
      name: exercise.slug + "-volume", chart: chart,
      overlay: Figure.Overlay(
        step: .week, names: ["volume"], unit: unit,
        rows: zip(weeks, values).map { (Int($0.start.dayNumber), [$1]) }),
      table: FigureTable(
        caption: "Volume by week, newest first",
        columns: ["Week of", unit, "working sets"],
        rows: zip(weeks, values).reversed().map { week, value in
          [
            week.start.text, NumberText.rounded(value, decimals: 0), String(week.work.workingSets),
          ]
        }))
  }

  /// How many working sets were done with how many reps.
  var repCounts: Figure? {
    var counts = [Int](repeating: 0, count: 21)
    for day in exercise.history.days {
      for set in day.sets where set.isWorking {
        guard let reps = set.effort.reps, reps.whole >= 1 else { continue }
        counts[min(reps.whole, 21) - 1] += Int(set.count)
      }
    }
    let shown = max(10, min(21, (counts.lastIndex { $0 > 0 } ?? 0) + 1))
    let total = counts.reduce(0, +)
    guard total > 0, let most = counts.indices.max(by: { counts[$0] < counts[$1] }) else {
      return nil
    }
    let names = (1...shown).map { $0 == 21 ? "21+" : String($0) }
    let chart = BarChart(
      text: ChartText(
        title: "Mostly sets of \(names[most])",
        summary: "\(Quantity.count(counts[most], "set")) of \(total) working sets had "
          + "\(names[most])\u{A0}\(most == 0 ? "rep" : "reps")."),
      unit: "sets", axis: .categories(names),
      series: [
        BarSeries(name: "sets", ink: exercise.ink, values: counts.prefix(shown).map(Double.init))
      ],
      hasWholeNumbers: true)
    return Figure(
      name: exercise.slug + "-reps", chart: chart,
      table: FigureTable(
        caption: "Working sets by reps", columns: ["Reps", "Sets"],
        rows: zip(names, counts).map { [$0, String($1)] }))
  }
}

extension Measure {
  fileprivate var showsTopSets: Bool {
    if case .oneRepMax = self { true } else { false }
  }

  fileprivate var isCount: Bool {
    if case .reps = self { true } else { false }
  }
}

extension ExerciseFigures {
  private static func runningBest(_ points: [TimePoint]) -> [TimePoint] {
    var best: [TimePoint] = []
    for point in points where point.value > best.last?.value ?? -.infinity {
      best.append(point)
    }
    return best
  }

  /// The steps on days of records; the first day is none.
  private func ringDays(_ steps: [TimePoint]) -> [TimePoint] {
    let kinds = exercise.measure.recordKinds
    let days = Set(
      exercise.recordEvents.filter { kinds.contains($0.kind) }.map { Int($0.date.dayNumber) })
    return steps.filter { days.contains($0.day) }
  }

  /// The line on which the verdict rests, over the days from which it was drawn.
  private func trendLayer(_ divisor: Double) -> TimeLayer? {
    let report = TrendReport(recent: exercise.points)
    guard report.verdict != .tooFew, let trend = report.trend else { return nil }
    let days = Int(trend.firstDate.dayNumber)...Int(trend.lastDate.dayNumber)
    // A point a week, for a line over more than four weeks would count as a gap.
    let points =
      (Array(stride(from: days.lowerBound, to: days.upperBound, by: 7))
      + [days.upperBound]).map { day in
        TimePoint(day: day, value: trend.level(on: CivilDate(dayNumber: day)) / divisor)
      }
    return TimeLayer(
      .line(points), ink: Palette.strong, isDashed: true, lineWidth: 1.5, label: EndLabel("trend"))
  }

  private func topSetPoints(_ divisor: Double) -> [TimePoint] {
    exercise.results.compactMap { result in
      Measure.load.value(of: result).map {
        TimePoint(day: Int(result.date.dayNumber), value: $0 / divisor)
      }
    }
  }

  private func goalLines(_ divisor: Double) -> [ReferenceLine] {
    report.history.goals.filter { $0.exercise == exercise.name }.compactMap { goal in
      switch (goal.target, exercise.measure) {
      case (.load(let mass, let reps), .oneRepMax):
        ReferenceLine(
          value: mass.kilograms / divisor,
          label: "goal " + NumberText.rounded(mass.kilograms / divisor)
            + (reps > 1 ? " × \(reps)" : ""))
      case (.oneRepMax(let mass), .oneRepMax):
        ReferenceLine(
          value: mass.kilograms / divisor,
          label: "goal " + NumberText.rounded(mass.kilograms / divisor))
      case (.reps(let reps), .reps):
        ReferenceLine(value: Double(reps), label: "goal \(reps)")
      default: nil
      }
    }
  }

  private func progressText(
    best: DatedValue, first: DatedValue, last: DatedValue
  ) -> ChartText {
    let bestText = exercise.measure.text(best.value, quantity)
    let name = exercise.measure.bestName
    let age = report.options.asOf.days(since: best.date)
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    let title =
      age <= 28
      ? "\(capital) \(bestText), set \(best.date.ago(asOf: report.options.asOf))"
      : "\(capital) \(bestText), unbeaten since \(best.date.text)"
    let count = exercise.points.count
    guard count > 1 else {
      return ChartText(
        title: "\(capital) \(bestText)", summary: "One day so far, on \(first.date.text).")
    }
    let records = ringDays(
      exercise.points.map { TimePoint(day: Int($0.date.dayNumber), value: $0.value) })
    // Other kinds of record stand in the table of records: these are new bests of what is drawn.
    let bests =
      records.isEmpty ? "no new best" : "\(Quantity.count(records.count, "new best")), ringed"
    return ChartText(
      title: title,
      summary: "From \(exercise.measure.text(first.value, quantity)) on \(first.date.text) to "
        + "\(exercise.measure.text(last.value, quantity)) on \(last.date.text): "
        + "\(Quantity.count(count, "day")), \(bests).")
  }

  private func progressOverlay(unit: String, divisor: Double) -> Figure.Overlay {
    let showsTop = exercise.measure.showsTopSets
    let name = showsTop ? "e1RM" : exercise.measure.bestName
    return Figure.Overlay(
      step: .day, names: showsTop ? [name, "top set"] : [name], unit: unit,
      rows: exercise.results.compactMap { result in
        let value = exercise.measure.value(of: result).map { $0 / divisor }
        let top = Measure.load.value(of: result).map { $0 / divisor }
        guard value != nil || (showsTop && top != nil) else { return nil }
        return (Int(result.date.dayNumber), showsTop ? [value, top] : [value])
      })
  }

  /// The best of each month, newest first, at most ten years.
  private func progressTable() -> FigureTable {
    var months: [(month: CivilDate, best: Double, days: Int)] = []
    for point in exercise.points {
      let month = Period.month.start(of: point.date)
      if months.last?.month == month {
        months[months.count - 1].best = max(months[months.count - 1].best, point.value)
        months[months.count - 1].days += 1
      } else {
        months.append((month, point.value, 1))
      }
    }
    return FigureTable(
      caption: "Best of each month, newest first",
      columns: ["Month", exercise.measure.bestName, "days"],
      rows: months.suffix(120).reversed().map { entry in
        let (year, month, _) = entry.month.components
        return [
          "\(CalendarDay.monthNames[month - 1]) \(year)",
          exercise.measure.text(entry.best, quantity), String(entry.days),
        ]
      })
  }
}

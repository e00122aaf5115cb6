import JournalReading
import WorkoutAnalysis
import WorkoutModel

/// What the command line says about reading: it outranks what the files say.
struct ReadingSettings {
  let readerOptions: ReaderOptions
  let formula: OneRepMaxFormula?

  init(_ arguments: Arguments) throws(Failure) {
    readerOptions = ReaderOptions(
      unit: arguments.massUnit, orders: try Self.orders(arguments),
      dateOrder: arguments.value(of: .dates).flatMap(DateOrder.init),
      year: try arguments.number(.year, in: 1...9999),
      today: try arguments.date(.today) ?? Clock.today())
    formula = try arguments.oneRepMaxFormula()
  }

  /// Puts in the journal's settings what the reader knows nothing of.
  func apply(to journal: inout Journal) {
    guard let formula else { return }
    journal.settings.formula = formula.name
    journal.settings.formulaByExercise = [:]
  }

  private static func orders(_ arguments: Arguments) throws(Failure) -> [FactorOrder] {
    var orders: [FactorOrder] = []
    for list in arguments.allValues(of: .order) {
      for item in list.split(separator: ",") {
        orders.append(try order(String(item)))
      }
    }
    return orders
  }

  /// Forgives case, spacing and `×`.
  private static func order(_ text: String) throws(Failure) -> FactorOrder {
    let words = text.lowercased().split { " x×*".contains($0) }.map(String.init)
    let spelling = words.joined(separator: " x ")
    if let order = FactorOrder(rawValue: spelling) { return order }
    let names = FactorOrder.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: spelling, among: names)
    throw Failure(
      "--order: ‘\(text)’ is no order of factors",
      hint: nearest.map { "did you mean “\($0)”?" }
        ?? "one of: " + names.joined(separator: ", "))
  }
}

extension Arguments {
  var massUnit: MassUnit? {
    value(of: .unit).flatMap { symbol in MassUnit.allCases.first { $0.symbol == symbol } }
  }
}

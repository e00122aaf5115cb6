import JournalReading

/// The options that every command understands.
extension Option {
  static let unit = Option("unit", value: .choice("kg|lb", ["kg", "lb"]), "unit of bare numbers")
  static let order = Option(
    "order", value: .text("ORDER"), isRepeatable: true,
    "order of bare factors, e.g. “weight x reps x sets”; several separated by commas")
  static let dates = Option(
    "dates", value: .choice("ymd|dmy|mdy", DateOrder.allCases.map(\.rawValue)),
    "order of day, month and year in dates")
  static let year = Option("year", value: .text("YYYY"), "year of dates that have none")
  static let today = Option("today", value: .text("YYYY-MM-DD"), "the day to take for today")
  static let formula = Option(
    "formula", value: .text("NAME"), "formula for the estimated one-rep max")
  static let standardInputName = Option(
    "stdin-name", value: .text("NAME"), "name of what is read from standard input")
  static let color = Option(
    "color", value: .choice("WHEN", ["auto", "always", "never"]),
    "when to use colours: auto, always, never")
  static let quiet = Option("quiet", short: "q", "say only what went wrong")
  static let verbose = Option("verbose", short: "v", "say what is being done")
  static let help = Option("help", short: "h", "show help, examples first")
  static let version = Option("version", "show the version")

  static let common: [Option] = [
    unit, order, dates, year, today, formula, standardInputName, color, quiet, verbose, help,
    version,
  ]
}

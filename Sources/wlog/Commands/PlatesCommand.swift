import JournalSyntax
import WorkoutAnalysis
import WorkoutInterchange
import WorkoutModel

extension Option {
  static let bar = Option(
    "bar", value: .text("LOAD"), "the bar’s own load: 20 kg or 45 lb if not said")
  static let have = Option(
    "have", value: .text("PLATES"), "what there is for each side, e.g. “25x2 20x2 10”")
}

extension Command {
  static let plates = Command(
    "plates", "tells what to put on each side of the bar",
    examples: [
      Example("wlog plates 102.5", "in kg, on a bar of 20 kg"),
      Example("wlog plates 225lb", "in lb, on a bar of 45 lb"),
      Example(
        "wlog plates 100 --bar 15 --have \"20x2 10 5 2.5\"", "with the plates that are there"),
    ],
    operands: Operands(usage: "LOAD…", count: 1...Int.max, kind: .nothing),
    options: [.bar, .have],
    details: [
      "In --have, 20x2 means two plates of 20 for each side, and 10 as many as are needed."
    ]
  ) { arguments, console throws(Failure) in
    for load in try loads(arguments) {
      let stand = try PlateRack(arguments, unit: load.unit)
      console.output.writeLine(try stand.answer(load, console.outputStyle))
    }
    return .fine
  }

  /// `225 lb` may come in one word or two.
  private static func loads(_ arguments: Arguments) throws(Failure) -> [Mass] {
    var words: [String] = []
    for word in arguments.operands {
      if let last = words.last, word.allSatisfy(\.isLetter) {
        words[words.count - 1] = last + word
      } else {
        words.append(word)
      }
    }
    var loads: [Mass] = []
    for word in words {
      loads.append(try Mass(typed: word, unit: arguments.massUnit ?? .kilogram))
    }
    return loads
  }
}

/// A bar and the plates beside it.
private struct PlateRack {
  private let bar: Mass
  private let stock: [PlateStock]

  /// The unit is that of numbers without one.
  init(_ arguments: Arguments, unit: MassUnit) throws(Failure) {
    if let text = arguments.value(of: .bar) {
      bar = try Mass(typed: text, unit: unit)
    } else {
      bar = Mass(unit == .kilogram ? 20 : 45, unit)
    }
    guard let list = arguments.value(of: .have) else {
      stock = PlateStock.standard(unit)
      return
    }
    var stock: [PlateStock] = []
    for word in list.split(whereSeparator: { " ,;".contains($0) }) {
      stock.append(try Self.plate(String(word), unit: unit))
    }
    self.stock = stock
  }

  /// `20x2`, `20`, `45lbx2`.
  private static func plate(_ word: String, unit: MassUnit) throws(Failure) -> PlateStock {
    let parts = word.split(omittingEmptySubsequences: false) { "xX×*".contains($0) }
    let mass = try Mass(typed: String(parts[0]), unit: unit)
    guard parts.count > 1 else { return PlateStock(mass) }
    guard parts.count == 2, let pairs = Int(parts[1]), 0...100 ~= pairs, mass.value > 0 else {
      throw Failure("--have: ‘\(word)’ is no plate", hint: "write it like 20x2 or 20")
    }
    return PlateStock(mass, pairs: pairs)
  }

  /// `100 kg: 25 + 15 on each side of a bar of 20 kg`.
  func answer(_ load: Mass, _ style: TextStyle) throws(Failure) -> String {
    guard let loading = PlateLoading.best(target: load, bar: bar, stock: stock) else {
      throw Failure(
        "\(load) cannot be put on a bar of \(bar)",
        hint: bar.exactWeight > load.exactWeight ? "the bar is heavier" : "that is over a ton")
    }
    let plates = loading.perSide.map { plate in
      plate.unit == load.unit ? plate.value.description : plate.description
    }
    let side = plates.isEmpty ? "nothing" : plates.joined(separator: " + ")
    var text = style("\(load):", .bold) + " \(side) on each side of a bar of \(bar)"
    if loading.missing > 0 {
      let perUnit = load.unit == .kilogram ? 1 : Mass.kilogramsPerPound
      let missing = DecimalText.of(loading.missing / perUnit, decimals: 3) ?? ""
      text += ", \(missing) \(load.unit.symbol) short"
    }
    return text
  }
}

extension Mass {
  /// `102.5`, `225lb`, `20 kg`; the unit given is that of a bare number.
  init(typed text: String, unit: MassUnit) throws(Failure) {
    let letters = text.drop { !$0.isLetter }.lowercased()
    let digits = text.prefix { !$0.isLetter && $0 != " " }.map { $0 == "," ? "." : String($0) }
    let units: [String: MassUnit] = [
      "": unit, "kg": .kilogram, "kgs": .kilogram, "lb": .pound, "lbs": .pound,
    ]
    guard let unit = units[letters], let value = Double(digits.joined()), 0...100_000 ~= value,
      let number = FixedPoint(rounding: value)
    else { throw Failure("‘\(text)’ is no load", hint: "write it like 102.5, 100kg or 225lb") }
    self.init(number, unit)
  }
}

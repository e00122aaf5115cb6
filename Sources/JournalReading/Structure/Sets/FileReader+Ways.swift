internal import JournalSyntax
internal import WorkoutModel

/// Ways that are told in bare numbers.
extension FileReader {
  /// `Run 6x400`, `Run 400, 400, 600`, `Swim 20x50`: nobody runs with four hundred kilograms, so
  /// these are meters.
  mutating func tellWays(
    _ terms: [Term], _ quantities: inout [Quantity], _ entry: Int, _ range: ByteRange
  ) {
    if let way = thousandRowed(terms, quantities), isRow(entry) {
      quantities[way].unit = .kilometer
      return
    }
    // `ジョギング 5キロ 31分`: nobody runs with a load and counts its kilos.
    if !isASCII, quantities[0].unit == .kilogram, quantities[0].value <= 100_000,
      file.entries[entry].nature.contains(.cardio), tellsKilos(quantities[0].range)
    {
      quantities[0].unit = .kilometer
      return
    }
    let most = quantities.lazy.map(\.value).max() ?? 0
    if most >= 25_000, isSwum(terms, quantities, entry) {
      quantities[0].unit = .set
      tellWay(&quantities[1], .swum)
      return
    }
    guard most >= 25_000, quantities.allSatisfy(\.isBareWhole),
      let ways = waysGone(in: file.entries[entry], most)
    else { return }
    if terms.count == 1, quantities.count > 1 || ways == .rowed {
      // `Bike 200, 250 calories`, and the minutes of `Walk 100, 150`.
      guard !isWordBehind(range), quantities.allSatisfy({ ways.contains($0.value) }),
        ways == .swum || quantities.allSatisfy({ $0.value >= 200_000 })
      else { return }
      for index in quantities.indices { tellWay(&quantities[index], ways) }
    } else if terms.count == 2, quantities.count == 2, terms[1].joiner == .times,
      let way = quantities.lastIndex(where: { ways.contains($0.value) }),
      quantities[1 - way].value <= 40_000
    {
      tellWay(&quantities[way], ways)
    }
  }

  /// Meters, or what the pools of the file are measured in.
  private mutating func tellWay(_ quantity: inout Quantity, _ way: BareWay) {
    if way == .swum { openLengths() }
    if way == .swum, swimsYards() {
      quantity.unit = .yard
    } else {
      quantity.marks.insert(.way)
    }
  }

  /// `Row 1k @80%`, `Row 4 x 1k`: no load of a kilogram, done no time or so few.
  private func thousandRowed(_ terms: [Term], _ quantities: [Quantity]) -> Int? {
    if quantities[0].unit == .kilo, quantities[0].value <= 10_000,
      quantities.dropFirst().allSatisfy({ $0.unit == .percent })
    {
      return 0
    }
    guard terms.count == 2, quantities.count == 2, terms[1].joiner == .times,
      let way = quantities.firstIndex(where: { $0.unit == .kilo && $0.value <= 5_000 }),
      quantities[1 - way].isBareWhole || quantities[1 - way].unit == .set
    else { return nil }
    return way
  }

  private func isRow(_ entry: Int) -> Bool {
    Self.rows.contains(Array(names.exercises[file.entries[entry].exerciseID].canonical.utf8)[...])
  }

  /// `5キロ`, `5키로`, `5 кило`: thousands of grams, or of meters.
  private func tellsKilos(_ range: ByteRange) -> Bool {
    let unit = bytes[range.indices].drop {
      Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.space
    }
    return Self.kilos.contains(unit)
  }

  private static let kilos = WordSet("キロ 키로 킬로 кило ㌔")

  /// `1.000 metros de natación`, and `Natação: 1.173m`: a point before three digits parts thousands, for
  /// nobody goes a meter and measures it to the millimeter.
  mutating func settleThousands(_ entry: Int) {
    for index in anatomy.parser.quantities.indices
    where isThousand(anatomy.parser.quantities[index], entry) {
      anatomy.parser.quantities[index].value *= 1000
      anatomy.parser.quantities[index].unit = .meter
      anatomy.parser.quantities[index].marks.remove(.fraction)
    }
  }

  private func isThousand(_ way: Quantity, _ entry: Int) -> Bool {
    guard way.unit == .meter || way.unit == .letterM, way.kind == .number,
      1_000..<20_000 ~= way.value,
      file.entries[entry].nature.contains(.swum)
        || way.unit == .meter && file.entries[entry].nature.contains(.cardio),
      case let digits = bytes[way.range.indices].prefix(while: {
        Byte.isDigit($0) || $0 == Byte.period
      }),
      digits.count - (digits.firstIndex(of: Byte.period) ?? digits.endIndex)
        + digits.startIndex == 4
    else { return false }
    return true
  }

  /// `10 x 50 @ :45`, `5 x 100 @ 1:30` where no lift is named: so many lengths, each within a time in
  /// which people swim them.
  private func isSwum(_ terms: [Term], _ quantities: [Quantity], _ entry: Int) -> Bool {
    guard terms.count == 3, quantities.count == 3, terms[1].joiner == .times,
      terms[2].joiner == .at, quantities[2].kind == .clock,
      quantities[0].isBareWhole, quantities[0].value <= 40_000, quantities[1].isBareWhole,
      BareWay.swum.contains(quantities[1].value),
      case let (way, time) = (Int64(quantities[1].value), Int64(quantities[2].value)),
      time * 2 >= way, time * 2 <= way * 5
    else { return false }
    let exercise = names.exercises[file.entries[entry].exerciseID]
    if let catalog = exercise.catalog { return catalog.isCardio && catalog.effort == .distance }
    return !ExerciseNames.isMovement(exercise.canonical)
  }

  /// The `8k` of `paddle 8k only`: a load of which no reps are told, or rather a way.
  func isThousandAlone(_ index: Int, _ entry: Int) -> Bool {
    let expression = anatomy.parser.expressions[index]
    guard expression.terms.count == 1,
      case let term = anatomy.parser.terms[expression.terms.lowerBound],
      term.quantities.count == 1
    else { return false }
    return anatomy.parser.quantities[term.quantities.lowerBound].unit == .kilo
      && file.entries[entry].nature.isDisjoint(with: [.lifted, .cardio, .bodyweight])
      && names.exercises[file.entries[entry].exerciseID].catalog == nil && !isRow(entry)
  }

  private func isWordBehind(_ range: ByteRange) -> Bool {
    let end = Int(document.lines[context.lineIndex].content.end)
    let behind = bytes[Int(range.end)..<max(Int(range.end), end)].drop { $0 == Byte.space }
    return behind.first.map { Byte.isASCIILetter($0) || $0 >= 0x80 } ?? false
  }

  private func waysGone(in entry: EntryDraft, _ most: Int32) -> BareWay? {
    let exercise = names.exercises[entry.exerciseID]
    if most >= 500_000, Self.rows.contains(Array(exercise.canonical.utf8)[...]) { return .rowed }
    let nature = entry.nature
    guard nature.contains(.cardio), nature.isDisjoint(with: [.bodyweight, .jumped]) else {
      return nil
    }
    guard let catalog = exercise.catalog else {
      // `Seated rowing 10x100` is no endurance work.
      return exercise.canonical.contains(" ") ? nil : nature.contains(.swum) ? .swum : .run
    }
    guard catalog.isCardio, catalog.effort != .reps else { return nil }
    // A stepper has no meters, but a bicycle in the gym may tell some.
    if catalog.effort == .time {
      return catalog.name.hasSuffix("Bike") || catalog.name.hasSuffix("Erg") ? .rowed : nil
    }
    return nature.contains(.swum) ? .swum : .run
  }

  /// What is done with a bar or on the water; nobody rows half a ton.
  static let rows = WordSet("row rows rudern remo ramer aviron roeien")
}

/// Bare numbers that are meters.
private enum BareWay {
  case swum, run, rowed

  /// `thousandths` of a meter, such as people measure for it.
  func contains(_ thousandths: Int32) -> Bool {
    let (least, step): (Int32, Int32) =
      switch self {
      case .swum: (25_000, 25_000)
      case .run: (100_000, 50_000)
      case .rowed: (500_000, 250_000)
      }
    return thousandths >= least && thousandths <= 5_000_000 && thousandths % step == 0
  }
}

extension Quantity {
  /// A number of which nothing is told.
  var isBareWhole: Bool {
    kind == .number && unit == .none && upper == 0 && value % 1000 == 0
  }
}

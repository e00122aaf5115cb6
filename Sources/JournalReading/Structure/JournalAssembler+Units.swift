internal import JournalSyntax
internal import WorkoutModel

/// The unit of loads that tell none: stated, that of the other loads, or what days, plates and loads speak for.
extension JournalAssembler {
  /// The unit of the journal: stated for it, or that of most loads.
  func journalUnit(_ directives: Directives) -> MassUnit {
    if let unit = options.unit ?? directives.journalUnit { return unit }
    let kilograms = files.reduce(0) { $0 + $1.kilogramCount }
    let pounds = files.reduce(0) { $0 + $1.poundCount }
    if kilograms == pounds, let stated = files.lazy.compactMap(\.statedUnit).first { return stated }
    if pounds == 0, kilograms == 0 {
      var plates = PlateEvidence()
      for file in files { plates.add(file.drafts) }
      if let unit = plates.unit { return unit }
      let arePounds = plates.goesByFives && writesMonthsFirst || holdsLoadsBeyondKilograms
      return arePounds ? .pound : unitOfRemarks ?? .kilogram
    }
    if kilograms > 0, files.allSatisfy(\.isEastAsian) { return .kilogram }
    return pounds > kilograms ? .pound : .kilogram
  }

  /// The unit of one file, and how it is known.
  func unit(of index: Int, _ directives: Directives) -> (MassUnit, Reading) {
    if let unit = options.unit { return (unit, .inherited) }
    if let unit = directives.unit(of: index) ?? files[index].statedUnit {
      return (unit, .inherited)
    }
    let kilograms = files[index].kilogramCount
    let pounds = files[index].poundCount
    if kilograms > 0, pounds > 0 {
      var plates = PlateEvidence()
      plates.add(files[index].drafts)
      if let unit = plates.unit { return (unit, .inferred) }
      // `深蹲 80*5` beside `下拉 100lb*12`: where kilograms are the common unit, pounds are told.
      if pounds > kilograms, files[index].isEastAsian { return (.kilogram, .inferred) }
    }
    if pounds >= kilograms, pounds > 0, tellsOnlyPounds(index) { return (.kilogram, .inferred) }
    if kilograms != pounds { return (kilograms > pounds ? .kilogram : .pound, .inherited) }
    // Who weighs himself in kilograms lifts in them.
    if kilograms == 0, let unit = files[index].bodyweights.lazy.compactMap(\.mass?.unit).first {
      return (unit, .inherited)
    }
    // `working max: 210#` in a remark.
    let isTold = kilograms == 0 && pounds == 0 && unitOfRemarks == journal.settings.unit
    return (journal.settings.unit, isTold ? .inherited : .inferred)
  }

  /// `벤치 77.5x5` beside `랫풀 120lbx10`, `Bench 82.5` beside the pounds of a hotel: whoever lifts in kilograms tells only the
  /// other unit.
  private func tellsOnlyPounds(_ index: Int) -> Bool {
    var plates = PlateEvidence()
    plates.add(files[index].drafts)
    return files[index].isEastAsian && plates.loads > files[index].poundCount
      || plates.goesByHalves && plates.loads >= 5 * files[index].poundCount
  }

  /// A lift that nobody does with so many kilograms, by its name.
  private var holdsLoadsBeyondKilograms: Bool {
    files.contains { file in
      file.drafts.contains { draft in
        guard let load = draft.quantities.first(where: { $0.unit == .none && $0.value >= 100_000 }),
          load.kind == .number, draft.terms.count > 1,
          let catalog = names.exercises[draft.exerciseID].catalog
        else { return false }
        return Self.mostKilograms.contains { catalog.name == $0.name && load.value > $0.load }
      }
    }
  }

  /// What hardly anybody lifts for reps, in thousandths of a kilogram.
  private static let mostKilograms: [(name: String, load: Int32)] = [
    ("Bench Press", 240_000), ("Overhead Press", 120_000), ("Squat", 380_000),
    ("Deadlift", 400_000), ("Incline Bench Press", 200_000), ("Front Squat", 300_000),
    ("Barbell Row", 220_000), ("Barbell Curl", 100_000),
  ]

  /// The only unit of mass that stands behind a number anywhere, in remarks as well: `working max: 210#`.
  func findUnitOfRemarks() -> MassUnit? {
    var (kilograms, pounds) = (false, false)
    for source in sources {
      let bytes = source.bytes
      for index in bytes.indices.dropLast(2) where Byte.isDigit(bytes[index]) {
        var next = index + 1
        if bytes[next] == UInt8(ascii: "#") { pounds = true }
        if bytes[next] == Byte.space { next += 1 }
        guard next + 1 < bytes.count else { continue }
        switch (bytes[next] | 0x20, bytes[next + 1] | 0x20) {
        case (UInt8(ascii: "l"), UInt8(ascii: "b")): pounds = true
        case (UInt8(ascii: "k"), UInt8(ascii: "g")): kilograms = true
        default: continue
        }
      }
    }
    return kilograms == pounds ? nil : kilograms ? .kilogram : .pound
  }

  /// Days such as `6/14` and none such as `14/6`, in letters of the West: so they are written where one lifts pounds.
  private var writesMonthsFirst: Bool {
    var isTold = false
    for file in files {
      if file.isEastAsian { return false }
      for date in file.dates {
        switch date.form {
        case .two(let separator) where separator == Byte.slash,
          .three(let separator) where separator == Byte.slash:
          if date.numbers[0] > 12 { return false }
          if date.numbers[1] > 12 { isTold = true }
        default: continue
        }
      }
    }
    return isTold
  }
}

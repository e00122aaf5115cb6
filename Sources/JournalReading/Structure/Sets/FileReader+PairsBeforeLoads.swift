internal import JournalSyntax
internal import WorkoutModel

/// The `5/5` of `Squat 5/5 x 142.5 kg`: two sets, where `Get-ups 5/5 x 20 kg` tells either side.
extension FileReader {
  /// Keeps that the file tells the reps of three sets or more between slashes; `60/70/80 kg x 5` are loads.
  mutating func noteSlashes(_ terms: ArraySlice<Term>) {
    guard !file.partsSetsBySlashes else { return }
    file.partsSetsBySlashes = terms.contains { term in
      term.separator == .slash && term.quantities.count > 2
        && anatomy.parser.quantities[term.quantities].allSatisfy {
          !$0.unit.isMass && $0.value <= 30_000
        }
    }
  }

  /// Reads them as one set, done twice, unless they are of either side.
  mutating func partPair(_ expression: inout Expression, _ entry: Int) {
    guard areTwoSets(expression, entry) else { return }
    expression.attributes.repeats = 2_000
    anatomy.parser.removeEach(from: expression)
  }

  /// True of equal reps before a load that were folded into those of a side, with a bar or a machine, or
  /// where the file parts its sets so: `12/10/8 x 125 lb`.
  private mutating func areTwoSets(_ expression: Expression, _ entry: Int) -> Bool {
    guard expression.attributes.repeats == nil, expression.terms.count == 2,
      holdsFoldedPair(expression), case let reps = expression.range,
      file.entries[entry].nature.isDisjoint(with: [.oneSided, .eitherSide]),
      // `Leg press 12/12 x 100 kg each leg`.
      !elements.contains(where: { $0.range.start >= reps.start && tellsSide($0) })
    else { return false }
    switch names.exercises[file.entries[entry].exerciseID].catalog?.equipment {
    case .barbell, .smithMachine, .ezBar, .trapBar, .machine: return true
    case .kettlebell, .landmine: return false
    default: break
    }
    let partsSets = context.partsSetsBySlashes ?? Self.partsSetsBySlashes(bytes)
    context.partsSetsBySlashes = partsSets
    return partsSets
  }

  private func tellsSide(_ element: Element) -> Bool {
    switch element.meaning {
    case .each, .side, .per, .left, .right: true
    default: false
    }
  }

  /// A slash stands behind the reps, where the number of the other side stood, and then a load.
  private func holdsFoldedPair(_ expression: Expression) -> Bool {
    let first = expression.terms.lowerBound
    let reps = parser.quantities[parser.terms[first].quantities.lowerBound]
    let load = parser.quantities[parser.terms[first + 1].quantities.lowerBound]
    guard reps.marks.contains(.each), reps.unit == .repetition,
      load.unit.isMass || load.unit == .kilo
    else { return false }
    let behind = bytes[Int(reps.range.end)...].prefix(2)
    return behind.first { $0 != Byte.space } == Byte.slash
  }

  /// True of a file that holds a line such as `12/10/8 x 125 lb`, with reps that differ.
  private static func partsSetsBySlashes(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == Byte.slash, let list = RepList(bytes, around: index) else {
        index += 1
        continue
      }
      if list.differs, list.standsBeforeLoad(bytes) { return true }
      index = list.end
    }
    return false
  }
}

/// Numbers with slashes between them, as far as they may be reps.
private struct RepList {
  var differs = false
  var end: Int

  init?(_ bytes: [UInt8], around slash: Int) {
    var start = slash
    while start > 0, slash - start < 3, Byte.isDigit(bytes[start - 1]) { start -= 1 }
    guard var last = Self.reps(bytes, start, &start), start == slash else { return nil }
    end = slash
    while end + 1 < bytes.count, bytes[end] == Byte.slash, Byte.isDigit(bytes[end + 1]) {
      var next = end + 1
      guard let reps = Self.reps(bytes, next, &next) else { return nil }
      if reps != last { differs = true }
      (last, end) = (reps, next)
    }
    if end == slash { return nil }
  }

  /// At most thirty.
  private static func reps(_ bytes: [UInt8], _ start: Int, _ end: inout Int) -> Int? {
    var value = 0
    end = start
    while end < bytes.count, end < start + 3, Byte.isDigit(bytes[end]) {
      value = value * 10 + Int(bytes[end] &- Byte.zero)
      end += 1
    }
    return 1...30 ~= value ? value : nil
  }

  /// A times sign stands behind the list, and a number from twenty on.
  func standsBeforeLoad(_ bytes: [UInt8]) -> Bool {
    var index = end
    if index < bytes.count, bytes[index] == Byte.space { index += 1 }
    guard index < bytes.count else { return false }
    if bytes[index] == 0xC3 {
      index += 2
    } else if bytes[index] | 0x20 == UInt8(ascii: "x") || bytes[index] == UInt8(ascii: "*") {
      index += 1
    } else {
      return false
    }
    if index < bytes.count, bytes[index] == Byte.space { index += 1 }
    let load = bytes[min(index, bytes.count)...].prefix(3)
    return load.count > 1 && load.prefix(2).allSatisfy { Byte.isDigit($0) }
      && (load.first ?? 0) >= UInt8(ascii: "2")
      || load.count == 3 && load.allSatisfy { Byte.isDigit($0) }
  }
}

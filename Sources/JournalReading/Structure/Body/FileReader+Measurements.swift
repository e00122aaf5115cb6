internal import JournalSyntax
internal import WorkoutModel

/// Lines that tell what was measured of the lifter's body: `waist: 82 cm`, `Body fat 18.5 %`.
extension FileReader {
  /// A number about the body on the line.
  private struct Found {
    let name: String
    let value: Int32
    /// Empty when none was written.
    let unit: String
    let range: ByteRange
  }

  /// Keeps the measurements of a line that tells nothing else but perhaps words behind them.
  mutating func measurements(_ line: LineSyntax) -> Bool {
    guard elements[0].kind == .word else { return false }
    if measurementsHead() {
      note(line.content)
      return true
    }
    let isBelow = context.measuringLine >= context.lineIndex - 2 || tellsWaist
    guard isBelow || elements.indices.contains(where: { isMeasuringUnit($0) }) else { return false }
    var index = 0
    let found = measurements(from: &index, needUnits: !isBelow)
    guard !found.isEmpty, !elements[index...].contains(where: \.isNumber) else { return false }
    for measurement in found { keep(measurement) }
    if index < elements.count { note(line.content) }
    context.measuringLine = context.lineIndex
    return true
  }

  /// `waist 35.25`: no lift is named so, whatever the unit.
  private var tellsWaist: Bool {
    elements.count == 2 && isWord(0, in: Self.waists) && elements[1].kind == .quantity
      && elements[1].unit == .none && 20_000...200_000 ~= elements[1].value
  }

  private static let waists = WordSet(
    "waist taille taillenumfang bauchumfang талия талії talia cintura vita midja")

  /// Keeps those behind the lifter's weight: `82.4 kg, body fat 18 %`.
  mutating func measurements(behind index: Int) {
    guard index + 2 < elements.count, isBetweenMeasurements(elements[index]) else { return }
    var index = index + 1
    for measurement in measurements(from: &index, needUnits: true) { keep(measurement) }
  }

  func startsMeasurement(_ index: Int) -> Bool {
    var index = index
    return measurement(at: &index, needsUnit: true) != nil
  }

  private func measurements(from index: inout Int, needUnits: Bool) -> [Found] {
    var found: [Found] = []
    while index < elements.count, let next = measurement(at: &index, needsUnit: needUnits) {
      found.append(next)
      while index < elements.count, isBetweenMeasurements(elements[index]) { index += 1 }
    }
    return found
  }

  /// `Measurements`, `## Maße`: the numbers below need no unit.
  mutating func measurementsHead() -> Bool {
    guard elements.count <= 2, elements[0].kind == .word, elements.last?.isNumber == false,
      Self.measurementWords.contains(bytes[elements[0].range.indices])
    else { return false }
    context.measuringLine = context.lineIndex
    return true
  }

  /// `waist: 82 cm`, `Upper Arm (Left) 38,5 cm`, `arms 15"`; moves the index behind it.
  private func measurement(at index: inout Int, needsUnit: Bool) -> Found? {
    let start = index
    var number = start
    while number < elements.count, isNameOfBody(elements[number]) { number += 1 }
    let end = number
    if number < elements.count, isBehindName(elements[number]) { number += 1 }
    guard end > start, number < elements.count, elements[number].kind == .quantity,
      elements[number].value > 0
    else { return nil }
    var value = elements[number].value
    var last = number
    if let tenths = tenths(behind: number) {
      value += tenths
      last += 2
    }
    let name = NameText.clean(written.bytes[range(start..<end).indices])
    guard value <= 300_000, var unit = unit(of: elements[last], name) else { return nil }
    if unit.isEmpty, isInches(last + 1) {
      unit = "in"
      last += 1
    }
    guard !unit.isEmpty || !needsUnit else { return nil }
    index = last + 1
    return Found(name: name, value: value, unit: unit, range: range(start..<index))
  }

  /// The tenths of `98,5 cm`.
  func tenths(behind number: Int) -> Int32? {
    guard number + 2 < elements.count, elements[number].unit == .none,
      elements[number + 1].kind == .comma, !elements[number + 1].spaceBefore,
      elements[number + 2].kind == .quantity, !elements[number + 2].spaceBefore,
      elements[number + 2].value < 10_000, elements[number + 2].value % 1000 == 0
    else { return nil }
    return elements[number + 2].value / 10
  }

  /// The unit as it is shown; `nil` when nothing of that name is measured in it.
  private func unit(of element: Element, _ name: String) -> String? {
    switch element.unit {
    case .centimeter: BodyPart.isLength(name) ? "cm" : nil
    case .inch: BodyPart.isLength(name) ? "in" : nil
    case .second: isInchMark(element) && BodyPart.isLength(name) ? "in" : nil
    case .percent: BodyPart.isShare(name) ? "%" : nil
    case .none: BodyPart.isLength(name) || BodyPart.isShare(name) ? "" : nil
    default: nil
    }
  }

  private func isMeasuringUnit(_ index: Int) -> Bool {
    switch elements[index].unit {
    case .centimeter, .inch, .percent: true
    case .second: isInchMark(elements[index])
    case .none: elements[index].kind == .quantity && isInches(index + 1)
    default: false
    }
  }

  /// The last word of `33 in`.
  private func isInches(_ index: Int) -> Bool {
    index < elements.count && elements[index].kind == .word
      && bytes[elements[index].range.indices].elementsEqual("in".utf8)
      && (index + 1 == elements.count || isBetweenMeasurements(elements[index + 1]))
  }

  /// The mark of `15"` stands for seconds as well.
  private func isInchMark(_ element: Element) -> Bool {
    let last = bytes[Int(element.range.end) - 1]
    return last == Byte.quotationMark || last >= 0x80
  }

  private func isNameOfBody(_ element: Element) -> Bool {
    switch element.kind {
    case .word, .openParenthesis, .closeParenthesis: true
    default: false
    }
  }

  private func isBehindName(_ element: Element) -> Bool {
    switch element.kind {
    case .colon, .equals, .hyphen: true
    default: false
    }
  }

  private func isBetweenMeasurements(_ element: Element) -> Bool {
    switch element.kind {
    case .comma, .semicolon, .pipe, .slash, .dot, .period, .ampersand, .plus: true
    default: false
    }
  }

  private mutating func keep(_ found: Found) {
    let session = currentSession()
    file.measurements.append(
      (
        session,
        Measurement(
          date: nil, name: found.name, value: FixedPoint(thousandths: found.value),
          unit: found.unit, location: location(found.range))
      ))
  }

  private static let measurementWords = WordSet(
    "measurements measurement maße körpermaße mesures mensurations medidas misure maten замеры 치수 サイズ"
  )
}

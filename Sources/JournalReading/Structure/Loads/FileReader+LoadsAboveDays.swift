internal import JournalSyntax
internal import WorkoutModel

/// `BENCH 60kg` above `4/2 8 8 7` and `7/2 8 8 8`: the load of the days below the name, until
/// `now 62.5kg` stands between two of them.
extension FileReader {
  /// Keeps the name and the load, or the new load, of a line right above such a day.
  mutating func loadAboveDays(_ line: LineSyntax) -> Bool {
    guard elements.count <= 8, let number = loneLoad, isAboveDayOfReps() else { return false }
    var load = Quantity(elements[number])
    if elements[number...].contains(where: { $0.meaning == .each || $0.meaning == .side }) {
      load.marks.insert(.each)
    }
    if number > 0, isExercise(0..<number) {
      settlePendingName(nextIsName: true)
      let name = range(0..<number)
      context.pendingName = PendingName(
        text: NameText.clean(written.bytes[name.indices]), location: location(name),
        isHeading: line.kind == .heading,
        isEmphasized: elements[0].flags.contains(.emphasis), unit: nil, load: load)
      return true
    }
    guard let subject = context.subject, line.kind == .text,
      subject.load != nil || load.unit.isMass
    else { return false }
    context.subject?.load = load
    note(line.content)
    return true
  }

  /// A day that tells another load tells that of the days below it, too.
  mutating func keepLoadOfDay(_ next: Int) {
    guard context.subject?.load != nil,
      let number = elements.indices[next...].first(where: { elements[$0].unit.isMass })
    else { return }
    let load = Quantity(elements[number])
    context.subject?.load = load
  }

  /// The only number of the line, behind words alone: a mass, or a bare number that is too large for
  /// reps.
  private var loneLoad: Int? {
    guard let last = elements.firstIndex(where: \.isNumber), elements[last].kind == .quantity,
      elements[last].value > 0,
      elements[(last + 1)...].allSatisfy({ element in
        element.kind == .colon || element.meaning == .each || element.meaning == .per
          || element.meaning == .side
      }),
      elements[last].unit.isMass || elements[last].unit == .none && elements[last].value >= 20_000,
      elements[..<last].allSatisfy({ element in
        element.kind == .word || element.kind == .hyphen || element.kind == .colon
          || element.kind == .arrow || element.kind == .at || element.kind == .equals
      })
    else { return nil }
    return last
  }

  /// The next line is a day with nothing but the reps of its sets.
  private mutating func isAboveDayOfReps() -> Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count, document.lines[next].kind == .text,
      case let content = document.lines[next].content.indices, content.count <= 120,
      // `100x5` begins with no day, and need not be scanned.
      bytes[content].first(where: { !Byte.isDigit($0) }) != UInt8(ascii: "x")
    else { return false }
    let own = elements
    scanner.scan(content, into: &anatomy.parser.elements)
    defer { anatomy.parser.elements = own }
    guard !elements.isEmpty, let (date, end) = dates.date(at: 0, allowsWeekdayOnly: true),
      date.form == .weekdayOnly ? date.numbers.isEmpty : isPossible(date)
    else { return false }
    // `10/10 10/10 8/8` below `Lunge 20 kg`.
    if date.form == .two(separator: Byte.slash), date.weekday == nil {
      findDaysBeforeNumbers()
      guard context.daysBeginLines == true else { return false }
    }
    let first = elements[end...].firstIndex { $0.kind != .hyphen && $0.kind != .colon }
    return first.map { areBareReps(from: $0) } ?? false
  }
}

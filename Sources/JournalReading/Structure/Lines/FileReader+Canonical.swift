internal import JournalSyntax
internal import WorkoutModel

/// The short way for lines of the canonical notation and for names that came before.
extension FileReader {
  /// Reads an item of canonical sets; false when the general parser must read the line.
  mutating func canonicalItem(_ line: LineSyntax) -> Bool {
    guard line.kind == .item, line.check == .none, isPlainContext,
      context.superset == nil || context.pendingName != nil,
      context.entry != nil || context.pendingName != nil,
      canonical.read(document.source.bytes, line.content.indices)
    else { return false }
    if context.pendingName != nil { _ = takePendingName() }
    appendCanonicalSets()
    return true
  }

  /// `Hanging Leg Raise: BW x 12, 12, 11`, when such a line named the exercise before.
  mutating func canonicalNamedSets(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, line.check == .none, isPlainContext,
      context.superset == nil, context.pendingName?.isHeading != true
    else { return false }
    let content = line.content.indices
    guard let colon = bytes[content].firstIndex(of: Byte.colon), colon + 2 < content.upperBound,
      bytes[colon + 1] == Byte.space,
      let name = namedLines.index(of: content.lowerBound..<colon, in: bytes),
      canonical.read(document.source.bytes, (colon + 2)..<content.upperBound)
    else { return false }
    settlePendingName(nextIsName: true)
    addEntry(namedLines[name], location(ByteRange(content.lowerBound, colon)))
    appendCanonicalSets()
    return true
  }

  private mutating func appendCanonicalSets() {
    guard let entry = context.entry else { return }
    file.holdsCanonicalSets = true
    for set in canonical.sets {
      trace.add(set)
      sessionTrace.add(set)
      switch set.unit {
      case .kilogram: file.kilogramCount += 1
      case .pound: file.poundCount += 1
      default: break
      }
      file.hasSets = true
      if set.seconds > 0 { checkSpeed(Self.effort(set), set.range) }
      let place = location(set.range)
      file.sets.append(Self.trainingSet(set, file.entries[entry].nature, at: place))
      file.setEntries.append(Int32(truncatingIfNeeded: entry))
    }
    context.lastSetLine = context.lineIndex
  }

  /// Nothing above says anything about the sets below.
  @inline(__always)
  private var isPlainContext: Bool { context.blockRest == nil && isBareContext }

  /// Nothing above says anything about the sets below but how long the rests between them are.
  @inline(__always)
  var isBareContext: Bool {
    context.section == .training && context.block == .none && context.rounds == nil
      && context.table == nil && context.keyValues.range == nil
      && context.keyValues.kind == nil && context.blockKind == nil && !isBelowLabel
      && context.fields == nil && context.supersetHead == nil
  }

  private static func trainingSet(
    _ set: CanonicalSet, _ nature: ExerciseNature, at location: SourceLocation
  ) -> TrainingSet {
    let isBodyweight = nature.contains(.bodyweight)
    let mass = Mass(
      FixedPoint(thousandths: set.load), set.unit == .pound ? .pound : .kilogram)
    let load: Load =
      switch set.loadKind {
      case .external: isBodyweight ? .added(mass) : .external(mass)
      case .bodyweight: .bodyweight
      case .added: .added(mass)
      case .assisted: .assisted(mass)
      case .none: isBodyweight ? .bodyweight : .none
      }
    let isInherited = set.loadKind == .none && isBodyweight
    return TrainingSet(
      load: load, effort: effort(set),
      count: Int(set.count), kind: kind(set, nature), side: set.mark == .each ? .each : nil,
      rpe: set.rpe == 0 ? nil : FixedPoint(thousandths: set.rpe),
      rir: set.rir < 0 ? nil : FixedPoint(thousandths: set.rir),
      restSeconds: set.rest < 0 ? nil : Int(set.rest),
      provenance: Provenance(load: isInherited ? .inherited : .written),
      location: location)
  }

  private static func effort(_ set: CanonicalSet) -> Effort {
    let value = FixedPoint(thousandths: set.effort)
    let seconds = set.seconds == 0 ? nil : FixedPoint(Int(set.seconds))
    return switch set.measure {
    case .reps: .reps(value)
    case .time: .time(seconds: value)
    case .meters: .distance(Distance(value, .meter), seconds: nil)
    case .kilometers: .distance(Distance(value, .kilometer), seconds: seconds)
    }
  }

  private static func kind(_ set: CanonicalSet, _ nature: ExerciseNature) -> SetKind {
    if set.mark == .warmup { return .warmup }
    if set.mark == .drop { return .drop }
    if set.isOpen { return .amrap }
    let isEndurance = nature.contains(.cardio) && set.measure != .reps && set.loadKind == .none
    return isEndurance ? .cardio : .work
  }

  // MARK: Sessions

  /// `rpe: 7.5` above the first exercise of a session.
  mutating func canonicalRating(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, line.content.count <= 9, context.section == .training,
      context.entry == nil, context.pendingName == nil, context.keyValues.range == nil,
      let session = context.session,
      let rating = CanonicalLine.rating(behind: "rpe: ", bytes, line.content.indices)
    else { return false }
    file.sessions[session].rpe = FixedPoint(thousandths: rating)
    return true
  }

  /// `bodyweight: 82.4 kg`.
  mutating func canonicalBodyweight(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, context.section == .training, line.content.count >= 17,
      let mass = CanonicalLine.mass(behind: "bodyweight: ", bytes, line.content.indices)
    else { return false }
    let session = currentSession()
    let quantity = Quantity(
      Element(.quantity, mass.range, unit: mass.unit, value: mass.value))
    let value = FixedPoint(thousandths: mass.value)
    file.bodyweights.append(
      (
        session, Mass(value, mass.unit == .pound ? .pound : .kilogram), quantity,
        location(mass.range)
      ))
    return true
  }

  /// `# 2026-03-02 Push A`, with nothing but plain words behind the date.
  mutating func canonicalHeading(_ line: LineSyntax) -> Bool {
    guard line.kind == .heading else { return false }
    let content = line.content.indices
    guard let numbers = Self.isoDate(bytes, content) else { return false }
    let title = (content.lowerBound + 10)..<content.upperBound
    guard Self.isPlainTitle(bytes, title) else { return false }
    if let head = context.headExercise {
      // A day of the exercise that the heading above names.
      if line.level > head.level { return false }
      leaveHeadExercise()
    }
    flushKeyValues()
    context.section = .training
    anatomy.parser.elements.removeAll(keepingCapacity: true)
    let range = ByteRange(content.lowerBound, content.lowerBound + 10)
    startSession(
      WrittenDate(numbers: numbers, form: .yearMonthDay, weekday: nil, range: range), titleFrom: 0)
    if title.count > 1, let session = context.session {
      file.sessions[session].title = NameText.clean(written.bytes[title.dropFirst()])
    }
    return true
  }

  private static func isoDate(_ bytes: [UInt8], _ content: Range<Int>) -> DateNumbers? {
    guard content.count >= 10 else { return nil }
    let start = content.lowerBound
    var numbers = DateNumbers()
    var number = 0
    for offset in 0..<10 {
      let byte = bytes[start + offset]
      if offset == 4 || offset == 7 {
        guard byte == Byte.hyphen else { return nil }
        numbers.append(number)
        number = 0
        continue
      }
      guard Byte.isDigit(byte) else { return nil }
      number = number * 10 + Int(byte &- Byte.zero)
    }
    numbers.append(number)
    return numbers[0] > 1000 ? numbers : nil
  }

  /// Words of ASCII letters parted by single spaces, of which none names a weekday or a unit; the
  /// last may stand in parentheses.
  private static func isPlainTitle(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    guard bytes[range.lowerBound] == Byte.space else { return false }
    var word = range.lowerBound + 1
    while word < range.upperBound {
      let isEnclosed = bytes[word] == Byte.openParenthesis && word > range.lowerBound + 1
      if isEnclosed { word += 1 }
      var end = word
      while end < range.upperBound, Byte.isASCIILetter(bytes[end]) { end += 1 }
      guard end > word else { return false }
      switch Keywords.word(bytes[word..<end]).meaning {
      case .weekday, .kilogram, .pound, .at, .month: return false
      default: break
      }
      if isEnclosed {
        return end + 1 == range.upperBound && bytes[end] == Byte.closeParenthesis
      }
      guard end == range.upperBound || bytes[end] == Byte.space else { return false }
      word = end + 1
    }
    return bytes[range.upperBound - 1] != Byte.space
  }

  /// `18:05-19:20` below the heading of a session.
  mutating func canonicalInterval(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, line.content.count == 11, let session = context.session,
      context.entry == nil, context.pendingName == nil
    else { return false }
    let start = Int(line.content.start)
    guard bytes[start + 5] == Byte.hyphen, let begin = Self.clock(bytes, start),
      let end = Self.clock(bytes, start + 6)
    else { return false }
    file.sessions[session].start = begin
    file.sessions[session].end = end
    let minutes = Int(end.minutes) - Int(begin.minutes)
    file.sessions[session].durationMinutes = minutes >= 0 ? minutes : minutes + 1440
    return true
  }

  /// Two digits, a colon and two digits.
  private static func clock(_ bytes: [UInt8], _ start: Int) -> TimeOfDay? {
    guard bytes[start + 2] == Byte.colon, let hour = twoDigits(bytes, start),
      let minute = twoDigits(bytes, start + 3)
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute)
  }

  private static func twoDigits(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard Byte.isDigit(bytes[start]), Byte.isDigit(bytes[start + 1]) else { return nil }
    return Int(bytes[start] &- Byte.zero) * 10 + Int(bytes[start + 1] &- Byte.zero)
  }

  // MARK: Names

  /// A text line that named an exercise before names it again.
  mutating func knownName(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, context.section == .training, context.superset == nil,
      context.block == .none, !(context.pendingName?.isHeading ?? false)
    else { return false }
    guard let index = nameLines.index(of: line.content.indices, in: bytes) else { return false }
    let known = nameLines[index]
    flushKeyValues()
    settlePendingName(nextIsName: true)
    context.superset = known.superset
    context.supersetHead = nil
    context.pendingName = PendingName(
      text: known.text, location: location(known.name(in: line.content)), isHeading: false,
      isEmphasized: false, known: index, exerciseID: known.exerciseID)
    return true
  }

  /// Remembers that this line is nothing but a name, perhaps behind a letter and a number that
  /// tell a superset: `A1. Bench Press`.
  mutating func remember(_ pending: PendingName, _ line: LineSyntax) {
    let start = Int(pending.location.offset)
    let nameStart = start - Int(line.content.start)
    let first = nameStart == Self.supersetLabelLength && isSupersetLabel(line) ? 3 : 0
    guard line.kind == .text, nameStart == 0 || first > 0, context.supersetHead == nil,
      start + Int(pending.location.length) == Int(line.content.end), !pending.isEmphasized,
      !isTitle(elements.indices), elements[first...].allSatisfy(\.isNamePart),
      !hasFinding(line), names.exercise(ofDay: pending.text) == nil
    else { return }
    let name = KnownName(
      text: pending.text, nameStart: nameStart, superset: first > 0 ? context.superset : nil,
      exerciseID: nil)
    let index = nameLines.remember(name, at: line.content.indices, in: bytes)
    context.pendingName?.known = index
  }

  /// What is wrong with a line is said each time it stands there.
  private func hasFinding(_ line: LineSyntax) -> Bool {
    file.diagnostics.last.map { $0.place.range.start >= line.content.start } ?? false
  }

  /// `A1. `, in this very spelling.
  private func isSupersetLabel(_ line: LineSyntax) -> Bool {
    context.superset != nil && elements.count > 3 && elements[1].kind == .quantity
      && elements[2].kind == .period && elements[2].range.end + 1 == elements[3].range.start
  }

  private static let supersetLabelLength = 4
}

extension Element {
  /// A word, or what joins words: `Farmer's Walk`, `Pull-up`.
  var isNamePart: Bool {
    switch kind {
    case .word, .hyphen, .quote: true
    default: false
    }
  }
}

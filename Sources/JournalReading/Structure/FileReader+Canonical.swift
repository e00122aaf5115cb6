internal import JournalSyntax
internal import WorkoutModel

/// The short way for lines of the canonical notation and for names that came before.
extension FileReader {
  /// Reads an item of canonical sets; false when the general parser must read the line.
  mutating func canonicalItem(_ line: LineSyntax) -> Bool {
    guard line.kind == .item, line.check == .none, isPlainContext,
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
      context.pendingName?.isHeading != true
    else { return false }
    let content = line.content.indices
    guard let colon = bytes[content].firstIndex(of: Byte.colon), colon + 2 < content.upperBound,
      bytes[colon + 1] == Byte.space,
      let name = namedLines[Keywords.exactHash(bytes[content.lowerBound..<colon])],
      canonical.read(document.source.bytes, (colon + 2)..<content.upperBound)
    else { return false }
    settlePendingName(nextIsName: true)
    addEntry(name, location(ByteRange(content.lowerBound, colon)))
    appendCanonicalSets()
    return true
  }

  private mutating func appendCanonicalSets() {
    guard let entry = context.entry else { return }
    for set in canonical.sets {
      trace.add(set)
      sessionTrace.add(set)
      switch set.unit {
      case .kilogram: file.kilogramCount += 1
      case .pound: file.poundCount += 1
      default: break
      }
      file.hasSets = true
      guard keepsContent else { continue }
      file.sets.append(trainingSet(set, file.entries[entry].nature))
      file.setEntries.append(Int32(truncatingIfNeeded: entry))
    }
    context.lastSetLine = context.lineIndex
  }

  /// Nothing above says anything about the sets below.
  private var isPlainContext: Bool {
    context.section == .training && context.table == nil && context.keyValues.range == nil
      && context.keyValues.kind == nil && context.superset == nil && context.blockKind == nil
      && context.blockRest == nil
  }

  private func trainingSet(_ set: CanonicalSet, _ nature: ExerciseNature) -> TrainingSet {
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
      load: load, effort: self.effort(set),
      count: Int(set.count), kind: kind(set, nature), side: set.mark == .each ? .each : nil,
      rpe: set.rpe == 0 ? nil : FixedPoint(thousandths: set.rpe),
      rir: set.rir < 0 ? nil : FixedPoint(thousandths: set.rir),
      restSeconds: set.rest < 0 ? nil : Int(set.rest),
      provenance: Provenance(load: isInherited ? .inherited : .written),
      location: location(set.range))
  }

  private func effort(_ set: CanonicalSet) -> Effort {
    let value = FixedPoint(thousandths: set.effort)
    let seconds = set.seconds == 0 ? nil : FixedPoint(Int(set.seconds))
    return switch set.measure {
    case .reps: .reps(value)
    case .time: .time(seconds: value)
    case .meters: .distance(Distance(value, .meter), seconds: nil)
    case .kilometers: .distance(Distance(value, .kilometer), seconds: seconds)
    }
  }

  private func kind(_ set: CanonicalSet, _ nature: ExerciseNature) -> SetKind {
    if set.mark == .warmup { return .warmup }
    if set.mark == .drop { return .drop }
    if set.isOpen { return .amrap }
    let isEndurance = nature.contains(.cardio) && set.measure != .reps && set.loadKind == .none
    return isEndurance ? .cardio : .work
  }

  // MARK: Sessions

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
    guard let numbers = isoDate(content) else { return false }
    let title = (content.lowerBound + 10)..<content.upperBound
    guard isPlainTitle(title) else { return false }
    flushKeyValues()
    context.section = .training
    anatomy.parser.elements.removeAll(keepingCapacity: true)
    let range = ByteRange(content.lowerBound, content.lowerBound + 10)
    startSession(
      WrittenDate(numbers: numbers, form: .yearMonthDay, weekday: nil, range: range), titleFrom: 0)
    if title.count > 1, let session = context.session {
      file.sessions[session].title = NameText.clean(bytes[title.dropFirst()])
    }
    return true
  }

  private func isoDate(_ content: Range<Int>) -> [Int]? {
    guard content.count >= 10 else { return nil }
    let start = content.lowerBound
    var numbers = [0, 0, 0]
    for offset in 0..<10 {
      let byte = bytes[start + offset]
      if offset == 4 || offset == 7 {
        guard byte == Byte.hyphen else { return nil }
        continue
      }
      guard Byte.isDigit(byte) else { return nil }
      let part = offset < 4 ? 0 : offset < 7 ? 1 : 2
      numbers[part] = numbers[part] * 10 + Int(byte &- Byte.zero)
    }
    return numbers[0] > 1000 ? numbers : nil
  }

  /// Words of ASCII letters parted by single spaces, of which none names a weekday or a unit.
  private func isPlainTitle(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return true }
    guard bytes[range.lowerBound] == Byte.space else { return false }
    var word = range.lowerBound + 1
    while word < range.upperBound {
      var end = word
      while end < range.upperBound, Byte.isASCIILetter(bytes[end]) { end += 1 }
      guard end > word, end == range.upperBound || bytes[end] == Byte.space else { return false }
      switch Keywords.word(bytes[word..<end]).meaning {
      case .weekday, .kilogram, .pound, .at, .month: return false
      default: word = end + 1
      }
    }
    return bytes[range.upperBound - 1] != Byte.space
  }

  /// `18:05-19:20` below the heading of a session.
  mutating func canonicalInterval(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, line.content.count == 11, let session = context.session,
      context.entry == nil, context.pendingName == nil
    else { return false }
    let start = Int(line.content.start)
    guard bytes[start + 5] == Byte.hyphen, let begin = clock(start), let end = clock(start + 6)
    else { return false }
    file.sessions[session].start = begin
    file.sessions[session].end = end
    let minutes = Int(end.minutes) - Int(begin.minutes)
    file.sessions[session].durationMinutes = minutes >= 0 ? minutes : minutes + 1440
    return true
  }

  private func clock(_ start: Int) -> TimeOfDay? {
    let digits = [start, start + 1, start + 3, start + 4].map { Int(bytes[$0]) - 48 }
    guard bytes[start + 2] == Byte.colon, digits.allSatisfy({ 0...9 ~= $0 }) else { return nil }
    return TimeOfDay(hour: digits[0] * 10 + digits[1], minute: digits[2] * 10 + digits[3])
  }

  // MARK: Names

  /// A text line that named an exercise before names it again.
  mutating func knownName(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, context.section == .training, context.superset == nil,
      context.pendingName?.isHeading != true,
      case let key = Keywords.exactHash(document.source.bytes[line.content.indices]),
      let known = nameLines[key]
    else { return false }
    flushKeyValues()
    settlePendingName(nextIsName: true)
    context.pendingName = PendingName(
      text: known.text, location: location(line.content), isHeading: false, isEmphasized: false,
      indent: Int(line.indent), lineIndex: context.lineIndex, endsWithColon: false, key: key,
      exerciseID: known.exerciseID)
    return true
  }

  /// Remembers that this line is nothing but a name.
  mutating func remember(_ pending: PendingName, _ line: LineSyntax) {
    guard line.kind == .text, pending.location.offset == line.content.start,
      Int(pending.location.length) == line.content.count, !pending.isEmphasized,
      !isTitle(elements.indices), elements.allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    let key = Keywords.exactHash(bytes[line.content.indices])
    nameLines[key] = KnownName(text: pending.text, exerciseID: nil)
    context.pendingName?.key = key
  }
}

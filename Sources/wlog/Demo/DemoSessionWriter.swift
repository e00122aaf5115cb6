import WorkoutModel

/// Writes one session after the other.
struct DemoSessionWriter {
  var text = DemoText()
  var lifter = DemoLifter()
  var random: SplitMix64
  /// 0…3 are the weeks of a wave, each heavier than the one before; 4 is the deload.
  var weekOfWave = 0
  /// Which exercise of each pool is in use.
  var block = 0
  private var lastWeighed: CivilDate?

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private var isDeload: Bool { weekOfWave == 4 }

  /// Writes the session that the split has for that day; an injury ends it at the first lift.
  mutating func writeSession(
    _ day: DemoSplit.Day, on date: CivilDate, note: String?, injury: DemoInjury?
  ) {
    writeHeading(day.title, on: date)
    writeClock()
    if random.chance(12) || isDeload { writeSessionRPE() }
    if let note = note ?? (random.chance(10) ? random.pick(DemoNotes.session) : nil) {
      writeNote(note)
    }
    for (order, lift) in day.lifts.enumerated() {
      writeLift(lift, isFirst: order == 0, label: nil)
      if let injury { return writeNote(injury.note) }
    }
    let supersetStart = random.chance(12) && day.pools.count > 2 ? day.pools.count - 2 : nil
    for (order, pool) in day.pools.enumerated() {
      let lift = pool[(block + order) % pool.count]
      let label = supersetStart.flatMap { order >= $0 ? "A\(order - $0 + 1). " : nil }
      writeLift(lift, isFirst: false, label: label)
    }
  }

  mutating func writeRun(on date: CivilDate) {
    writeHeading("Run", on: date)
    if random.chance(20) { writeNote(random.pick(DemoNotes.run)) }
    let tenths = random.inRange(35...90)
    let pace = lifter.pace * (1.03 + random.swing() * 0.04)
    text.write("\nRun\n- ")
    text.write(tenths: tenths)
    text.write(" km in ")
    text.write(clock: Int(pace * Double(tenths) / 10))
    text.write("\n")
    lifter.ran()
  }

  mutating func writeNote(_ note: String) {
    text.write("> ")
    text.write(note)
    text.write("\n")
  }
}

extension DemoSessionWriter {
  private mutating func writeHeading(_ title: String, on date: CivilDate) {
    if !text.bytes.isEmpty { text.write("\n") }
    text.write("# ")
    text.write(date)
    text.write(" ")
    text.write(title)
    text.write(isDeload && title != "Run" ? " (deload)\n" : "\n")
    guard lastWeighed.map({ date.days(since: $0) >= 5 }) ?? true, random.chance(60) else { return }
    lastWeighed = date
    text.write("bodyweight: ")
    text.write(tenths: Int(lifter.bodyweight * 10 + random.swing() * 5))
    text.write(" kg\n")
  }

  private mutating func writeClock() {
    guard random.chance(60) else { return }
    let start = (random.chance(20) ? 390 : 1065) + random.below(18) * 5
    let end = start + 55 + random.below(40)
    for (separator, minutes) in [("", start), ("-", end)] {
      text.write(separator)
      text.write(padded: minutes / 60)
      text.write(":")
      text.write(padded: minutes % 60)
    }
    text.write("\n")
  }

  private mutating func writeSessionRPE() {
    text.write("rpe: ")
    text.write(isDeload ? random.inRange(3...5) : random.inRange(6...9))
    text.write("\n")
  }

  /// Writes one exercise of the session; a lift that hurts is left out.
  private mutating func writeLift(_ index: Int, isFirst: Bool, label: String?) {
    guard !lifter.isHurt(index) else { return }
    let lift = DemoLift.all[index]
    let isOneLine = !isFirst && label == nil && random.chance(25) && lift.style.fitsOneLine
    text.write("\n")
    text.write(label ?? "")
    text.write(lift.name)
    text.write(isOneLine ? ": " : "\n")
    switch lift.style {
    case .barbell: writeBarbell(index, isFirst: isFirst)
    case .weightedBody: writeWeightedBody(index)
    case .accessory, .eachSide: writeAccessory(index, dash: isOneLine ? "" : "- ")
    case .body: writeBody(index, dash: isOneLine ? "" : "- ")
    case .hold: writeHold(index, dash: isOneLine ? "" : "- ")
    case .carry: writeCarry(index, dash: isOneLine ? "" : "- ")
    }
    if !isOneLine, random.chance(5) { writeNote(random.pick(DemoNotes.lift)) }
  }
}

extension DemoLift.Style {
  fileprivate var fitsOneLine: Bool { self != .barbell && self != .weightedBody }
}

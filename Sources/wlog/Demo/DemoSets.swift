/// The sets of one exercise, by the lift's style.
extension DemoSessionWriter {
  /// Sets and reps of the weeks of a wave, with the reps that should be left in reserve.
  private static let wave: [(sets: Int, easierReps: Int, reserve: Double)] = [
    (5, 3, 2.6), (5, 2, 2), (4, 1, 1.2), (4, 0, 0.3), (2, 2, 6),
  ]

  /// The part of the one-rep max that can be lifted so many times (Brzycki, 1993).
  private static func share(ofReps reps: Double) -> Double {
    (37 - min(reps, 30)) / 36
  }

  /// How many reps fewer the last of so many sets allows.
  private static func fatigue(sets: Int) -> Double {
    0.35 * Double(sets - 1)
  }

  mutating func writeBarbell(_ index: Int, isFirst: Bool) {
    let lift = DemoLift.all[index]
    let week = Self.wave[weekOfWave]
    let reps = min(lift.reps.lowerBound + week.easierReps, lift.reps.upperBound)
    let effort = Double(reps) + week.reserve + Self.fatigue(sets: week.sets)
    let planned = lifter.strength[index] * Self.share(ofReps: effort)
    let load = rounded(planned, step: lift.step)
    writeWarmups(upTo: load, isShort: !isFirst)
    let today = lifter.strength[index] * (1 + random.swing() * 0.035)
    let possible = 37 - 36 * Double(load) / 4 / today
    writeWorkingSets(load: load, reps: reps, sets: week.sets, possible: possible)
    if weekOfWave < 4, isFirst, random.chance(35) {
      writeBackOff(load: load * 88 / 100 / lift.step * lift.step, oneRepMax: today)
    }
    lifter.improve(index)
  }

  private static let warmups = [(percent: 50, reps: 5), (70, 3), (85, 1)]

  /// Fewer of them when the lifter is warm from the lift before.
  private mutating func writeWarmups(upTo load: Int, isShort: Bool) {
    if load > 180, !isShort { text.write("- 20 kg x 10 (warm-up)\n") }
    for (percent, reps) in isShort ? Self.warmups.suffix(2) : Self.warmups[...] {
      let warmup = load * percent / 1000 * 10
      guard warmup > 80, load - warmup >= 20 else { continue }
      text.write("- ")
      text.write(quarters: warmup)
      text.write(" x ")
      text.write(reps)
      text.write(" (warm-up)\n")
    }
  }

  /// `possible` is how many reps the lifter has in them today, fresh.
  private mutating func writeWorkingSets(load: Int, reps: Int, sets: Int, possible: Double) {
    let left = possible - Self.fatigue(sets: sets) - Double(reps)
    let isMissed = left < -0.7 && reps > 1
    writeSet(load: load, reps: reps, sets: isMissed ? sets - 1 : sets)
    if random.chance(65) { writeRPE(isMissed ? 19 : 20 - Int(max(0, min(4, left)) * 2)) }
    if random.chance(40) { text.write(random.chance(70) ? " rest 3:00" : " rest 2:30") }
    text.write("\n")
    guard isMissed else { return }
    writeSet(load: load, reps: reps - 1, sets: 1)
    text.write(" (failed)\n")
    if random.chance(40) { writeNote(random.pick(DemoNotes.failed)) }
  }

  private mutating func writeBackOff(load: Int, oneRepMax: Double) {
    let possible = 37 - 36 * Double(load) / 4 / oneRepMax
    writeSet(load: load, reps: max(3, Int(possible - 2)), sets: 1)
    text.write("+\n")
  }

  mutating func writeWeightedBody(_ index: Int) {
    let lift = DemoLift.all[index]
    let total = lifter.strength[index]
    let added = rounded(total * Self.share(ofReps: 7) - lifter.bodyweight, step: lift.step)
    if added <= -20 {
      writeAssisted(-added / 20 * 20)
    } else if added < lift.step * 2 {
      writeBodyReps(most: Int(37 - 36 * lifter.bodyweight / total))
    } else {
      text.write("- BW x 5 (warm-up)\n- BW+")
      text.write(quarters: isDeload ? added / 2 / lift.step * lift.step : added)
      text.write(random.chance(50) ? " x 5 x 4" : " x 5 x 3")
      if random.chance(50) { writeRPE(random.inRange(15...18)) }
      text.write("\n")
    }
    lifter.improve(index)
  }

  private mutating func writeAssisted(_ help: Int) {
    text.write("- BW-")
    text.write(quarters: help)
    text.write(" x ")
    text.write(random.pick(["6 x 3", "7, 6, 6", "8, 7, 6", "6, 6, 5"]))
    text.write("\n")
  }

  private mutating func writeBodyReps(most: Int) {
    text.write("- BW x ")
    let first = max(3, most - 1)
    writeList([first, max(2, first - 2), max(2, first - 3)])
    text.write("\n")
  }

  mutating func writeAccessory(_ index: Int, dash: String) {
    let lift = DemoLift.all[index]
    let load = rounded(lifter.strength[index] * (isDeload ? 0.7 : 1), step: lift.step)
    let reps = lifter.reps[index]
    text.write(dash)
    text.write(quarters: max(load, lift.step))
    text.write(" x ")
    if isDeload || random.chance(45) {
      text.write(reps)
      text.write(isDeload ? " x 2" : random.chance(85) ? " x 4" : " x 3")
    } else {
      writeList([reps, reps - random.below(2), reps - 1] + (random.chance(80) ? [reps - 1] : []))
    }
    if random.chance(12) { text.write(" RIR \(random.inRange(1...3))") }
    if lift.style == .eachSide { text.write(" (each)") }
    text.write("\n")
    if dash == "- ", !isDeload, random.chance(6) {
      writeDropSet(load: load, reps: reps, lift: lift)
    }
    progress(index)
  }

  private mutating func writeDropSet(load: Int, reps: Int, lift: DemoLift) {
    let lighter = load * 65 / 100 / lift.step * lift.step
    guard lighter >= lift.step else { return }
    writeSet(load: lighter, reps: reps, sets: 1)
    text.write(lift.style == .eachSide ? " (each) (drop)\n" : " (drop)\n")
  }

  /// Double progression: a rep more, and at the top of the range a heavier load.
  private mutating func progress(_ index: Int) {
    let lift = DemoLift.all[index]
    guard !isDeload, random.chance(55) else { return }
    lifter.reps[index] += 1
    guard lifter.reps[index] > lift.reps.upperBound else { return }
    lifter.reps[index] = lift.reps.lowerBound
    let heavier = Double(rounded(lifter.strength[index], step: lift.step) + lift.step) / 4
    if heavier <= lifter.ceiling[index] { lifter.setStrength(index, heavier) }
  }

  mutating func writeBody(_ index: Int, dash: String) {
    let most = Int(lifter.strength[index] * (isDeload ? 0.6 : 1))
    text.write(dash)
    text.write("BW x ")
    writeList([most, max(1, most - 1 - random.below(2)), max(1, most - 2 - random.below(2))])
    text.write("\n")
    lifter.improve(index)
  }

  mutating func writeHold(_ index: Int, dash: String) {
    text.write(dash)
    text.write(Int(lifter.strength[index]) / 5 * 5)
    text.write(random.chance(50) ? " s x 3" : " s x 2")
    if DemoLift.all[index].name == "Side Plank" { text.write(" (each)") }
    text.write("\n")
    lifter.improve(index)
  }

  mutating func writeCarry(_ index: Int, dash: String) {
    text.write(dash)
    text.write(quarters: rounded(lifter.strength[index], step: DemoLift.all[index].step))
    text.write(random.chance(50) ? " x 30 m x 3 (each)\n" : " x 40 m x 2 (each)\n")
    lifter.improve(index)
  }
}

extension DemoSessionWriter {
  private mutating func writeSet(load: Int, reps: Int, sets: Int) {
    text.write("- ")
    text.write(quarters: load)
    text.write(" x ")
    text.write(reps)
    guard sets > 1 else { return }
    text.write(" x ")
    text.write(sets)
  }

  private mutating func writeRPE(_ halves: Int) {
    text.write(" @")
    text.write(tenths: halves * 5)
  }

  private mutating func writeList(_ reps: [Int]) {
    for (index, count) in reps.enumerated() {
      if index > 0 { text.write(", ") }
      text.write(count)
    }
  }

  /// Quarters of a kilogram, on a whole step.
  private func rounded(_ kilograms: Double, step: Int) -> Int {
    Int((kilograms * 4 / Double(step)).rounded()) * step
  }

  private var isDeload: Bool { weekOfWave == 4 }
}

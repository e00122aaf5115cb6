internal import JournalSyntax
internal import WorkoutModel

/// Times of day in other words and signs: `Chest 21:10 -`, `Studio um 19:40`, `зал в 19:40`.
extension FileReader {
  /// Takes the sign off that leaves open when it ended.
  mutating func dropOpenEnd() {
    let last = elements.count - 1
    guard last > 1, elements[last - 1].kind == .clock,
      elements[last].kind == .hyphen || elements[last].kind == .tilde
        || elements[last].kind == .other
          && Self.waves.contains(where: { bytes[elements[last].range.indices].elementsEqual($0) }),
      isTimeOfDay(last - 1)
    else { return }
    anatomy.parser.elements.removeLast()
  }

  /// Makes the word before a time of day one of place and time, as `at` is; `5 km um 25:00` tells how
  /// long a way took.
  mutating func settleTimeOfDay(_ clock: Int) {
    guard isWord(clock - 1, in: Self.at), isTimeOfDay(clock),
      !elements.contains(where: { $0.unit.isLength })
    else { return }
    anatomy.parser.elements[clock - 1].word = Word(meaning: .at, value: 0)
  }

  /// The `21h` of `boulot jusqu'à 21h`, `worked until 9h`: up to when, and not how long.
  mutating func dropHourOfDay(_ hour: Int) -> Bool {
    guard elements[hour].value <= 24_000, elements[hour].flags.contains(.unitGlued),
      isWord(hour - 1, in: CommonWords.until)
        || hour > 2 && isWord(hour - 1, in: Self.at) && isWord(hour - 3, in: CommonWords.until)
    else { return false }
    context.remarks.append(elements[hour].range)
    anatomy.parser.elements.remove(at: hour)
    return true
  }

  private func isTimeOfDay(_ index: Int) -> Bool {
    !elements[index].flags.contains(.hours)
      && timeOfDay(elements[index]).map { $0.minutes >= 300 } == true
  }

  private static let at = WordSet("um kl las às alle ore om klo saat в о об à")
  private static let waves = ["〜", "～"].map { Array($0.utf8) }
}

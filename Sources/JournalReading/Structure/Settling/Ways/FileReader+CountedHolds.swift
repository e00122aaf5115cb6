internal import JournalSyntax
internal import WorkoutModel

/// Holds that are counted before their time: `3 one-minute planks`, `2 30 second wall sits`.
extension FileReader {
  /// Looks for the count at the start of the line and behind the first times sign.
  mutating func settleHoldsOfLine() {
    guard elements.count > 2 else { return }
    if elements[0].isBareWhole {
      settleCountOfHolds(0)
    } else if elements[1].kind == .times, elements[0].meaning == .bodyweight {
      settleCountOfHolds(2)
    }
  }

  /// Puts a times sign between the count and the time; what is held is known to be.
  private mutating func settleCountOfHolds(_ count: Int) {
    guard elements[count].isBareWhole, 1_000...20_000 ~= elements[count].value,
      count == 0 || elements[count - 1].kind == .times || elements[count - 1].kind == .colon,
      let (time, next) = timeOfHold(count + 1), next < elements.count, next + 5 >= elements.count,
      elements[next...].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isHeld(next..<elements.count)
    else { return }
    anatomy.parser.elements[count].unit = .set
    anatomy.parser.elements.replaceSubrange(
      (count + 1)..<next,
      with: [Element(.times, time.range, flags: [.spaceBefore, .spaceAfter]), time])
  }

  /// `30 second`, `30-second`, `one-minute`, `one minute`, and where it ends.
  private func timeOfHold(_ index: Int) -> (Element, Int)? {
    guard index + 1 < elements.count else { return nil }
    var time = elements[index]
    if time.kind == .quantity, time.unit == .second || time.unit == .minute {
      return (time, index + 1)
    }
    let unit = elements[index + 1].kind == .hyphen ? index + 2 : index + 1
    guard unit < elements.count, let known = Unit(elements[unit].meaning),
      known == .second || known == .minute
    else { return nil }
    if time.meaning == .cardinal {
      time.value = Int32(time.word.value) * 1000
    } else if !time.isBareWhole {
      return nil
    }
    time.kind = .quantity
    time.word = .plain
    time.unit = known
    time.range = range(index..<(unit + 1))
    time.flags = [.spaceBefore, .spaceAfter]
    return (time, unit + 1)
  }

  /// The `10s` of `Pelvic floor 10 x 10s` and of `side plank on knees 2 x 15s`: seconds, of a name that is not known.
  mutating func settleSecondsOfHolds() {
    for times in elements.indices.dropFirst(2).dropLast()
    where elements[times].kind == .times && elements[times - 1].isBareWhole
      && 1_000...20_000 ~= elements[times - 1].value && elements[times - 2].kind == .word
      && (elements[times + 1].unit == .letterS || elements[times + 1].unit == .second)
      && elements[times + 1].kind == .quantity && elements[times + 1].value <= 120_000
      && elements[safe: times + 2]?.kind != .times && elements[safe: times + 2]?.kind != .at
    {
      var word = times - 2
      while word > 0, elements[word - 1].kind == .word { word -= 1 }
      guard (word..<(times - 1)).contains(where: { isWord($0, in: Self.alwaysHeld) }),
        !isHeld(word..<(times - 1))
      else { continue }
      anatomy.parser.elements[times - 1].unit = .set
      anatomy.parser.elements[times + 1].unit = .second
    }
  }

  /// What has no reps, and no load by the way.
  private static let alwaysHeld = WordSet(
    """
    plank planks pelvic kegel kegels squeeze squeezes stretch hollow unterarmstütz beckenboden gainage planche périnée
    plancha planchas perineo prancha pranchas планка планки планку
    """)

  private func isHeld(_ name: Range<Int>) -> Bool {
    isWord(name.upperBound - 1, in: Self.holds)
      || names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.timed)
  }

  private static let holds = WordSet("plank planks hold holds hang hangs sit sits bridge bridges")
}

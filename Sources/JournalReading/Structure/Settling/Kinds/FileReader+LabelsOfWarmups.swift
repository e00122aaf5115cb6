internal import JournalSyntax
internal import WorkoutModel

/// `Warm up bike 8 min`: a label and what was done for it, with no colon between them.
extension FileReader {
  /// Puts the colon, where the words up to the number name what one warms up with.
  mutating func openLabelOfWarmup() {
    guard elements.count > 2, elements[0].meaning == .warmup,
      let number = elements.firstIndex(where: { $0.isNumber }), 2...4 ~= number,
      elements[1..<number].allSatisfy({ $0.kind == .word && $0.word == .plain }),
      isEnduranceNumber(number), case let name = text(range(1..<number)),
      names.nature(of: name).contains(.cardio) || isWord(number - 1, in: Self.machines)
    else { return }
    let end = Int(elements[0].range.end)
    anatomy.parser.elements.insert(
      Element(.colon, ByteRange(end, end), flags: .spaceAfter), at: 1)
  }

  private func isEnduranceNumber(_ index: Int) -> Bool {
    let element = elements[index]
    return element.kind == .clock || element.unit.isTime || element.unit.isLength
      || element.unit == .letterM
  }

  private static let machines = WordSet(
    """
    row rower ski spin erg ergo bike airdyne assault rope skip skipping crosstrainer stepper fahrrad rad ergometer
    rudern vélo rameur tapis elliptique bici remo cinta elíptica esteira vogatore cyclette bieżnia orbitrek rowerek
    wioślarz велик велосипед велотренажер велотренажёр дорожка эллипс степпер гребля roeien sykkel roddmaskin
    """
  )
}

/// What was told between the way and the time of a run: `Run: 8 km, along the river, 41:20`.
extension FileReader {
  /// Takes the few words out of the way, which no comma ends otherwise.
  mutating func dropWordsBetweenWayAndTime() {
    guard elements.count > 4, elements[0].kind == .word,
      let first = elements.firstIndex(where: \.isNumber), first > 0, first <= 4,
      isEnduranceNumber(first), !elements[..<first].contains(where: { $0.kind == .comma }),
      let second = elements[(first + 1)...].firstIndex(where: \.isNumber), second > first + 1,
      second - first <= 6, isEnduranceNumber(second),
      mayBeTold(first, second),
      second + 1 == elements.count
        || !elements[second + 1].isNumber
          && elements[second + 1].kind != .times,
      elements[second - 1].kind == .comma,
      case let words = (first + 1)..<(second - 1),
      words.contains(where: { elements[$0].kind == .word }),
      words.allSatisfy({
        elements[$0].kind == .comma
          || elements[$0].kind == .word && elements[$0].word == .plain
            // `10 km, easy, 50:00` is told of the run.
            && (!elements[$0].flags.contains(.setting) || elements[first + 1].kind != .comma)
      }),
      names.nature(of: text(range(0..<first))).contains(.cardio)
    else { return }
    let told = elements[words.lowerBound].kind == .comma ? words.dropFirst() : words
    context.remarks.append(range(told))
    anatomy.parser.elements.removeSubrange(words)
  }

  /// A way and then a clock that nobody runs faster, two minutes a kilometer; or a time and then a way of
  /// kilometers in meters, `60 min steady, 12,104 m`. `5 km easy, 5:30` tells a pace.
  private func mayBeTold(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (elements[first], elements[second])
    if one.unit.isTime {
      return (other.unit == .meter || other.unit == .letterM) && other.value >= 1_000_000
    }
    guard other.kind == .clock, !one.isBare else { return false }
    let meters: Int64 =
      switch one.unit {
      case .kilometer, .kilo: Int64(one.value)
      case .mile: Int64(one.value) * 1609 / 1000
      case .meter: Int64(one.value) / 1000
      default: Int64.max / 1000
      }
    return Int64(other.value) / 1000 * 1000 >= meters * 120
  }
}

extension FileReader {
  /// The `W` of `BP W20*10 W40*5 60*8*2`, glued to a load with its reps: a set to warm up, and no `with`.
  mutating func settleGluedLetterOfWarmup() {
    guard elements.count > 3 else { return }
    for index in elements.indices.dropLast(3)
    where elements[index].meaning == .with && elements[index].range.count == 1
      && bytes[Int(elements[index].range.start)] | 0x20 == UInt8(ascii: "w")
      && elements[index + 1].isNumber && !elements[index + 1].spaceBefore
      && elements[index + 2].kind == .times && elements[index + 3].isNumber
    {
      anatomy.parser.elements[index].word = Word(meaning: .warmup, value: 0)
      anatomy.parser.elements[index].flags.insert(.spaceAfter)
      anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
    }
  }
}

internal import JournalSyntax

/// Loads, ways and times of strongmen, with words and marks between them.
extension FileReader {
  mutating func settleStrongmen() {
    guard elements.count > 3, elements[0].kind == .word else { return }
    dropHeightOfLoad()
    settleTripsOfCarry()
    settleLoadBeforeCarryWord()
    guard elements.count > 3 else { return }
    if (0..<min(3, elements.count)).contains(where: { isWord($0, in: GymWords.carried) }) {
      dropColonBeforeWay()
      dropCommaBeforeTime()
      settleTimesOfCarry()
    }
    settleSecondsBehindReps()
    settleFlips()
  }

  /// The `over 1.3m` of `Sandbag 80 over 1.3m, 4 reps` and the `1.3m` of `Stones over bar 1.3m: 80, 90`: how
  /// high it was lifted.
  private mutating func dropHeightOfLoad() {
    guard
      let height = elements.indices.dropFirst(2).first(where: {
        (elements[$0].unit == .letterM || elements[$0].unit == .meter)
          && elements[$0].kind == .quantity && 800...2_000 ~= elements[$0].value
      }),
      let over = (max(1, height - 2)..<height).first(where: { isWord($0, in: Self.over) }),
      height + 1 < elements.count,
      elements[height + 1].kind == .comma || elements[height + 1].kind == .colon
    else { return }
    context.remarks.append(elements[height].range)
    if elements[height + 1].kind == .colon {
      anatomy.parser.elements.remove(at: height)
      return
    }
    // `load over` behind the load is no name.
    var start = over
    if elements[over - 1].kind == .word, over > 2, elements[over - 2].isNumber { start -= 1 }
    anatomy.parser.elements.removeSubrange(start...(height + 1))
    guard start < elements.count else { return }
    anatomy.parser.elements[start].flags.insert(.spaceBefore)
  }

  /// The `90` of `Sandbag 90 carry 50m`: the load, and no part of the name.
  private mutating func settleLoadBeforeCarryWord() {
    guard elements.count > 3, elements[1].isBare,
      20_000...400_000 ~= elements[1].value, isWord(2, in: Self.carryVerbs),
      elements[3].kind == .quantity,
      elements[3].unit == .letterM || elements[3].unit.isLength
    else { return }
    anatomy.parser.elements.swapAt(1, 2)
    anatomy.parser.elements[2].flags.formUnion([.spaceBefore, .spaceAfter])
  }

  /// The colon of `Husafell 100: 40m`.
  private mutating func dropColonBeforeWay() {
    guard let colon = elements.firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 1 < elements.count, elements[colon - 1].kind == .quantity,
      elements[colon - 1].unit == .none || elements[colon - 1].unit.isMass,
      20_000...500_000 ~= elements[colon - 1].value,
      elements[..<(colon - 1)].allSatisfy({ $0.kind == .word }),
      elements[colon + 1].unit == .letterM || elements[colon + 1].unit.isLength
    else { return }
    anatomy.parser.elements.remove(at: colon)
    anatomy.parser.elements[colon - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements[colon].flags.insert(.spaceBefore)
    if elements[colon].unit == .letterM { anatomy.parser.elements[colon].unit = .meter }
  }

  /// The comma of `Sandbag carry 90 50m, 44s`: how long that way took.
  private mutating func dropCommaBeforeTime() {
    let time = elements.count - 1
    guard time > 3, elements[time].unit == .letterS || elements[time].unit == .second,
      elements[time - 1].kind == .comma,
      elements[time - 2].unit == .letterM || elements[time - 2].unit.isLength,
      elements[..<(time - 2)].count(where: \.isNumber) == 1
    else { return }
    anatomy.parser.elements.remove(at: time - 1)
    anatomy.parser.elements[time - 1].flags.insert(.spaceBefore)
    anatomy.parser.elements[time - 1].unit = .second
    if elements[time - 2].unit == .letterM { anatomy.parser.elements[time - 2].unit = .meter }
  }

  /// The times of `Yoke 180 20m x3, 11.9 12.2 12.8`: one for each of them.
  private mutating func settleTimesOfCarry() {
    guard
      let times = elements.firstIndex(where: { $0.kind == .times }), times > 2,
      times + 3 < elements.count, elements[times + 1].isBareWhole,
      case let count = Int(elements[times + 1].value / 1000), 2...10 ~= count,
      elements[times - 1].unit == .letterM || elements[times - 1].unit.isLength,
      elements[times - 2].kind == .quantity, elements[times - 2].value >= 20_000,
      elements[times + 2].kind == .comma || elements[times + 2].kind == .colon
    else { return }
    let told = elements[(times + 3)...].filter { $0.kind != .comma }
    guard told.count == count,
      told.allSatisfy({
        $0.kind == .quantity && 3_000...200_000 ~= $0.value
          && ($0.isBare && $0.flags.contains(.fraction) || $0.unit == .letterS
            || $0.unit == .second)
      })
    else { return }
    let (load, way) = (elements[times - 2], elements[times - 1])
    var all: [Element] = []
    for time in told {
      let place = ByteRange(Int(time.range.start), Int(time.range.start))
      var (load, way, time) = (load, way, time)
      if !all.isEmpty {
        all.append(Element(.semicolon, place, flags: .spaceAfter))
        (load.range, way.range) = (place, place)
      }
      if way.unit == .letterM { way.unit = .meter }
      time.unit = .second
      load.flags = [.spaceBefore, .spaceAfter]
      way.flags = [.spaceBefore, .spaceAfter]
      time.flags = [.spaceBefore, .spaceAfter]
      all += [load, way, time]
    }
    anatomy.parser.elements.replaceSubrange((times - 2)..., with: all)
  }

  /// The `40s` of `Sandbag 80kg 5 reps in 40s`, which are seconds.
  private mutating func settleSecondsBehindReps() {
    let time = elements.count - 1
    guard time > 2, elements[time].unit == .letterS, elements[time - 1].meaning == .in,
      elements[time - 2].unit == .repetition
    else { return }
    anatomy.parser.elements[time].unit = .second
  }

  /// The `5 flips 28s` of `Tyre flip 280 5 flips 28s`: reps, and how long they took.
  private mutating func settleFlips() {
    let time = elements.count - 1
    guard time > 2, elements[time].unit == .letterS || elements[time].unit == .second,
      elements[time].value >= 5_000
    else { return }
    let number = elements[time - 1].unit == .repetition ? time - 1 : time - 2
    guard number > 1, elements[number].isBareWhole || elements[number].unit == .repetition,
      elements[number].value <= 60_000,
      number == time - 2, isWord(number + 1, in: Self.counted),
      elements[number - 1].isNumber, elements[number - 1].value >= 20_000
    else { return }
    if number == time - 2 { anatomy.parser.elements.remove(at: number + 1) }
    anatomy.parser.elements[number].unit = .repetition
    let place = ByteRange(
      Int(elements[number].range.end), Int(elements[number].range.end))
    anatomy.parser.elements[number + 1].unit = .second
    anatomy.parser.elements.insert(
      Element(
        .word, place, word: Word(meaning: .in, value: 0), flags: [.spaceBefore, .spaceAfter]),
      at: number + 1)
  }

  private static let over = WordSet("over onto bar platform to height above yoke")
  private static let carryVerbs = WordSet("carry carries drag drags walk walks run runs medley")
  private static let counted = WordSet("flips flip throws throw loads turns tosses")
}

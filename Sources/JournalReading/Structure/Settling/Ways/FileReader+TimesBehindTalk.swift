internal import JournalSyntax
internal import WorkoutModel

/// The time of a way or a walk behind other words: `Walk 1 mile, no stick, 26 minutes`, `6 x 800m, avg 4:02`, `Walked to the gate
/// and back. 6 minutes.`, `2.5 miles, 1 hr 20`, `Bike 1 hr 20`.
extension FileReader {
  mutating func settleTimeBehindTalk() {
    guard elements[0].kind == .word || elements[0].isNumber else { return }
    settleHourWithMinutes()
    guard let time = elements.lastIndex(where: { isTimeOfTalk($0) }), time > 2 else { return }
    if dropMeanBeforeTime(time) || dropTalkBetweenCommas(time) || dropPeriodBeforeTime(time) {
      anatomy.parser.end = elements.count
    }
  }

  private func isTimeOfTalk(_ element: Element) -> Bool {
    element.kind == .clock || element.kind == .quantity && element.unit.isTime
  }

  /// `1 hr 20` behind a way: the `hr` is no pulse.
  private mutating func settleHourWithMinutes() {
    guard elements.count > 2,
      let hour = elements.indices.dropFirst().dropLast().first(where: { index in
        isWord(index, in: Self.hours) || elements[index].unit == .hour
      }),
      case let number = elements[hour].kind == .word ? hour - 1 : hour,
      number > 0, elements[number].kind == .quantity, 1_000...12_000 ~= elements[number].value,
      elements[number].unit == .none || elements[number].unit == .hour,
      case let minutes = elements[hour + 1], minutes.isBareWhole, minutes.range.count == 2,
      minutes.value < 60_000,
      elements[safe: hour + 2].map({ $0.kind == .period || $0.kind == .comma }) ?? true,
      elements[..<number].contains(where: { $0.unit.isLength })
        || names.nature(of: NameText.clean(written.bytes[range(0..<number).indices]))
          .contains(.cardio)
    else { return }
    var clock = elements[number]
    clock.kind = .clock
    clock.unit = .none
    clock.value = elements[number].value * 3600 + minutes.value * 60
    clock.range = range(number..<hour + 2)
    clock.flags.formUnion([.hours, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(number...(hour + 1), with: [clock])
    anatomy.parser.end = elements.count
  }

  /// The `avg` of `6 x 800m, avg 4:02`.
  private mutating func dropMeanBeforeTime(_ time: Int) -> Bool {
    guard isWord(time - 1, in: Self.means), elements[time].kind == .clock,
      case let way = elements[time - 2].kind == .comma ? time - 3 : time - 2, way > 1,
      elements[way].kind == .quantity,
      elements[way].unit.isLength || elements[way].unit == .letterM,
      elements[way - 1].kind == .times
    else { return false }
    context.remarks.append(elements[time - 1].range)
    anatomy.parser.elements.remove(at: time - 1)
    return true
  }

  /// The `no stick` of `1 mile, no stick, 26 minutes`.
  private mutating func dropTalkBetweenCommas(_ time: Int) -> Bool {
    guard elements[time - 1].kind == .comma, time + 1 == elements.count || endsSentence(time + 1),
      let before = elements[..<(time - 1)].lastIndex(where: { $0.kind == .comma }), before > 0,
      elements[before - 1].kind == .quantity, elements[before - 1].unit.isLength,
      2...6 ~= time - before, elements[(before + 1)..<(time - 1)].allSatisfy({ $0.kind == .word }),
      !elements.contains(where: { $0.kind == .times })
    else { return false }
    context.remarks.append(range(before + 1..<time - 1))
    anatomy.parser.elements.removeSubrange(before..<(time - 1))
    return true
  }

  /// The period of `Walked to the gate and back. 6 minutes.`
  private mutating func dropPeriodBeforeTime(_ time: Int) -> Bool {
    guard elements[time - 1].kind == .period, time + 1 == elements.count || endsSentence(time + 1),
      2...14 ~= time - 1, elements[..<(time - 1)].allSatisfy({ $0.kind == .word }),
      names.nature(of: text(elements[0].range)).contains(.cardio)
    else { return false }
    anatomy.parser.elements.remove(at: time - 1)
    return true
  }

  private func endsSentence(_ index: Int) -> Bool { elements[index].kind == .period }

  private static let hours = WordSet("hr hrs")
  private static let means = WordSet(
    "avg average averaging ø schnitt moy moyenne media média promedio gemiddeld snitt średnio среднее средний"
  )
}

/// The count of rounds before the reps of each: `Tabata sit-ups 8 rds: 14 13 12 12 11 10 10 11`.
extension FileReader {
  mutating func dropRoundsBeforeList() {
    guard
      let rounds = elements.indices.dropFirst().dropLast(4).first(where: {
        elements[$0].unit == .round && elements[$0 + 1].kind == .colon
      }), elements[..<rounds].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      case let list = elements[(rounds + 2)...].prefix(while: {
        $0.isBareWhole || $0.kind == .comma
      }),
      elements[safe: list.endIndex].map({ $0.kind == .word }) ?? true,
      list.count(where: { $0.isBareWhole }) * 1000 == Int(elements[rounds].value)
    else { return }
    context.remarks.append(elements[rounds].range)
    anatomy.parser.elements.remove(at: rounds)
    anatomy.parser.end = elements.count
  }
}

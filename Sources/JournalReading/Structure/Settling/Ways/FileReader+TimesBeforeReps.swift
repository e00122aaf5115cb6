internal import JournalSyntax
internal import WorkoutModel

/// Times before what was done in them, and how often they were: `Push-ups 2 min: 71`, `Plank 1 min 2x`,
/// `left 11 sec. right 15 sec.`
extension FileReader {
  /// Puts the reps first, as in `71 in 2 min`.
  mutating func settleRepsBehindTime(_ colon: Int) {
    let time = colon - 1
    guard colon > 1,
      colon + 2 == elements.count
        || colon + 2 < elements.count && elements[colon + 2].kind == .openParenthesis,
      elements[colon + 1].isBareWhole || elements[colon + 1].unit == .repetition,
      elements[colon + 1].value >= 5_000,
      elements[time].unit == .minute || elements[time].unit == .second,
      case let name = elements[time - 1].meaning == .in ? 0..<(time - 1) : 0..<time, !name.isEmpty,
      elements[name].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      case let nature = names.nature(of: NameText.clean(written.bytes[range(name).indices])),
      nature.contains(.bodyweight) || nature.contains(.counted),
      nature.isDisjoint(with: [.timed, .cardio])
    else { return }
    var (reps, clock) = (elements[colon + 1], elements[time])
    reps.unit = .repetition
    reps.flags = [.spaceBefore, .spaceAfter]
    clock.flags = [.spaceBefore, .spaceAfter]
    let word = Element(
      .word, elements[colon].range, word: Word(meaning: .in, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(
      name.upperBound...(colon + 1), with: [reps, word, clock])
  }

  /// Turns the `2x` behind a time into the `x2` that others write.
  mutating func settleTimesBehindTime(_ times: Int) -> Bool {
    guard times + 1 == elements.count, times > 2, elements[times - 1].isBareWhole,
      2_000...10_000 ~= elements[times - 1].value, elements[times - 2].kind == .quantity,
      elements[times - 2].unit.isTime || elements[times - 2].unit == .letterS
    else { return false }
    anatomy.parser.elements[times - 1].unit = .set
    anatomy.parser.elements.swapAt(times - 1, times)
    anatomy.parser.elements[times - 1].flags = .spaceBefore
    anatomy.parser.elements[times].flags = .spaceAfter
    return true
  }

  /// The period of `sec.` before the other side.
  ///
  /// And drops the period of `4 подх. по 8`.
  mutating func settlePeriodOfUnit(_ period: Int) {
    if period + 2 < elements.count, !elements[period].spaceBefore,
      elements[period - 1].kind == .quantity, elements[period - 1].unit == .set,
      elements[period + 1].meaning == .of, elements[period + 2].isNumber
    {
      anatomy.parser.elements.remove(at: period)
      return
    }
    guard period > 1, period + 2 < elements.count, elements[period - 1].kind == .quantity,
      elements[period - 1].unit == .second, !elements[period].spaceBefore,
      elements[period + 1].meaning == .left || elements[period + 1].meaning == .right,
      elements[period + 2].isNumber
    else { return }
    anatomy.parser.elements[period].kind = .comma
  }

  /// The `35 lb dry` of `Ruck 6 mi, 35 lb dry, 1:28:40`, and the `35 lb` of `Ruck 35 lb 4 mi 1:02:30`:
  /// puts what was carried behind the way and its time.
  mutating func settleLoadBetweenWayAndTime() {
    guard let clock = elements.lastIndex(where: \.isNumber), clock > 2,
      elements[clock].kind == .clock,
      let load = elements.firstIndex(where: { $0.kind == .quantity && $0.unit.isMass }), load > 0
    else { return }
    if load + 1 < clock, isLongWay(load + 1) { anatomy.parser.elements.swapAt(load, load + 1) }
    let mark = isLongWay(load) ? load + 1 : load
    let way = elements[mark - 1].kind == .comma ? mark - 2 : mark - 1
    guard way > 0, isLongWay(way), elements[..<way].allSatisfy({ $0.kind == .word }), mark < clock,
      elements[(mark + 1)..<clock].allSatisfy({ $0.kind == .comma || $0.kind == .word })
    else { return }
    var (mass, time) = (elements[mark], elements[clock])
    mass.flags.formUnion([.spaceBefore, .spaceAfter])
    time.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[way].flags.formUnion([.spaceBefore, .spaceAfter])
    if elements[(mark + 1)..<clock].contains(where: { $0.kind == .word }) {
      context.remarks.append(range((mark + 1)..<clock))
    }
    anatomy.parser.elements.replaceSubrange((way + 1)...clock, with: [time, mass])
  }

  private func isLongWay(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].unit == .mile || elements[index].unit == .kilometer)
  }
}

internal import JournalSyntax

/// A pair of bells named before the lift, and a pair of dumbbells before reps with slashes: `double 20s clean 6, 6, 5`,
/// `double 24 kg press 5 5 4`, `DB bench 2x40 10/10/8`.
extension FileReader {
  /// Puts the load of one hand behind the name.
  mutating func settleDoubleBellsAhead() {
    guard elements.count > 5, isWord(0, in: Self.doubles), elements[1].kind == .quantity,
      elements[1].unit == .letterS || elements[1].unit.isMass || elements[1].isBare,
      8_000...60_000 ~= elements[1].value,
      let number = elements[2...].firstIndex(where: { $0.kind != .word }), number > 2,
      isExercise(2..<number) || isExercise((number - 1)..<number),
      case let reps = repsAtEnd(number), reps.list.count > 1 || isScheme(number),
      endsWithRemark(isScheme(number) ? number + 3 : reps.end)
    else { return }
    var load = elements[1]
    if !load.unit.isMass { load.unit = .none }
    load.flags = [.spaceBefore, .spaceAfter, .loadOfSide]
    let place = Int(elements[number].range.start)
    load.range = ByteRange(place, place)
    if isScheme(number) {
      anatomy.parser.elements[number].flags.insert(.spaceBefore)
      anatomy.parser.elements.insert(load, at: number)
    } else {
      putSets(timesAndList(load, reps.list), from: number, to: reps.end)
    }
    context.remarks.append(elements[0].range)
    anatomy.parser.elements.removeSubrange(0...1)
    anatomy.parser.end = elements.count
  }

  /// The `5x10` of `double 20s swing 5x10`.
  private func isScheme(_ number: Int) -> Bool {
    number + 2 < elements.count && elements[number].isBareWhole
      && elements[number].value <= 12_000 && elements[number + 1].kind == .times
      && elements[number + 2].isBareWhole && elements[number + 2].value <= 30_000
      && elements[safe: number + 3]?.kind != .times
  }

  /// Makes one load of the `2x40` of dumbbells before at least two counts of reps.
  mutating func settlePairBeforeSlashes() {
    guard elements.count > 6, let two = elements.firstIndex(where: \.isNumber), two > 0,
      two + 5 < elements.count, elements[two].isBareWhole, elements[two].value == 2_000,
      elements[two + 1].kind == .times, !elements[two + 1].spaceBefore,
      elements[two + 2].isBare || elements[two + 2].unit.isMass,
      8_000...100_000 ~= elements[two + 2].value, elements[two + 3].spaceBefore,
      elements[two + 4].kind == .slash, let name = nameBeforeLoad(two),
      case let reps = repsAtEnd(two + 3), reps.list.count > 1, endsWithRemark(reps.end),
      reps.list.allSatisfy({ $0.value < elements[two + 2].value }),
      names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.dumbbell)
    else { return }
    var load = elements[two + 2]
    load.flags.formUnion([.spaceBefore, .spaceAfter, .loadOfSide])
    putSets(timesAndList(load, reps.list), from: two, to: reps.end)
  }

  private func timesAndList(_ load: Element, _ list: [Element]) -> [Element] {
    var sets = [load]
    for count in list {
      let place = ByteRange(Int(count.range.start), Int(count.range.start))
      sets.append(
        Element(sets.count == 1 ? .times : .comma, place, flags: [.spaceBefore, .spaceAfter]))
      sets.append(count)
      sets[sets.count - 1].flags = [.spaceBefore, .spaceAfter]
    }
    return sets
  }

  /// Bare counts with commas, slashes or nothing between them.
  private func repsAtEnd(_ first: Int) -> (list: [Element], end: Int) {
    var list: [Element] = []
    var index = first
    while let count = elements[safe: index], count.isBareWhole, 1_000...30_000 ~= count.value {
      list.append(count)
      index += 1
      if let mark = elements[safe: index], mark.kind == .comma || mark.kind == .slash,
        elements[safe: index + 1]?.isBareWhole == true
      {
        index += 1
      }
    }
    return (list, index)
  }

  private static let doubles = WordSet("double doubles dbl dual doppel doble")
}

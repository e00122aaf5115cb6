internal import JournalSyntax

/// Loads that are hung for the same time, and loads that are carried: `max hangs 10s: +8 +10 +12(7s)`, `yoke 180 - 20m`.
extension FileReader {
  /// Writes out each load with the time that stands before all of them.
  mutating func settleLoadsHungForOneTime() {
    guard elements.count > 5, elements[0].kind == .word,
      let time = elements.firstIndex(where: \.isNumber), time > 0,
      elements[time].unit == .letterS || elements[time].unit == .second,
      3_000...60_000 ~= elements[time].value, elements[..<time].allSatisfy({ $0.kind == .word })
    else { return }
    var start = time + 1
    // The edge: `20mm`.
    if start < elements.count, elements[start].kind == .quantity,
      elements[start].unit == .other || elements[start].unit == .centimeter
    {
      start += 1
      if start < elements.count, elements[start].kind == .word, !elements[start].spaceBefore {
        start += 1
      }
    }
    if start < elements.count, elements[start].kind == .colon { start += 1 }
    var (index, sets, count) = (start, [Element](), 0)
    while index + 1 < elements.count, elements[index].kind == .plus, elements[index].spaceBefore,
      !elements[index + 1].spaceBefore,
      elements[index + 1].isBare || elements[index + 1].unit.isMass
    {
      let place = ByteRange(
        Int(elements[index + 1].range.end), Int(elements[index + 1].range.end))
      var held = elements[time]
      var end = index + 2
      if end + 2 < elements.count, elements[end].kind == .openParenthesis,
        elements[end + 1].unit == .letterS || elements[end + 1].unit == .second,
        elements[end + 2].kind == .closeParenthesis
      {
        held = elements[end + 1]
        end += 3
      }
      held.unit = .second
      held.flags = .spaceAfter
      if count > 0 { sets.append(Element(.comma, place, flags: .spaceAfter)) }
      sets += [elements[index], elements[index + 1], Element(.times, place), held]
      count += 1
      index = end
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard count > 1 else { return }
    if start > time + 1 { context.remarks.append(range((time + 1)..<start)) }
    anatomy.parser.elements.replaceSubrange(time..<index, with: sets)
  }

  /// Takes the dash off `yoke 180 - 20m`: the load, and how far it was carried.
  mutating func dropDashBeforeWay() {
    guard elements.count > 3,
      let dash = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .hyphen && elements[$0].spaceBefore && elements[$0].spaceAfter
      }), elements[dash - 1].isBare || elements[dash - 1].unit.isMass,
      40_000...600_000 ~= elements[dash - 1].value, elements[dash - 2].kind == .word,
      elements[..<(dash - 1)].allSatisfy({ $0.kind == .word }),
      elements[dash + 1].unit == .letterM || elements[dash + 1].unit == .meter
        || elements[dash + 1].unit == .yard || elements[dash + 1].unit == .foot,
      5_000...200_000 ~= elements[dash + 1].value,
      dash + 2 == elements.count || elements[dash + 2].kind != .times,
      names.nature(of: text(range(0..<(dash - 1)))).isDisjoint(with: [.cardio, .bodyweight])
    else { return }
    if elements[dash + 1].unit == .letterM { anatomy.parser.elements[dash + 1].unit = .meter }
    anatomy.parser.elements.remove(at: dash)
    anatomy.parser.elements[dash].flags.insert(.spaceBefore)
  }

  /// Leaves one of the `10/10` of `- 10/10 split squat 12kg`: so many of each side.
  mutating func settleSidesBeforeName() {
    guard elements.count > 3, document.lines[context.lineIndex].kind == .item,
      elements[0].isBareWhole, 2_000...30_000 ~= elements[0].value,
      elements[1].kind == .slash, !elements[1].spaceBefore, !elements[2].spaceBefore,
      elements[2].isBareWhole, elements[2].value == elements[0].value,
      elements[3].kind == .word, elements[3].spaceBefore
    else { return }
    anatomy.parser.elements[0].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange(1...2)
  }
}

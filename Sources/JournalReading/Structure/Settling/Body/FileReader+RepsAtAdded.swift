internal import JournalSyntax

/// Reps or seconds before what hangs on the body: `5@BW, 5@+10, 3@+20`, `10s@+20`, `3@-15`, `5 @ BW, 5 @ 10`.
extension FileReader {
  /// Puts each load before its reps.
  mutating func settleRepsAtAdded() {
    let signs = elements.indices.dropFirst().dropLast().filter { isAtOfReps($0) }
    // `12, 10, 8 @ +10` tells what hung on all of them.
    if let first = signs.first, first > 2,
      elements[first - 2].isNumber
        || elements[first - 2].kind == .comma && elements[first - 3].isNumber
    {
      return
    }
    let areOwn = signs.contains { elements[$0 + 1].meaning == .bodyweight }
    guard
      signs.contains(where: { !elements[$0 + 1].isNumber && elements[$0 + 1].kind != .word })
        || areOwn && signs.contains(where: { elements[$0 + 1].value > 10_000 })
    else { return }
    for sign in signs.reversed() {
      let start = sign + 1
      var load: [Element]
      if elements[start].meaning == .bodyweight {
        let isMore =
          start + 2 < elements.count && elements[start + 1].kind == .plus
          && elements[start + 2].isNumber
        load = Array(elements[start...(isMore ? start + 2 : start)])
      } else if opensLoadOfBody(start) {
        load = [elements[start], elements[start + 1]]
      } else if areOwn {
        load = [signOf(.plus, at: start), elements[start]]
        load[0].flags.remove(.spaceAfter)
        load[1].flags.remove(.spaceBefore)
      } else {
        continue
      }
      let last = elements[start].isNumber ? start : start + load.count - 1
      load[0].flags.insert(.spaceBefore)
      var reps = elements[sign - 1]
      reps.flags.formUnion([.spaceBefore, .spaceAfter])
      anatomy.parser.elements.replaceSubrange(
        (sign - 1)...last, with: load + [signOf(.times, at: start), reps])
    }
    anatomy.parser.end = elements.count
  }

  /// The sign between reps and a load; that of `3x5 @+10` stands behind sets.
  private func isAtOfReps(_ sign: Int) -> Bool {
    let reps = elements[sign - 1]
    guard elements[sign].kind == .at,
      reps.isBareWhole && reps.value <= 50_000 || reps.unit.isTime || reps.unit == .letterS,
      reps.kind == .quantity, sign < 2 || elements[sign - 2].kind != .times
    else { return false }
    let load = elements[sign + 1]
    return load.meaning == .bodyweight || opensLoadOfBody(sign + 1)
      || load.isBare && load.value >= 2_000
  }

  /// `BW`, `+10`, `-15`; `-10%` is of something else.
  private func opensLoadOfBody(_ index: Int) -> Bool {
    if elements[index].meaning == .bodyweight { return true }
    guard index + 1 < elements.count,
      elements[index].kind == .plus || elements[index].kind == .hyphen, !elements[index].spaceAfter
    else { return false }
    let load = elements[index + 1]
    return load.kind == .quantity && (load.isBare || load.unit.isMass) && load.value >= 1_000
  }

  /// The `10s` of `hangs 20mm 10s +5, +7.5, +10` and of `hangs 10s each: bw, bw, +5`: the time of each, put behind what
  /// hangs on the body.
  mutating func settleHangsWithLoads() {
    guard
      let time = elements.indices.dropLast(3).first(where: {
        elements[$0].kind == .quantity
          && (elements[$0].unit.isTime || elements[$0].unit == .letterS)
      }), time > 0, !elements[..<time].contains(where: { $0.kind == .times || $0.kind == .comma })
    else { return }
    var start = time + 1
    while start < elements.count, elements[start].meaning == .each || elements[start].kind == .colon
    {
      start += 1
    }
    var (index, loads) = (start, [[Element]]())
    while index < elements.count {
      if elements[index].meaning == .bodyweight, !elements[index].isNumber {
        loads.append([elements[index]])
        index += 1
      } else if elements[index].kind == .plus, index + 1 < elements.count,
        elements[index + 1].kind == .quantity,
        elements[index + 1].isBare || elements[index + 1].unit.isMass
      {
        loads.append([elements[index], elements[index + 1]])
        index += 2
      } else {
        break
      }
      guard index < elements.count, elements[index].kind == .comma,
        index + 1 < elements.count,
        elements[index + 1].kind == .plus || elements[index + 1].meaning == .bodyweight
      else { break }
      index += 1
    }
    guard loads.count > 1 else { return }
    var hold = elements[time]
    hold.flags.formUnion([.spaceBefore, .spaceAfter])
    var sets: [Element] = []
    for load in loads {
      if !sets.isEmpty { sets.append(signOf(.comma, at: start)) }
      var load = load
      load[0].flags.insert(.spaceBefore)
      sets += load + [signOf(.times, at: start), hold]
    }
    anatomy.parser.elements.replaceSubrange(time..<index, with: sets)
    anatomy.parser.end = elements.count
  }
}

internal import JournalSyntax

/// A time before the loads that are held for it: `Max hangs half crimp, 10s: bw, +5kg, +15kg (7s only)`.
extension FileReader {
  /// Puts the time behind each of the loads; another in parentheses is that of the load before it.
  mutating func settleTimeBeforeLoads(_ colon: Int) -> Bool {
    let time = colon - 1
    guard time > 1, elements[time].unit == .second || elements[time].unit == .letterS,
      elements[time].value <= 120_000, elements[time - 1].kind == .comma,
      elements[time - 2].kind == .word, let loads = heldLoads(from: colon + 1)
    else { return false }
    var settled: [Element] = []
    for (load, sets, remark) in loads {
      if !settled.isEmpty {
        let start = Int(elements[load.lowerBound].range.start)
        settled.append(Element(.comma, ByteRange(start, start), flags: .spaceAfter))
      }
      settled += elements[load]
      var held = elements[time]
      held.unit = .second
      if let remark, !remark.isEmpty {
        let told = elements[remark].first {
          $0.unit == .second || $0.unit == .letterS
        }
        if let told { held = told }
        held.unit = .second
        context.remarks.append(range(remark))
      }
      let place = elements[load.upperBound - 1].range
      let end = ByteRange(Int(place.end), Int(place.end))
      held.range = end
      held.flags = .spaceBefore
      settled += [Element(.times, end, flags: .spaceBefore), held]
      if let sets {
        var count = elements[sets]
        count.unit = .set
        settled += [Element(.times, elements[sets - 1].range, flags: .spaceBefore), count]
      }
    }
    anatomy.parser.elements.replaceSubrange((colon + 1)..., with: settled)
    anatomy.parser.elements.removeSubrange((time - 1)...time)
    return true
  }

  private typealias HeldLoad = (load: Range<Int>, sets: Int?, remark: Range<Int>?)

  /// The `bw`, `+5kg (7s only)` and `bw x 4` up to the end of the line, with commas between them.
  private func heldLoads(from first: Int) -> [HeldLoad]? {
    var loads: [HeldLoad] = []
    var index = first
    while index < elements.count {
      let start = index
      if elements[index].kind == .plus || elements[index].kind == .hyphen { index += 1 }
      guard index < elements.count,
        elements[index].meaning == .bodyweight && index == start || elements[index].unit.isMass
          // `+12, +14`.
          || index > start && elements[index].isBare && elements[index].value <= 100_000
      else { return nil }
      index += 1
      let load = start..<index
      var sets: Int?
      if index + 1 < elements.count, elements[index].kind == .times,
        elements[index + 1].isBareWhole, 1_000...10_000 ~= elements[index + 1].value
      {
        sets = index + 1
        index += 2
      }
      var remark: Range<Int>?
      if index < elements.count, elements[index].kind == .openParenthesis {
        guard let close = elements[index...].firstIndex(where: { $0.kind == .closeParenthesis })
        else { return nil }
        remark = (index + 1)..<close
        index = close + 1
      }
      loads.append((load, sets, remark))
      guard index < elements.count else { break }
      guard elements[index].kind == .comma else { return nil }
      index += 1
    }
    return loads.isEmpty ? nil : loads
  }
}

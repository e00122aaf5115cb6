internal import JournalSyntax

/// How many equal sets a line tells by what stands before the set: a tick for each, `✅✅✅ 35kg x 12`, or their numbers, `1-3) 40 x
/// 10`.
extension FileReader {
  /// Writes both as `3 sets: 40 x 10`.
  mutating func settleCountsBeforeSets() {
    guard elements.count > 2 else { return }
    if elements[elements.count - 1].kind == .check { settleTicksBehindSet() }
    if elements[0].kind == .check {
      settleTicksBeforeSet()
    } else if elements[0].isBareWhole {
      settleNumbersBeforeSet()
    }
  }

  private mutating func settleTicksBeforeSet() {
    let line = document.lines[context.lineIndex]
    let ticks = elements.prefix { $0.kind == .check }.count
    // The first is the box of the line.
    let count = line.check == .done ? ticks + 1 : ticks
    guard 2...10 ~= count, ticks < elements.count,
      elements[ticks].kind == .quantity || elements[ticks].meaning == .bodyweight,
      elements[ticks].unit != .set, elements[ticks].unit != .round,
      tellsOneSet(ticks..<elements.count)
    else { return }
    putCount(count, inPlaceOf: 0..<ticks)
  }

  /// `Row 35kg x 12 ✅✅✅`: a load and its reps, which tell no count.
  private mutating func settleTicksBehindSet() {
    let end = elements.lastIndex { $0.kind != .check }.map { $0 + 1 } ?? 0
    let ticks = elements.count - end
    guard 2...10 ~= ticks, end > 2, elements[end - 1].isBareWhole, elements[end - 2].kind == .times,
      elements[end - 3].unit.isMass
        || elements[end - 3].isBare && elements[end - 3].value >= 20_000,
      tellsOneSet(0..<end), !elements[..<(end - 3)].contains(where: \.isNumber)
    else { return }
    let place = Int(elements[end - 1].range.end)
    anatomy.parser.elements.replaceSubrange(
      end...,
      with: [
        Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]),
        Element(
          .quantity, elements[end].range, unit: .set, value: Int32(ticks) * 1000,
          flags: .spaceBefore),
      ])
    anatomy.parser.end = elements.count
  }

  /// No list and no count: nothing that tells several sets by itself.
  private func tellsOneSet(_ indices: Range<Int>) -> Bool {
    var signs = 0
    for element in elements[indices] {
      switch element.kind {
      case .times: signs += 1
      case .comma, .slash, .check: return false
      case .quantity where element.unit == .set: return false
      default: continue
      }
    }
    return signs < 2
  }

  /// `1-3) 40 x 10`, `2+3) 45 x 8` below the name of an exercise.
  private mutating func settleNumbersBeforeSet() {
    guard elements.count > 4, elements[2].isBareWhole,
      elements[3].kind == .closeParenthesis
        // `1-3: 40x10` above `4: 45x8`.
        || elements[3].kind == .colon
          && (elements[0].value == 1_000 || isNextSet(Int(elements[0].value) / 1000)),
      !elements[1].spaceBefore, !elements[3].spaceBefore, elements[4].spaceBefore,
      elements[4].kind == .quantity || elements[4].meaning == .bodyweight,
      context.entry != nil || context.pendingName != nil,
      elements[0].value < elements[2].value, 1_000...12_000 ~= elements[0].value,
      elements[2].value <= 12_000, tellsOneSet(4..<elements.count)
    else { return }
    switch elements[1].kind {
    case .hyphen, .tilde: break
    case .plus, .ampersand, .slash, .comma:
      guard elements[2].value == elements[0].value + 1_000 else { return }
    default: return
    }
    context.setNumber = (Int(elements[2].value) / 1000, context.lineIndex)
    putCount(Int(elements[2].value - elements[0].value) / 1000 + 1, inPlaceOf: 0..<4)
  }

  private mutating func putCount(_ count: Int, inPlaceOf marks: Range<Int>) {
    let (place, end) = (
      elements[marks.lowerBound].range, Int(elements[marks.upperBound - 1].range.end)
    )
    anatomy.parser.elements.replaceSubrange(
      marks,
      with: [
        Element(.quantity, place, unit: .set, value: Int32(count) * 1000),
        Element(.colon, ByteRange(end, end), flags: .spaceAfter),
      ])
    anatomy.parser.end = elements.count
  }
}

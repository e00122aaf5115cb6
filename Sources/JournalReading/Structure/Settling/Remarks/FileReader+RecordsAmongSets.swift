internal import JournalSyntax

/// What somebody says of a set before the next one: `95 1 PB!, 82.5 6 6`, `92.5 3!! (= old best) 80 8 7`.
extension FileReader {
  /// Keeps it for a remark, with a comma in its place.
  mutating func dropRecordsAmongSets() {
    var index = 2
    while index < elements.count, elements.count < 400 {
      defer { index += 1 }
      guard isAboutRecord(index), isRepsOfLoad(index - 1),
        case let end = endOfPraise(index), end > index, end < elements.count,
        let comma = partOfNextSet(end)
      else { continue }
      context.remarks.append(range(index..<end))
      let place = elements[index].range
      anatomy.parser.elements.removeSubrange(index..<end)
      if !comma {
        anatomy.parser.elements.insert(
          Element(.comma, ByteRange(Int(place.start), Int(place.start)), flags: .spaceAfter),
          at: index)
      }
      anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
      anatomy.parser.end = elements.count
    }
  }

  /// Keeps the last words of `squat 135 x 6 6 5 ONE PLATE`: how it looked.
  mutating func dropPlatesBehindReps() {
    let last = elements.count - 1
    guard last > 3, elements[last].meaning == .plate, elements[last - 1].meaning == .cardinal,
      elements[last - 2].isBareWhole, elements[last - 2].value <= 30_000,
      elements[..<(last - 2)].contains(where: { $0.kind == .times })
    else { return }
    context.remarks.append(range(last - 1..<last + 1))
    anatomy.parser.elements.removeLast(2)
    anatomy.parser.end = elements.count
  }

  /// The `on chest` of `Sit ups 3x20, 5 kg on chest`: where the load of all sets was held.
  mutating func dropPlaceOfLoad() {
    guard
      let load = elements.indices.dropFirst(4).dropLast(2).first(where: {
        elements[$0].unit.isMass && elements[$0 - 1].kind == .comma
      }), elements[load - 2].isBareWhole, elements[load - 3].kind == .times,
      elements[load - 4].isBareWhole, elements[load - 4].value <= 12_000,
      2...4 ~= elements.count - load - 1,
      elements[(load + 1)...].allSatisfy({ $0.kind == .word }), isWord(load + 1, in: Self.onto)
    else { return }
    context.remarks.append(range(load + 1..<elements.count))
    anatomy.parser.elements.removeSubrange((load + 1)...)
    anatomy.parser.end = elements.count
  }

  private static let onto = WordSet(
    "on held holding behind across auf sur sobre su sul на op på na")

  private func isAboutRecord(_ index: Int) -> Bool {
    elements[index].meaning == .record || elements[index].kind == .exclamation
      || elements[index].kind == .openParenthesis
  }

  /// The 3 of `52.5 3` and of `52.5x3`.
  private func isRepsOfLoad(_ reps: Int) -> Bool {
    guard reps > 1, elements[reps].isBareWhole, elements[reps].value <= 30_000 else { return false }
    let load = elements[reps - 1].kind == .times ? reps - 2 : reps - 1
    return elements[load].kind == .quantity
      && (elements[load].isBare || elements[load].unit.isMass)
      && elements[load].value > elements[reps].value && elements[load].value >= 20_000
  }

  /// Behind words of records, exclamations, and parentheses without a number.
  private func endOfPraise(_ start: Int) -> Int {
    var (index, tellsRecord) = (start, false)
    while index < elements.count {
      switch elements[index].kind {
      case .exclamation: index += 1
      case .word where elements[index].meaning == .record:
        tellsRecord = true
        index += 1
      case .openParenthesis:
        guard
          let close = elements[index...].prefix(8).firstIndex(where: {
            $0.kind == .closeParenthesis
          }),
          (index..<close).contains(where: {
            elements[$0].meaning == .record || isWord($0, in: GymWords.bests)
          }),
          !elements[index..<close].contains(where: { $0.isNumber || $0.kind == .times })
        else { return tellsRecord ? index : start }
        tellsRecord = true
        index = close + 1
      default: return tellsRecord ? index : start
      }
    }
    return tellsRecord ? index : start
  }

  /// True for a comma before the load of another set, false for the load itself, `nil` for all else.
  private func partOfNextSet(_ next: Int) -> Bool? {
    let isParted = elements[next].kind == .comma || elements[next].kind == .semicolon
    let load = isParted ? next + 1 : next
    guard load + 1 < elements.count, elements[load].kind == .quantity,
      elements[load].isBare || elements[load].unit.isMass, elements[load].value >= 15_000,
      elements[load + 1].isBareWhole || elements[load + 1].kind == .times
    else { return nil }
    return isParted
  }
}

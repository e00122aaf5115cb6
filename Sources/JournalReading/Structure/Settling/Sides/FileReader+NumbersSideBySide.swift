internal import JournalSyntax
internal import WorkoutModel

/// Numbers between blanks that are a list, and no factors: `15 13 11 sec`, `8 8`.
extension FileReader {
  /// Writes the `15 13 11 sec` of a hold as three times.
  mutating func settleUnitOfTimes(_ last: Int) {
    guard elements[last].unit == .second || elements[last].unit == .minute, last > 1,
      last + 1 == elements.count
        || !elements[last + 1].isNumber
          && elements[last + 1].kind != .times
    else { return }
    var first = last
    while first > 0, elements[first - 1].isBareWhole, elements[first].spaceBefore,
      elements[first - 1].value / 2 <= elements[last].value,
      elements[last].value / 2 <= elements[first - 1].value
    {
      first -= 1
    }
    guard last - first > 1 || last - first == 1 && context.pendingName == nil, first > 0,
      elements[first - 1].kind == .word,
      case let nature = names.nature(of: NameText.clean(written.bytes[range(0..<first).indices])),
      nature.contains(.timed), !nature.contains(.cardio)
    else { return }
    for index in ((first + 1)...last).reversed() {
      let gap = ByteRange(Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements[index - 1].unit = elements[last].unit
      anatomy.parser.elements.insert(Element(.comma, gap, flags: .spaceAfter), at: index)
    }
  }

  /// Puts commas between the columns of `Crunches      30      30      30`: the reps of three sets, and no
  /// load among them.
  mutating func settleColumnsOfReps() {
    guard context.table == nil, let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements.count - first >= 2,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      case let numbers = elements[first...].prefix(while: {
        $0.isBareWhole && $0.flags.contains(.gap) && 3_000...100_000 ~= $0.value
      }), numbers.count > 1,
      numbers.endIndex == elements.count || elements[numbers.endIndex].kind == .word,
      let least = numbers.lazy.map(\.value).min(), let most = numbers.lazy.map(\.value).max(),
      most <= 2 * least,
      case let nature = names.nature(
        of: NameText.clean(written.bytes[range(0..<first).indices])),
      nature.isDisjoint(with: [.lifted, .dumbbell, .timed, .cardio, .distance])
    else { return }
    if numbers.endIndex < elements.count {
      context.remarks.append(range(numbers.endIndex..<elements.count))
      anatomy.parser.elements.removeSubrange(numbers.endIndex...)
    }
    putCommas(between: Array(first..<elements.count))
  }

  /// Puts a comma between the two equal numbers of `Step ups 8 8`: nobody does eight sets of eight so.
  mutating func settleEqualCounts() {
    let last = elements.count - 1
    guard last > 1, !context.isPieceOfLine, elements[last].isBareWhole,
      elements[last - 1].isBareWhole,
      elements[last].value == elements[last - 1].value, 4_000...50_000 ~= elements[last].value,
      elements[last].spaceBefore, elements[last - 1].spaceBefore,
      elements[..<(last - 1)].allSatisfy({
        $0.kind == .word || $0.kind == .hyphen || $0.kind == .slash
      }),
      case let nature = names.nature(
        of: NameText.clean(written.bytes[range(0..<(last - 1)).indices])),
      nature.isDisjoint(with: [.timed, .cardio, .distance]),
      nature.isDisjoint(with: [.lifted, .dumbbell]) || elements[last].value <= 12_000
        || elements[..<last].contains(where: { $0.meaning == .equipment })
    else { return }
    let gap = ByteRange(Int(elements[last].range.start), Int(elements[last].range.start))
    anatomy.parser.elements.insert(Element(.comma, gap, flags: .spaceAfter), at: last)
  }
}

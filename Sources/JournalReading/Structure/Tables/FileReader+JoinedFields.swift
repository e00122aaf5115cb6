internal import JournalSyntax
internal import WorkoutModel

/// The line that a row of fields stands for.
extension FileReader {
  /// `Squat`, `100`, `5`, `3` as `Squat 100 x 5 x 3`; `nil` when the numbers make no such line.
  func joined(_ row: FieldRow) -> [Element]? {
    var joined = Array(elements[row.name])
    if row.tellsReps, !row.tellsOnlyReps, !areReps(row.numbers.dropFirst()) { return nil }
    for (index, cell) in row.numbers.enumerated() {
      // `70 | 4x6` is what others write as `70 4x6`.
      if index > 0, !isSchemeOfLoad(row, index) { joined.append(joint(row, index)) }
      joined += elements[cell]
    }
    for rating in row.ratings {
      if elements[rating.lowerBound].kind == .quantity {
        let start = Int(elements[rating.lowerBound].range.start)
        joined.append(Element(.at, ByteRange(start, start)))
      }
      joined += elements[rating]
    }
    for index in joined.indices { joined[index].flags.formUnion([.spaceBefore, .spaceAfter]) }
    return joined
  }

  /// `Pull-ups | 8 | 7 | 6`: three numbers or more near each other, of an exercise without a load.
  func tellsOnlyReps(_ row: FieldRow) -> Bool {
    row.numbers.count >= 3 && areReps(row.numbers[...])
      && names.nature(of: NameText.clean(written.bytes[range(row.name).indices])).contains(
        .bodyweight)
  }

  /// Whole numbers near each other, as the reps of sets are.
  private func areReps(_ cells: ArraySlice<Range<Int>>) -> Bool {
    let reps = cells.map { elements[$0.lowerBound] }
    guard let least = reps.map(\.value).min(), let most = reps.map(\.value).max() else {
      return false
    }
    return most / 2 <= least && cells.allSatisfy { $0.count == 1 }
      && reps.allSatisfy {
        $0.value % 1000 == 0 && ($0.unit == .none || $0.unit == .repetition)
      }
  }

  /// The `4x6` of `2022-09-05 | bench press | 70 | 4x6 |`: sets and reps behind the load, and both can be no load beside
  /// it.
  private func isSchemeOfLoad(_ row: FieldRow, _ index: Int) -> Bool {
    guard index == 1, row.numbers.count == 2, !row.tellsReps, isSchemeInCell(row.numbers[1]),
      case let (load, cell) = (row.numbers[0], row.numbers[1]), load.count == 1,
      elements[load.lowerBound].isBare || elements[load.lowerBound].unit.isMass,
      elements[load.lowerBound].meaning != .set
    else { return false }
    let (sets, reps) = (elements[cell.lowerBound], elements[cell.lowerBound + 2])
    return sets.isBareWhole && sets.value <= 20_000 && reps.isBareWhole && reps.value <= 60_000
  }

  /// The `10,10,9` of `barbell curl | 30 | 10,10,9`.
  private func isListOfReps(_ cell: Range<Int>) -> Bool {
    cell.count > 2
      && cell.enumerated().allSatisfy { number, index in
        number % 2 == 1
          ? elements[index].kind == .comma || elements[index].kind == .slash
            || elements[index].kind == .hyphen
          : elements[index].isBareWhole && elements[index].value <= 60_000
      }
  }

  private func joint(_ row: FieldRow, _ index: Int) -> Element {
    let (before, cell) = (row.numbers[index - 1], row.numbers[index])
    let kind: Element.Kind =
      if row.tellsOnlyReps {
        .comma
      } else if row.tellsReps {
        index == 1 ? .times : .comma
      } else if before.count == 1, cell.count == 1 {
        isMeasured(before) && isMeasured(cell) ? .comma : .times
      } else if before.count == 1, index == 1, row.numbers.count == 2, isListOfReps(cell) {
        .times
      } else {
        before.count > 1 && cell.count > 1 ? .comma : .pipe
      }
    let start = elements[cell.lowerBound].range.start
    return Element(kind, ByteRange(Int(start), Int(start)))
  }

  /// `5 km` beside `25:30`.
  private func isMeasured(_ cell: Range<Int>) -> Bool {
    let element = elements[cell.lowerBound]
    return element.kind == .clock || element.unit.isTime || element.unit.isLength
  }
}

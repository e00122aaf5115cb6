internal import JournalSyntax
internal import WorkoutModel

/// Heads of columns that tell times and ways.
extension FileReader {
  /// The `min` of `Time (min)`; none where the head tells none.
  func timeUnit(_ meanings: [WordMeaning]) -> Unit {
    for meaning in meanings {
      switch meaning {
      case .second, .letterS: return .second
      case .minute, .letterM: return .minute
      case .hour: return .hour
      default: continue
      }
    }
    return .none
  }

  /// The `km` of `Distance [km]`; none where the head tells none.
  func wayUnit(_ meanings: [WordMeaning]) -> Unit {
    for meaning in meanings {
      switch meaning {
      case .meter, .letterM: return .meter
      case .kilometer, .mile, .yard, .foot: return Unit(meaning) ?? .none
      default: continue
      }
    }
    return .none
  }

  /// Thousandths of the seconds of `90`, `90s`, `1:30` and `2 min` below `Rest`; `nil` for words.
  func rest(_ cell: Range<Int>, _ unit: Unit) -> Int32? {
    guard cell.count == 1, var rest = elements[cell].first, rest.isNumber else { return nil }
    if rest.unit == .none, rest.kind == .quantity { rest.unit = unit }
    return anatomy.parser.seconds(of: rest).flatMap { 1_000...3_600_000 ~= $0 ? $0 : nil }
  }

  /// `| Exercise | Min | Km |`, `| Date | Miles |` below `Running`: units alone, where exercises have
  /// their column or endurance work stands above.
  func takeMeasures(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard columns.contains(where: \.isExercise) || isBelowEndurance || tellsDays(columns) else {
      return
    }
    for (index, cell) in cells.enumerated() where columns[index].isUnknown && 1...2 ~= cell.count {
      let head = elements[cell.lowerBound]
      guard head.kind == .word, cell.count == 1 || elements[cell.lowerBound + 1].kind == .period
      else { continue }
      switch head.meaning {
      case .second, .minute, .hour: columns[index] = .time(timeUnit([head.meaning]))
      case .meter, .kilometer, .mile, .yard, .letterM:
        columns[index] = .distance(wayUnit([head.meaning]))
      default: continue
      }
    }
  }

  private func tellsDays(_ columns: [TableColumns.Column]) -> Bool {
    columns.contains { if case .date = $0 { true } else { false } }
  }

  private var isBelowEndurance: Bool {
    if let name = context.pendingName { return names.nature(of: name.text).contains(.cardio) }
    return context.entry.map { file.entries[$0].nature.contains(.cardio) } ?? false
  }
}

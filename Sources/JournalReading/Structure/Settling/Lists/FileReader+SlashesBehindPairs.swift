internal import JournalSyntax

/// Loads behind pairs whose reps stand between slashes: `60x8 80 5/5/4`, `60x8 80/5/3`.
extension FileReader {
  /// Parts the `80 5/5/4` from the `60x8` before it, and writes `80/5/3` as `80x5x3`: its load, reps and
  /// sets.
  mutating func partSlashesFromPair(_ load: Int) {
    guard load > 2, load + 3 < elements.count, elements[load].isBare, elements[load].spaceBefore,
      elements[load].value >= 20_000, isPairOfLoad(before: load),
      case let first = elements[load + 1].kind == .slash ? load + 2 : load + 1,
      let end = endOfSlashes(first, below: elements[load].value / 2)
    else { return }
    if first == load + 2 {
      guard !elements[load + 1].spaceBefore, end == load + 5,
        2_000...10_000 ~= elements[load + 4].value
      else { return }
      anatomy.parser.elements[load + 1].kind = .times
      anatomy.parser.elements[load + 3].kind = .times
    } else if !elements[first].spaceBefore || end == first + 1 {
      return
    }
    let start = Int(elements[load].range.start)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: load)
  }

  /// The `60x8`, no part of a longer product.
  private func isPairOfLoad(before index: Int) -> Bool {
    elements[index - 2].kind == .times && !elements[index - 2].spaceBefore
      && elements[index - 3].isBare && elements[index - 3].value >= 20_000
      && elements[index - 1].isBareWhole && elements[index - 1].value <= 20_000
      && elements[safe: index - 4]?.kind != .times && elements[safe: index - 4]?.kind != .slash
  }

  /// Behind the reps with slashes between them; another factor behind makes something else of them.
  private func endOfSlashes(_ first: Int, below load: Int32) -> Int? {
    var index = first
    while index < elements.count, elements[index].isBareWhole,
      1_000...30_000 ~= elements[index].value, elements[index].value <= load
    {
      index += 1
      guard elements[safe: index]?.kind == .slash, !elements[index].spaceBefore,
        elements[safe: index + 1]?.kind == .quantity
      else { break }
      index += 1
    }
    guard index > first, elements[safe: index]?.kind != .times || elements[index].spaceBefore
    else { return nil }
    return index
  }
}

internal import JournalSyntax

/// What hung on the body in each set, beside the reps of each: `Pull-ups bw/+5/+5 x 5/6/6`.
extension FileReader {
  /// Writes `bw x 5, +5 x 6, +5 x 6`.
  mutating func settleAddedLoadsOfReps() {
    guard
      let plus = elements.indices.dropFirst(2).first(where: {
        elements[$0].kind == .plus && elements[$0 - 1].kind == .slash
      }),
      let start = startOfAddedLoads(plus),
      let loads = addedLoads(from: start), loads.end < elements.count,
      elements[loads.end].kind == .times || elements[loads.end].kind == .at,
      let reps = listOfReps(from: loads.end + 1), reps.items.count == loads.items.count
    else { return }
    var pairs: [Element] = []
    for (load, reps) in zip(loads.items, reps.items) {
      if !pairs.isEmpty {
        let end = Int(elements[load.lowerBound].range.start)
        pairs.append(Element(.comma, ByteRange(end, end), flags: .spaceAfter))
      }
      pairs += elements[load]
      var times = elements[loads.end]
      times.kind = .times
      pairs += [times, elements[reps]]
    }
    anatomy.parser.elements.replaceSubrange(start..<reps.end, with: pairs)
    anatomy.parser.end = elements.count
  }

  /// The body alone counts nothing in a list of loads: `bw/+5/+5` in a cell is `0/+5/+5`.
  mutating func settleBodyInLoads(_ cells: [Range<Int>]) {
    settleBodyByLetters(cells)
    for cell in cells where cell.count > 3 && elements[cell.lowerBound].meaning == .bodyweight {
      guard elements[cell.lowerBound + 1].kind == .slash,
        elements[cell.lowerBound + 2].kind == .plus || elements[cell.lowerBound + 2].isNumber
      else { continue }
      anatomy.parser.elements[cell.lowerBound].kind = .quantity
      anatomy.parser.elements[cell.lowerBound].value = 0
    }
  }

  /// The `KG` of `Klimmzüge | KG | 6 | 5`, for `Körpergewicht`: a unit alone beside work with the own weight.
  private mutating func settleBodyByLetters(_ cells: [Range<Int>]) {
    guard
      let cell = cells.first(where: {
        ($0.count == 1 || $0.count == 3 && elements[$0.lowerBound + 1].kind == .plus)
          && bytes[elements[$0.lowerBound].range.indices].elementsEqual("KG".utf8)
      }),
      cells.contains(where: { name in
        !name.isEmpty && name != cell && elements[name.lowerBound].kind == .word
          && names.nature(of: NameText.clean(written.bytes[range(name).indices]))
            .contains(.bodyweight)
      })
    else { return }
    anatomy.parser.elements[cell.lowerBound].kind = .word
    anatomy.parser.elements[cell.lowerBound].word = Word(meaning: .bodyweight, value: 0)
  }

  /// Back from the slash before the plus to the first load: the body alone, a load, or one behind a plus.
  private func startOfAddedLoads(_ plus: Int) -> Int? {
    var start = plus - 2
    guard start >= 0, isBodyOrLoad(start) else { return nil }
    if start > 0, elements[start - 1].kind == .plus { start -= 1 }
    return start > 0 && elements[start - 1].kind == .slash ? nil : start
  }

  private func isBodyOrLoad(_ index: Int) -> Bool {
    elements[index].meaning == .bodyweight || elements[index].isBare
      || elements[index].kind == .quantity && elements[index].unit.isMass
  }

  private func addedLoads(from start: Int) -> (items: [Range<Int>], end: Int)? {
    var (items, index): ([Range<Int>], Int) = ([], start)
    while index < elements.count {
      let first = index
      if elements[index].kind == .plus { index += 1 }
      guard index < elements.count, isBodyOrLoad(index) else { return nil }
      items.append(first..<index + 1)
      index += 1
      guard index < elements.count, elements[index].kind == .slash else { break }
      index += 1
    }
    return items.count > 1 ? (items, index) : nil
  }

  private func listOfReps(from start: Int) -> (items: [Int], end: Int)? {
    var (items, index): ([Int], Int) = ([], start)
    while index < elements.count, elements[index].isBareWhole {
      items.append(index)
      index += 1
      guard index + 1 < elements.count,
        elements[index].kind == .slash || elements[index].kind == .comma,
        elements[index + 1].isBareWhole
      else { break }
      index += 1
    }
    return (items, index)
  }
}

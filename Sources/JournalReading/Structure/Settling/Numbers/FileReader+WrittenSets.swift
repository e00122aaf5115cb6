internal import JournalSyntax

/// Sets as the parser of expressions knows them, in place of what a line tells in other ways.
extension FileReader {
  /// `60 x 5, 70 x 3`: each load with its reps, in the order given.
  func writtenSets(_ sets: some Sequence<(load: Element, reps: Int32)>) -> [Element] {
    var written: [Element] = []
    for set in sets {
      let place = ByteRange(Int(set.load.range.end), Int(set.load.range.end))
      if !written.isEmpty { written.append(Element(.comma, place, flags: .spaceAfter)) }
      written.append(set.load)
      written[written.count - 1].flags.insert(.spaceBefore)
      written.append(Element(.times, place))
      written.append(Element(.quantity, place, value: set.reps, flags: .spaceAfter))
    }
    return written
  }

  /// Puts commas between numbers that stand side by side, but for those behind a comma already.
  mutating func putCommas(between numbers: [Int]) {
    for index in numbers.dropFirst().reversed() where elements[index - 1].kind != .comma {
      let gap = ByteRange(Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements.insert(Element(.comma, gap, flags: .spaceAfter), at: index)
    }
  }
}

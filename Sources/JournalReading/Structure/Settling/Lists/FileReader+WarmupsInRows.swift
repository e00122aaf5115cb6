internal import JournalSyntax
internal import WorkoutModel

/// Rows of fields in which a letter marks what was done to warm up: `squat, 135, 5w, 185, 5, 5, 5`.
extension FileReader {
  /// Writes each load with its reps, `135 x 5 w, 185 x 5, 5, 5`.
  mutating func settleWarmupsInRow() {
    guard elements.count > 7, elements[0].kind == .word,
      let comma = elements.prefix(6).firstIndex(where: { $0.kind == .comma }),
      elements[..<comma].allSatisfy({ $0.kind == .word })
    else { return }
    var (index, hasLetter) = (comma + 1, false)
    var fields: [(number: Int, letter: Int?)] = []
    while let number = elements[safe: index], number.isBare {
      var next = index + 1
      var letter: Int?
      if let mark = elements[safe: next], mark.kind == .word, !mark.spaceBefore,
        mark.range.count == 1, bytes[Int(mark.range.start)] | 0x20 == UInt8(ascii: "w")
      {
        letter = next
        hasLetter = true
        next += 1
      }
      fields.append((index, letter))
      guard elements[safe: next]?.kind == .comma else {
        index = next
        break
      }
      index = next + 1
    }
    guard hasLetter, fields.count > 2, tellsLoadAndReps(fields) else { return }
    let end = min(index, elements.count)
    var written: [Element] = []
    for (place, field) in fields.enumerated() {
      var number = elements[field.number]
      number.flags.formUnion([.spaceBefore, .spaceAfter])
      let start = ByteRange(Int(number.range.start), Int(number.range.start))
      if isLoadOfRow(fields, place) {
        if place > 0 { written.append(Element(.comma, start, flags: .spaceAfter)) }
        written.append(number)
        continue
      }
      let isFirst = isLoadOfRow(fields, place - 1)
      written.append(
        Element(isFirst ? .times : .comma, start, flags: [.spaceBefore, .spaceAfter]))
      written.append(number)
      if let letter = field.letter {
        var mark = elements[letter]
        mark.word = Word(meaning: .warmup, value: 0)
        mark.flags.insert(.spaceBefore)
        written.append(mark)
      }
    }
    anatomy.parser.elements.replaceSubrange(comma..<end, with: written)
    anatomy.parser.end = elements.count
  }

  /// More than any reps, and no letter behind it.
  private func isLoadOfRow(_ fields: [(number: Int, letter: Int?)], _ place: Int) -> Bool {
    place == 0 || fields[place].letter == nil && elements[fields[place].number].value > 30_000
  }

  /// A load at the start, whole reps behind each load, and none behind the last of them missing.
  private func tellsLoadAndReps(_ fields: [(number: Int, letter: Int?)]) -> Bool {
    guard elements[fields[0].number].value >= 10_000, fields[0].letter == nil else { return false }
    return fields.indices.dropFirst().allSatisfy { place in
      if isLoadOfRow(fields, place) {
        return place + 1 < fields.count && !isLoadOfRow(fields, place - 1)
      }
      return elements[fields[place].number].isBareWhole
        && elements[fields[place].number].value <= 30_000
    }
  }
}

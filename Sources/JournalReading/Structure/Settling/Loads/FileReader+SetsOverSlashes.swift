internal import JournalSyntax

/// A load and a count of sets with a slash between them, in a file that says so once: `95/3 means 95 lbs for 3 sets of five`.
extension FileReader {
  /// Writes `95 3 sets x 5` for `95/3`, and `62.5 x 5, 5, 4` for `62.5/3 x4`.
  mutating func settleSetsOverSlashes() {
    guard let reps = repsOverSlashes() else { return }
    var slash = 1
    while slash + 1 < elements.count, elements.count < 300 {
      defer { slash += 1 }
      guard elements[slash].kind == .slash, !elements[slash].spaceBefore,
        elements[slash - 1].isBare,
        elements[slash - 1].value >= 15_000, slash > 1, elements[slash - 2].kind == .word,
        elements[slash + 1].kind == .quantity, elements[slash + 1].value % 1000 == 0,
        1_000...10_000 ~= elements[slash + 1].value,
        elements[slash + 1].isBare || elements[slash + 1].unit == .hour,
        elements[safe: slash + 2]?.kind != .slash
      else { continue }
      dropLetterBehindSets(slash + 1)
      let count = Int(elements[slash + 1].value) / 1000
      // `150/3x3` tells its reps itself.
      if elements[safe: slash + 2]?.kind == .times, elements[slash + 2].spaceBefore == false {
        anatomy.parser.elements[slash + 1].unit = .set
        anatomy.parser.elements.remove(at: slash)
        continue
      }
      let place = ByteRange(Int(elements[slash].range.start), Int(elements[slash].range.start))
      let each = Element(.quantity, place, value: reps, flags: .spaceAfter)
      if elements[safe: slash + 2]?.kind == .times, elements[safe: slash + 3]?.isBareWhole == true,
        elements[slash + 3].value < reps, count > 1
      {
        var list = [Element(.times, place, flags: [.spaceBefore, .spaceAfter])]
        for _ in 1..<count { list += [each, Element(.comma, place, flags: .spaceAfter)] }
        list.append(elements[slash + 3])
        anatomy.parser.elements.replaceSubrange(slash...(slash + 3), with: list)
      } else {
        anatomy.parser.elements[slash + 1].unit = .set
        anatomy.parser.elements[slash + 1].flags.insert(.spaceAfter)
        anatomy.parser.elements.insert(
          contentsOf: [Element(.times, place, flags: [.spaceBefore, .spaceAfter]), each],
          at: slash + 2)
        anatomy.parser.elements.remove(at: slash)
      }
      anatomy.parser.elements[slash - 1].flags.insert(.spaceAfter)
    }
    anatomy.parser.end = elements.count
  }

  /// The `e` of `95/3 e` and the `h` of `120/3 h`, which is no hour: how hard it was.
  private mutating func dropLetterBehindSets(_ sets: Int) {
    if elements[sets].unit == .hour {
      anatomy.parser.elements[sets].unit = .none
    } else if elements[safe: sets + 1]?.kind == .word, elements[sets + 1].range.count == 1,
      0x61...0x7A ~= bytes[Int(elements[sets + 1].range.start)]
    {
      context.remarks.append(elements[sets + 1].range)
      anatomy.parser.elements.remove(at: sets + 1)
    }
  }

  /// Asked once a file: the 5 of `95/3 means 95 lbs for 3 sets OF FIVE`, in thousandths.
  private mutating func repsOverSlashes() -> Int32? {
    if file.soughtRepsOverSlashes { return file.repsOverSlashes }
    file.soughtRepsOverSlashes = true
    for line in document.lines.prefix(15) where line.content.count <= 600 {
      let words = bytes[line.content.indices].split { $0 == Byte.space || $0 == Byte.comma }
      for (index, word) in words.enumerated() where Self.means.contains(word) && index > 0 {
        let parts = words[index - 1].split(separator: Byte.slash)
        guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { Byte.isDigit($0) } }),
          case let rest = words[(index + 1)...],
          let sets = rest.firstIndex(where: {
            Self.sets.contains($0.prefix { Byte.isASCIILetter($0) })
          }),
          sets + 2 < words.count, Array(words[sets - 1]) == Array(parts[1]),
          let reps = number(words[sets + 2].prefix { Byte.isASCIILetter($0) || Byte.isDigit($0) })
        else { continue }
        file.repsOverSlashes = reps * 1000
        return file.repsOverSlashes
      }
    }
    return nil
  }

  private func number(_ word: ArraySlice<UInt8>) -> Int32? {
    if let digit = word.first, Byte.isDigit(digit), word.count <= 2 {
      return Int32(String(decoding: word, as: UTF8.self))
    }
    return Self.numerals.firstIndex { $0.contains(word) }.map { Int32($0) + 1 }
  }

  private static let means = WordSet("means mean is =")
  private static let sets = WordSet("sets set")
  private static let numerals = "one two three four five six seven eight nine ten eleven twelve"
    .split(separator: " ")
    .map { WordSet(String($0)) }
}

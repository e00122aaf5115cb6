internal import JournalSyntax

/// Dumbbells named for their load before the reps of each set: `Curls 6s 10 10`, `DB row 8s 12`.
extension FileReader {
  /// Puts a times sign behind the size and commas between the reps.
  mutating func settleSizeBeforeList(_ size: Int) -> Bool {
    guard elements[size].unit == .letterS, elements[size].flags.contains(.unitGlued),
      2_000...60_000 ~= elements[size].value, elements[size].value % 500 == 0,
      elements[size].value != 21_000, elements[size - 1].kind == .word,
      !elements[..<size].contains(where: \.isNumber),
      case let end = endOfSpacedReps(from: size + 1), end > size + 1,
      end == elements.count
        || elements[end].kind != .times && !elements[end].isNumber
          && elements[end].kind != .slash,
      end > size + 2 || context.namesSizes, isLiftedOverAndOver(size, isLoaded: true)
    else { return false }
    for index in ((size + 2)..<end).reversed() {
      let place = ByteRange(Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: index)
    }
    let place = ByteRange(Int(elements[size + 1].range.start), Int(elements[size + 1].range.start))
    anatomy.parser.elements.insert(
      Element(.times, place, flags: [.spaceBefore, .spaceAfter]), at: size + 1)
    takeForSize(size)
    return true
  }

  /// The number names the dumbbells, and so do others of the file.
  mutating func takeForSize(_ size: Int) {
    anatomy.parser.elements[size].unit = .none
    anatomy.parser.elements[size].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements[size].flags.remove(.unitGlued)
    context.namesSizes = true
  }

  private func endOfSpacedReps(from first: Int) -> Int {
    var index = first
    while index < elements.count, elements[index].isBareWhole, elements[index].spaceBefore,
      4_000...40_000 ~= elements[index].value
    {
      index += 1
    }
    return index
  }

  /// The `er` of `KH 10er: 12/10/9`: dumbbells named for what they weigh.
  mutating func dropSizeEnding(_ ending: Int) -> Bool {
    guard ending > 1, !elements[ending].spaceBefore, isWord(ending, in: Self.sizeEndings),
      elements[ending - 1].isBareWhole
    else { return false }
    if ending > 4, elements[ending - 2].isBareWhole, elements[ending - 3].kind == .times {
      return settleSizeBehindReps(ending)
    }
    guard elements[ending - 2].meaning == .equipment else { return false }
    if ending + 1 < elements.count, elements[ending + 1].kind == .colon {
      anatomy.parser.elements[ending + 1].kind = .times
    }
    anatomy.parser.elements[ending - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.remove(at: ending)
    return true
  }

  private static let sizeEndings = WordSet("er ers")

  /// The `8er` of `Schulterdrücken 3x10 8er`: the dumbbells of eight, behind their sets.
  private mutating func settleSizeBehindReps(_ ending: Int) -> Bool {
    guard 2_000...60_000 ~= elements[ending - 1].value,
      ending + 1 == elements.count || !elements[ending + 1].isNumber
    else { return false }
    let place = Int(elements[ending - 1].range.start)
    anatomy.parser.elements.remove(at: ending)
    anatomy.parser.elements[ending - 1].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements.insert(
      Element(.at, ByteRange(place, place), flags: .spaceBefore), at: ending - 1)
    return true
  }

  /// The `a` of `squats a15 10,10`: at so much, glued to the load behind a name and before the reps.
  mutating func dropLetterOfLoad(_ load: Int) {
    guard load > 1, load + 1 < elements.count, !elements[load].spaceBefore,
      elements[load].isBare, 3_000...200_000 ~= elements[load].value,
      elements[load - 1].kind == .word, elements[load - 1].spaceBefore,
      elements[load - 2].kind == .word || elements[load - 2].kind == .closeParenthesis,
      isWord(load - 1, in: Self.lettersOfLoads), !elements[..<load].contains(where: \.isNumber)
    else { return }
    takeDecimals(load)
    guard load + 1 < elements.count, elements[load + 1].isBareWhole, elements[load + 1].spaceBefore,
      elements[load + 1].value <= 50_000,
      load + 2 == elements.count || elements[load + 2].kind != .times
    else { return }
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.remove(at: load - 1)
  }

  /// The `,5` of `a32,5 5,10,10`, which a comma parts from the load in a file of lists.
  private mutating func takeDecimals(_ load: Int) {
    guard load + 3 < elements.count, elements[load].isBareWhole, elements[load + 1].kind == .comma,
      !elements[load + 1].spaceBefore, elements[load + 2].isBareWhole,
      elements[load + 2].value == 5_000, !elements[load + 2].spaceBefore,
      elements[load + 3].isNumber, elements[load + 3].spaceBefore
    else { return }
    anatomy.parser.elements[load].value += 500
    anatomy.parser.elements[load].range = elements[load].range.through(elements[load + 2].range)
    anatomy.parser.elements[load].flags.insert(.fraction)
    anatomy.parser.elements.removeSubrange((load + 1)...(load + 2))
  }

  private static let lettersOfLoads = WordSet("a à á")
}

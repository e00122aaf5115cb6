internal import JournalSyntax
internal import WorkoutModel

/// The reps of each set between blanks behind an exercise of the own weight, on a line of other exercises with their
/// factors: `벤치 40*10 75*5*3 / 딥스 10 8 7`.
extension FileReader {
  /// Puts commas between them: nobody hangs ten kilos on for seven sets of eight.
  mutating func settleSpacedRepsOfBody() {
    var index = 1
    while index + 1 < elements.count, elements.count < 300 {
      defer { index += 1 }
      guard elements[index].isBareWhole, elements[index - 1].kind == .word,
        // `dip12 10 9` is read by another rule.
        elements[index].spaceBefore,
        let end = endOfFallingReps(index), let name = nameBeforeReps(index),
        names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.bodyweight)
      else { continue }
      for place in (index + 1..<end).reversed() {
        let start = Int(elements[place].range.start)
        anatomy.parser.elements.insert(
          Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: place)
      }
      index = end + (end - index)
    }
    anatomy.parser.end = elements.count
  }

  /// Behind two or three counts and more, none more than the one before and the last at least half of the first.
  private func endOfFallingReps(_ start: Int) -> Int? {
    var end = start + 1
    while end < elements.count, elements[end].isBareWhole, elements[end].spaceBefore,
      elements[end].value <= elements[end - 1].value
    {
      end += 1
    }
    let count = end - start
    guard count > 1, elements[start].value <= 50_000, elements[end - 1].value >= 1_000,
      elements[end - 1].value * 2 >= elements[start].value,
      count > 2 || elements[start].value - elements[end - 1].value <= 4_000
    else { return nil }
    guard let next = elements[safe: end] else { return end }
    switch next.kind {
    case .slash, .comma, .semicolon, .pipe:
      return next.spaceBefore || next.kind != .slash ? end : nil
    case .word: return next.meaning == .none ? end : nil
    default: return nil
    }
  }

  /// Up to three words before the number, behind a mark or at the start.
  private func nameBeforeReps(_ number: Int) -> Range<Int>? {
    var start = number
    while start > 0, elements[start - 1].kind == .word, number - start < 4 { start -= 1 }
    while start < number, !isExercise(start..<number) { start += 1 }
    return start < number ? start..<number : nil
  }
}

/// What hangs on the body, a dash and the reps of each set: `Брусья +10 - 8, 8, 7`.
extension FileReader {
  /// Makes a times sign of the dash.
  mutating func settleDashBehindAdded() {
    guard
      let plus = elements.indices.dropFirst().dropLast(3).first(where: {
        elements[$0].kind == .plus && elements[$0].spaceBefore && elements[$0 - 1].kind == .word
      }), elements[plus + 1].kind == .quantity,
      elements[plus + 1].isBare || elements[plus + 1].unit.isMass,
      elements[plus + 2].kind == .hyphen, elements[plus + 2].spaceBefore,
      elements[plus + 2].spaceAfter, elements[plus + 3].isBareWhole,
      elements[plus + 3].value <= 40_000
    else { return }
    anatomy.parser.elements[plus + 2].kind = .times
  }
}

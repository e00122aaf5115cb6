internal import JournalSyntax

/// Numbers within a name that may be the load of its sets: `Pushdown 50 rest-pause 15/6/4`.
extension FileReader {
  /// Says so where the sets tell no load and nobody knows an exercise of that name.
  mutating func doubtNumber(inNameOf segment: Segment) {
    if let number = unknownNumber(inNameOf: segment)
      ?? (segment.isNameBehind ? nil : enclosedReps(segment.name))
    {
      file.diagnostics.append(.unreadRest(at: place(elements[number].range)))
      return
    }
    guard !segment.isNameBehind, segment.name.count > 2,
      let number = segment.name.dropFirst().suffix(4).last(where: { mayBeLoad($0) }),
      elements[number - 1].kind == .word,
      !anatomy.parser.quantities.contains(where: { tellsLoadOrWay($0) }),
      !names.isKnown(NameText.clean(written.bytes[range(segment.name).indices]))
    else { return }
    file.diagnostics.append(.unreadRest(at: place(elements[number].range)))
  }

  /// The 20 of `Lat pull (20p) 15 x 3`: a number in parentheses before sets that tell no load, with a
  /// letter that nobody knows. It may well be pounds or plates.
  private func unknownNumber(inNameOf segment: Segment) -> Int? {
    guard !segment.isNameBehind, segment.name.count > 4,
      let close = segment.name.last(where: { elements[$0].kind == .closeParenthesis }),
      close + 2 >= segment.name.upperBound, close > segment.name.lowerBound + 3,
      elements[close - 3].kind == .openParenthesis, elements[close - 2].kind == .quantity,
      elements[close - 2].unit == .none, elements[close - 2].value >= 5_000,
      elements[close - 1].kind == .word, !elements[close - 1].spaceBefore,
      elements[close - 1].range.count == 1,
      !anatomy.parser.quantities.contains(where: { tellsLoadOrWay($0) && $0.unit != .none })
    else { return nil }
    return close - 2
  }

  /// The `(15 reps)` of `Chest press (15 reps), fly (12 reps)`: perhaps the reps of another exercise.
  private func enclosedReps(_ words: Range<Int>) -> Int? {
    words.dropLast(2).first {
      elements[$0].kind == .openParenthesis && elements[$0 + 1].isNumber
        && elements[$0 + 1].unit == .repetition && elements[$0 + 2].kind == .closeParenthesis
    }
  }

  /// The same behind the sets of another, and the `(15)` of `、バタフライ(15)`.
  func holdsEnclosedReps(_ words: Range<Int>) -> Bool {
    if enclosedReps(words) != nil { return true }
    guard !isASCII else { return false }
    return words.dropFirst().dropLast(2).contains {
      elements[$0].kind == .openParenthesis && elements[$0 + 1].kind == .quantity
        && elements[$0 + 1].unit == .none && elements[$0 + 2].kind == .closeParenthesis
        && elements[$0 - 1].flags.contains(.unspacedScript)
    }
  }

  /// From twenty on, by halves; 45 and 90 are angles of machines and of joints.
  private func mayBeLoad(_ index: Int) -> Bool {
    let number = elements[index]
    return number.kind == .quantity && number.unit == .none && number.spaceBefore
      && 20_000...500_000 ~= number.value && number.value % 2_500 == 0
      && number.value != 45_000 && number.value != 90_000
      // `Mini squats to 60° 3x12`, `Swings on 60 3x12`.
      && elements[index - 1].range.count > 2
      && (index + 1 >= elements.count || elements[index + 1].kind != .other)
  }

  private func tellsLoadOrWay(_ quantity: Quantity) -> Bool {
    quantity.kind != .number || quantity.unit.isMass || quantity.unit == .level
      || quantity.unit == .plate || quantity.unit.isTime || quantity.unit.isLength
      || quantity.value >= 20_000
  }
}

internal import JournalSyntax
internal import WorkoutModel

/// Bars between an exercise and its sets: `press 45 | 12x160 | 10x200`, `crunch | 20 | 20 | 20`.
extension FileReader {
  /// Takes the number at the end of the name for a part of it where products stand behind all bars, and makes a
  /// list of bare reps.
  mutating func settleBarsBehindName() {
    guard document.lines[context.lineIndex].kind == .text, context.table == nil,
      5...60 ~= elements.count, elements[0].kind == .word,
      let bar = elements.firstIndex(where: { $0.kind == .pipe }), bar > 0,
      elements[..<bar].indices.allSatisfy({
        elements[$0].kind == .word || $0 == bar - 1 && elements[$0].isBareWhole
      })
    else { return }
    let cells = elements[(bar + 1)...].indices.split(whereSeparator: { elements[$0].kind == .pipe })
    if elements[bar - 1].isNumber {
      guard bar > 1, cells.count > 1, cells.allSatisfy({ isProductCell($0) }) else { return }
      anatomy.parser.elements[bar - 1].kind = .word
      anatomy.parser.elements[bar - 1].word = .plain
      return
    }
    guard cells.count > 1,
      cells.allSatisfy({
        $0.count == 1 && elements[$0.startIndex].isBareWhole
          && 1_000...100_000 ~= elements[$0.startIndex].value
      }), tellsReps(cells.map { elements[$0.startIndex].value }, of: 0..<bar)
    else { return }
    for index in elements.indices where elements[index].kind == .pipe {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].flags = .spaceAfter
    }
    anatomy.parser.elements[bar - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.remove(at: bar)
  }

  /// `12x160`, `8x60 + drop 8x40`.
  private func isProductCell(_ cell: Range<Int>) -> Bool {
    cell.count > 2 && elements[cell.lowerBound].isNumber
      && elements[cell.lowerBound + 1].kind == .times && elements[cell.lowerBound + 2].isNumber
  }

  /// Work of the body's own weight, or three equal counts and more.
  private func tellsReps(_ reps: [Int32], of name: Range<Int>) -> Bool {
    guard let low = reps.min(), let high = reps.max(), high <= 3 * low else { return false }
    let nature = names.nature(of: NameText.clean(written.bytes[range(name).indices]))
    return nature.contains(.bodyweight) || reps.count > 2 && low == high && low >= 8_000
  }

  /// The 24 of `Гиря 24 рывок 10+10`, `Kettlebell 24 snatch 10+10`: how heavy the bell is.
  mutating func settleLoadOfBell() {
    guard elements.count > 3, elements[0].kind == .word, isWord(0, in: Self.bells),
      elements[1].kind == .quantity, elements[1].unit == .none || elements[1].unit.isMass,
      4_000...92_000 ~= elements[1].value, elements[2].kind == .word,
      let number = elements[2...].prefix(4).firstIndex(where: { $0.kind != .word }),
      elements[number].isBareWhole, elements[number].value <= 60_000,
      elements[safe: number + 1]?.kind == .plus,
      !elements[number...].contains(where: { $0.unit.isMass || $0.kind == .times }),
      ExerciseNames.isMovement(text(range(2..<number))) || isName(2..<number)
    else { return }
    var load = elements[1]
    if load.unit == .none { load.unit = .kilogram }
    load.flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements[1].kind = .word
    anatomy.parser.elements[1].word = .plain
    anatomy.parser.elements[1].unit = .none
    anatomy.parser.elements.insert(load, at: number)
  }

  private static let bells = WordSet(
    "гиря гирей гири гирю kettlebell kettlebells kb kugelhantel pesa girya гирька")
}

internal import JournalSyntax

/// The loads of all sets on one line and their reps on the next, each behind a label:
///
/// ```
/// kg    45 / 52 / 52
/// reps  12 / 9 / 8
/// ```
extension FileReader {
  /// Puts them as `weight: 45, 52, 52` and `reps: 12, 9, 8`, which are known to belong together; words
  /// behind the last number are kept as notes.
  mutating func settleRowOfValues() {
    guard elements.count > 3, let label = labelOfRow(elements[0].meaning),
      case let first = elements[1].kind == .colon ? 2 : 1, let end = endOfRow(first),
      isRowBeside(label == .repetition) || label == .repetition && isParted(first)
    else { return }
    var row = [elements[0]]
    row[0].word = Word(meaning: label, value: 0)
    row.append(Element(.colon, ByteRange(Int(row[0].range.end), Int(row[0].range.end))))
    // `65/75/85 kg`: the unit is that of all.
    let unit = Unit(elements[0].meaning).flatMap { $0.isMass ? $0 : nil } ?? elements[end - 1].unit
    for index in first..<end where elements[index].isNumber {
      var number = elements[index]
      // `1+2`: one rep, and two more.
      if index > first, elements[index - 1].kind == .plus, row[row.count - 1].isNumber {
        row[row.count - 1].value = Element.bounded(
          Int64(row[row.count - 1].value) + Int64(number.value))
        continue
      }
      if row.count > 2 { row.append(Element(.comma, number.range, flags: .spaceAfter)) }
      if number.unit == .none, unit.isMass { number.unit = unit }
      row.append(number)
    }
    if end < elements.count { context.remarks.append(range(end..<elements.count)) }
    anatomy.parser.elements.replaceSubrange(0..., with: row)
  }

  /// Tabs stand between the numbers of `Reps:<tab>9<tab>8<tab>7`, which needs no loads.
  private func isParted(_ first: Int) -> Bool {
    first == 2 && elements.count > 4 && elements[3...].allSatisfy { $0.flags.contains(.gap) }
  }

  /// The line was put so: its colon stands for none of the writer's.
  var isRowOfValues: Bool {
    elements.count > 3 && elements[1].kind == .colon && elements[1].range.isEmpty
      && labelOfRow(elements[0].meaning) != nil
  }

  private func labelOfRow(_ meaning: WordMeaning) -> WordMeaning? {
    switch meaning {
    case .weight, .kilogram, .pound: .weight
    case .repetition: .repetition
    default: nil
    }
  }

  /// Behind two numbers and more with nothing but signs between them, when only words follow.
  private func endOfRow(_ first: Int) -> Int? {
    var (index, end, count) = (first, first, 0)
    while index < elements.count {
      switch elements[index].kind {
      case .quantity where elements[index].unit == .none || elements[index].unit.isMass:
        count += 1
        end = index + 1
      case .comma, .slash, .hyphen, .pipe: break
      // `8  6  4  11+`, `5  1+2  3`.
      case .plus where index == end && index > first && !elements[index].spaceBefore:
        end = index + 1
      case .openParenthesis where count > 1 && index == end:
        return elements[end...].contains(where: \.isNumber) ? nil : end
      case .word where count > 1 && index == end:
        return elements[end...].contains(where: \.isNumber) ? nil : end
      default: return nil
      }
      index += 1
    }
    return count > 1 && end == elements.count ? end : nil
  }

  /// The line above or below begins with the other label and holds a list as well.
  private func isRowBeside(_ ofReps: Bool) -> Bool {
    [context.lineIndex + 1, context.lineIndex - 1].contains { index in
      guard document.lines.indices.contains(index) else { return false }
      let content = bytes[document.lines[index].content.indices]
      let word = content.prefix { $0 > Byte.space && $0 != Byte.colon }
      guard let label = labelOfRow(Keywords.word(word).meaning), (label == .weight) == ofReps else {
        return false
      }
      let numbers = content.dropFirst(word.count).split { !Byte.isDigit($0) && $0 != Byte.period }
      return numbers.count > 1
    }
  }

  /// The `w 60 r 10` of one who shortens weight and reps to a letter.
  mutating func settleLettersOfValues() {
    var index = elements.count - 3
    while index >= 0 {
      defer { index -= 1 }
      guard isWeightLetter(index), elements[index + 1].unit == .repetition,
        bytes[Int(elements[index + 1].range.end) - 1] | 0x20 == UInt8(ascii: "r"),
        elements[index + 2].isBareWhole, elements[index + 2].spaceBefore,
        index == 0 || elements[index - 1].kind != .times && !elements[index - 1].isNumber
      else { continue }
      anatomy.parser.elements[index + 1].unit = .none
      anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
      anatomy.parser.elements[index + 2].unit = .repetition
      anatomy.parser.elements[index] = elements[index + 1]
      anatomy.parser.elements[index + 1] = Element(
        .times, elements[index + 2].range, flags: [.spaceBefore, .spaceAfter])
    }
  }

  private func isWeightLetter(_ index: Int) -> Bool {
    elements[index].kind == .word && elements[index].range.count == 1
      && bytes[Int(elements[index].range.start)] | 0x20 == UInt8(ascii: "w")
  }
}

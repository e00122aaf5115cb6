internal import JournalSyntax

/// A total and the sets that make it: `Pullups 24 (10, 8, 6)`, `Pushups 100 total (10x10)`, `Pullups 24: 10, 8, 6`,
/// `24 pullups (10,8,6)`.
extension FileReader {
  /// Takes the total off, and the parentheses around its parts.
  mutating func dropTotalBeforeParts() {
    guard let total = elements.prefix(6).firstIndex(where: \.isNumber),
      elements[total].isBareWhole || elements[total].unit == .repetition,
      10_000...2_000_000 ~= elements[total].value,
      elements[..<total].allSatisfy({ $0.kind == .word || $0.kind == .colon }
      ),
      let parts = partsOf(total), isOfBody(total, parts.lowerBound)
    else { return }
    context.remarks.append(elements[total].range)
    if elements[parts.lowerBound + 1].kind == .times {
      anatomy.parser.elements[parts.lowerBound].unit = .set
      anatomy.parser.elements[parts.lowerBound + 2].unit = .repetition
    }
    anatomy.parser.elements.removeSubrange(parts.upperBound...)
    var start = parts.lowerBound
    while start > total + 1, !isName(start - 1) { start -= 1 }
    anatomy.parser.elements.removeSubrange(start..<parts.lowerBound)
    anatomy.parser.elements[start].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: total)
    anatomy.parser.end = elements.count
  }

  private func isName(_ index: Int) -> Bool {
    elements[index].kind == .word && elements[index].meaning != .total
      || elements[index].kind == .hyphen && !elements[index].spaceBefore
  }

  /// The list at the end of the line that comes to the total, without its parentheses.
  private func partsOf(_ total: Int) -> Range<Int>? {
    var start = total + 1
    while start < elements.count, start - total < 8,
      elements[start].kind == .word
        || elements[start].kind == .hyphen && !elements[start].spaceBefore
    {
      start += 1
    }
    guard start + 2 < elements.count else { return nil }
    var end = elements.count
    switch elements[start].kind {
    case .openParenthesis:
      guard elements[end - 1].kind == .closeParenthesis else { return nil }
      end -= 1
    case .colon, .comma: break
    case .hyphen where elements[start].spaceBefore: break
    default: return nil
    }
    let parts = (start + 1)..<end
    guard parts.count > 2, parts.count % 2 == 1,
      parts.enumerated().allSatisfy({ number, index in
        number % 2 == 0
          ? elements[index].isBareWhole : partsList(index) || elements[index].kind == .times
      })
    else { return nil }
    if parts.count == 3, elements[parts.lowerBound + 1].kind == .times {
      let product =
        Int64(elements[parts.lowerBound].value) * Int64(elements[parts.lowerBound + 2].value)
      // Of `60 (20x3)` and `50 (10x5)` nobody knows which are the sets.
      guard elements[parts.lowerBound].value <= elements[parts.lowerBound + 2].value else {
        return nil
      }
      return product == Int64(elements[total].value) * 1000 ? parts : nil
    }
    guard !parts.contains(where: { elements[$0].kind == .times }) else { return nil }
    let sum = parts.reduce(Int64(0)) {
      $0 + (elements[$1].isNumber ? Int64(elements[$1].value) : 0)
    }
    return sum == Int64(elements[total].value) ? parts : nil
  }

  private func partsList(_ index: Int) -> Bool {
    [.comma, .slash, .plus, .hyphen].contains(elements[index].kind)
  }

  /// `Bench 20 (10, 10)` may be two sets of ten with the bar.
  private func isOfBody(_ total: Int, _ parts: Int) -> Bool {
    let words = total == 0 ? 1..<parts : 0..<total
    guard let first = words.first(where: { isName($0) }) else { return false }
    let end = words[first...].first { !isName($0) } ?? words.upperBound
    return !names.nature(of: NameText.clean(written.bytes[range(first..<end).indices]))
      .isDisjoint(with: [.bodyweight, .jumped])
  }
}

internal import JournalSyntax

/// How many sets a load was lifted in, before a colon and their reps: `Row: 60 kg - 4 sets: 10, 10, 9, 8`.
extension FileReader {
  /// Takes the dash and the count off the line, where as many numbers stand behind the colon.
  mutating func dropCountBeforeList(_ count: Int) -> Bool {
    let element = elements[count]
    guard element.unit == .set, 2_000...20_000 ~= element.value, count > 1,
      count + 2 < elements.count, elements[count + 1].kind == .colon
    else { return false }
    let hasDash = elements[count - 1].kind == .hyphen || elements[count - 1].kind == .comma
    let load = hasDash ? count - 2 : count - 1
    guard load >= 0, elements[load].kind == .quantity,
      elements[load].unit.isMass || elements[load].isBare && elements[load].value >= 20_000
    else { return false }
    var (index, found) = (count + 2, 0)
    while index < elements.count, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit == .repetition
    {
      found += 1
      index += 1
      guard index + 1 < elements.count,
        [.comma, .slash, .hyphen].contains(elements[index].kind), elements[index + 1].isNumber
      else { break }
      index += 1
    }
    guard found * 1000 == Int(element.value) else { return false }
    context.remarks.append(element.range)
    // The dash or the colon stays between the load and its reps.
    anatomy.parser.elements.removeSubrange((load + 1)...count)
    return true
  }
}

internal import JournalSyntax

/// Thai days with their months cut short: `4 พ.ย. 2567`, `12 มี.ค. 68`.
extension DateParser {
  func thaiDate(at start: Int) -> (WrittenDate, Int)? {
    guard let day = whole(start), 1...31 ~= day, let (month, behind) = thaiMonth(at: start + 1)
    else { return nil }
    var numbers: DateNumbers = [month, day]
    var (form, next) = (WrittenDate.Form.namedWithoutYear, behind)
    if let year = whole(behind), let common = thaiYear(year, behind) {
      (numbers, form, next) = ([common, month, day], .named, behind + 1)
    }
    let range = elements[start].range.through(elements[next - 1].range)
    return (WrittenDate(numbers: numbers, form: form, weekday: nil, range: range), next)
  }

  /// The month of `พ.ย.`, or by its name, and the index behind it.
  private func thaiMonth(at index: Int) -> (month: Int, next: Int)? {
    guard index < elements.count, elements[index].kind == .word,
      bytes[Int(elements[index].range.start)] == 0xE0
    else { return nil }
    if elements[index].meaning == .month { return (Int(elements[index].word.value), index + 1) }
    guard kind(index + 1) == .period, kind(index + 2) == .word else { return nil }
    let text = bytes[elements[index].range.through(elements[index + 2].range).indices]
    guard let month = Self.thaiMonths.firstIndex(where: { $0[...] == text }) else { return nil }
    let next = kind(index + 3) == .period ? index + 4 : index + 3
    return (month + 1, next)
  }

  /// Years of the Buddha in four digits or two, and those that the rest of the world counts.
  private func thaiYear(_ year: Int, _ index: Int) -> Int? {
    guard elements[index].unit == .none else { return nil }
    switch digitCount(index) {
    case 4 where 2543...2599 ~= year: return year - 543
    case 4 where 2000...2100 ~= year: return year
    case 2 where 43...99 ~= year: return year + 2500 - 543
    default: return nil
    }
  }

  private static let thaiMonths: [[UInt8]] = [
    "ม.ค", "ก.พ", "มี.ค", "เม.ย", "พ.ค", "มิ.ย", "ก.ค", "ส.ค", "ก.ย", "ต.ค", "พ.ย", "ธ.ค",
  ].map { Array($0.utf8) }
}

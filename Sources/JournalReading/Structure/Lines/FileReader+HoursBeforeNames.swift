internal import JournalSyntax

/// What stands before the work of a line and is none of it: the hour of `18h15 Squat` and the session of `gym; squat 40 3x8`.
extension FileReader {
  /// Takes the hour off, in files that begin two lines or more so; nobody cycles for `18h05`.
  mutating func dropHourBeforeName(_ line: LineSyntax) {
    guard line.kind == .text || line.kind == .item, elements.count > 1, elements[0].kind == .clock,
      21_600_000..<86_400_000 ~= elements[0].value, elements[1].kind == .word,
      elements[1].spaceBefore, beginsWithHour(bytes[line.content.indices]), beginsLinesWithHours()
    else { return }
    anatomy.parser.elements.removeFirst()
  }

  /// `18h05 vélo`.
  private func beginsWithHour(_ text: ArraySlice<UInt8>) -> Bool {
    let hour = text.prefix { Byte.isDigit($0) }
    let minute = text.dropFirst(hour.count + 1).prefix { Byte.isDigit($0) }
    return 1...2 ~= hour.count && minute.count == 2
      && text.dropFirst(hour.count).first == UInt8(ascii: "h")
      && text.dropFirst(hour.count + 3).first == Byte.space
  }

  /// Asked once a file.
  private mutating func beginsLinesWithHours() -> Bool {
    if let known = file.beginsLinesWithHours { return known }
    let lines = document.lines.count {
      ($0.kind == .text || $0.kind == .item) && beginsWithHour(bytes[$0.content.indices])
    }
    file.beginsLinesWithHours = lines > 1
    return lines > 1
  }

  /// Takes the `gym;` of `gym; squat 40 3x8; rdl 40 3x8` off.
  mutating func dropSessionBeforeSemicolon() {
    guard elements.count > 4, elements[0].kind == .word, elements[1].kind == .semicolon,
      elements[0].meaning == .session || isWord(0, in: GymWords.training)
        || isWord(0, in: Self.gyms),
      elements[2].kind == .word, elements[2...].contains(where: \.isNumber)
    else { return }
    context.remarks.append(elements[0].range)
    anatomy.parser.elements.removeFirst(2)
  }

  private static let gyms = WordSet(
    "gym weights lifting strength kraft krafttraining salle gimnasio palestra зал siłka")

  /// The whole of `17. 6. 2024`, as Czechs and Austrians write a day, and no seventeenth item of a list.
  func withWholeDay(_ line: LineSyntax) -> LineSyntax {
    guard line.kind == .numbered, 6...40 ~= line.content.count,
      case let text = bytes[line.content.indices],
      case let month = text.prefix(while: { Byte.isDigit($0) }), 1...2 ~= month.count,
      text.dropFirst(month.count).first == Byte.period,
      case let rest = text.dropFirst(month.count + 1).drop(while: { $0 == Byte.space }),
      case let year = rest.prefix(while: { Byte.isDigit($0) }), year.count == 4,
      1990...2049 ~= year.valueOfDigits, 1...12 ~= month.valueOfDigits
    else { return line }
    var day = Int(line.content.start)
    while day > 0, bytes[day - 1] == Byte.space { day -= 1 }
    guard day > 1, bytes[day - 1] == Byte.period, Byte.isDigit(bytes[day - 2]) else { return line }
    day -= 2
    if day > 0, Byte.isDigit(bytes[day - 1]) { day -= 1 }
    var whole = line
    whole.kind = .text
    whole.content = ByteRange(day, Int(line.content.end))
    return whole
  }
}

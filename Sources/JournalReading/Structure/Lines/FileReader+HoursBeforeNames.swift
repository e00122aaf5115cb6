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
}

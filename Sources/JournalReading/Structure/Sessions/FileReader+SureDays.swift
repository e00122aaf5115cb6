internal import JournalSyntax
internal import WorkoutModel

/// Days amid titles in other scripts, which nothing but a day can be.
extension FileReader {
  /// `【日記】2024年5月3日（金） 脚の日`, `W2D1 5月6日 周一`: a day with its weekday in a title that no exercise
  /// begins.
  mutating func sureDayInTitle(_ line: LineSyntax) -> Bool {
    guard !isASCII, line.kind != .item, elements.count > 3,
      context.isAfterBlank || context.session == nil || line.kind == .heading,
      let index = (1..<min(elements.count, 10)).first(where: {
        (elements[$0].isNumber || elements[$0].meaning == .weekday) && isSureDay(at: $0)
      }), let (date, next) = dates.date(at: index)
    else { return false }
    openSession(date, next, line)
    if let session = context.session {
      file.sessions[session].title =
        cleanTitle(behindDateLabel(index)..<index) ?? file.sessions[session].title
    }
    return true
  }

  private func isSureDay(at index: Int) -> Bool {
    guard let (date, next) = dates.date(at: index), date.weekday != nil,
      date.hasYear && (date.form == .yearMonthDay || date.form == .named)
        || date.form == .namedWithoutYear,
      elements.count - next <= 5
    else { return false }
    let before = elements[..<index]
    return !before.contains(where: { $0.kind == .times || $0.unit.isMass || $0.kind == .colon })
      && !elements[next...].contains(where: { $0.isNumber || $0.kind == .times })
      && !names.isKnown(NameText.clean(written.bytes[range(0..<index).indices]))
  }

  /// `三月六号 周四 背`, unless the line tells a day with its year as well.
  var opensWithNumeralDay: Bool {
    dates.numeralDate(at: 0) != nil
      && !elements.contains(where: { $0.isBareWhole && 1_990_000...2_100_000 ~= $0.value })
  }
}

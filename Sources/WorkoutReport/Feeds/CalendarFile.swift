import WorkoutModel

/// The sessions of the last three years as a calendar (RFC 5545), to be subscribed to: programs
/// fetch it again and again.
struct CalendarFile {
  let report: Report

  private static let days = 3 * 366

  var file: SiteFile {
    var lines = Lines()
    lines.add("BEGIN:VCALENDAR")
    lines.add("VERSION:2.0")
    lines.add("PRODID:-//wlog//report//EN")
    lines.add("X-WR-CALNAME:" + Lines.escaped(report.options.title))
    let start = report.options.asOf.adding(days: -Self.days)
    let first = report.sessions.firstIndex(notBefore: start) { $0.session.date ?? start }
    for session in report.sessions[first...] { add(session, to: &lines) }
    lines.add("END:VCALENDAR")
    return SiteFile(path: "calendar.ics", bytes: lines.bytes)
  }

  private func add(_ session: SessionReport, to lines: inout Lines) {
    guard let date = session.session.date else { return }
    lines.add("BEGIN:VEVENT")
    lines.add("UID:\(session.calendarID)@wlog")
    lines.add("DTSTAMP:\(Self.compact(date))T000000Z")
    if let start = session.session.start, let minutes = session.session.durationMinutes {
      // Without a time zone: the wall clock of the gym.
      lines.add("DTSTART:\(Self.compact(date))\(Self.compact(start))")
      lines.add("DURATION:PT\(max(1, minutes))M")
    } else {
      lines.add("DTSTART;VALUE=DATE:\(Self.compact(date))")
    }
    lines.add("SUMMARY:" + Lines.escaped(session.session.title ?? "Training"))
    lines.add("DESCRIPTION:" + Lines.escaped(session.exerciseNames.joined(separator: ", ")))
    lines.add("TRANSP:TRANSPARENT")
    lines.add("END:VEVENT")
  }

  /// `20260302`.
  private static func compact(_ date: CivilDate) -> String {
    String(decoding: date.description.utf8.filter { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }

  /// `T180500`.
  private static func compact(_ time: TimeOfDay) -> String {
    "T" + time.description.split(separator: ":").joined() + "00"
  }
}

/// Lines of at most 75 octets with CRLF, as RFC 5545 wants them.
private struct Lines {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ line: String) {
    guard line.utf8.count > 75 else {
      bytes += line.utf8
      bytes += "\r\n".utf8
      return
    }
    var width = 0
    for character in line.unicodeScalars {
      let length = UTF8.width(character)
      if width + length > 75 {
        bytes += "\r\n ".utf8
        width = 1
      }
      bytes += UTF8.encode(character) ?? UTF8.encodedReplacementCharacter
      width += length
    }
    bytes += "\r\n".utf8
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\" + String(scalar)
      case "\n": escaped += "\\n"
      case let scalar where scalar.value < 32: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

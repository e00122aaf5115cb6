internal import JournalSyntax

/// Days that a file names by one or two letters at the starts of its lines: `M: 3 miles`, `Th - squat`,
/// `Mo Kniebeuge 3x5`, `월: 스쿼트`.
///
/// A letter is a day where the letters of the whole file follow each other as the days of weeks do, in
/// one language: `M`, `T`, `W`, `Th`, `F`. The second of two equal letters is told by the first.
struct WeekdayLabels {
  /// From Monday, which is 1; 0 for each line that names none. Empty when the file names no day so.
  private var days: [UInt8] = []
  /// `Mo 2.3 Bank 80 3x5`: days of months without a last point stand behind them.
  private(set) var haveDottedDays = false

  init(_ document: Document) {
    let hasWeeks = Self.namesWeeks(document)
    let labels = Self.labels(of: document, hasWeeks: hasWeeks)
    guard labels.count >= 3 else { return }
    var best: Week?
    for language in Self.languages {
      for isDescending in [false, true] {
        let week = Week(labels, language, isDescending: isDescending)
        guard week.lines.count > best?.lines.count ?? 0,
          week.isTold(belowWeeks: hasWeeks) || DottedDays.follow(week.lines, document)
        else { continue }
        best = week
      }
    }
    guard let best else { return }
    days = [UInt8](repeating: 0, count: document.lines.count)
    for (line, day) in best.lines { days[line] = day }
    haveDottedDays = DottedDays.follow(best.lines, document)
  }

  func day(ofLineAt index: Int) -> UInt8? {
    guard index < days.count, days[index] != 0 else { return nil }
    return days[index]
  }

  /// False for nearly every word: a file that has no other names no day so.
  static func mayName(_ word: ArraySlice<UInt8>) -> Bool {
    names.contains(Keywords.hash(word))
  }

  // MARK: Labels

  /// The short word at the start of a line.
  private struct Label {
    let line: Int
    let hash: UInt64
    let isLetter: Bool
    /// A colon, a dash or a remark stands behind it, or nothing.
    let isMarked: Bool
  }

  /// In bytes.
  private static let longest = 8

  private static func labels(of document: Document, hasWeeks: Bool) -> [Label] {
    let bytes = document.source.bytes
    var labels: [Label] = []
    for (index, line) in document.lines.enumerated() {
      switch line.kind {
      case .text, .item, .heading: break
      default: continue
      }
      let content = bytes[line.content.indices].drop {
        $0 == Byte.asterisk || $0 == Byte.underscore
      }
      let word = content.prefix(longest + 1).prefix(while: isLetter)
      guard 1...longest ~= word.count, let first = word.first,
        !(0x61...0x7A ~= first) || word.count > 1
      else { continue }
      // Nearly all words are none, which is known before anything behind them is looked at.
      let hash = Keywords.hash(word)
      guard names.contains(hash) else { continue }
      let behind = content.dropFirst(word.count)
        .drop { $0 == Byte.asterisk || $0 == Byte.underscore || $0 == Byte.period }
      let mark = behind.drop { $0 == Byte.space }
      let isMarked =
        mark.isEmpty || mark.first == Byte.colon || mark.starts(with: "：".utf8)
        // `tu (mo ill)`.
        || behind.first == Byte.space && mark.first == Byte.openParenthesis
        || behind.first == Byte.space
          && (mark.first == Byte.hyphen || mark.starts(with: "–".utf8)
            || mark.starts(with: "—".utf8))
        || behind.first == Byte.space && tellsWay(mark)
      guard isMarked || behind.first == Byte.space || behind.first == Byte.tab else { continue }
      // `to 12 reps`: a word of a sentence.
      guard isMarked || hasWeeks || !(0x61...0x7A ~= first) else { continue }
      labels.append(
        Label(line: index, hash: hash, isLetter: word.count == 1, isMarked: isMarked))
    }
    return labels
  }

  /// `vko 37/2025`, `KW 38`, `v. 12`: weeks of the calendar head the days of this file.
  private static func namesWeeks(_ document: Document) -> Bool {
    let bytes = document.source.bytes
    return document.lines.contains { line in
      let content = bytes[line.content.indices].drop { $0 == Byte.hash || $0 == Byte.space }
      guard let first = content.first, 0x41...0x7A ~= first else { return false }
      let word = content.prefix(9).prefix(while: isLetter)
      guard 1...8 ~= word.count, weeks.contains(word) else { return false }
      let behind = content.dropFirst(word.count).drop { $0 == Byte.space || $0 == Byte.period }
      return behind.first.map { Byte.isDigit($0) } == true
    }
  }

  private static let weeks = WordSet("vko viikko kw vecka uke uge v")

  /// The `3.2 miles` of `M 3.2 miles`: what a letter before it names is no exercise.
  private static func tellsWay(_ text: ArraySlice<UInt8>) -> Bool {
    let unit = text.drop { Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.comma }
    let word = unit.drop { $0 == Byte.space }.prefix(11).prefix(while: isLetter)
    return unit.startIndex > text.startIndex && 2...10 ~= word.count && ways.contains(word)
  }

  private static let ways = WordSet("mi mile miles km kms kilometer kilometers kilometres")

  private static func isLetter(_ byte: UInt8) -> Bool {
    Byte.isASCIILetter(byte) || byte >= 0x80
  }

  // MARK: Weeks

  /// The lines of a file as the days of one language name them.
  private struct Week {
    private(set) var lines: [(index: Int, day: UInt8)] = []
    private var weeks = 1
    private var days: UInt8 = 0
    private var hasLetters = false
    private var areMarked = true

    init(_ labels: [Label], _ language: [UInt64: UInt8], isDescending: Bool) {
      var last = isDescending ? 8 : 0
      for label in labels {
        guard let mask = language[label.hash] else { continue }
        let candidates = (1...7).filter { mask & (1 << $0) != 0 }
        let next =
          isDescending ? candidates.last { $0 < last } : candidates.first { $0 > last }
        if next == nil { weeks += 1 }
        guard let day = next ?? (isDescending ? candidates.last : candidates.first) else {
          continue
        }
        lines.append((label.line, UInt8(day)))
        days |= 1 << UInt8(day)
        hasLetters = hasLetters || label.isLetter
        areMarked = areMarked && label.isMarked
        last = day
      }
    }

    /// Letters need the Monday and three further days; `M`, `W` and `F` are enough with colons. Below the numbers of the
    /// weeks, days may be few in each.
    func isTold(belowWeeks hasWeeks: Bool) -> Bool {
      let count = days.nonzeroBitCount
      guard count >= 3, 2 * lines.count >= 5 * weeks || hasWeeks && areMarked && !hasLetters else {
        return false
      }
      guard hasLetters else { return areMarked || count >= 4 || lines.count >= 6 }
      return days & 2 != 0 && (count >= 4 || areMarked && days & 0b10_1010 == 0b10_1010)
    }
  }

  /// Those of all languages, so that other words are passed over at once.
  private static let names = Set(languages.flatMap(\.keys))

  /// The days of each language from Monday on, and how they are shortened.
  private static let languages: [[UInt64: UInt8]] = [
    "M|Mo T|Tu|Tue|Tues W|We Th|TH|R|H|T|Thu F|Fr S|Sa Su|U|S",
    "M|Mo D|Di M|Mi D|Do F|Fr S|Sa S|So",
    "L|Lu|Lun M|Ma|Mar M|Me|Mer J|Je|Jeu V|Ve|Ven S|Sa|Sam D|Di|Dim",
    "L|Lu|Lun M|Ma|Mar X|M|Mi|Mie|Mié J|Ju|Jue V|Vi|Vie S|Sa|Sab|Sá|Sáb D|Do|Dom",
    "L|Lu|Lun M|Ma|Mar M|Me|Mer G|Gi|Gio V|Ve|Ven S|Sa|Sab D|Do|Dom",
    "M|Ma D|Di W|Wo D|Do V|Vr Z|Za Z|Zo",
    "Seg Ter Qua Qui Sex Sab|Sáb Dom",
    "M|Må|Mån|Ma|Man T|Ti|Tis|Tir O|On|Ons T|To|Tor|Tors F|Fr|Fre L|Lö|Lör|Lø|Lør S|Sö|Sön|Sø|Søn",
    "Ma Ti Ke To Pe La Su",
    "Pn|Pon Wt Śr|Sr Cz|Czw Pt So|Sb|Sob N|Nd|Ndz",
    "Po Út|Ut St Čt|Ct|Št Pá|Pa|Pi So Ne",
    "H K Sze|Sz Cs P Szo|Sz V",
    "Пн Вт Ср Чт Пт Сб Вс|Нд",
    "Pzt|Pt Sal|Sa Çar|Ça Per|Pe Cum|Cu Cmt|Ct Paz|Pz",
    "Lu Ma Mi Jo Vi Sâ|Sa|Sb Du",
    "월 화 수 목 금 토 일",
    "月 火 水 木 金 土 日",
  ].map { days in
    var language: [UInt64: UInt8] = [:]
    for (index, names) in days.split(separator: " ").enumerated() {
      for name in names.split(separator: "|") {
        let key = Keywords.hash(Array(name.utf8)[...])
        language[key, default: 0] |= 1 << UInt8(index + 1)
      }
    }
    return language
  }
}

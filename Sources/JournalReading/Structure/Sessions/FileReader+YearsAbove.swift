internal import JournalSyntax

/// Years and months that stand above the days they belong to, and in the title of a file.
extension FileReader {
  /// `# 2021`, `## March 2026`: the year of the dates below.
  mutating func yearHeading() -> Bool {
    if headsYear {
      context.year = Int(elements[0].value) / 1000
      context.month = nil
      return true
    }
    guard elements.count <= 2, let last = elements.last, last.kind == .quantity,
      last.unit == .none, 1_990_000...2_100_000 ~= last.value,
      elements.count == 1 || elements[0].meaning == .month
    else { return false }
    context.year = Int(last.value) / 1000
    context.month = elements.count == 2 ? Int(elements[0].word.value) : nil
    return true
  }

  /// `## 2023 - top set, then back-off` below `## 2022`.
  private var headsYear: Bool {
    guard elements.count > 2, elements[0].isBareWhole, elements[0].range.count == 4,
      let year = context.year, 1...2 ~= Int(elements[0].value) / 1000 - year,
      elements[1].kind == .hyphen && elements[1].spaceBefore && elements[1].spaceAfter
        || elements[1].kind == .colon || elements[1].kind == .comma
        || elements[1].kind == .openParenthesis,
      elements[2].kind == .word, elements[2].meaning != .month
    else { return false }
    return !elements.dropFirst().contains(where: \.isNumber)
  }

  /// `2025/01`, `2024-12`, `oct` on a line of its own: the month of what stands below.
  mutating func monthLine() -> Bool {
    if elements.count == 1, isYearAboveDays, yearHeading() {
      settlePendingName(nextIsName: false)
      return true
    }
    if opensNextYear || opensYearInWords {
      context.year = Int(elements[0].value) / 1000
      settlePendingName(nextIsName: false)
      return true
    }
    if elements.count == 1, elements[0].meaning == .month, !isName(0..<1) {
      context.month = Int(elements[0].word.value)
      settlePendingName(nextIsName: false)
      return true
    }
    if headsMonthWithYear {
      context.year = Int(elements[1].value) / 1000
      context.month = Int(elements[0].word.value)
      settlePendingName(nextIsName: false)
      return true
    }
    guard elements.count == 3, case let (year, month) = (elements[0], elements[2]),
      year.kind == .quantity, year.unit == .none, 1_990_000...2_100_000 ~= year.value,
      elements[1].kind == .slash || elements[1].kind == .hyphen, !elements[1].spaceBefore,
      month.kind == .quantity, month.unit == .none, !month.spaceBefore, month.range.count == 2,
      1_000...12_000 ~= month.value
    else { return false }
    context.year = Int(year.value) / 1000
    return true
  }

  /// `SEPT 2022 new job new gym new me` behind a blank line: words alone stand behind the year.
  var headsMonthWithYear: Bool {
    elements.count > 2 && context.isAfterBlank && elements[0].meaning == .month
      && elements[1].isBareWhole && elements[1].range.count == 4
      && 2_000_000...2_049_000 ~= elements[1].value
      && elements.dropFirst(2).allSatisfy {
        !$0.isNumber && $0.kind != .times && $0.kind != .at
      }
  }

  /// `2023` alone above `11/28`: the year of the days below; below `Swim` it may be meters.
  private var isYearAboveDays: Bool {
    guard elements[0].isBareWhole, elements[0].range.count == 4,
      2_000_000...2_049_000 ~= elements[0].value,
      context.lineIndex == 0 || context.isAfterBlank || context.session == nil
        || context.subject != nil || isOtherYear
    else { return false }
    let below = document.lines[(context.lineIndex + 1)...].prefix(Self.mostLinesToDay)
    // `2020` below `2019` and its days.
    if let year = context.year, context.isAfterBlank,
      1...2 ~= Int(elements[0].value) / 1000 - year
    {
      return true
    }
    let isAtTop =
      file.dates.isEmpty && context.pendingName.map { !names.isKnown($0.text) } ?? true
    for line in below.filter({ $0.kind != .blank }).prefix(isAtTop ? Self.mostLinesToDay : 1) {
      if line.kind == .text || line.kind == .heading || line.kind == .item, beginsWithDay(line) {
        return true
      }
    }
    return false
  }

  /// `2020 - new gym, new plan` and `2019 📓 emoji legend` behind a blank line, below `2018` and its days and above
  /// others.
  private var opensNextYear: Bool {
    guard elements.count > 2, elements[0].isBareWhole, elements[0].range.count == 4,
      let year = context.year, context.isAfterBlank,
      1...2 ~= Int(elements[0].value) / 1000 - year, elements[0].value % 1000 == 0,
      elements[1].kind == .hyphen && elements[1].spaceBefore && elements[1].spaceAfter
        || elements[1].kind == .colon || elements[1].kind == .comma || elements[1].kind == .other
        || elements[1].kind == .openParenthesis && elements[1].spaceBefore,
      elements[2].kind == .word || elements[2].kind == .other,
      let below = document.lines[(context.lineIndex + 1)...].first(where: { $0.kind != .blank })
    else { return false }
    return beginsWithDay(below) || endsWithDay(below)
  }

  /// `2023 just write it down` behind a blank line, above `9/5 bench 185 5 5 4` and below days of 2022.
  private var opensYearInWords: Bool {
    guard 2...8 ~= elements.count, context.isAfterBlank, elements[0].isBareWhole,
      elements[0].range.count == 4, 2_000_000...2_049_000 ~= elements[0].value,
      elements.dropFirst().allSatisfy({
        $0.kind == .comma || $0.kind == .exclamation || $0.kind == .hyphen
          || $0.kind == .word && $0.word == .plain
      }), !elements.indices.dropFirst().contains(where: { isExercise($0..<($0 + 1)) }),
      let last = file.dates.last(where: \.hasYear)?.parts(.monthDayYear)?.year,
      0...2 ~= Int(elements[0].value) / 1000 - last,
      let below = document.lines[(context.lineIndex + 1)...].first(where: { $0.kind != .blank })
    else { return false }
    return beginsWithDay(below)
  }

  /// `COVID 2020 home 🏠` behind a blank line, below `2019` and its days and above others.
  mutating func headsNextYear() -> Bool {
    guard 2...5 ~= elements.count, context.isAfterBlank, let year = context.year,
      elements[0].kind == .word,
      let number = elements.firstIndex(where: \.isNumber),
      elements.count(where: \.isNumber) == 1, elements[number].isBareWhole,
      elements[number].range.count == 4, 1...2 ~= Int(elements[number].value) / 1000 - year,
      elements.allSatisfy({ $0.isNumber || $0.word == .plain || $0.kind == .other }),
      let below = document.lines[(context.lineIndex + 1)...].first(where: { $0.kind != .blank }),
      beginsWithDay(below)
    else { return false }
    context.year = Int(elements[number].value) / 1000
    settlePendingName(nextIsName: false)
    return true
  }

  /// `2021` below the sets of 2023, right above a month with its day.
  private var isOtherYear: Bool {
    let below = context.lineIndex + 1
    guard let year = context.year, year != Int(elements[0].value) / 1000,
      context.pendingName == nil, below < document.lines.count
    else { return false }
    let content = bytes[document.lines[below].content.indices]
    return content.first.map { Byte.isASCIILetter($0) } == true && isOfCalendar(content)
  }

  /// Between a year at the top and the first day stands what else is worth a note: `locker 114`.
  private static let mostLinesToDay = 6

  /// `Gym log 2022`, `Training 2023 (kg)`, `2025年 筋トレ日誌` at the top: the year of the first date.
  mutating func hintYear() {
    if file.dates.isEmpty, file.hintedYear == nil {
      file.hintedYear = shortenedYear ?? dates.eraYear(at: 0)
      if file.hintedYear == nil, let number = yearAtTop {
        file.hintedYear = Int(elements[number].value) / 1000
        if elements[number - 1].meaning == .month {
          context.monthOfTitle = Int(elements[number - 1].word.value)
        }
      }
    }
    if file.dates.isEmpty, file.hintedYear == nil, context.lineIndex == 0,
      let year = yearBetweenDashes
    {
      file.hintedYear = year
    }
    if file.dates.isEmpty, file.hintedYear == nil, let year = enclosedYear {
      file.hintedYear = year
    }
    if file.dates.isEmpty, file.hintedYear == nil, beginsWithYear {
      file.hintedYear = Int(elements[0].value) / 1000
    }
    guard file.dates.isEmpty, file.hintedYear == nil, elements.count <= 12 || isMonthAtTop else {
      return
    }
    let hasMonth = elements.contains { $0.meaning == .month }
    // `宅トレ日記 2024年`, `2024년 (kg x 회)`.
    let mark = elements.firstIndex { $0.isNumber }.map { $0 + 1 } ?? 0
    let isMarked =
      isCalendarMark(mark)
      && (mark + 1 == elements.count || elements[mark + 1].kind == .openParenthesis)
    let isLast = elements.count > 1 && elements.dropLast().allSatisfy { !$0.isNumber }
    guard elements.count <= 8 || hasMonth || isMarked,
      isLast || hasMonth || isMarked || isCalendarMark(1)
        || elements.contains(where: { $0.meaning == .session || $0.meaning == .note }),
      let year = elements.first(where: {
        $0.kind == .quantity && $0.unit == .none && 1_990_000...2_100_000 ~= $0.value
      })
    else { return }
    file.hintedYear = Int(year.value) / 1000
  }

  /// The year of `Home gym diary - 2023 - using 5/7.5/10 kg` and of `# StrongLifts winter 2022, cells =
  /// weight`; `RECORDS sq 385 (all 2019, before the knee)` tells of other days.
  private var yearBetweenDashes: Int? {
    guard !elements.contains(where: { $0.meaning == .record }) else { return nil }
    let isHeading = document.lines[0].kind == .heading
    let year = elements.indices.dropFirst().dropLast().first { index in
      elements[index].isBareWhole && elements[index].range.count == 4
        && 1_990_000...2_049_000 ~= elements[index].value && elements[index].spaceBefore
        && (elements[index - 1].kind == .hyphen && elements[index + 1].kind == .hyphen
          && elements[index + 1].spaceBefore
          || isHeading && elements[index - 1].kind == .word
            && (elements[index + 1].kind == .comma
              || elements[index + 1].kind == .hyphen && elements[index + 1].spaceBefore
                && elements[index + 1].spaceAfter)
            && elements[index - 1].meaning != .month
            && !elements[..<index].contains { $0.kind == .openParenthesis || $0.isNumber })
    }
    return year.map { Int(elements[$0].value) / 1000 }
  }

  /// The year of `# Block 2 (2025)` in the first line or in a heading.
  private var enclosedYear: Int? {
    guard context.lineIndex == 0 || document.lines[context.lineIndex].kind == .heading,
      2...12 ~= elements.count, elements[0].kind == .word,
      !elements.contains(where: { $0.meaning == .record || $0.meaning == .goal }),
      let year = elements.indices.dropFirst().dropLast().first(where: { index in
        elements[index].isBareWhole && elements[index].range.count == 4
          && 1_990_000...2_049_000 ~= elements[index].value
          && elements[index - 1].kind == .openParenthesis
          && elements[index + 1].kind == .closeParenthesis
      })
    else { return nil }
    return Int(elements[year].value) / 1000
  }

  /// `2023. one line a day, weight x reps` in the first line.
  private var beginsWithYear: Bool {
    context.lineIndex == 0 && elements.count > 1 && elements[0].isBareWhole
      && elements[0].range.count == 4 && 1_990_000...2_049_000 ~= elements[0].value
      && (elements[1].kind == .period && elements.count > 3 && elements[2].kind == .word
        && elements[2].spaceBefore
        || elements[1].kind == .word && elements[1].word.meaning != .month
          && (!elements.dropFirst().contains(where: \.isNumber) || isTitleInScript))
  }

  /// `2025 训练周期 第2周（W2）` above a blank line: a year and words of a script without blanks.
  private var isTitleInScript: Bool {
    elements[1...].prefix(3).contains(where: { $0.flags.contains(.unspacedScript) })
      && elements.count <= 24
      && !elements.contains(where: {
        $0.kind == .times || $0.unit.isMass || $0.unit == .repetition || $0.unit == .set
      })
  }

  /// The same line, of which nothing else is read.
  var isYearOfScript: Bool {
    !isASCII && context.lineIndex == 0 && elements.count > 1 && beginsWithYear && isTitleInScript
      && dates.date(at: 0) == nil
  }

  /// `March 2025 - a half at the end of it` in the first line.
  private var isMonthAtTop: Bool {
    context.lineIndex == 0 && elements.count <= 30 && elements[0].meaning == .month
  }

  /// Where the year stands in `Training 2026 with Lena`, `Log 2025 ※ dumbbells one hand` and `SWIM LOG --
  /// November 2022 (25m pool)`: in the first line, behind words, and before a parenthesis or a sign the
  /// only number.
  private var yearAtTop: Int? {
    guard context.lineIndex == 0 else { return nil }
    var title = elements.prefix {
      $0.kind != .openParenthesis && $0.kind != .pipe && $0.kind != .other
    }
    // `Training Joost 2023, project = "De Muur" 7c+`.
    if let comma = title.prefix(8).firstIndex(where: { $0.kind == .comma }), comma > 1,
      title[comma - 1].range.count == 4, title[..<(comma - 1)].allSatisfy({ $0.kind == .word })
    {
      title = title[..<comma]
    }
    guard 2...9 ~= title.count, title.count(where: \.isNumber) == 1,
      let number = title.firstIndex(where: \.isNumber), number > 0,
      title[..<number].contains(where: { $0.kind == .word }),
      title[number].kind == .quantity, title[number].unit == .none, title[number].spaceBefore,
      title[number].range.count == 4, 1_990_000...2_049_000 ~= title[number].value,
      title.allSatisfy({
        $0.isNumber || [.word, .hyphen, .colon, .comma, .slash].contains($0.kind)
      })
    else { return nil }
    return number
  }

  /// `Lifting log '24 lbs`: the year in two digits behind its sign, in the title of a diary.
  private var shortenedYear: Int? {
    guard 2...6 ~= elements.count, elements[0].kind == .word,
      let sign = elements.dropLast().firstIndex(where: { $0.kind == .quote }), sign > 0,
      elements[sign].range.count == 1, elements[sign].spaceBefore,
      case let year = elements[sign + 1], year.kind == .quantity, !year.spaceBefore,
      10_000...29_000 ~= year.value, year.value % 1000 == 0,
      elements[..<sign].contains(where: { $0.meaning == .session || $0.meaning == .note }),
      elements.count(where: \.isNumber) == 1
    else { return nil }
    return 2000 + Int(year.value) / 1000
  }
}

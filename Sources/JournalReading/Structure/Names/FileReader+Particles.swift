internal import JournalSyntax

/// Sentences of scripts that glue the words for `of`, `at`, `as for` to a number.
extension FileReader {
  /// `26kgはもう飽きた`, `205lb에서 낮춰`, `5repsや3repsは`: a lone number with a particle behind it is
  /// a noun of a sentence; reps are so unless an exercise stands before them.
  func isNounOfSentence(_ segment: Segment) -> Bool {
    guard !isASCII, anatomy.parser.quantities.count == 1,
      let quantity = anatomy.parser.quantities.first
    else { return false }
    if quantity.unit == .none, isCalendarMark(segment.expressions.upperBound) { return true }
    if quantity.unit.isTime, isLimit(segment.expressions.upperBound),
      anatomy.parser.quantities.count == 1,
      segment.isNameBehind || segment.name.isEmpty || !isExercise(segment.name)
    {
      return true
    }
    guard quantity.unit.isMass || quantity.unit == .set || quantity.unit == .repetition,
      isParticle(segment.expressions.upperBound)
    else { return false }
    guard quantity.unit == .repetition else { return true }
    return segment.isNameBehind || segment.name.isEmpty
      || !names.isKnown(NameText.clean(written.bytes[range(segment.name).indices]))
  }

  /// `130kgはまだ重い`: a load that was talked of, not lifted.
  func isLoadAsNoun(_ segment: Segment) -> Bool {
    isNounOfSentence(segment) && anatomy.parser.quantities[0].unit.isMass
  }

  /// `2025年`, `12日`, `3월`.
  func isCalendarMark(_ index: Int) -> Bool {
    guard index < elements.count, elements[index].flags.contains(.unspacedScript) else {
      return false
    }
    let word = bytes[elements[index].range.indices]
    return Self.calendarMarks.contains { word.elementsEqual($0) }
      || !elements[index].spaceBefore
        && Self.calendarMarks[0...1].contains { word.starts(with: $0) }
  }

  private static let calendarMarks = "年 년 月 日 号 월 일".split(separator: " ").map {
    Array($0.utf8)
  }

  /// True when the word at `index` touches what stands before it and is a particle, or begins with
  /// one in Japanese.
  private func isParticle(_ index: Int) -> Bool {
    guard index < elements.count, elements[index].flags.contains(.unspacedScript),
      !elements[index].spaceBefore
    else { return false }
    let word = bytes[elements[index].range.indices]
    return Self.japaneseParticles.contains { word.starts(with: $0) }
      || Self.koreanParticles.contains(word)
  }

  /// `16분 안에`, `16分以内に`: how much time there was.
  private func isLimit(_ index: Int) -> Bool {
    guard index < elements.count, elements[index].kind == .word else { return false }
    let word = bytes[elements[index].range.indices]
    return Self.limits.contains { word.starts(with: $0) }
  }

  private static let limits = "안에 이내 내에 以内 以內".split(separator: " ").map { Array($0.utf8) }

  private static let japaneseParticles = "は が を の で に と も へ や から まで より だった 以内 이내".split(
    separator: " "
  ).map { Array($0.utf8) }

  private static let koreanParticles = WordSet(
    "로 으로 에서 에 의 이 가 은 는 을 를 도 까지 부터 에서는 으로는 로는 정도")

  /// `보통 15회 시키는데 오늘은 더 했다.`: a sentence that names no exercise and tells no whole set.
  func isKoreanSentence(_ segment: Segment) -> Bool {
    let isSingle = anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
    guard !isASCII,
      isSingle || !anatomy.parser.quantities.contains(where: { $0.unit == .repetition }),
      !isRemarkBehindSets(segment)
    else { return false }
    // Up to the next exercise of the line only, so that a line of many is read once.
    let start = min(segment.name.lowerBound, segment.expressions.lowerBound)
    let line = document.lines[context.lineIndex].content
    let end = segment.rest.upperBound
    let last = end < elements.count ? elements[end].range.start : line.end
    guard start < elements.count, elements[start].range.start < last else { return false }
    let content = bytes[Int(elements[start].range.start)..<Int(last)]
    let isSentence = content.indices.dropLast(2).contains { index in
      guard Self.hangulLeads.contains(content[index]) else { return false }
      let mark = index + 3 == content.endIndex ? Byte.period : content[index + 3]
      let isQuoted = mark == UInt8(ascii: "\"")
      guard mark == Byte.period || isSingle && isQuoted else { return false }
      let ending = content[index..<(index + 3)]
      if isSingle, Self.clauseEndings.contains(ending) { return true }
      return !isQuoted
        && (ending.elementsEqual("다".utf8) || isSingle && Self.notedEndings.contains(ending))
    }
    guard isSentence, !segment.name.isEmpty else { return isSentence }
    return !names.isKnown(NameText.clean(written.bytes[range(segment.name).indices]))
  }

  /// `82.5kg*8, 힘들었다`, `10개 — 힘들었다`, `85X6 힘들었다`: the line begins with sets, and behind a mark or
  /// a whole set stand words without any number.
  private func isRemarkBehindSets(_ segment: Segment) -> Bool {
    // `150 2 떴다`, of which the talk is off the line by now.
    if elements.count > 1, elements[0].isNumber, segment.expressions.upperBound == elements.count,
      !elements.contains(where: { $0.kind == .word && $0.meaning != .failed })
    {
      return true
    }
    let start = segment.expressions.lowerBound
    guard segment.name.isEmpty || segment.isNameBehind, start == 0 || !isTold(before: start),
      case let next = segment.expressions.upperBound, next < elements.count,
      !elements[next...].contains(where: \.isNumber)
    else { return false }
    switch elements[next].kind {
    case .hyphen: return elements[next].spaceBefore
    case .comma, .openParenthesis: return tellsWork(anatomy.parser.terms.count)
    default: return elements[next].spaceBefore && isProductOfLoad
    }
  }

  /// Words stand before the sets, and not only a mark or the number of the item.
  private func isTold(before start: Int) -> Bool {
    elements[..<start].contains { $0.kind == .word }
  }

  /// More than a number, or one of reps.
  private func tellsWork(_ terms: Int) -> Bool {
    terms > 1 || anatomy.parser.quantities.contains { $0.unit == .repetition }
  }

  /// `85X6`, `60 kg 5`.
  private var isProductOfLoad: Bool {
    anatomy.parser.terms.contains { $0.joiner == .times || $0.joiner == .at }
      || anatomy.parser.terms.count > 1 && anatomy.parser.quantities.contains { $0.unit.isMass }
  }

  /// What Korean sentences end with that note something down; `다` ends those that tell it.
  private static let notedEndings = WordSet("음 함 임 됨 줌 짐 침 봄")

  /// What Korean clauses end with: `2km 했어요.`
  private static let clauseEndings = WordSet("데 서 요 죠 네")

  /// The first bytes of the letters from `가` to `힣`.
  private static let hangulLeads: ClosedRange<UInt8> = 0xEA...0xED

  /// `我的重量是33磅`, `她用了10分钟`: a sentence about somebody, and a lone number in it.
  func isOfPerson(_ segment: Segment) -> Bool {
    guard !isASCII, let first = segment.name.first, elements[first].kind == .word,
      elements[first].flags.contains(.unspacedScript),
      anatomy.parser.expressions.allSatisfy({ $0.terms.count == 1 })
    else { return false }
    let word = bytes[elements[first].range.indices]
    return word.count > 3 && Self.persons.contains { word.starts(with: $0) }
  }

  private static let persons = "我 他 她 你".split(separator: " ").map { Array($0.utf8) }

  /// `6セットくらいやるようにと言われま`: so many small letters make a sentence, wherever its lines
  /// were broken; a whole set, or the name of a lift, does not stand in one.
  func isJapaneseSentence(_ segment: Segment) -> Bool {
    let isWhole =
      anatomy.parser.expressions.contains { $0.terms.count > 1 }
      && anatomy.parser.quantities.contains { !$0.unit.isMass && $0.unit != .set }
    guard !isASCII, !isWhole, !isRemarkBehindSets(segment) else { return false }
    let content = bytes[document.lines[context.lineIndex].content.indices]
    var letters = 0
    for index in content.indices.dropLast(2) where content[index] == 0xE3 {
      if content[index + 1] == 0x81 || content[index + 1] == 0x82 && content[index + 2] < 0xA0 {
        letters += 1
      }
    }
    guard letters >= 8, !segment.name.isEmpty else { return letters >= 8 }
    return !names.isKnown(NameText.clean(written.bytes[range(segment.name).indices]))
  }
}

internal import JournalSyntax
internal import WorkoutModel

/// How long a session took, told in its title.
extension FileReader {
  /// `13/01/2024 Legs 60 min`: how long it took.
  mutating func durationBehindTitle(_ start: Int, _ session: Int) -> Bool {
    if durationInTitle(start, session) { return keepDurationInTitle(start, session) }
    if let open = enclosedDuration(start) {
      file.sessions[session].title = cleanTitle(start..<open)
      file.sessions[session].durationMinutes = minutes(elements[open + 1])
      return true
    }
    let last = elements.count - 1
    guard last > start, elements[last].isNumber,
      isTitle(start..<last) || isTitleWithWords(start..<last) || isTitleInHaste(start..<last),
      !elements[start..<last].contains(where: \.isNumber),
      let minutes = minutes(elements[last]), 10...600 ~= minutes
    else { return false }
    file.sessions[session].title = cleanTitle(start..<last)
    file.sessions[session].durationMinutes = minutes
    return true
  }

  /// The parenthesis of `Mercredi 20. Dos, vite fait (45 min chrono)`, in which nothing but the time is told.
  private func enclosedDuration(_ start: Int) -> Int? {
    guard let open = elements[start...].firstIndex(where: { $0.kind == .openParenthesis }),
      open > start, open + 2 < elements.count, elements[open + 1].unit == .minute,
      let minutes = minutes(elements[open + 1]), 10...600 ~= minutes,
      elements[(open + 2)...].allSatisfy({
        $0.kind == .word || $0.kind == .closeParenthesis || $0.kind == .period
      }),
      case let comma = elements[start..<open].firstIndex(where: { $0.kind == .comma }) ?? open,
      comma > start, isTitle(start..<comma),
      elements[start..<open].allSatisfy({ $0.kind == .word || $0.kind == .comma })
    else { return nil }
    return open
  }

  /// The time of `Jan 13 - shoulders, 45 mins only, tired`: how long it took, and more words.
  private func durationInTitle(_ start: Int, _ session: Int) -> Bool {
    guard let time = elements[start...].firstIndex(where: \.isNumber), time > start + 1,
      // `home, only 25 min`.
      case let comma = isWord(time - 1, in: Self.timeWords) ? time - 2 : time - 1, comma > start,
      elements[comma].kind == .comma,
      isTitle(start..<comma) || (start..<comma).allSatisfy({ isWord($0, in: Self.places) }),
      let minutes = minutes(elements[time]), 10...600 ~= minutes,
      elements[(time + 1)...].allSatisfy({
        $0.kind == .word || $0.kind == .comma || $0.kind == .slash
      })
    else { return false }
    let words = (time + 1)..<elements.count
    return words.isEmpty || !words.contains { isExercise($0..<($0 + 1)) }
  }

  private mutating func keepDurationInTitle(_ start: Int, _ session: Int) -> Bool {
    file.sessions[session].title = cleanTitle(start..<elements.count)
    let time = elements[start...].first { $0.isNumber }
    file.sessions[session].durationMinutes = time.flatMap { minutes($0) }
    return true
  }

  /// The `dos à la bourre` of `mar 24 sept, dos à la bourre 35min`: what was trained, and in what haste.
  private func isTitleInHaste(_ words: Range<Int>) -> Bool {
    3...6 ~= words.count && isTitle(words.lowerBound..<(words.lowerBound + 1))
      && isWord(words.lowerBound + 1, in: Self.prepositions)
      && words.dropFirst(2).allSatisfy {
        elements[$0].kind == .word && !isExercise($0..<($0 + 1))
      }
  }

  private static let prepositions = WordSet("in à a en mit z na с на w i")

  /// The `拉 只有` of `3.13 拉 只有40分钟`: what was trained, and a few words about the time.
  private func isTitleWithWords(_ words: Range<Int>) -> Bool {
    2...4 ~= words.count && isTitle(words.lowerBound..<(words.lowerBound + 1))
      && words.dropFirst().allSatisfy { isWord($0, in: Self.timeWords) }
  }

  private static let places = WordSet(
    "gym home office work garage park box studio hotel salle maison casa palestra gimnasio academia"
  )
  private static let timeWords = WordSet(
    "only just had about took for nur nur solo seulement bare maar 只有 只 大概 大约 大約 约 約 だけ 약")
}

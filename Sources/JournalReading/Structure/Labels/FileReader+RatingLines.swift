internal import JournalSyntax
internal import WorkoutModel

/// Lines that are nothing but a rating: `RPE 8`, `RIR: 2`, `8.5 RPE`, `@9`.
extension FileReader {
  /// Gives a rating to the sets of the line above, or to the session when none was done yet.
  mutating func ratingLine(_ line: LineSyntax) -> Bool {
    guard elements.count <= 12, let (meaning, rating) = rating(), context.keyValues.range == nil,
      context.section == .training
    else { return false }
    guard rating != Self.ofEach else {
      note(line.content)
      return true
    }
    guard rating <= 10_000 else {
      noteUnread(line)
      return true
    }
    if context.entry == nil, context.pendingName == nil, meaning == .rpe,
      let session = context.session
    {
      file.sessions[session].rpe = FixedPoint(thousandths: rating)
    } else if !rate(meaning, rating) {
      note(line.content)
    }
    return true
  }

  /// What the line rates by, and the upper end of `RPE 8-9`.
  private func rating() -> (WordMeaning, Int32)? {
    var index = elements[0].kind == .at ? 1 : 0
    let isMarked = index == 1
    guard index < elements.count else { return nil }
    var meaning = Self.scale(elements[index])
    if meaning != nil {
      index += 1
      if index < elements.count, elements[index].kind == .colon || elements[index].kind == .equals {
        index += 1
      }
      if index < elements.count, elements[index].kind == .at { index += 1 }
    }
    guard index < elements.count, elements[index].kind == .quantity, elements[index].unit == .none
    else { return nil }
    var rating = elements[index].value
    index += 1
    if index + 1 < elements.count, elements[index].kind == .hyphen,
      elements[index + 1].kind == .quantity, elements[index + 1].unit == .none
    {
      rating = max(rating, elements[index + 1].value)
      index += 2
    } else if index + 2 == elements.count, elements[index].kind == .slash,
      elements[index + 1].kind == .quantity, elements[index + 1].value == 10_000
    {
      // `rpe: 7/10`.
      index += 2
    } else if let meaning, isList(from: index) {
      return (meaning, Self.ofEach)
    }
    if index < elements.count, meaning == nil {
      meaning = Self.scale(elements[index])
      index += 1
    }
    if index < elements.count, elements[index].kind == .period { index += 1 }
    guard index == elements.count else { return nil }
    if let meaning { return (meaning, rating) }
    // `@9` below a set with its load; `@60` may be a load itself, and so may `@8` below `3x12`.
    return isMarked && context.pendingName == nil
      && context.lastSetLine == context.lineIndex - 1 && 5_000...10_000 ~= rating
      && context.entry.map({ tellsLoad($0) }) == true ? (.rpe, rating) : nil
  }

  /// Behind the first of `RPE 7, 8, 9`: a rating for each of the sets above.
  private func isList(from start: Int) -> Bool {
    guard start + 1 < elements.count, (elements.count - start) % 2 == 0 else { return false }
    return stride(from: start, to: elements.count, by: 2).allSatisfy { index in
      (elements[index].kind == .comma || elements[index].kind == .slash)
        && elements[index + 1].kind == .quantity && elements[index + 1].unit == .none
        && elements[index + 1].value <= 10_000
    }
  }

  /// Stands for a list of ratings, which is kept as words.
  private static let ofEach: Int32 = -1

  private static func scale(_ element: Element) -> WordMeaning? {
    element.meaning == .rpe || element.meaning == .rir ? element.meaning : nil
  }

  /// Rates the sets of the last line, unless they were rated on it.
  private mutating func rate(_ meaning: WordMeaning, _ rating: Int32) -> Bool {
    guard let entry = context.entry, context.pendingName == nil, context.lastSetLine >= 0 else {
      return false
    }
    if let last = file.drafts.indices.last, file.drafts[last].entryIndex == entry,
      file.drafts[last].position == file.sets.count
    {
      guard file.drafts[last].lineIndex == context.lastSetLine,
        file.drafts[last].attributes.rpe.isEmpty, file.drafts[last].attributes.rir == nil
      else { return false }
      if meaning == .rpe {
        file.drafts[last].attributes.rpe = [rating]
      } else {
        file.drafts[last].attributes.rir = rating
      }
      return true
    }
    var index = file.sets.count
    var isRated = false
    while index > 0, file.setEntries[index - 1] == Int32(truncatingIfNeeded: entry),
      Int(file.sets[index - 1].location.lineNumber) == context.lastSetLine + 1,
      file.sets[index - 1].rpe == nil, file.sets[index - 1].rir == nil
    {
      index -= 1
      if meaning == .rpe {
        file.sets[index].rpe = FixedPoint(thousandths: rating)
      } else {
        file.sets[index].rir = FixedPoint(thousandths: rating)
      }
      isRated = true
    }
    return isRated
  }
}

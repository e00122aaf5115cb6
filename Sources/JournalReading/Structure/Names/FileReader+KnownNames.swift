internal import JournalSyntax
internal import WorkoutModel

/// Words that name an exercise, known or not.
extension FileReader {
  /// `sq 3x5 225, pc 5x3 135`: plain words before factors name an exercise, known or not; and so does
  /// a plain word with that of its equipment.
  func isUnknownName(_ name: Range<Int>, before number: Int) -> Bool {
    if isJoinedName(name, before: number) { return true }
    guard name.count <= 3, elements[name.lowerBound].word == .plain, number < elements.count,
      elements[name].allSatisfy({
        $0.word == .plain || $0.meaning == .equipment || $0.meaning == .bar
      })
    else { return false }
    if !names.nature(of: NameText.clean(written.bytes[range(name).indices])).isOrdinary {
      return true
    }
    guard number + 1 < elements.count else { return false }
    // `pu bw x 8, 7, 6`, `pu +10 x 5`.
    if elements[number].meaning == .bodyweight, elements[number + 1].kind == .times { return true }
    if elements[number].kind == .plus, anatomy.parser.isFactorOfNext(number + 1) { return true }
    guard elements[number].isNumber else { return false }
    if elements[number + 1].kind == .times || elements[number].unit.isMass { return true }
    if startsOwnSets(number) { return true }
    return number + 2 < elements.count && elements[number + 1].isNumber
      && elements[number + 2].kind == .times
  }

  /// `45: 12, 12, 12`, `4 sets of 8 at 50 kg`, `3 по 5 с 70 кг`.
  private func startsOwnSets(_ number: Int) -> Bool {
    guard number + 2 < elements.count, elements[number].kind == .quantity else { return false }
    let (first, mark, second) = (elements[number], elements[number + 1], elements[number + 2])
    if first.unit == .set { return mark.isNumber || second.isNumber }
    guard second.isNumber else { return false }
    if mark.kind == .colon { return first.isBare && first.value >= 20_000 }
    return mark.meaning == .of && first.isBareWhole && first.value <= 10_000
      && elements[safe: number + 3]?.meaning == .with
  }

  /// The `tlaky na ramena s osou` of `…, tlaky na ramena s osou 14 kg 3x8`: words with small ones
  /// between them behind a comma, before a load, sets and reps or before sets and reps alone.
  private func isJoinedName(_ name: Range<Int>, before number: Int) -> Bool {
    if isExerciseWithPlace(name, before: number) { return true }
    guard 3...5 ~= name.count, name.lowerBound > 0,
      case let mark = elements[name.lowerBound - 1].kind, mark == .comma || mark == .semicolon,
      elements[name.lowerBound].word == .plain, elements[name.lowerBound].range.count >= 4,
      elements[name.upperBound - 1].word == .plain || isTool(name.upperBound - 1),
      name.dropFirst().dropLast().contains(where: { isSmallWord(elements[$0]) }),
      name.allSatisfy({
        elements[$0].word == .plain || isSmallWord(elements[$0]) || isTool($0)
      }),
      !name.contains(where: { isManner(elements[$0]) || isDoing(elements[$0]) })
    else { return false }
    let sets = elements[number].unit.isMass ? number + 1 : number
    guard sets + 2 < elements.count, elements[sets].isNumber, elements[sets + 1].kind == .times,
      elements[sets + 2].isNumber
    else { return false }
    return 2_000...6_000 ~= elements[sets].value && elements[sets].unit == .none
  }

  /// The `push-ups on rings` of `dips 10-8-8 / push-ups on rings 12-10-10`: a known exercise, and where or with
  /// what it was done.
  private func isExerciseWithPlace(_ name: Range<Int>, before number: Int) -> Bool {
    guard 2...7 ~= name.count, name.lowerBound > 0, number < elements.count,
      case let mark = elements[name.lowerBound - 1],
      mark.kind == .comma || mark.kind == .semicolon || mark.kind == .slash && mark.spaceBefore,
      elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass
        || elements[number].unit == .repetition,
      case let small = name.dropFirst().first(where: { isSmallWord(elements[$0]) })
        // `push-ups 20-18 / push-ups narrow 15-12`.
        ?? (mark.kind == .slash ? name.lowerBound + 1 : name.upperBound),
      small < name.upperBound - 1 || mark.kind == .slash && small < name.upperBound,
      small - name.lowerBound <= 4,
      isExercise(name.lowerBound..<small) || isExercise(name.lowerBound..<(name.lowerBound + 1)),
      name.allSatisfy({
        elements[$0].word == .plain || isSmallWord(elements[$0]) || isTool($0)
          || elements[$0].meaning == .side
      }),
      !name.contains(where: { isManner(elements[$0]) || isDoing(elements[$0]) })
    else { return false }
    guard let next = elements[safe: number + 1] else { return false }
    return next.isNumber || next.kind == .comma || next.kind == .hyphen || next.kind == .times
      || next.kind == .slash
  }

  private func isSmallWord(_ element: Element) -> Bool {
    guard element.kind == .word else { return false }
    if Self.smallWords.contains(bytes[element.range.indices]) { return true }
    guard element.range.count <= 3 else { return false }
    switch element.meaning {
    case .of, .with, .letterS, .in: return true
    default: return false
    }
  }

  /// The dumbbells of `…, curls with dumbbells 12 kg 3x10`.
  private func isTool(_ index: Int) -> Bool {
    elements[index].meaning == .equipment || elements[index].meaning == .bar
  }

  /// What joins a name with where and with what it was done: `abs on the roman chair`.
  private static let smallWords = WordSet(
    """
    on with at the in from auf mit am an im sur avec à au aux con en sul su alla al com no na em na s со с в на з із
    у w z ze na se ve v på med i op met aan
    """)

  func isName(_ indices: Range<Int>) -> Bool { kindOfPiece(indices) == .name }

  /// The `leg extension` of `leg curl & leg extension`: its last word is an exercise.
  func endsInExercise(_ name: Range<Int>) -> Bool {
    name.count > 1 && isExercise((name.upperBound - 1)..<name.upperBound)
  }

  /// A known name, or a word such as `curls` that is no doubt an exercise.
  func isExercise(_ name: Range<Int>) -> Bool {
    kindOfPiece(name) != .other
  }

  private func kindOfPiece(_ indices: Range<Int>) -> NamesOfPieces.Kind {
    let piece = range(indices)
    guard !piece.isEmpty else { return .other }
    return namesOfPieces.kind(of: piece.indices, in: written.bytes) {
      let name = NameText.clean(written.bytes[piece.indices])
      if isKnown(name) { return .name }
      return ExerciseNames.isMovement(text(piece)) ? .movement : .other
    }
  }

  private func isKnown(_ name: String) -> Bool {
    if names.isKnown(name) || name.utf8.contains(where: { $0 >= 0xE3 }) { return true }
    // `pushups:wide` is a push-up.
    guard let colon = name.utf8.firstIndex(of: Byte.colon) else { return false }
    return names.isKnown(String(name[..<colon]))
  }
}

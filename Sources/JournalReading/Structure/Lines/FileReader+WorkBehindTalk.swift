internal import JournalSyntax
internal import WorkoutModel

/// Talk before a comma, and the work of the line behind it: `waited 10 min for the rack, squat 100x5`, `belt on, squat
/// 180x3`, `schlecht geschlafen, Bankdrücken 80x5`.
extension FileReader {
  /// Reads what stands behind the talk as a line of its own; the talk is a note.
  mutating func workBehindTalk(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 5...200 ~= elements.count,
      !context.isPieceOfLine, context.table == nil, context.section == .training, isAsWritten,
      elements[0].kind == .word || elements[0].isNumber,
      let comma = elements.prefix(16).indices.last(where: { opensWork(behind: $0) }),
      isTalkBeforeWork(0..<comma)
    else { return false }
    let talk = range(0..<comma)
    readPiece(
      of: line, at: ByteRange(Int(elements[comma + 1].range.start), Int(line.content.end)))
    note(talk)
    return true
  }

  /// A known exercise stands behind the comma, and its sets behind that.
  private func opensWork(behind comma: Int) -> Bool {
    guard elements[comma].kind == .comma || elements[comma].kind == .semicolon, comma > 0,
      comma + 2 < elements.count, let end = endOfKnownName(comma + 1)
    else { return false }
    let number = elements[end].kind == .colon ? end + 1 : end
    return elements[safe: number]?.isNumber == true
      && (isSetShaped(number..<elements.count)
        || elements[safe: number + 1]?.isNumber == true)
  }

  /// What happened before the work or is worn for it, and neither a day nor a name nor a load.
  private func isTalkBeforeWork(_ talk: Range<Int>) -> Bool {
    guard dates.date(at: 0, allowsWeekdayOnly: true) == nil,
      talk.contains(where: { happened($0) })
    else { return false }
    return talk.allSatisfy { index in
      switch elements[index].kind {
      case .word: !tellsOtherWork(elements[index]) && !isLabelOfWork(index)
      case .comma, .hyphen, .period, .clock: true
      case .quantity: elements[index].unit.isTime
      default: false
      }
    }
  }

  /// A word of another exercise or of how the sets were done.
  private func isLabelOfWork(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .warmup, .set, .repetition, .drop, .record, .maximum, .bodyweight, .day, .week, .session:
      true
    default: isExercise(index..<index + 1) || isWord(index, in: CommonWords.people)
    }
  }

  func happened(_ index: Int) -> Bool {
    isWord(index, in: Self.deeds) || isWord(index, in: CommonWords.feelings)
      || isWord(index, in: GymWords.gear)
  }

  private static let deeds = WordSet(
    """
    waited waiting rested rest had ate eaten slept sat took came went got bought forgot arrived talked woke drank wore lost
    found moved borrowed busy crowded packed late hungry shoes chalk coffee
    gewartet geschlafen gegessen gekauft vergessen getrunken pausiert voll schuhe kaffee
    attendu dormi mangé acheté oublié arrivé chaussures esperé dormí comí compré olvidé descansé llegué zapatos
    esperei comi comprei esqueci descansei cheguei tênis aspettato dormito mangiato comprato dimenticato scarpe
    ждал ждала отдыхал отдыхала спал спала ел купил купила забыл забыла пришёл пришел
    czekałem czekałam spałem spałam jadłem kupiłem zapomniałem zmęczony väntade sov åt köpte glömde
    gewacht geslapen gegeten gekocht vergeten
    """)
}

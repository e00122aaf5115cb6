internal import JournalSyntax
internal import WorkoutModel

/// A line of a few words between the sets of an exercise that tells how they went, and names nothing:
/// `felt heavy`, `no pain today`, `hips tight`.
extension FileReader {
  /// True of words that are all of the talk about sets, with at least one that can be of nothing else;
  /// `heavy bag` and `close grip` may name what comes next.
  func isTalkBetweenSets(_ words: Range<Int>) -> Bool {
    guard context.entry != nil || context.pendingName.map({ names.isKnown($0.text) }) ?? false,
      !context.isAfterBlank
    else { return false }
    if isListOfTalk(words) { return !isName(words) }
    guard words.count <= 6,
      words.contains(where: { isWord($0, in: Self.talk) || isFeeling($0) }),
      words.allSatisfy({ index in
        switch elements[index].kind {
        case .word:
          isWord(index, in: Self.talk) || isWord(index, in: Self.besideTalk) || isFeeling(index)
        case .comma, .period, .ampersand: true
        default: false
        }
      })
    else { return false }
    return !isName(words)
  }

  /// `belt on, felt good`, `knees warm, back ok`: parts of which one is talk and none an exercise.
  private func isListOfTalk(_ words: Range<Int>) -> Bool {
    guard words.count <= 10, !isCapital(Int(elements[words.lowerBound].range.start)),
      words.contains(where: { isWord($0, in: Self.talk) || isFeeling($0) }),
      words.allSatisfy({ elements[$0].kind == .word || elements[$0].kind == .comma })
    else { return false }
    let parts = words.split { elements[$0].kind == .comma }
    return parts.count > 1 && parts.allSatisfy { !isExercise($0) && !isName($0) }
  }

  private func isFeeling(_ index: Int) -> Bool {
    elements[index].meaning == .feeling && elements[index].range.count <= 7
  }

  private static let talk = WordSet(
    "depth failed fast form paused quick slow slower technique drop dropset aujourd'hui dzisiaj heute hoy oggi today сегодня",
    CommonWords.feelings)

  /// What may stand beside it.
  private static let besideTalk = WordSet(
    """
    was were is a the an my bit little very too so really pretty super quite kinda still not no more
    less than and but this that it all both one last first second third set sets rep reps on off up
    down back hips hip knee knees shoulder shoulders elbow elbows wrist wrists legs arms grip core low
    lower upper left right then now just only some rest bar weight went got

    war sehr noch nicht etwas heute était très trop muy hoy era molto var veldig för очень немного było
    bardzo
    """)
}

internal import JournalSyntax

/// Answers below a coach's quoted plan: `> B. Paused bench 4x5 @7` and below it `57.5 for 5, 5, 5, 5`.
extension FileReader {
  /// Keeps the exercise that a quoted plan names for the answer below it. True when it did.
  mutating func keepNameOfQuotedPlan(_ line: LineSyntax) -> Bool {
    guard quotesHoldPlans(), let name = nameOfPlan(line.content) else { return false }
    if context.session != nil { settlePendingName(nextIsName: true) }
    context.pendingName = PendingName(
      text: NameText.clean(written.bytes[name.indices]), location: location(name), isHeading: false,
      isEmphasized: false)
    context.entry = nil
    return true
  }

  /// Looks once whether numbers stand right below several quotes that each name an exercise.
  private mutating func quotesHoldPlans() -> Bool {
    if let known = file.quotesHoldPlans { return known }
    var answers = 0
    for (index, line) in document.lines.enumerated().dropLast() where line.kind == .quote {
      let below = document.lines[index + 1]
      if below.kind == .text, holdsDigit(below.content), nameOfPlan(line.content) != nil,
        Byte.isDigit(bytes[Int(below.content.start)])
      {
        answers += 1
      }
    }
    let holds = answers >= 3
    file.quotesHoldPlans = holds
    return holds
  }

  /// The `Paused bench` of `B. Paused bench 4x5 @7` and the `Comp squat` of `A1) Comp squat. Top single @8`.
  private func nameOfPlan(_ content: ByteRange) -> ByteRange? {
    var text = bytes[content.indices]
    if let first = text.first, Byte.isASCIILetter(first),
      case let label = text.dropFirst().prefix(2).drop(while: { Byte.isDigit($0) }),
      label.first == Byte.period || label.first == Byte.closeParenthesis
    {
      text = text[(label.startIndex + 1)...].drop { $0 == Byte.space }
    }
    let name = text.prefix {
      !Byte.isDigit($0) && $0 != Byte.period && $0 != Byte.comma && $0 != Byte.colon
        && $0 != Byte.openParenthesis
    }
    guard 3...40 ~= name.count, names.isKnown(NameText.clean(written.bytes[name.indices])) else {
      return nil
    }
    return ByteRange(name.startIndex, name.endIndex)
  }
}

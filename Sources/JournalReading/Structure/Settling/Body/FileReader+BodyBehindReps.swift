internal import JournalSyntax
internal import WorkoutModel

/// What the lifter weighs behind the reps of an exercise of the own weight: `Chins: 6,5,4 at 104kg these count double`.
extension FileReader {
  /// Nobody hangs a hundred kilos on for six chin-ups: keeps it for a remark.
  mutating func dropBodyBehindReps() {
    guard
      let at = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].meaning == .at && elements[$0 + 1].unit.isMass
      }), elements[at - 1].isBareWhole, elements[at - 1].value <= 50_000,
      case let weight = elements[at + 1],
      (weight.unit == .kilogram ? 55_000...160_000 : 120_000...350_000) ~= weight.value,
      let first = elements.firstIndex(where: \.isNumber), first > 0,
      case let name = elements[first - 1].kind == .colon ? first - 1 : first, name > 0,
      names.nature(of: NameText.clean(written.bytes[range(0..<name).indices]))
        .contains(.bodyweight), !isSquatted(0..<name),
      // `3x8 at 60 kg` and `3 sets of 8 at 60 kg` tell what hung on him.
      elements[first..<at].allSatisfy({ $0.isBareWhole || $0.kind == .comma || $0.kind == .slash })
    else { return }
    context.remarks.append(range(at..<at + 2))
    anatomy.parser.elements.removeSubrange(at...(at + 1))
    anatomy.parser.elements[at - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// Dips and lunges are done with much more on the shoulders.
  private func isSquatted(_ name: Range<Int>) -> Bool {
    elements[name].contains { Self.loaded.contains(bytes[$0.range.indices]) }
  }

  private static let loaded = WordSet(
    "lunge lunges squat squats raise raises bridge bridges thrust thrusts hip calf step extension extensions"
  )
}

internal import JournalSyntax

/// One hand or two: `swings 2h @24kg`, `swings 1h @24kg 5x20`, and no hours.
extension FileReader {
  /// Takes it off as a remark.
  mutating func dropHandsOfBells() {
    guard elements.count > 3,
      let hands = elements.prefix(5).firstIndex(where: \.isNumber), hands > 0,
      elements[hands].unit == .hour,
      elements[hands].value == 1_000 || elements[hands].value == 2_000,
      elements[hands].range.count == 2, hands + 1 < elements.count,
      elements[hands + 1].kind == .at || elements[hands + 1].isNumber,
      elements[..<hands].allSatisfy({ $0.kind == .word }), isExercise(0..<hands),
      names.nature(of: NameText.clean(written.bytes[range(0..<hands).indices]))
        .isDisjoint(with: [.cardio, .swum, .timed])
    else { return }
    context.remarks.append(elements[hands].range)
    anatomy.parser.elements.remove(at: hands)
    anatomy.parser.end = elements.count
  }
}

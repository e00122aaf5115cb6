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

  /// The bells of `curl 2x12 con las de 12`, as the load before their reps and sets.
  mutating func settleSizeBehindArticle() {
    let last = elements.count - 1
    guard last > 5, elements[last].isBare, 1_000...100_000 ~= elements[last].value,
      let with = elements.lastIndex(where: {
        $0.meaning == .with || $0.meaning == .at && $0.kind == .word
      }),
      2...3 ~= last - with,
      with > 3, elements[with - 1].isBareWhole, elements[with - 2].kind == .times,
      elements[with - 3].isBareWhole, elements[with - 3].value <= 12_000,
      elements[with - 4].kind == .word,
      (with + 1..<last).allSatisfy({ isWord($0, in: Self.articlesOfSizes) })
    else { return }
    var (load, reps, sets) = (elements[last], elements[with - 1], elements[with - 3])
    (reps.unit, sets.unit) = (.repetition, .set)
    load.flags.formUnion([.spaceBefore, .spaceAfter])
    let place = Int(elements[with].range.start)
    let times = Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(
      (with - 3)..., with: [load, times, reps, times, sets])
    anatomy.parser.end = elements.count
  }

  private static let articlesOfSizes = WordSet(
    "las los la el de den die the le les dei delle da das dos")
}

internal import JournalSyntax

/// How a machine was set, before its sets: `seat 5 90 x 12`, `pos 3: 45 x 10`, `Cable fly height 10, 20lb 3x12`; and its
/// levels by what they are called: `plate 8 x 12`, `setting 8 x 12`, `peg 8 x 12`.
extension FileReader {
  /// Keeps the setting as a remark.
  mutating func dropSettingOfMachine() {
    guard let word = elements.prefix(5).indices.first(where: { isWord($0, in: Self.settings) }),
      elements[..<word].allSatisfy({ $0.kind == .word }), word + 3 < elements.count,
      elements[word + 1].isBareWhole, elements[word + 1].value <= 30_000,
      word > 0 ? isExercise(0..<word) : context.entry != nil || context.pendingName != nil
    else { return }
    var work = word + 2
    let isMarked = [.comma, .colon, .hyphen].contains(elements[work].kind)
    if isMarked { work += 1 }
    guard work + 2 < elements.count, elements[work].kind == .quantity,
      word == 0 || isMarked,
      elements[(work + 1)...].contains(where: { $0.kind == .times })
    else { return }
    context.remarks.append(range(word..<(isMarked ? work - 1 : work)))
    anatomy.parser.elements.removeSubrange(word..<work)
    anatomy.parser.end = elements.count
  }

  /// Takes the number behind `plate`, `setting` or `peg` at the start of a line below an exercise for a level.
  mutating func settleLevelByName() {
    guard isWord(0, in: Self.levels), context.entry != nil || context.pendingName != nil,
      case let number = isWord(1, in: Self.at) ? 2 : 1, number + 2 < elements.count,
      elements[number].isBareWhole, elements[number].value <= 30_000,
      elements[number + 1].kind == .times, elements[number + 2].isBareWhole
    else { return }
    anatomy.parser.elements[number].unit = .level
    anatomy.parser.elements.removeFirst(number)
    anatomy.parser.end = elements.count
  }

  private static let settings = WordSet("seat pos position pad height backrest notch")
  private static let levels = WordSet("plate setting block peg pin pins lv no stack level")
  private static let at = WordSet("at no")
}

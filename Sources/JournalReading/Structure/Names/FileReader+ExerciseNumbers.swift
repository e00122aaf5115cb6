internal import JournalSyntax

/// `动作一：深蹲 15次 动作二：…`, `種目1：スクワット`: which exercise of the session it is, in scripts that
/// write no blank before the number.
extension FileReader {
  /// Behind the number and its colon, or `index` when none stands there.
  func behindExerciseNumber(_ index: Int, _ end: Int) -> Int {
    guard !isASCII, index + 2 < end, elements[index].flags.contains(.unspacedScript) else {
      return index
    }
    let word = bytes[elements[index].range.indices]
    if elements[index + 1].kind == .colon {
      return word.count == 9 && Self.exerciseWords.contains(word.dropLast(3))
        && Self.digits.contains(word.suffix(3)) ? index + 2 : index
    }
    return elements[index + 1].kind == .quantity && elements[index + 1].unit == .none
      && !elements[index + 1].spaceBefore
      && elements[index + 2].kind == .colon && Self.exerciseWords.contains(word)
      ? index + 3 : index
  }

  /// The words behind `15次深蹲 动作二：42次仰卧起坐` name one exercise only.
  func beforeExerciseNumber(_ segment: Segment) -> Segment {
    guard !isASCII, segment.isNameBehind,
      let next = segment.name.dropFirst().first(where: {
        behindExerciseNumber($0, elements.count) > $0
      }), next >= segment.expressions.upperBound, next <= segment.rest.upperBound
    else { return segment }
    var segment = segment
    segment.rest = next..<segment.rest.upperBound
    segment.name = segment.name.lowerBound..<next
    return segment
  }

  private static let exerciseWords = WordSet("动作 動作 种目 種目 项目 項目 종목 동작")

  private static let digits = WordSet("一 二 三 四 五 六 七 八 九 十")
}

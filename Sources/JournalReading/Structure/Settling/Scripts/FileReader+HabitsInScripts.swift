internal import JournalSyntax

/// Small words of scripts other than the Latin that are glued to names and numbers.
extension FileReader {
  /// Called for every line with such letters, before all else is settled.
  mutating func settleGluedWords() {
    dropPlaceBeforeName(0)
    var index = 0
    while index + 1 < elements.count {
      index += 1
      dropPlaceBeforeName(index)
      switch elements[index].kind {
      case .word:
        joinCounterOfName(index)
        dropHandInParentheses(behind: index)
        dropPauseBeforeReps(index)
      case .quantity: dropFailureOfName(before: index)
      default: break
      }
    }
  }

  /// The `下拉` of `划船70*8*4 下拉55*10`, whose first letter was taken for reps.
  private mutating func joinCounterOfName(_ index: Int) {
    let number = elements[index - 1]
    guard number.unit == .repetition, number.kind == .quantity, !elements[index].spaceBefore,
      elements[index].flags.contains(.unspacedScript),
      case let text = bytes[number.range.indices], text.count > 4,
      text.suffix(4).elementsEqual(" 下".utf8),
      text.dropLast(4).allSatisfy({ Byte.isDigit($0) || $0 == Byte.period }),
      Self.lettersBehindDown.contains(where: {
        bytes[elements[index].range.indices].starts(with: $0)
      })
    else { return }
    let middle = Int(number.range.end) - 4
    anatomy.parser.elements[index - 1].unit = .none
    anatomy.parser.elements[index - 1].range = ByteRange(Int(number.range.start), middle)
    anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements[index - 1].flags.remove(.unitGlued)
    anatomy.parser.elements[index].range = ByteRange(
      middle + 1, Int(elements[index].range.end))
    anatomy.parser.elements[index].word = .plain
    anatomy.parser.elements[index].flags.insert(.spaceBefore)
  }

  private static let lettersBehindDown = ["拉", "蹲", "压", "壓", "斜", "腹", "犬"].map {
    Array($0.utf8)
  }

  /// The `(单只)` of `20kg(单只)4组×10次`, glued to its load: of which hand it is.
  private mutating func dropHandInParentheses(behind index: Int) {
    guard index > 1, index + 2 < elements.count, elements[index - 1].kind == .openParenthesis,
      elements[index + 1].kind == .closeParenthesis, elements[index - 2].kind == .quantity,
      elements[index - 2].unit.isMass, elements[index + 2].unit == .set,
      isWord(index, in: Self.handsOfLoads)
    else { return }
    context.remarks.append(elements[index].range)
    anatomy.parser.elements[index - 2].flags.insert(.spaceAfter)
    anatomy.parser.elements[index + 2].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((index - 1)...(index + 1))
  }

  private static let handsOfLoads = WordSet(
    """
    单只 單隻 每只 每隻 单手 單手 每手 各 片手 片方 各手 両手 一只 한쪽 한손 한쪽씩 양손 각 \
    каждая каждой рука руке штука
    """)

  /// The `5초 버티면서` of `버티기 5초 버티면서 3개 2세트`: how long each rep was held.
  private mutating func dropPauseBeforeReps(_ index: Int) {
    guard index > 1, index + 1 < elements.count, elements[index - 1].kind == .quantity,
      elements[index - 1].unit.isTime, elements[index - 2].kind == .word,
      elements[index + 1].kind == .quantity, elements[index + 1].unit == .repetition,
      case let word = bytes[elements[index].range.indices],
      Self.holds.contains(where: { word.starts(with: $0) })
    else { return }
    context.remarks.append(range((index - 1)..<(index + 1)))
    anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((index - 1)...index)
  }

  private static let holds = [
    "버티", "정지", "멈추", "멈춤", "유지", "홀드", "キープ", "静止", "止め", "停顿", "停頓", "保持", "顶峰",
  ].map { Array($0.utf8) }

  /// The `力竭` of `俯卧撑力竭20`: to failure, and no part of the name.
  private mutating func dropFailureOfName(before number: Int) {
    let word = elements[number - 1]
    guard word.kind == .word, word.flags.contains(.unspacedScript),
      elements[number].unit == .none || elements[number].unit == .repetition,
      case let text = bytes[word.range.indices], text.count >= 12,
      text.suffix(6).elementsEqual("力竭".utf8)
    else { return }
    let middle = Int(word.range.end) - 6
    context.remarks.append(ByteRange(middle, Int(word.range.end)))
    anatomy.parser.elements[number - 1].range = ByteRange(Int(word.range.start), middle)
    anatomy.parser.elements[number - 1].word = .plain
  }
}

internal import JournalSyntax

/// Loads that would not move: `110/0 no chance`, `65x0 second try`, `120 wouldn't budge 0 reps`, `115 拉不动 0个`.
extension FileReader {
  /// Writes each as `load x 0`.
  mutating func settleLoadWithoutReps() {
    guard let zero = elements.firstIndex(where: { $0.kind == .quantity && $0.value == 0 }),
      zero > 0, elements[zero].range.count > 0
    else { return }
    settleOrdinalBehindZero(zero)
    switch elements[zero - 1].kind {
    case .slash: settleZeroBehindSlash(zero)
    case .word: settleZeroBehindWords(zero)
    case .times: dropTalkBehindZero(zero)
    default: break
    }
  }

  /// The `second` of `65x0 second try` counts tries.
  private mutating func settleOrdinalBehindZero(_ zero: Int) {
    let range = elements[zero].range
    guard elements[zero].unit == .second, range.count > 6, isWord(behind: zero, in: Self.tries),
      bytes[range.indices].suffix(6).elementsEqual("second".utf8)
    else { return }
    let start = Int(range.end) - 6
    anatomy.parser.elements[zero].unit = .none
    anatomy.parser.elements[zero].flags.insert(.spaceAfter)
    anatomy.parser.elements[zero].range = ByteRange(Int(range.start), start - 1)
    anatomy.parser.elements.insert(
      Element(.word, ByteRange(start, Int(range.end)), flags: [.spaceBefore, .spaceAfter]),
      at: zero + 1)
  }

  private func isWord(behind index: Int, in words: WordSet) -> Bool {
    index + 1 < elements.count && isWord(index + 1, in: words)
  }

  /// The slash of `110/0`, before which a load stands.
  private mutating func settleZeroBehindSlash(_ zero: Int) {
    guard zero > 1, elements[zero].isBare, isHeavy(zero - 2), !elements[zero - 1].spaceBefore,
      zero < 3
        || elements[zero - 3].kind != .slash && elements[zero - 3].kind != .times
          && elements[zero - 3].meaning != .set,
      elements[safe: zero + 1].map({ $0.kind == .word || $0.kind == .comma || $0.kind == .hyphen })
        ?? true
    else { return }
    anatomy.parser.elements[zero - 1].kind = .times
  }

  /// The `拉不动` of `115 拉不动 0个`: why it was none.
  private mutating func settleZeroBehindWords(_ zero: Int) {
    guard 2...6 ~= zero, zero + 1 == elements.count, elements[zero].unit == .repetition,
      isHeavy(0), elements[1..<zero].allSatisfy({ $0.kind == .word && $0.word == .plain })
    else { return }
    context.remarks.append(range(1..<zero))
    anatomy.parser.elements.replaceSubrange(1..<zero, with: [signOf(.times, at: zero)])
  }

  /// The `, 2번 다 실패` of `95 x 0 앞으로 흘림, 2번 다 실패`: how it went, whatever it counts.
  private mutating func dropTalkBehindZero(_ zero: Int) {
    guard elements[zero].isBare, zero > 1, isHeavy(zero - 2),
      let comma = elements[zero...].firstIndex(where: { $0.kind == .comma }), comma > zero + 1,
      elements[(zero + 1)..<comma].allSatisfy({ $0.kind == .word }), comma + 2 < elements.count,
      elements[comma + 1].kind == .quantity, elements[comma + 1].unit == .repetition,
      elements[(comma + 2)...].allSatisfy({ $0.kind == .word || $0.kind == .exclamation })
    else { return }
    context.remarks.append(range((zero + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((zero + 1)...)
    anatomy.parser.elements[zero].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private func isHeavy(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value >= 20_000
      && (elements[index].unit == .none || elements[index].unit.isMass)
  }

  private static let tries = WordSet("try attempt go time one attempts shot")
}

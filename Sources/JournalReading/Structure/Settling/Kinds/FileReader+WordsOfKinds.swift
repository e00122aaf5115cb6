internal import JournalSyntax

/// Words around sets that tell their kind: `120 5, 5, failed at 3`, `60x8 rest pause 3, 2`, `warmed up with 40x10`, `50x15 ds`.
extension FileReader {
  mutating func settleWordsOfKinds() {
    dropPartOfClass()
    dropBuildToHeavy()
    dropLabelOfRounds()
    settleFailureAtCount()
    settleRestPauseBehindSet()
    settleWarmupBeforeSets()
    settleDropLetters()
  }

  /// The `cash out` of `C. cash out 3 x 30s hollow hold`.
  private mutating func dropPartOfClass() {
    let first = elements[0].range.count == 1 && elements[1].kind == .period ? 2 : 0
    guard first + 4 < elements.count, elements[first].kind == .word,
      elements[first + 1].kind == .word,
      isWord(first, in: Self.partsOfClasses), isWord(first + 1, in: Self.behindParts),
      case let number = elements[first + 2].kind == .colon ? first + 3 : first + 2,
      elements[number].isNumber, elements.last?.kind == .word
    else { return }
    context.remarks.append(range(first..<(first + 2)))
    anatomy.parser.elements.removeSubrange(0..<number)
    anatomy.parser.end = elements.count
  }

  /// The `B.` and the quotation marks of `B. "Helen" 3 rounds`.
  private mutating func dropLabelOfRounds() {
    let isFall =
      elements.count > 6 && elements[2].isBareWhole && elements[3].kind == .hyphen
      && !elements[3].spaceBefore && elements[5].kind == .hyphen
    guard elements.count <= 12, isFall || elements.contains(where: { $0.unit == .round }) else {
      return
    }
    if elements[0].range.count == 1, elements[0].kind == .word, elements[1].kind == .period {
      anatomy.parser.elements.removeSubrange(0...1)
    }
    anatomy.parser.elements.removeAll { $0.kind == .quote }
    anatomy.parser.end = elements.count
  }

  /// The `, build to heavy 3` of `Back squat, build to heavy 3`, where the sets stand below.
  private mutating func dropBuildToHeavy() {
    guard 4...12 ~= elements.count, let last = elements.last,
      last.isBareWhole || last.meaning == .tuple,
      let build = elements.indices.dropFirst().first(where: { isWord($0, in: Self.building) }),
      elements.count - build <= 6,
      elements.indices[(build + 1)...].dropLast().allSatisfy({ isWord($0, in: Self.toHeavy) }),
      elements.indices[build...].contains(where: { isWord($0, in: Self.heavyWords) }),
      !elements[..<build].contains(where: \.isNumber)
    else { return }
    let mark = elements[build - 1].kind == .word ? build : build - 1
    guard mark > 0 else { return }
    context.remarks.append(range(build..<elements.count))
    anatomy.parser.elements.removeSubrange(mark...)
    anatomy.parser.elements[mark - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// The `failed at 3` of `120 5, 5, failed at 3` is a set of three, and so is that of `last set failed at 3`.
  private mutating func settleFailureAtCount() {
    let last = elements.count - 1
    guard last > 4, elements[last].isBareWhole, elements[last].value <= 30_000,
      elements[last - 1].kind == .at || elements[last - 1].meaning == .at,
      elements[last - 2].meaning == .failed
    else { return }
    // `3x5 last set failed at 3`.
    if elements[last - 3].meaning == .set || isWord(last - 3, in: Self.lastWords) {
      context.remarks.append(elements[last - 2].range)
      anatomy.parser.elements.removeSubrange((last - 2)...(last - 1))
      anatomy.parser.end = elements.count
      return
    }
    var failed = elements[last - 2]
    failed.flags = [.spaceBefore, .spaceAfter]
    let reps = elements[last]
    anatomy.parser.elements.replaceSubrange((last - 2)..., with: [reps, failed])
    anatomy.parser.elements[last - 2].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// Commas for the `rest pause` of `60x8 rest pause 3 2` and for the `, rp` of `95x8, rp 3, 2`: the sets go on.
  private mutating func settleRestPauseBehindSet() {
    guard
      let word = elements.indices.dropFirst(3).dropLast().first(where: { index in
        isWord(index, in: Self.restPauses)
          || isWord(index, in: Self.rests)
            && (isWord(index + 1, in: Self.pauses)
              || elements[index + 1].kind == .hyphen && index + 2 < elements.count
                && isWord(index + 2, in: Self.pauses))
      }), case let reps = elements[word - 1].kind == .comma ? word - 2 : word - 1,
      reps > 1, elements[reps].isBareWhole, elements[reps - 1].kind == .times,
      let number = elements[(word + 1)...].prefix(3).firstIndex(where: \.isNumber),
      elements[number...].allSatisfy({
        $0.isBareWhole && $0.value <= 30_000 || $0.kind == .comma || $0.kind == .slash
      })
    else { return }
    context.remarks.append(range(word..<number))
    var sets: [Element] = []
    for count in elements[number...] where count.isNumber {
      var comma = signOf(.comma, at: number)
      comma.flags = .spaceAfter
      var count = count
      count.flags = [.spaceBefore, .spaceAfter]
      sets += [comma, count]
    }
    anatomy.parser.elements.replaceSubrange((reps + 1)..., with: sets)
    anatomy.parser.end = elements.count
  }

  /// `warmed up with 40x10`, `warming up 40x10`, `40x10 to warm up`, `50x5 for warm up`.
  private mutating func settleWarmupBeforeSets() {
    if elements.count > 4, isWord(0, in: Self.warming), isWord(1, in: Self.upWords) {
      let number = isWord(2, in: Self.with) ? 3 : 2
      guard elements[number].isNumber else { return }
      let end = Int(elements[elements.count - 1].range.end)
      context.remarks.append(range(0..<number))
      anatomy.parser.elements.removeSubrange(0..<number)
      anatomy.parser.elements.append(
        Element(
          .word, ByteRange(end, end), word: Word(meaning: .warmup, value: 0),
          flags: [.spaceBefore, .spaceAfter]))
      anatomy.parser.end = elements.count
      return
    }
    let last = elements.count - 1
    guard last > 3, elements[last].meaning == .warmup, isWord(last - 1, in: Self.purposes),
      elements[last - 2].isNumber
    else { return }
    anatomy.parser.elements.remove(at: last - 1)
    anatomy.parser.end = elements.count
  }

  /// The `ds` of `50x15 ds` and the `(d)` of `50x15 (d)`, below heavier sets.
  private mutating func settleDropLetters() {
    let isEnclosed = elements.last?.kind == .closeParenthesis
    let letter = elements.count - (isEnclosed ? 2 : 1)
    guard letter > 2, elements[letter].kind == .word, isWord(letter, in: Self.drops),
      case let reps = isEnclosed ? letter - 2 : letter - 1, reps > 1,
      !isEnclosed || elements[letter - 1].kind == .openParenthesis,
      elements[reps].isBareWhole, elements[reps - 1].kind == .times,
      elements[reps - 2].kind == .quantity, elements[letter].spaceBefore || isEnclosed,
      elements[letter].range.count == 2
        || context.entry != nil && context.lastSetLine == context.lineIndex - 1
    else { return }
    anatomy.parser.elements[letter].word = Word(meaning: .drop, value: 0)
  }

  private static let partsOfClasses = WordSet("cash buy")
  private static let behindParts = WordSet("out in")
  private static let building = WordSet("build building work working")
  private static let toHeavy = WordSet("up to a an the heavy top hard daily")
  private static let heavyWords = WordSet("heavy top hard daily")
  private static let lastWords = WordSet("last final")
  private static let rests = WordSet("rest")
  private static let pauses = WordSet("pause pauses")
  private static let restPauses = WordSet("restpause rest-pause rp")
  private static let warming = WordSet("warmed warming")
  private static let upWords = WordSet("up ups")
  private static let with = WordSet("with at on")
  private static let purposes = WordSet("to for as")
  private static let drops = WordSet("ds d")
}

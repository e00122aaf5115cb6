internal import JournalSyntax

/// What a partner lifted, in scripts without blanks: `搭子卧推80公斤5个`, `친구는 80 5 했음`, `友達は100kg 3回`.
extension FileReader {
  func isOfPartnerInScript(_ segment: Segment) -> Bool {
    guard !segment.isNameBehind, segment.name.count <= 3, let first = segment.name.first,
      elements[first].flags.contains(.unspacedScript), first == 0 || first == 1
    else { return false }
    if isLiftOfOther(segment.name) { return true }
    let word = text(elements[first].range)
    // `친구 재현이 벤치 110x1`, `민수형은 데드 140 5개 함`.
    if word == "친구"
      || word != "たくさん" && Self.relatives.contains(where: { word.hasSuffix($0) })
    {
      return true
    }
    // `ジムの田中さんはベンチ100kg×5らしい`: what one heard.
    if segment.rest.prefix(2).contains(where: { text(elements[$0].range).hasPrefix("らしい") }) {
      return true
    }
    // `민수형 데드 180 3개 뽑음`.
    if segment.name.count > 1, word.utf8.count == 9, word.hasSuffix("형"),
      let last = segment.name.last, isExercise(last..<(last + 1))
    {
      return true
    }
    if Self.partners.contains(where: { word.hasPrefix($0) }) {
      return !Self.together.contains { word.contains($0) }
    }
    return isCompanion(elements[first].range)
  }

  /// The `他深蹲` of `室友也来了，他深蹲120公斤`: what he lifts, and not the writer.
  private func isLiftOfOther(_ name: Range<Int>) -> Bool {
    guard let last = name.last, elements[last].flags.contains(.unspacedScript) else { return false }
    let word = written.bytes[elements[last].range.indices]
    guard let he = Self.pronouns.first(where: { word.starts(with: $0) }),
      word.count > he.count
    else { return false }
    return names.isKnown(NameText.clean(word.dropFirst(he.count)))
  }

  private static let pronouns = ["他", "她", "彼は", "彼女は", "그는"].map { Array($0.utf8) }

  /// The 지호 of `지호는 60 5 했음`, in a file that tells of `지호랑`: the writer trained with him.
  private func isCompanion(_ word: ByteRange) -> Bool {
    let text = bytes[word.indices]
    guard 9...15 ~= text.count,
      Self.topics.contains(where: { text.suffix(3).elementsEqual($0) }),
      case let name = String(decoding: text.dropLast(3), as: UTF8.self), !names.isKnown(name)
    else { return false }
    return context.companionsInScripts?.contains(name) ?? false
  }

  /// Asked once a file: what stands before `랑` and `이랑`.
  mutating func findCompanions() {
    guard context.companionsInScripts == nil,
      elements.prefix(2).contains(where: { isTopic($0) })
    else { return }
    var found: Set<String> = []
    for line in document.lines {
      let content = bytes[line.content.indices]
      guard content.count < 300 else { continue }
      for word in content.split(separator: Byte.space) {
        guard let with = Self.withs.first(where: { word.suffix($0.count).elementsEqual($0) }),
          6...12 ~= word.count - with.count
        else { continue }
        found.insert(String(decoding: word.dropLast(with.count), as: UTF8.self))
      }
    }
    context.companionsInScripts = found
  }

  /// `지호는`, `지호은`.
  private func isTopic(_ word: Element) -> Bool {
    guard word.kind == .word, word.range.count >= 9 else { return false }
    let text = bytes[word.range.indices]
    return Self.topics.contains { text.suffix(3).elementsEqual($0) }
  }

  private static let topics = ["는", "은"].map { Array($0.utf8) }
  private static let withs = ["이랑", "랑"].map { Array($0.utf8) }
  private static let partners = [
    "妻は", "妻が", "夫は", "夫が", "隣の若者", "隣のお", "後輩は", "後輩が", "先輩は", "先輩が", "旁边大哥", "隔壁大哥", "旁边的", "隔壁的",
    "隣の人",
    "隣のおじ", "となりの人", "大叔", "搭子", "搭档", "搭檔", "健身搭子", "健身房大哥", "旁边的大哥", "朋友", "队友", "隊友",
    "室友", "老公", "老婆",
    "男朋友", "女朋友", "同事", "哥们", "友達は", "友達が", "友人は", "友人が", "相方は", "相方が", "彼氏は", "彼女は",
    "친구는", "친구가", "옆자리", "옆에분", "옆사람", "형은", "형이", "남친은", "여친은", "남편은", "와이프는",
  ]
  private static let relatives = [
    "님은", "님이", "님께서", "형은", "형이", "누나는", "누나가", "언니는", "언니가", "오빠는", "오빠가", "선배는", "선배가", "さん",
    "さんは", "さんが", "くんは",
    "君は", "先輩は",
  ]
  /// `朋友带我卧推` is the writer's.
  private static let together = ["我", "带", "帶", "一起", "陪", "帮", "幫", "教", "让", "讓", "说", "說"]
}

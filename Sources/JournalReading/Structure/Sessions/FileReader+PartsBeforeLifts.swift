internal import JournalSyntax

/// Parts of the body that title a session, right before its first lift: `грудь жим 60х10`.
extension FileReader {
  /// The `推肩` of `肩 推肩20*12` and that of `手臂 超级组 弯举30*12*4`, in a script without blanks, and the `жим` of
  /// `грудь жим 60х10`: its lift, behind the part of the body.
  func nameBehindSplit(_ start: Int) -> Int? {
    guard !isASCII else { return nil }
    if elements[start].kind == .word, !elements[start].flags.contains(.unspacedScript),
      bytes[Int(elements[start].range.start)] >= 0xD0, isTitle(start..<(start + 1)),
      let number = elements[(start + 1)...].prefix(5).firstIndex(where: { $0.kind != .word }),
      number > start + 1, elements[number].isNumber, isName((start + 1)..<number),
      // `어깨 프레스` is one exercise.
      number > start + 2 || !isWord(start + 1, in: Self.movementsOfParts),
      !names.isKnown(NameText.clean(written.bytes[range(start..<number).indices])),
      !names.isKnown(NameText.clean(written.bytes[range(start..<(start + 2)).indices]))
    {
      return start + 1
    }
    var name = start
    while name < elements.count, name < start + 3, elements[name].kind == .word,
      elements[name].flags.contains(.unspacedScript), elements[name].spaceAfter,
      isTitle(name..<(name + 1)) || name > start && elements[name].meaning == .superset
    {
      name += 1
    }
    guard name > start, name + 1 < elements.count, elements[name].kind == .word,
      elements[name].flags.contains(.unspacedScript), elements[name + 1].isNumber,
      !names.isKnown(NameText.clean(written.bytes[range(start..<(name + 1)).indices]))
    else { return nil }
    return name
  }

  private static let movementsOfParts = WordSet("프레스 레이즈 컬 익스텐션 로우 플라이 슈러그 킥백 리프트")
}

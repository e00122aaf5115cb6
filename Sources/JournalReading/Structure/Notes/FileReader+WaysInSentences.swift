internal import JournalSyntax

/// Ways and times that somebody tells of in a sentence.
extension FileReader {
  /// `After work I was tired, but the weather was fine. 10.5 km at a good pace.`: nothing was read of it,
  /// and it may well be what was run. So may the minutes beside the name of such work.
  mutating func doubtWayInSentence(_ line: LineSyntax) {
    guard line.kind == .text || line.kind == .item, line.content.count >= Self.sentence,
      context.lastSetLine != context.lineIndex, context.section == .training,
      context.planBlock == nil, file.plannedLines.last != context.lineIndex,
      let way = elements.first(where: { isWayGone($0) })
        ?? (tellsEndurance ? elements.first(where: { isLongTime($0) }) : nil) ?? timeOnMachine
    else { return }
    file.diagnostics.append(.proseNotRead(at: place(way.range)))
  }

  private func isWayGone(_ element: Element) -> Bool {
    switch element.unit {
    case .kilometer, .mile: 1_000...200_000 ~= element.value
    case .meter, .letterM: 400_000...9_000_000 ~= element.value
    default: false
    }
  }

  /// Ten minutes and more.
  private func isLongTime(_ element: Element) -> Bool {
    element.unit == .minute && 10_000...300_000 ~= element.value
      || element.unit == .hour && 1_000...6_000 ~= element.value
      || element.kind == .clock && element.flags.contains(.hours)
        && !element.flags.contains(.halfDay) && element.value >= 600_000
  }

  /// A word of the sentence names work that is measured in ways and times.
  private var tellsEndurance: Bool {
    elements.contains { isLongTime($0) }
      && elements.indices.prefix(Self.longest).contains { index in
        if isWord(index, in: Self.endured) { return true }
        return elements[index].kind == .word && elements[index].word == .plain
          && elements[index].range.count > 2 && isName(index..<(index + 1))
          && names.nature(of: NameText.clean(written.bytes[elements[index].range.indices]))
            .contains(
              .cardio)
      }
  }

  /// `then swam 20 min`, `danach 20 min geschwommen`.
  private static let endured = WordSet(
    """
    swam jogged cycled biked rowed hiked geschwommen gschwumme gelaufen gejoggt geradelt gewandert nagé couru pédalé
    nadé corrí nadei corri pedalé nuotato corso pedalato gezwommen gelopen gefietst simmat sprungit cyklat svømmet løbet
    uinut juossut pyöräillyt uintia плавал плавала бегал бегала пробежал пробежала проплыл проплыла плавав бігав
    pływałem pływałam biegałem biegałam plaval plavala yüzdüm koştum
    """)

  /// The time of `only had a 5 minute warm up on the elliptical`: a few words further stands the machine.
  private var timeOnMachine: Element? {
    let time = elements.indices.prefix(Self.longest).first { index in
      guard elements[index].unit == .minute, 2_000...300_000 ~= elements[index].value else {
        return false
      }
      return elements.indices[index...].prefix(7).dropFirst(2).contains {
        isEnduranceOn($0)
      }
    }
    return time.map { elements[$0] }
  }

  /// The `elliptical` of `on the elliptical`, and of `on my bike`.
  private func isEnduranceOn(_ index: Int) -> Bool {
    guard elements[index].kind == .word, elements[index].word == .plain,
      isWord(index - 2, in: Self.on) || isWord(index - 1, in: Self.on)
    else { return false }
    return isName(index..<(index + 1))
      && names.nature(of: NameText.clean(written.bytes[elements[index].range.indices]))
        .contains(.cardio)
  }

  private static let on = WordSet("on")

  /// In bytes; shorter lines are read as names and sets.
  private static let sentence = 40
  /// Of so many elements, endless lines stay linear.
  private static let longest = 120
}

internal import JournalSyntax

/// How often a pair was done, behind it: `90/8 4x`.
extension FileReader {
  /// The `4x` of `90/8 4x` and of `90x8 4x` at the end of its part of the line: so many sets.
  mutating func settleSetsBehindSlashedPair(_ times: Int) -> Bool {
    let sets = times - 1
    guard sets > 3, !elements[times].spaceBefore, elements[sets].isBareWhole,
      2_000...12_000 ~= elements[sets].value, elements[sets].spaceBefore,
      times + 1 == elements.count || elements[times + 1].kind == .comma
        || elements[times + 1].kind == .openParenthesis,
      elements[sets - 1].isBareWhole,
      elements[sets - 2].kind == .slash || elements[sets - 2].kind == .times,
      // `Pull-ups 10/8 3x` tells no load.
      elements[sets - 3].kind == .quantity, elements[sets - 3].value >= 20_000,
      elements[sets - 3].value > elements[sets - 1].value,
      elements[sets - 4].kind != .slash, elements[sets - 4].kind != .times
    else { return false }
    anatomy.parser.elements[sets - 2].kind = .times
    anatomy.parser.elements[sets - 1].unit = .repetition
    anatomy.parser.elements[sets].unit = .set
    anatomy.parser.elements[sets].flags.insert(.spaceAfter)
    let sign = anatomy.parser.elements.remove(at: times)
    anatomy.parser.elements.insert(
      Element(.times, sign.range, flags: [.spaceBefore, .spaceAfter]), at: sets)
    return true
  }

  /// The `7.48,0` of `Soutulaite 2000 m 7.48,0`: minutes and seconds, as
  /// Finns write them behind a way.
  mutating func settleDottedTime(_ number: Int) {
    guard number > 1, elements[number].isBare, elements[number].flags.contains(.fraction),
      let text = dottedTime(elements[number].range),
      elements[number - 1].unit.isLength || elements[number - 1].unit == .letterM
        || elements[number - 1].unit == .kilo && elements[number - 1].value <= 50_000,
      elements[number - 1].kind == .quantity, elements[number].value % 1000 < 600,
      elements[number].value < 180_000,
      isOnlyWay(number - 1)
    else { return }
    let comma = number + 1
    let isWithTenths = text.count < elements[number].range.count
    let hasTenths =
      isWithTenths
      || comma + 1 < elements.count && elements[comma].kind == .comma
        && !elements[comma].spaceBefore && !elements[comma + 1].spaceBefore
        && elements[comma + 1].isBareWhole && elements[comma + 1].range.count == 1
    let seconds = elements[number].value / 1000 * 60 + elements[number].value % 1000 / 10
    guard hasTenths || isTimeOfRun(number), isPaceOfWay(elements[number - 1], seconds) else {
      return
    }
    anatomy.parser.elements[number].kind = .clock
    anatomy.parser.elements[number].value = seconds * 1000
    anatomy.parser.elements[number].flags.remove(.fraction)
    if hasTenths, !isWithTenths { anatomy.parser.elements.removeSubrange(comma...(comma + 1)) }
  }

  /// The `på` of `Rodd 2000 m på 8.35`: in so long.
  mutating func dropWordBeforeDottedTime(_ word: Int) -> Bool {
    guard word > 1, word + 1 < elements.count, elements[word + 1].isBare,
      elements[word + 1].flags.contains(.fraction), isWord(word, in: Self.inTimes),
      elements[word - 1].kind == .quantity,
      elements[word - 1].unit.isLength || elements[word - 1].unit == .letterM,
      dottedTime(elements[word + 1].range) != nil
    else { return false }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements.remove(at: word)
    return true
  }

  private static let inTimes = WordSet("på in za за em en w")

  /// The `30.05` of `run 5k 30.05`: two digits each, which no plates make.
  private func isTimeOfRun(_ number: Int) -> Bool {
    let way = elements[number - 1]
    // `Rower 2000 m 8.35`.
    if way.unit == .meter || way.unit == .letterM {
      return way.value >= 500_000 && 4...5 ~= elements[number].range.count
        && elements[number].value % 250 != 0
        && 150...480 ~= Int64(
          elements[number].value / 1000 * 60 + elements[number].value % 1000 / 10)
          * 1_000_000 / Int64(way.value)
    }
    return elements[number].range.count == 5 && elements[number].value % 250 != 0
      && (way.unit == .kilo || way.unit == .kilometer) && 2_000...50_000 ~= way.value
      && 150...540 ~= Int64(
        elements[number].value / 1000 * 60 + elements[number].value % 1000 / 10)
        * 1000 / Int64(way.value)
  }

  /// No number stands before it, up to the last comma or period.
  private func isOnlyWay(_ way: Int) -> Bool {
    for index in elements[..<way].indices.reversed() {
      switch elements[index].kind {
      // `Rower, 2000 m in 8.35`.
      case .comma where index + 1 == way:
        return names.nature(of: NameText.clean(written.bytes[range(0..<index).indices]))
          .contains(.cardio)
      case .comma, .period, .semicolon: return elements[index + 1].kind == .word
      case .quantity, .clock: return false
      default: continue
      }
    }
    return true
  }

  /// One and a half to fifteen minutes for a kilometer; nobody runs 5 km in 5:30.
  private func isPaceOfWay(_ way: Element, _ seconds: Int32) -> Bool {
    let meters =
      way.unit == .kilometer || way.unit == .kilo ? Int64(way.value) : Int64(way.value) / 1000
    guard meters >= 200 else { return false }
    return 90...900 ~= Int64(seconds) * 1000 / meters
  }

  /// The `7.48` of `7.48` and of `7.48,0`.
  private func dottedTime(_ range: ByteRange) -> ArraySlice<UInt8>? {
    var text = bytes[range.indices]
    if text.count > 5, text[text.endIndex - 2] == Byte.comma { text = text.dropLast(2) }
    return text.count >= 4 && text[text.endIndex - 3] == Byte.period ? text : nil
  }
}

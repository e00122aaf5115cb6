internal import JournalSyntax

/// Where something was done, glued to its name: `家で腕立て20×3`, `ジムでベンチプレス60×10`.
extension FileReader {
  /// Takes the place off a name that everybody knows without it.
  mutating func dropPlaceBeforeName(_ word: Int) {
    guard elements[word].kind == .word, elements[word].flags.contains(.unspacedScript),
      elements[safe: word + 1]?.isNumber == true,
      case let text = bytes[elements[word].range.indices],
      let place = Self.placesOfWork.first(where: { text.starts(with: $0) }),
      text.count > place.count,
      names.isKnown(String(decoding: text.dropFirst(place.count), as: UTF8.self))
    else { return }
    let middle = text.startIndex + place.count
    context.remarks.append(ByteRange(text.startIndex, middle))
    anatomy.parser.elements[word].range = ByteRange(middle, text.endIndex)
  }

  private static let placesOfWork = ["家で", "自宅で", "ジムで", "公園で", "外で", "在家", "집에서"].map {
    Array($0.utf8)
  }
}

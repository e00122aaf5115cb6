internal import JournalSyntax

/// The weight on a body behind the word for it, `懸垂加重10-6-5`, `加重ディップス20kg 8回`, `중량풀업 10 5 5`.
extension FileReader {
  /// Puts a plus before the number that stands right behind a name of the body and that word.
  mutating func settleLoadedNames() {
    var index = 0
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .word, elements[index + 1].kind == .quantity,
        elements[index + 1].unit == .none || elements[index + 1].unit.isMass,
        isLoadedName(bytes[elements[index].range.indices])
      else { continue }
      // `加重懸垂 6回`, `加重懸垂 8-7-6` leave out how much.
      guard elements[index + 2].kind == .hyphen && isFallFromLoad(index + 1)
      else { continue }
      let place = Int(elements[index + 1].range.start)
      anatomy.parser.elements.insert(
        Element(.plus, ByteRange(place, place), flags: .spaceBefore), at: index + 1)
    }
  }

  /// `10-6-5-5`: the load is apart from the reps, which stand near each other.
  private func isFallFromLoad(_ number: Int) -> Bool {
    guard number + 4 < elements.count, elements[number + 2].isBareWhole,
      elements[number + 4].isBareWhole, elements[number + 3].kind == .hyphen
    else { return false }
    let (load, first, second) = (
      elements[number].value, elements[number + 2].value, elements[number + 4].value
    )
    return load / 3 * 2 >= first && first <= second + 3_000
  }

  /// Ends or begins with the word for added weight.
  func isLoadedName(_ index: Int) -> Bool {
    elements[index].kind == .word && isLoadedName(bytes[elements[index].range.indices])
  }

  private func isLoadedName(_ word: ArraySlice<UInt8>) -> Bool {
    Self.added.contains { added in
      word.count > added.count
        && (word.starts(with: added)
          || word.suffix(added.count)
            .elementsEqual(added))
    }
  }

  private static let added = ["加重", "负重", "負重", "중량"].map { Array($0.utf8) }
}

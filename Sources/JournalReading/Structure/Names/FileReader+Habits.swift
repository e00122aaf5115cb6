internal import JournalSyntax

/// Sentences of scripts without blanks about how often one trains, and what one weighs.
extension FileReader {
  /// `週3回ベンチプレス`, `每周3次深蹲`, `주 3회 운동`: how often a week, and no reps.
  func isTimesAWeek(_ segment: Segment) -> Bool {
    guard !isASCII else { return false }
    return [segment.name, segment.expressions].contains { part in
      part.contains { index in
        index > 0 && elements[index].unit == .repetition && isWeek(elements[index - 1])
      }
    }
  }

  /// `週` and what ends with it; of `주` and `周` the whole word, for `질주 10회` are ten sprints.
  private func isWeek(_ element: Element) -> Bool {
    guard element.kind == .word else { return false }
    let word = bytes[element.range.indices]
    return word.suffix(3).elementsEqual("週".utf8) || Self.weeks.contains(word)
  }

  private static let weeks = WordSet("周 每周 一周 每星期 一星期 주 매주 한주에 일주일에")

  /// `体重测量都在74kg以内`, `朝の体重が74kgだった`: what somebody weighed; `体重深蹲 20次` counts reps,
  /// and `自体重 20kg` hangs a plate on the body.
  func isWeightOfBody(_ segment: Segment) -> Bool {
    guard !isASCII, !segment.isNameBehind, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit.isMass, anatomy.parser.quantities[0].value >= 30_000
    else { return false }
    return segment.name.contains { index in
      guard elements[index].flags.contains(.unspacedScript) else { return false }
      let word = bytes[elements[index].range.indices]
      return Self.bodies.contains { body in
        word.indices.dropLast(body.count - 1).contains { word[$0...].starts(with: body) }
      }
    }
  }

  /// `毎日往復で8キロ`: behind the particle of a way or a place stands no load of an exercise, but
  /// behind that of `ベンチプレスで60kg`, in the letters of foreign words, it does.
  func isByWay(_ segment: Segment) -> Bool {
    guard !isASCII, !segment.isNameBehind, let last = segment.name.last,
      anatomy.parser.quantities.count == 1, anatomy.parser.quantities[0].unit.isMass,
      elements[last].flags.contains(.unspacedScript),
      case let word = bytes[elements[last].range.indices], word.count > 6,
      word.suffix(3).elementsEqual("で".utf8), word[word.endIndex - 6] != 0xE3
    else { return false }
    return !names.isKnown(NameText.clean(word.dropLast(3)))
  }

  private static let bodies = "体重 體重 체중 몸무게".split(separator: " ").map { Array($0.utf8) }
}

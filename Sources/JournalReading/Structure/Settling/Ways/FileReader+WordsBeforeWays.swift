internal import JournalSyntax
internal import WorkoutModel

/// A time of endurance work, and behind a few words how far it went: `treadmill 25 min uphill 2.1 km`, `дорожка 25
/// мин в горку 2,1 км`, `45 min Rad, 14 km`.
extension FileReader {
  /// Keeps the words as a remark, so that time and way stand together. A name between them goes to the front.
  mutating func joinTimeAndWay() {
    guard elements.count > 2,
      let time = elements.firstIndex(where: { $0.unit == .minute || $0.unit == .hour }),
      elements[time].kind == .quantity,
      let way = elements[(time + 1)...].firstIndex(where: { $0.kind != .word && $0.kind != .comma }
      ),
      2...5 ~= way - time, elements[way].kind == .quantity,
      elements[way].unit == .kilometer || elements[way].unit == .mile,
      elements[(way + 1)...].allSatisfy({ $0.kind == .word || $0.kind == .exclamation }),
      mayBeGone(elements[way], in: elements[time]),
      case let between = (time + 1)..<way,
      between.allSatisfy({
        $0 == way - 1 && elements[$0].kind == .comma || elements[$0].kind == .word
      }), elements[time + 1].kind == .word
    else { return }
    let words = between.filter { elements[$0].kind == .word }
    let start = elements[..<time].lastIndex { $0.kind != .word }.map { $0 + 1 } ?? 0
    if start < time, names.nature(of: nameOfWay(start..<time)).contains(.cardio) {
      // `run 10 min walk 1 km` and `bike 20 min then 2 km run` are two pieces.
      guard words.count < 4, words.allSatisfy({ isAboutWay($0) }),
        !(way + 1..<elements.count).contains(where: { isKindOfWork($0) })
      else { return }
      context.remarks.append(range(between))
      anatomy.parser.elements.removeSubrange(between)
    } else if words.count == 1, elements[way - 1].kind == .comma, time - start <= 3,
      elements[start..<time].allSatisfy({ $0.word == .plain }),
      names.nature(of: nameOfWay(words[0]..<(words[0] + 1))).contains(.cardio)
    {
      let name = elements[words[0]]
      anatomy.parser.elements.removeSubrange(between)
      anatomy.parser.elements.insert(name, at: time)
      if start < time { context.remarks.append(range(start..<time)) }
      anatomy.parser.elements.removeSubrange(start..<time)
    }
    anatomy.parser.end = elements.count
  }

  /// The `na rua` of `corrida 5km na rua 29min` and the `outside` of `run 5 km outside 29 min`: where it was.
  mutating func dropPlaceOfWay() {
    guard elements.count > 3,
      let way = elements.indices.dropFirst().first(where: {
        elements[$0].kind == .quantity
          && (elements[$0].unit == .kilometer || elements[$0].unit == .mile)
      }),
      let time = elements[(way + 1)...].firstIndex(where: { $0.kind != .word }),
      2...4 ~= time - way, elements[time].kind == .quantity,
      elements[time].unit == .minute || elements[time].unit == .hour,
      elements[safe: time + 1].map({ $0.kind != .word && !$0.isNumber }) ?? true,
      mayBeGone(elements[way], in: elements[time]),
      case let between = (way + 1)..<time, between.allSatisfy({ isAboutWay($0) }),
      between.count > 1
        ? isWord(way + 1, in: CommonWords.places) : isWord(way + 1, in: Self.outdoors),
      case let start = elements[..<way].lastIndex(where: { $0.kind != .word }).map({ $0 + 1 }) ?? 0,
      start < way, names.nature(of: nameOfWay(start..<way)).contains(.cardio)
    else { return }
    context.remarks.append(range(between))
    anatomy.parser.elements.removeSubrange(between)
    anatomy.parser.elements[way].flags.insert(.spaceAfter)
    anatomy.parser.elements[way + 1].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  private static let outdoors = WordSet(
    "outside outdoors draußen dehors fuera fora fuori buiten ute utomhus udendørs ulkona venku надворі"
  )

  private func isAboutWay(_ word: Int) -> Bool {
    switch elements[word].meaning {
    case .none: !isKindOfWork(word)
    case .in, .with, .of, .at, .for: true
    default: false
    }
  }

  private func isKindOfWork(_ word: Int) -> Bool {
    elements[word].kind == .word
      && (isExercise(word..<(word + 1))
        || names.nature(of: nameOfWay(word..<(word + 1))).contains(.cardio))
  }

  /// Neither faster than a car nor slower than a stroll.
  private func mayBeGone(_ way: Element, in time: Element) -> Bool {
    let minutes = Int64(time.value) * (time.unit == .hour ? 60 : 1)
    let meters = Int64(way.value) * (way.unit == .mile ? 16 : 10) / 10
    return meters >= 300 && minutes >= 1_000 && meters * 1000 / minutes <= 1_000
      && meters * 1000 / minutes >= 20
  }

  private func nameOfWay(_ words: Range<Int>) -> String {
    NameText.clean(written.bytes[range(words).indices])
  }
}

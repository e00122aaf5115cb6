internal import JournalSyntax
internal import WorkoutModel

/// Details of a session that are no part of its name: when, how long, how it felt, what was weighed,
/// slept, eaten.
extension FileReader {
  /// Behind the detail that starts at `index`; `nil` when none does.
  func behindDetailOfLife(_ index: Int, _ end: Int) -> Int? {
    if elements[index].kind == .word {
      return weightOfBody(index, end).map { $0 + 1 } ?? behindSleep(index, end)
        ?? behindRating(index, end) ?? behindRest(index, end)
    }
    guard elements[index].isNumber else { return nil }
    return behindTimes(index, end) ?? behindLength(index, end) ?? behindCount(index, end)
      ?? weightOfBody(index, end).map { $0 + 1 }
  }

  /// `18:30`, `18:30-19:45`, `7:15 PM - 8:20 PM`, `6.30 am`.
  private func behindTimes(_ index: Int, _ end: Int) -> Int? {
    if elements[index].kind == .clock, !elements[index].flags.contains(.hours),
      timeOfDay(elements[index]) != nil,
      elements[index].flags.contains(.halfDay) || elements[index].value >= 300_000
    {
      let isSpan =
        index + 2 < end && elements[index + 1].kind == .hyphen
        && elements[index + 2].kind == .clock
      return isSpan ? index + 3 : index + 1
    }
    guard elements[index].isBare, elements[index].value < 24_000, index + 1 < end,
      isWord(index + 1, in: Self.halvesOfDays)
    else { return nil }
    return index + 2
  }

  /// `75 min`, `1h 15m`, `1:15 h`, where nothing beside was done for so long.
  func behindLength(_ index: Int, _ end: Int) -> Int? {
    guard elements[index].isNumber, !isOfProduct(index, end), isBesideTitle(index, end) else {
      return nil
    }
    if index + 1 < end, elements[index].kind == .clock, elements[index + 1].meaning == .hour {
      return index + 2
    }
    guard let minutes = minutes(elements[index]), 10...600 ~= minutes,
      index + 1 == end || elements[index + 1].meaning != .sleep
    else { return nil }
    // `1 h 15 min`.
    let isTwofold =
      index + 1 < end && elements[index].unit == .hour && elements[index + 1].unit == .minute
    return isTwofold ? index + 2 : index + 1
  }

  /// The words between the same two marks, before the number and behind it, as many as a name may have;
  /// those before a colon too.
  private func words(around index: Int, _ end: Int) -> (Range<Int>, Range<Int>) {
    let behindName = index > 0 && elements[index - 1].kind == .colon ? index - 1 : index
    var first = behindName
    let mostWords = 6
    while first > max(0, behindName - mostWords), elements[first - 1].kind == .word { first -= 1 }
    var last = index + 1
    while last < min(end, index + 1 + mostWords), elements[last].kind == .word { last += 1 }
    return (first..<behindName, (index + 1)..<last)
  }

  /// An exercise beside the number.
  private func namesLift(around index: Int, _ end: Int) -> Bool {
    let (before, behind) = words(around: index, end)
    return before.contains {
      isExercise($0..<before.upperBound) || isExercise($0..<($0 + 1))
    }
      || behind.contains {
        isExercise(behind.lowerBound..<($0 + 1)) || isExercise($0..<($0 + 1))
      }
  }

  /// What took so long may be work of any name, `spin class 45 min`, unless only words of titles stand
  /// beside the time.
  private func isBesideTitle(_ index: Int, _ end: Int) -> Bool {
    let (before, behind) = words(around: index, end)
    return (Array(before) + Array(behind)).allSatisfy { word in
      isTitle(word..<(word + 1)) || elements[word].meaning == .total
        || elements[word].meaning == .duration || elements[word].meaning == .hour
        || elements[word].meaning == .with || isWord(word, in: Self.wordsOfTimes)
    }
  }

  /// `felt 7/10`, `energy 3/5`, `Session RPE 8`, `sRPE 7`, `mood: 4`, `HR 120`.
  private func behindRating(_ index: Int, _ end: Int) -> Int? {
    let isHeart = isWord(index, in: Self.hearts)
    guard
      isHeart || elements[index].isRatingWord || elements[index].meaning == .feeling
        || isWord(index, in: Self.scales)
    else { return nil }
    var number = index + 1
    if number < end, elements[number].kind == .colon || elements[number].kind == .hyphen {
      number += 1
    }
    guard number < end, elements[number].isBare || isHeart && elements[number].unit == .other,
      elements[number].value <= (isHeart ? 220_000 : 10_000), !isOfProduct(number, end),
      !namesLift(around: index, end)
    else { return nil }
    return behindWhole(number, end) ?? number + 1
  }

  /// The `rest 90s` of `Day A / rest 90s`.
  private func behindRest(_ index: Int, _ end: Int) -> Int? {
    guard elements[index].meaning == .rest, index > 0, index + 1 < end,
      elements[index + 1].isNumber,
      elements[index + 1].unit.isTime || elements[index + 1].unit == .letterS
        || elements[index + 1].kind == .clock, isPartAlone(index, index + 2, end)
    else { return nil }
    return index + 2
  }

  /// `slept 7h`, `sleep 6.5 h`, `Sleep: 7:20`.
  private func behindSleep(_ index: Int, _ end: Int) -> Int? {
    guard elements[index].meaning == .sleep else { return nil }
    var number = index + 1
    while number < end, number < index + 3, !elements[number].isNumber { number += 1 }
    guard number < end,
      elements[number].kind == .clock || elements[number].unit == .hour
        || elements[number].isBare && elements[number].value <= 14_000
    else { return nil }
    return number + 1
  }

  /// The number of `BW 180`, `bw: 82.4`, `weigh in 182.4`, and of `82.4kg` alone between two marks.
  func weightOfBody(_ index: Int, _ end: Int) -> Int? {
    var number = index
    if elements[index].kind == .word {
      guard
        elements[index].meaning == .bodyweight || elements[index].meaning == .weight
          || isWord(index, in: Self.scaleWords)
      else { return nil }
      number += 1
      while number < end, number < index + 3, !elements[number].isNumber { number += 1 }
    } else if index > 0, elements[index - 1].kind == .colon {
      // `Top set: 100 kg`.
      return nil
    }
    guard number < end, elements[number].kind == .quantity, !isOfProduct(number, end),
      elements[number].unit.isMass || number > index && elements[number].isBare,
      (elements[number].unit == .kilogram ? 40_000...180_000 : 40_000...400_000)
        .contains(elements[number].value),
      number > index
        ? number + 1 == end || partsDetails(number + 1) : isPartAlone(index, number + 1, end)
    else { return nil }
    return number
  }

  /// `18 sets`, `4 exercises`, `420 kcal`, `10k steps`, `2 coffees`, `28C`, `5000 kg` of all sets.
  private func behindCount(_ index: Int, _ end: Int) -> Int? {
    let number = elements[index]
    if number.unit == .other { return index + 1 }
    if number.unit.isMass || number.unit == .set {
      let least: Int32 = number.unit == .set ? 8_000 : 1_000_000
      return number.value >= least && isPartAlone(index, index + 1, end) ? index + 1 : nil
    }
    guard index + 1 < end, elements[index + 1].kind == .word,
      number.unit == .none || number.unit == .kilo || number.unit == .hour
    else { return nil }
    let word = index + 1
    guard elements[word].spaceBefore else {
      return isWord(word, in: Self.degrees) ? word + 1 : nil
    }
    guard
      elements[word].meaning == .food || elements[word].meaning == .sleep
        || isWord(word, in: Self.counted)
    else { return nil }
    return word + 1
  }

  private static let halvesOfDays = WordSet("am pm")
  private static let hearts = WordSet("hr bpm pulse heartrate")
  private static let scales = WordSet(
    "rpe srpe energy mood motivation effort readiness soreness stress quality difficulty")
  private static let scaleWords = WordSet("weigh weighed weighin weighing scale")
  private static let wordsOfTimes = WordSet(
    """
    gym only just about took long in home hotel quick short lunch morning evening workout today
    off work back
    """)
  private static let degrees = WordSet("c f °C °F º °")
  private static let counted = WordSet(
    """
    exercises exercise lifts coffees coffee beers reps steps kcal cal cals calories people degrees
    """)
}

internal import JournalReading
internal import JournalSyntax
internal import WorkoutModel

/// How a writer writes sets: learned from those that stand in a file.
struct SetStyle {
  private var templates: [SetTemplate.Kind: Votes<SetTemplate>] = [:]
  /// For where there is no better one.
  private var guesses: [SetTemplate.Kind: Votes<SetTemplate>] = [:]
  private var counted = 0
  private var listed = 0
  private var repeated = 0
  private var efforts = Votes<String>()
  private let decimalMark: String

  /// What the canonical notation does.
  static var canonical: SetStyle { SetStyle(decimalMark: ".") }

  private init(decimalMark: String) {
    self.decimalMark = decimalMark
  }

  init(learnedFrom lines: [WrittenSets], in source: Source) {
    self.init(decimalMark: TextCheck.hasDecimalComma(source.bytes) ? "," : ".")
    for line in lines {
      for expression in line.expressions { learn(expression, in: source) }
      for (left, right) in zip(line.expressions, line.expressions.dropFirst()) {
        guard let last = left.sets.last, left.sets.count == 1, right.sets.count == 1 else {
          continue
        }
        if last.isEqual(to: right.sets[0]) { repeated += 1 }
      }
    }
  }

  /// True when the writer puts the number of equal sets.
  var writesCounts: Bool { counted > 0 && counted >= max(listed, repeated) }

  /// The expressions for these sets of one exercise.
  func expressions(_ sets: [TrainingSet]) -> [String]? {
    var texts: [String] = []
    var rest = sets.merged[...]
    while let first = rest.first {
      var group = [first]
      if first.count == 1 {
        while let next = rest.dropFirst(group.count).first, Self.areSisters(first, next) {
          group.append(next)
        }
      }
      guard let own = expressions(for: group) else { return nil }
      texts += own
      rest = rest.dropFirst(group.count)
    }
    return texts
  }

  /// The factors of one expression, without what is said of it behind; `nil` when none was learned.
  func factors(_ sets: [TrainingSet], isCounted: Bool, isList: Bool) -> String? {
    guard let first = sets.first, case .reps(_, nil) = first.effort, first.effort != .untold,
      let load = SetTemplate.Kind.LoadKind(first.load)
    else { return nil }
    let kind = SetTemplate.Kind(load: load, isCounted: isCounted, isList: isList)
    return (templates[kind] ?? guesses[kind])?.winner?.text(sets, decimalMark: decimalMark)
  }
}

extension SetStyle {
  private mutating func learn(_ expression: WrittenSets.Expression, in source: Source) {
    if let text = expression.effortMark { efforts.add(text) }
    guard let layout = expression.layout,
      let template = SetTemplate(layout, sets: expression.sets, in: source)
    else { return }
    if template.isGuess {
      guesses[template.kind, default: Votes()].add(template)
    } else {
      templates[template.kind, default: Votes()].add(template)
    }
    if let first = expression.sets.first, expression.sets.count == 1, first.count > 1 {
      counted += 1
    }
    let isEqualList = zip(expression.sets, expression.sets.dropFirst())
      .contains { $0.isEqual(to: $1) }
    if isEqualList { listed += 1 }
  }

  /// Equal but for the reps.
  private static func areSisters(_ left: TrainingSet, _ right: TrainingSet) -> Bool {
    var twin = right
    twin.effort = left.effort
    return right.count == 1 && right.effort.reps != nil && left.isEqual(to: twin)
  }

  private func expressions(for group: [TrainingSet]) -> [String]? {
    let first = group[0]
    let ending = attributes(first)
    if group.count > 1 {
      if let text = factors(group, isCounted: false, isList: true) { return [text + ending] }
      let single = group.compactMap { expressions(for: [$0]) }
      return single.count == group.count ? single.flatMap { $0 } : nil
    }
    if first.count > 1 { return equal(first, ending) }
    let text =
      factors(group, isCounted: false, isList: false)
      ?? factors(group, isCounted: true, isList: false)
    return (text.map { $0 + ending } ?? CanonicalNotation.text(first)).map { [$0] }
  }

  /// Several equal sets, in the way in which the writer puts them most often.
  private func equal(_ set: TrainingSet, _ ending: String) -> [String]? {
    let copies = Array(repeating: set.with(count: 1), count: Int(set.count))
    if !writesCounts, listed >= repeated, listed > 0,
      let text = factors(copies, isCounted: false, isList: true)
    {
      return [text + ending]
    }
    if let text = factors([set], isCounted: true, isList: false),
      writesCounts || repeated == 0
    {
      return [text + ending]
    }
    if repeated > 0 || !templates.isEmpty,
      let text = factors([copies[0]], isCounted: false, isList: false)
    {
      return Array(repeating: text + ending, count: copies.count)
    }
    return CanonicalNotation.text(set).map { [$0] }
  }

  private func attributes(_ set: TrainingSet) -> String {
    let mark = efforts.winner ?? " @"
    return (set.rpe.map { mark + $0.description } ?? "") + CanonicalNotation.remarks(set)
  }
}

extension TrainingSet {
  func with(count: Int) -> Self {
    var copy = self
    copy.count = Int32(clamping: count)
    return copy
  }
}

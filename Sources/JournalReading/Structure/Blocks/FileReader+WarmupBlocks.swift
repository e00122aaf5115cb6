internal import JournalSyntax
internal import WorkoutModel

/// The sets below a heading `Warm up`, or below a line that says no more, up to the next blank line.
///
/// They are warm-up sets only when others follow in the session, for nobody does nothing else: who
/// notes `Warm up` above all the lifts of a day warmed up, and then did them.
struct WarmupBlock {
  let head: Head
  let start: Counts
  /// Where it ended.
  var end: Counts?
  /// The kind of line that stood in it last.
  var lastKind = LineSyntax.Kind.text

  enum Head: Equatable {
    case heading
    /// `Warmup:`, which may stand a blank line above its sets.
    case label
    case words
    /// `- Warmup` below `- Squat`, whose sets stand further right.
    case bullet(indent: UInt8)
  }

  /// How much was read.
  struct Counts: Equatable {
    let drafts: Int
    let sets: Int
  }
}

extension FileReader {
  private var counts: WarmupBlock.Counts {
    WarmupBlock.Counts(drafts: file.drafts.count, sets: file.sets.count)
  }

  /// `- Warmup`, `- Work sets:` below the bullet of their exercise; true when it is such a line.
  mutating func bulletOfKind(_ line: LineSyntax) -> Bool {
    guard line.kind == .item, elements.count <= 4, line.indent > 0,
      context.pendingName != nil || context.entry != nil, !elements.contains(where: \.isNumber),
      elements[0].meaning == .warmup || elements[0].meaning == .workingSet
        || isWord(0, in: Self.mainParts),
      elements.dropFirst().allSatisfy({
        $0.kind == .colon || $0.meaning == .set || $0.kind == .hyphen
      }), case let below = context.lineIndex + 1, below < document.lines.count,
      document.lines[below].kind == .item, document.lines[below].indent > line.indent
    else { return false }
    if elements[0].meaning == .warmup { openWarmupBlock(line) } else { endWarmupBlock() }
    note(line.content)
    return true
  }

  mutating func openWarmupBlock(_ line: LineSyntax) {
    let before = context.warmupBlock
    settleWarmupBlock()
    let head: WarmupBlock.Head =
      switch line.kind {
      case .heading: .heading
      case .item: .bullet(indent: line.indent)
      default: elements.last?.kind == .colon ? .label : .words
      }
    context.warmupBlock = WarmupBlock(
      head: head, start: before?.end == counts ? before?.start ?? counts : counts)
  }

  /// Called at a blank line.
  mutating func passBlankInWarmup() {
    guard let block = context.warmupBlock, block.end == nil, block.head != .heading else { return }
    if counts != block.start {
      endWarmupBlock()
    } else if block.head == .words {
      context.warmupBlock = nil
    }
  }

  /// Called at a line with text: a heading ends the block, and behind a list what is no item.
  mutating func passLineInWarmup(_ line: LineSyntax) {
    guard let block = context.warmupBlock, block.end == nil else { return }
    if case .bullet(let indent) = block.head {
      if line.indent <= indent { endWarmupBlock() }
      return
    }
    let isBehindList =
      line.kind == .text && block.lastKind != .text && block.head != .heading
    if line.kind == .heading || isBehindList { endWarmupBlock() }
    context.warmupBlock?.lastKind = line.kind
  }

  /// Called at a line whose parts are known: `Strength:` behind the sets of `Warm-up:` is the next head.
  mutating func passHeadInWarmup(_ line: LineSyntax) {
    guard let block = context.warmupBlock, block.end == nil, block.head != .heading,
      counts != block.start, line.kind == .text, elements.count > 1, elements.last?.kind == .colon,
      elements.dropLast().allSatisfy({ $0.kind == .word }), isWord(0, in: Self.mainParts)
    else { return }
    endWarmupBlock()
  }

  private static let mainParts = WordSet(
    """
    strength work working main workout sets session metcon wod lifts lifting training conditioning
    hauptteil arbeitssätze training kraft principal trabajo fuerza treino força travail musculation
    """)

  mutating func endWarmupBlock() {
    guard var block = context.warmupBlock, block.end == nil else { return }
    block.end = counts
    context.warmupBlock = block
  }

  /// Called at the end of a session: the sets of the block warmed up for those behind it.
  mutating func settleWarmupBlock() {
    guard let block = context.warmupBlock.take(), let end = block.end, end != counts else { return }
    for index in block.start.drafts..<max(block.start.drafts, min(end.drafts, file.drafts.count))
    where file.drafts[index].kind == nil {
      file.drafts[index].kind = .warmup
    }
    for index in block.start.sets..<max(block.start.sets, min(end.sets, file.sets.count))
    where file.sets[index].kind == .work || file.sets[index].kind == .cardio {
      file.sets[index].kind = .warmup
    }
  }
}

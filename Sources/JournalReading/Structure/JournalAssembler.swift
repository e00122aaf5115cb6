internal import JournalSyntax
internal import WorkoutModel

/// Reads the files of a journal one by one, settles what was left open, and puts the sessions
/// together.
struct JournalAssembler {
  let options: ReaderOptions
  let sources: [Source]
  var names = ExerciseNames()
  var files: [FileDraft] = []
  var journal: Journal
  var diagnostics: [Diagnostic] = []
  private var history = JournalHistory()
  /// The only unit of mass that stands behind a number anywhere.
  private(set) var unitOfRemarks: MassUnit?
  /// The line to explain, and what was found out about it.
  var explained: (fileIndex: Int, lineIndex: Int)?
  private(set) var readings: [(draft: Draft, choice: Resolver.Choice?)] = []

  /// False when only findings are wanted.
  let keepsContent: Bool

  init(options: ReaderOptions, sources: [Source], keepsContent: Bool = true) {
    self.keepsContent = keepsContent
    self.options = options
    self.sources = sources
    journal = Journal(files: sources.map(\.path))
  }

  mutating func result() -> ReadResult {
    addAliases()
    for index in sources.indices { files.append(read(index)) }
    let directives = Directives(files.map(\.directives), sources.map(\.path))
    diagnostics += directives.diagnostics
    if files.contains(where: { $0.kilogramCount == 0 && $0.poundCount == 0 }) {
      unitOfRemarks = findUnitOfRemarks()
    }
    journal.settings.unit = journalUnit(directives)
    for index in files.indices { assemble(index, directives) }
    diagnostics += HistoryChecks(history, names, files, sources).diagnostics()
    directives.apply(to: &journal, names: &names)
    let rules = FindingRules(
      levels: files.indices.map { directives.levels(of: $0) },
      exemptions: files.flatMap(\.exemptions))
    diagnostics = rules.applied(to: diagnostics, in: sources)
    diagnostics = Diagnostic.sorted(diagnostics)
    dropRepeatedFindings()
    return ReadResult(
      journal: journal, diagnostics: diagnostics, statedSettings: directives.stated)
  }

  /// What two rules find at one place is said once.
  private mutating func dropRepeatedFindings() {
    var kept: [Diagnostic] = []
    kept.reserveCapacity(diagnostics.count)
    for finding in diagnostics {
      if let last = kept.last, last.code == finding.code, last.place == finding.place { continue }
      kept.append(finding)
    }
    diagnostics = kept
  }

  // MARK: Reading

  /// Aliases are known before the first name is read, wherever they stand.
  private mutating func addAliases() {
    for source in sources {
      for (alias, name) in Directives.aliases(in: source) { names.addAlias(alias, for: name) }
    }
  }

  private mutating func read(_ index: Int) -> FileDraft {
    let source = sources[index]
    if let offset = TextCheck.firstBinaryByte(source.bytes) {
      var draft = FileDraft()
      draft.diagnostics.append(
        .binaryFile(at: DiagnosticPlace(fileIndex: index, range: ByteRange(offset, offset + 1))))
      return draft
    }
    names.setLegend(Legend.names(in: source))
    let plain = source.withPlainDigits
    var reader = FileReader(
      document: Document(parsing: plain).withOpenCircles.withWholeSentences, written: source,
      fileIndex: index,
      names: names,
      hasDecimalComma: TextCheck.hasDecimalComma(source.bytes), keepsContent: keepsContent)
    names = ExerciseNames()
    reader.read()
    names = reader.names
    if !reader.isASCII, let range = TextCheck.firstInvalidUTF8(source.bytes) {
      reader.file.diagnostics.append(
        .invalidUTF8(at: DiagnosticPlace(fileIndex: index, range: range)))
    }
    DualLoads.settle(&reader.file)
    SidePairs.settle(&reader.file)
    reader.file.hintedYear = reader.file.hintedYear ?? FileName.year(source.path)
    return reader.file
  }

  // MARK: Assembling

  private mutating func assemble(_ index: Int, _ directives: Directives) {
    let (unit, unitReading) = unit(of: index, directives)
    let dates = dates(of: index, directives, unit)
    var resolver = Resolver()
    resolver.orders = orders(of: index, directives)
    resolver.isOrderOfProse = options.orders.isEmpty && directives.orders(of: index).isEmpty
    if resolver.isOrderOfProse { resolver.later = files[index].laterOrders }
    let choices = resolver.resolve(&files[index])
    if let explained, explained.fileIndex == index {
      let drafts = files[index].drafts
      readings = drafts.indices.filter {
        sources[index].lineIndex(at: Int(drafts[$0].range.start)) == explained.lineIndex
      }
      .map { (drafts[$0], choices[$0]) }
    }
    var maker = FileAssembler(
      draft: files[index], fileIndex: index, source: sources[index], names: names, dates: dates,
      choices: choices,
      maker: SetMaker(unit: unit, unitReading: unitReading, roleReading: .inferred),
      today: options.today)
    if keepsContent { maker.assemble() } else { maker.findOnly() }
    journal.sessions += maker.sessions
    journal.bodyweights += maker.bodyweights
    journal.measurements += maker.measurements
    diagnostics += files[index].diagnostics
    diagnostics += maker.diagnostics
    history.add(maker.traces, maker.sessionTraces, date: maker.day)
    files[index].drafts = []
    files[index].sets = []
    files[index].traces = []
    files[index].sessionTraces = []
  }

  private func orders(of index: Int, _ directives: Directives) -> [FactorOrder] {
    if !options.orders.isEmpty { return options.orders }
    let stated = directives.orders(of: index)
    return stated.isEmpty ? files[index].statedOrders : stated
  }

  private func dates(
    of index: Int, _ directives: Directives, _ unit: MassUnit
  ) -> [DateResolver.Resolved] {
    let resolver = DateResolver(
      statedOrder: options.dateOrder ?? directives.dateOrder(of: index),
      statedYear: options.year ?? directives.year(of: index),
      hintedYear: files[index].hintedYear, dayAbove: files[index].dayAbove,
      latestYear: options.today?.year,
      prefersMonthFirst: unit == .pound, prefersYearFirst: files[index].isEastAsian)
    return resolver.resolve(files[index].dates)
  }
}

import SVGCharts
import TestSupport
import Testing
import WorkoutModel
import WorkoutReport

private func site(
  _ journal: Journal, problems: [ReportProblem] = [],
  change: (inout SiteOptions) -> Void = { _ in }
) -> Site {
  var options = SiteOptions(asOf: SampleJournal.end)
  change(&options)
  return makeSite(journal: journal, problems: problems, options: options)
}

/// Checks what holds for every site: names, budgets, markup, links.
private func check(_ site: Site, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let paths = site.files.map(\.path)
  #expect(Set(paths.map { $0.lowercased() }).count == paths.count, sourceLocation: sourceLocation)
  #expect(paths == paths.sorted(), sourceLocation: sourceLocation)
  for file in site.files {
    #expect(
      file.path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-./".contains($0)) },
      "\(file.path)", sourceLocation: sourceLocation)
    #expect(file.bytes.count <= budget(file.path), "\(file.path)", sourceLocation: sourceLocation)
    guard file.path.hasSuffix(".html") else { continue }
    let page = HTMLChecker(file.bytes)
    #expect(page.problems == [], "\(file.path)", sourceLocation: sourceLocation)
  }
  #expect(LinkChecker(site).deadLinks == [], sourceLocation: sourceLocation)
}

/// In bytes (requirements: pages 100 KB, style 12 KB, script 10 KB, charts 12 KB, sparklines 3 KB).
private func budget(_ path: String) -> Int {
  switch true {
  case path == "style.css": 12_288
  case path == "script.js": 10_240
  case path.hasSuffix("-spark.svg"): 3072
  // A calendar has a cell for each day of a year.
  case path.hasPrefix("charts/calendar"): 25_600
  case path.hasSuffix(".svg"): 12_288
  case path.hasSuffix(".html"): 102_400
  default: .max
  }
}

@Suite struct SiteTests {
  @Test func `a site of three years is sound`() {
    check(
      site(SampleJournal.years(3)) {
        $0.sourceURL = "https://example.org/blob/main/"
        $0.baseURL = "https://example.org/site"
      })
  }

  @Test func `a site of many exercises and years keeps its budgets`() {
    check(site(SampleJournal.years(4, exercises: 30, perSession: 9)))
  }

  @Test func `a card shows the last set, though the last session only named the lift`() throws {
    var journal = SampleJournal.years(1)
    let session = try #require(journal.sessions.last)
    let entry = try #require(session.entries.first)
    let named = ExerciseEntry(
      exercise: entry.exercise, nameAsWritten: entry.exercise, location: entry.location)
    journal.sessions.append(
      Session(date: SampleJournal.end, entries: [named], location: session.location))
    let index = try #require(site(journal).files.first { $0.path == "index.html" })
    #expect(!String(decoding: index.bytes, as: UTF8.self).contains("class=big>–<"))
  }

  @Test func `a calendar of an old journal has no empty heading`() throws {
    let late = SampleJournal.end.adding(days: 3_000)
    let old = site(SampleJournal.years(1)) { $0.asOf = late }
    let calendar = try #require(old.files.first { $0.path == "calendar.html" })
    #expect(!String(decoding: calendar.bytes, as: UTF8.self).contains("Weeks and months"))
    check(old)
  }

  @Test func `an empty journal has a friendly report`() throws {
    let site = site(Journal())
    check(site)
    let index = try #require(site.text("index.html"))
    #expect(index.contains("How to begin"))
    #expect(!index.contains("<img"))
    #expect(try #require(site.text("records.html")).contains("None yet"))
    #expect(
      try #require(site.text("problems.html")).contains("everything that looks like training"))
  }

  @Test func `a single set, and a session without a date or sets, have their pages`() throws {
    let place = SourceLocation(
      fileIndex: 0, lineNumber: 7, columnNumber: 1, offset: 40, length: 10)
    let set = TrainingSet(
      load: .external(Mass(FixedPoint(60), .kilogram)), effort: .reps(5), location: place)
    let entry = ExerciseEntry(
      exercise: "Bench Press", nameAsWritten: "Bänk", sets: [set], location: place)
    let empty = ExerciseEntry(exercise: "Stretching", nameAsWritten: "Stretching", location: place)
    let journal = Journal(
      files: ["a/log.md"],
      sessions: [
        Session(date: SampleJournal.end, entries: [entry], location: place),
        Session(date: nil, entries: [entry, empty], location: place),
      ])
    let site = site(journal)
    check(site)
    let session = try #require(site.text("sessions/2026-q4.html"))
    #expect(session.contains("<article id=\"1120\">"))
    #expect(session.contains("<dt id=\"1120.1\"><a href=\"../exercises/bench-press.html\">"))
    #expect(session.contains("<dd id=\"L7\">60 kg × 5</dd>"))
    #expect(session.contains(">log.md:7<"))
    #expect(session.contains("written “Bänk”"))
    #expect(try #require(site.text("sessions/undated.html")).contains("Stretching"))
    #expect(try #require(site.text("exercises/stretching.html")).contains("No date"))
  }

  @Test func `numbers link to their lines where the journal has an address`() throws {
    let journal = SampleJournal.years(1)
    let entry = try #require(journal.sessions.last?.entries.last)
    let set = try #require(entry.sets.last)
    let slug = entry.exercise.lowercased().split(separator: " ").joined(separator: "-")
    let path = "exercises/\(slug).html"
    let slashed = site(journal) { $0.sourceURL = "https://example.org/b/main" }
    #expect(
      try #require(slashed.text(path))
        .contains("href=\"https://example.org/b/main/log/training.md#L\(set.location.lineNumber)\"")
    )
    let template = site(journal) { $0.sourceURL = "https://example.org/v?f={file}&l={line}" }
    #expect(
      try #require(template.text(path)).contains(
        "href=\"https://example.org/v?f=log/training.md&amp;l=\(set.location.lineNumber)\""))
    let plain = site(journal) { $0.sourceURL = "javascript:alert(1)" }
    #expect(!(try #require(plain.text(path)).contains("javascript:")))
    #expect(try #require(plain.text("sessions/2026-q4.html")).contains(">training.md:"))
  }

  @Test func `hostile text is only ever text`() throws {
    let evil = "</title><script>alert('x')</script>\"'&\u{0}\u{202E}<img src=x onerror=alert(1)>"
    let place = SourceLocation(
      fileIndex: 0, lineNumber: 1, columnNumber: 1, offset: 0, length: 1)
    let set = TrainingSet(
      load: .external(Mass(100, .pound)), effort: .reps(5),
      remarks: SetRemarks(tempo: evil, note: evil, tags: [evil]), location: place)
    let entry = ExerciseEntry(
      exercise: evil, nameAsWritten: evil + "2", superset: evil, sets: [set, set],
      notes: [Note(text: evil, location: place)], location: place)
    var journal = Journal(files: [evil])
    for day in 0..<9 {
      journal.sessions.append(
        Session(
          date: SampleJournal.end.adding(days: -day * 6), title: evil, tags: [evil],
          entries: [entry], notes: [Note(text: evil, location: place)], location: place))
    }
    journal.measurements = [
      Measurement(date: SampleJournal.end, name: evil, value: 3, unit: evil, location: place)
    ]
    journal.settings.trophies = [Note(text: evil, location: place)]
    journal.settings.colors = [evil: evil]
    let problem = ReportProblem(
      severity: .error, code: evil, message: evil, help: evil, file: evil, line: 1, column: 1,
      excerpt: evil)
    let site = site(journal, problems: [problem]) {
      $0.title = evil
      $0.baseURL = "https://example.org"
      $0.sourceURL = "https://example.org/{file}?\"><script>"
    }
    check(site)
    for file in site.files
    where [".html", ".svg", ".xml", ".md"].contains(where: file.path.hasSuffix) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("<script>"), "\(file.path)")
      #expect(!text.contains("<img src=x"), "\(file.path)")
    }
  }

  @Test func `incognito leaves out words, the body and the names of files`() {
    var journal = SampleJournal.years(1)
    journal.sessions[0].notes = [Note(text: "secret words", location: journal.sessions[0].location)]
    let site = site(journal) {
      $0.isIncognito = true
      $0.sourceURL = "https://example.org/"
    }
    check(site)
    #expect(site.text("body.html") == nil)
    for file in site.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("secret words") && !text.contains("training.md"), "\(file.path)")
    }
  }

  @Test func `the same journal gives the same bytes`() {
    let journal = SampleJournal.years(1)
    #expect(site(journal).files == site(journal).files)
  }

  @Test func `pages are in pounds where the journal is`() throws {
    var journal = SampleJournal.years(1)
    journal.settings.unit = .pound
    let page = try #require(site(journal).text("exercises/squat.html"))
    #expect(page.contains("\u{A0}lb</a></dd>") && page.contains("data-unit=\"lb\""))
  }

  @Test func `a chart of an exercise tells the point, and its numbers`() throws {
    let page = try #require(site(SampleJournal.years(2)).text("exercises/squat.html"))
    #expect(page.contains("<h3>Best e1RM "))
    #expect(page.contains("95\u{A0}% interval"))
    #expect(page.contains("<source media=\"(max-width: 767px)\""))
    #expect(page.contains("All of them as CSV"))
    #expect(page.contains("<caption>Best of each month"))
  }
}

extension Site {
  func text(_ path: String) -> String? {
    files.first { $0.path == path }.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return path.hasSuffix(".html") ? SpelledOutHTML(text).text : text
    }
  }
}

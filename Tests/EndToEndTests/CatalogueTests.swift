import JournalSyntax
import Testing

/// A folder of `Catalogue` for every finding, with a journal that has it.
///
/// `check.text` and `check.jsonl` beside the journal are what `wlog check` says of it, and
/// `check.diff` what it would mend; `WLOG_RECORD=1 swift test` writes them anew and fails.
@Suite struct CatalogueTests {
  @Test(arguments: DiagnosticCode.allCases)
  func `each finding has a journal that shows it, as text and for programs`(
    _ code: DiagnosticCode
  ) throws {
    let ground = try #require(Self.ground(of: code), "no folder Catalogue/\(code.name)")
    let text = ground.check("--format", "text").output
    let lines = ground.check("--format", "jsonl").output
    #expect(text.contains("[\(code.name)]\n"))
    #expect(lines.contains(#""code":"\#(code.name)""#))
    let folder = Self.folder + code.name
    Golden.expect(text, equals: folder + "/check.text")
    Golden.expect(lines, equals: folder + "/check.jsonl")
    Golden.expect(ground.check("--diff").output, equals: folder + "/check.diff")
  }

  @Test(arguments: DiagnosticCode.allCases)
  func `each finding is explained, and how to be rid of it is told at the end`(
    _ code: DiagnosticCode
  ) {
    let page = Playground().run("explain", code.name)
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("\(code.name): "))
    #expect(page.output.contains("\nFor example\n    "))
    #expect(page.output.contains("\nbetter\n    "))
    #expect(
      page.output.hasSuffix(
        code.canBeSilenced ? "    level: \(code.name) off\n" : "and that must be seen.\n"))
  }

  @Test(arguments: DiagnosticCode.allCases)
  func `what --fix mends is gone, no set is lost, and a second run mends nothing`(
    _ code: DiagnosticCode
  ) throws {
    let ground = try #require(Self.ground(of: code))
    let before = ground.sets
    let isMended = ground.check("--diff").output.isEmpty == false
    let outcome = ground.check("--fix")
    #expect(outcome.messages.contains("mended") == isMended)
    #expect(ground.sets.count >= before.count)
    #expect(ground.check("--diff").output.isEmpty)
    if isMended {
      #expect(!ground.check("--format", "jsonl").output.contains(#""code":"\#(code.name)""#))
    } else {
      #expect(ground.sets == before)
    }
  }

  @Test(arguments: DiagnosticCode.allCases.filter(\.canBeSilenced))
  func `each finding can be switched off for the journal and made an error`(
    _ code: DiagnosticCode
  ) throws {
    let ground = try #require(Self.ground(of: code))
    let settings = ground.read("journal.wlog") ?? ""
    ground.write(settings + "level: \(code.name) off\n", to: "journal.wlog")
    #expect(!ground.check("--format", "concise").output.contains("[\(code.name)]"))
    ground.write(settings + "level: \(code.name) error\n", to: "journal.wlog")
    let outcome = ground.check("--format", "concise")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(" error: "))
    #expect(outcome.output.contains("[\(code.name)]"))
  }

  /// A copy of the code's folder.
  private static func ground(of code: DiagnosticCode) -> Playground? {
    let names = Playground.names(in: folder + code.name).filter { !$0.hasPrefix("check.") }
    guard !names.isEmpty else { return nil }
    let ground = Playground()
    for name in names { ground.copy(folder + code.name + "/" + name, to: name) }
    return ground
  }

  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: "/") + "/Catalogue/"
  }()
}

extension Playground {
  fileprivate func check(_ arguments: String...) -> Outcome {
    run(["check", "--today", "2026-06-30"] + arguments)
  }

  /// What was done, without where it stands.
  fileprivate var sets: [String] {
    run("export", "--format", "csv").output.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).dropFirst(3)
        .joined(separator: ",")
    }
  }
}

import JournalReading
import JournalSyntax
import WorkoutModel
import WorkoutReport

/// Whatever a journal says, its pages are well-formed, and no link of theirs leads nowhere.
@_cdecl("LLVMFuzzerTestOneInput")
public func pagesAreWellFormed(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let result = Reader().read([Input(data, size).source])
  let day = CivilDate(year: 2026, month: 11, day: 21) ?? CivilDate(dayNumber: 0)
  let site = makeSite(
    journal: result.journal, problems: [], options: SiteOptions(asOf: result.journal.lastDay ?? day)
  )
  for file in site.files where file.path.hasSuffix(".html") {
    let problems = HTMLChecker(file.bytes).problems
    promise(problems.isEmpty, "\(file.path): \(problems)")
  }
  let links = LinkChecker(site).deadLinks
  promise(links.isEmpty, "dead links: \(links)")
  return 0
}

/// The lines of the journal that the numbers of the report come from, each with an anchor.
struct SourcePages {
  let report: Report

  var files: [SiteFile] {
    guard let book = report.sources.book else { return [] }
    return book.parts.map(file)
  }

  private func file(_ part: SourceBook.Part) -> SiteFile {
    let name = report.files.indices.contains(part.fileIndex) ? report.files[part.fileIndex] : ""
    let page = Page(
      path: part.path, title: name, description: "Lines of \(name), as they were written.",
      section: .about, isArchive: true)
    return page.file(report) { html in
      html.add(.h1, text: name)
      html.add(
        .p, .class("lead"),
        text: "The lines that this report was made from, as they were written.")
      let text = report.options.sourceTexts[part.fileIndex]
      html.add(.pre, .class("source"), .tabindex(0)) { html in
        for line in part.lines {
          html.add(.a, .id("L\(line)")) { $0.append(decoding: text.shownBytes(ofLine: line)) }
          html.append("\n")
        }
      }
    }
  }
}

/// What could not be read, or only with doubt, with the fix.
struct ProblemsPage {
  let report: Report

  /// More would make the page too large; the command line shows all.
  private static let mostProblems = 120

  var file: SiteFile {
    let page = Page(
      path: "problems.html", title: "Problems",
      description: "What of the journal could not be read, or only with doubt.",
      section: .problems)
    return page.file(report) { html in
      html.add(.h1, text: "Problems")
      html.add(.p, .class("lead"), text: lead)
      for problem in report.problems.prefix(Self.mostProblems) {
        add(problem, to: &html)
      }
      if report.problems.count > Self.mostProblems {
        html.add(.p) { html in
          html.append("\(report.problems.count - Self.mostProblems) more: see ")
          html.add(.code, text: "wlog check")
          html.append(".")
        }
      }
    }
  }

  private var lead: String {
    guard !report.problems.isEmpty else {
      return "None: everything that looks like training was read."
    }
    let counts = ReportProblem.Severity.allCases.compactMap { severity -> String? in
      let count = report.problems.count { $0.severity == severity }
      return count > 0 ? Quantity.count(count, severity.name) : nil
    }
    return counts.joined(separator: ", ")
      + ". Nothing is lost: the journal itself is never changed."
  }

  private func add(_ problem: ReportProblem, to html: inout Markup) {
    html.add(.section, .class("problem")) { html in
      html.add(.h2, .class("small")) { html in
        html.add(
          .span, .class(problem.severity == .error ? "badge" : "badge plain"),
          text: problem.severity.name)
        html.append(" " + problem.message)
      }
      let isHidden = report.options.isIncognito
      if !problem.excerpt.isEmpty, !isHidden {
        html.add(.pre, .tabindex(0), .dir("auto")) { $0.add(.code, text: problem.excerpt) }
      }
      if !problem.help.isEmpty { html.add(.p, text: problem.help) }
      html.add(.p, .class("small muted")) { html in
        if !isHidden {
          let place = "\(problem.file):\(problem.line):\(problem.column)"
          if let address = report.sources.address(
            file: problem.file, line: problem.line, upwards: "")
          {
            html.add(.a, .href(address), text: place)
          } else {
            html.append(place)
          }
          html.append(" · ")
        }
        html.append(problem.code)
      }
    }
  }
}

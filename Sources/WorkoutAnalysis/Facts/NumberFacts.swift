/// What a reader should know of a number that wlog prints.
package struct NumberFacts: Hashable, Sendable {
  /// How to ask for it, in small letters: `tonnage`. The first is the name, the others are as good.
  package let names: [String]
  /// As pages and tables head it, e.g. `Tonnage`.
  package let title: String
  /// One or two sentences.
  package let meaning: String
  package let formula: String
  /// From what it is made, and where it ends.
  package let domain: String
  /// How far it can be trusted; `nil` for what is only counted or added up.
  package let uncertainty: String?
  /// Author and year, or who set the rule.
  package let source: String
  /// Pages and commands.
  package let shownIn: String

  package var name: String { names[0] }

  init(
    _ names: String..., title: String, meaning: String, formula: String, domain: String,
    uncertainty: String? = nil, source: String, shownIn: String
  ) {
    self.names = names
    self.title = title
    self.meaning = meaning
    self.formula = formula
    self.domain = domain
    self.uncertainty = uncertainty
    self.source = source
    self.shownIn = shownIn
  }

  /// All but the meaning, each with its label, in the order in which they are told.
  package var lines: [(label: String, text: String)] {
    var lines = [("formula", formula), ("made from", domain)]
    if let uncertainty { lines.append(("how sure", uncertainty)) }
    lines += [("source", source), ("shown in", shownIn)]
    return lines
  }

  /// Every number, strength first.
  package static let all = strength + records + volume + trends + body + consistency

  /// The number that somebody asks for, in any case, with or without dashes; `nil` when there is none.
  package init?(named name: String) {
    let key = Self.key(name)
    guard let facts = Self.all.first(where: { $0.names.contains { Self.key($0) == key } }) else {
      return nil
    }
    self = facts
  }

  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

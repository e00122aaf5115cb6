import JournalSyntax

/// `82.5` for 82500.
func thousandths(_ value: Int32) -> String {
  let text = String(value.magnitude % 1000 + 1000).dropFirst()
  let sign = value < 0 ? "-" : ""
  let fraction = text.reversed().drop { $0 == "0" }.reversed()
  let whole = sign + String(value.magnitude / 1000)
  return fraction.isEmpty ? whole : whole + "." + String(fraction)
}

/// A line of text that tells all that the parser found in an expression.
///
/// Terms stand with their joiner, quantities with unit and marks, attributes in braces:
/// `100 kilogram × 5 × 3 {@8 rest 180}`.
struct ExpressionDump: ~Copyable {
  let parser: ExpressionParser
  let bytes: [UInt8]

  var text: String {
    parser.expressions.map { expression in
      let link = expression.link.isChained ? "& " : ""
      let terms = parser.terms[expression.terms].map { term($0) }.joined(separator: " ")
      let attributes = attributes(expression.attributes)
      return link + terms + (attributes.isEmpty ? "" : " {" + attributes + "}")
    }.joined(separator: "; ")
  }

  private func term(_ term: Term) -> String {
    let separator =
      switch term.separator {
      case .slash: "/"
      case .hyphen: "-"
      case .space: " "
      case .none, .comma: ","
      }
    let list = parser.quantities[term.quantities].map { quantity($0) }.joined(separator: separator)
    switch term.joiner {
    case .first: return list
    case .times: return "× " + list
    case .at: return "@ " + list
    default: return "\(term.joiner) " + list
    }
  }

  private func quantity(_ quantity: Quantity) -> String {
    var text =
      switch quantity.kind {
      case .number: thousandths(quantity.value)
      case .clock: "clock " + thousandths(quantity.value)
      case .bodyweight: quantity.value == 0 ? "BW" : "BW(" + thousandths(quantity.value) + ")"
      default: "\(quantity.kind)"
      }
    if quantity.upper != 0 { text += ".." + thousandths(quantity.upper) }
    if quantity.extra != 0 { text += "++" + thousandths(quantity.extra) }
    if quantity.unit != .none { text += " \(quantity.unit)" }
    return text + marks(quantity.marks)
  }

  private func marks(_ marks: Quantity.Marks) -> String {
    let names: [(Quantity.Marks, String)] = [
      (.multiplier, "multiplier"), (.added, "added"), (.assisted, "assisted"), (.open, "open"),
      (.approximate, "approximate"), (.uncertain, "uncertain"), (.each, "each"),
    ]
    return names.filter { marks.contains($0.0) }.map { "!" + $0.1 }.joined()
  }

  private func attributes(_ attributes: Attributes) -> String {
    var parts: [String] = []
    if !attributes.rpe.isEmpty {
      parts.append("rpe " + attributes.rpe.map(thousandths).joined(separator: ","))
    }
    if let rir = attributes.rir { parts.append("rir " + thousandths(rir)) }
    if let rest = attributes.rest { parts.append("rest " + thousandths(rest)) }
    if let repeats = attributes.repeats { parts.append("repeats " + thousandths(repeats)) }
    if let percent = attributes.percent { parts.append("percent " + thousandths(percent)) }
    if let tempo = attributes.tempo { parts.append("tempo " + slice(tempo)) }
    parts += attributeMarks(attributes.marks)
    if let note = attributes.note { parts.append("“" + slice(note) + "”") }
    return parts.joined(separator: " ")
  }

  private func attributeMarks(_ marks: Attributes.Marks) -> [String] {
    let names: [(Attributes.Marks, String)] = [
      (.warmup, "warmup"), (.drop, "drop"), (.failed, "failed"), (.maximum, "maximum"),
      (.each, "each"), (.left, "left"), (.right, "right"), (.skipped, "skipped"), (.goal, "goal"),
      (.total, "total"), (.uncertain, "uncertain"), (.assisted, "assisted"), (.work, "work"),
      (.failedLast, "failed last"),
    ]
    return names.filter { marks.contains($0.0) }.map(\.1)
  }

  private func slice(_ range: ByteRange) -> String {
    String(decoding: bytes[range.indices], as: UTF8.self)
  }
}

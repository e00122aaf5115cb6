/// Draws a production as a railroad diagram in SVG that can be read on light and on dark pages.
struct RailroadDiagram {
  private var shapes = ""

  /// The whole picture.
  static func svg(of production: Grammar.Production) -> String {
    let rail = Rail(production.pattern)
    let margin = 12.0
    let stub = 14.0
    let width = rail.width + 2 * stub + 2 * margin
    let height = rail.above + rail.below + 2 * margin
    let y = margin + rail.above
    var diagram = RailroadDiagram()
    diagram.path("M \(text(margin)) \(text(y - 6)) v 12 m 0 -6 h \(text(stub))")
    diagram.draw(rail, margin + stub, y)
    diagram.path("M \(text(margin + stub + rail.width)) \(text(y)) h \(text(stub)) m 0 -6 v 12")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(text(width))" height="\(text(height))" \
      viewBox="0 0 \(text(width)) \(text(height))" role="img">
      <title>\(escaped(production.text))</title>
      <style>
      path { fill: none; stroke: #57606a; stroke-width: 1.5 }
      rect { stroke: #57606a; fill: #ffffff }
      rect.written { stroke: #0072b2; fill: #e8f3fa }
      text { font: 12px ui-monospace, Menlo, Consolas, monospace; fill: #1f2328; text-anchor: middle }
      @media (prefers-color-scheme: dark) {
        path { stroke: #9198a1 }
        rect { stroke: #9198a1; fill: #151b23 }
        rect.written { stroke: #56b4e9; fill: #10293a }
        text { fill: #e6edf3 }
      }
      </style>
      \(diagram.shapes)</svg>

      """
  }

  // MARK: Pieces

  /// Draws from (`x`, `y`) to the right.
  private mutating func draw(_ rail: Rail, _ x: Double, _ y: Double) {
    switch rail {
    case .box(let text, let isWritten): box(text, isWritten, rail.width, x, y)
    case .sequence(let parts): sequence(parts, x, y)
    case .choice(let parts): choice(parts, rail.width, x, y)
    case .optional(let part): optional(part, rail, x, y)
    case .loop(let part, let between): loop(rail, part, between, x, y)
    }
  }

  private mutating func box(
    _ text: String, _ isWritten: Bool, _ width: Double, _ x: Double, _ y: Double
  ) {
    let half = Rail.halfBox
    let shape = isWritten ? " rx=\"\(Self.text(half))\" class=\"written\"" : ""
    shapes +=
      "<rect x=\"\(Self.text(x))\" y=\"\(Self.text(y - half))\" width=\"\(Self.text(width))\" "
      + "height=\"\(Self.text(2 * half))\"\(shape)/>"
      + "<text x=\"\(Self.text(x + width / 2))\" y=\"\(Self.text(y + 4))\">"
      + "\(Self.escaped(text))</text>\n"
  }

  private mutating func sequence(_ parts: [Rail], _ x: Double, _ y: Double) {
    var x = x
    for (index, part) in parts.enumerated() {
      draw(part, x, y)
      x += part.width
      if index < parts.count - 1 { line(&x, y, 8) }
    }
  }

  private mutating func line(_ x: inout Double, _ y: Double, _ length: Double) {
    guard length > 0 else { return }
    path("M \(Self.text(x)) \(Self.text(y)) h \(Self.text(length))")
    x += length
  }

  private mutating func choice(
    _ parts: [Rail], _ width: Double, _ x: Double, _ y: Double
  ) {
    let inner = width - 4 * Rail.bend
    for (part, drop) in zip(parts, Rail.drops(parts)) {
      var end = x + 2 * Rail.bend
      if drop == 0 {
        var start = x
        line(&start, y, 2 * Rail.bend)
      } else {
        path("M \(Self.text(x)) \(Self.text(y)) " + Self.branch(down: drop))
      }
      draw(part, end, y + drop)
      end += part.width
      line(&end, y + drop, inner - part.width)
      if drop == 0 {
        line(&end, y, 2 * Rail.bend)
      } else {
        path("M \(Self.text(end)) \(Self.text(y + drop)) " + Self.branch(down: -drop))
      }
    }
  }

  private mutating func optional(_ part: Rail, _ rail: Rail, _ x: Double, _ y: Double) {
    choiceLine(part, x, y)
    let rise = rail.above
    path(
      "M \(Self.text(x)) \(Self.text(y)) " + Self.branch(down: -rise)
        + " h \(Self.text(part.width)) " + Self.branch(down: rise))
  }

  /// A piece with straight lines on both sides.
  private mutating func choiceLine(_ part: Rail, _ x: Double, _ y: Double) {
    var x = x
    line(&x, y, 2 * Rail.bend)
    draw(part, x, y)
    x += part.width
    line(&x, y, 2 * Rail.bend)
  }

  private mutating func loop(
    _ rail: Rail, _ part: Rail, _ between: Rail?, _ x: Double, _ y: Double
  ) {
    let inner = rail.width - 4 * Rail.bend
    let drop = rail.loopDrop(part, between)
    var end = x
    line(&end, y, 2 * Rail.bend + (inner - part.width) / 2)
    draw(part, end, y)
    end += part.width
    line(&end, y, 2 * Rail.bend + (inner - part.width) / 2)
    let bend = Rail.bend
    let right = x + rail.width - 2 * bend
    let left = x + 2 * bend
    path(
      "M \(Self.text(right)) \(Self.text(y)) q \(bend) 0 \(bend) \(bend) "
        + "v \(Self.text(drop - 2 * bend)) q 0 \(bend) \(-bend) \(bend) "
        + "h \(Self.text(left - right)) q \(-bend) 0 \(-bend) \(-bend) "
        + "v \(Self.text(2 * bend - drop)) q 0 \(-bend) \(bend) \(-bend)")
    if let between { draw(between, x + (rail.width - between.width) / 2, y + drop) }
  }

  // MARK: Text

  /// Two bends to a height below or above.
  private static func branch(down drop: Double) -> String {
    let bend = drop < 0 ? -Rail.bend : Rail.bend
    return "q \(Rail.bend) 0 \(Rail.bend) \(bend) v \(text(drop - 2 * bend)) "
      + "q 0 \(bend) \(Rail.bend) \(bend)"
  }

  private mutating func path(_ steps: String) {
    shapes += "<path d=\"\(steps)\"/>\n"
  }

  /// At most one decimal.
  private static func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let whole = "\(sign)\(abs(tenths) / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}

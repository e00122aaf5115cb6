/// Findings in the Static Analysis Results Interchange Format 2.1.0 (OASIS 2020).
package enum FindingSARIF {
  /// One run of this program in that version.
  package static func document(_ findings: [Finding], version: String) -> [UInt8] {
    let rules = self.rules(of: findings)
    let ruleIndices = Dictionary(
      rules.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
    var json = JSONWriter()
    json.object { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.object("tool") { json in json.driver(rules, version: version) }
          // Columns count what a person sees; SARIF knows no such kind, and this is the nearest.
          json.field("columnKind", "unicodeCodePoints")
          json.array("results", findings) { json, finding in
            json.result(finding, ruleIndex: ruleIndices[finding.code] ?? 0)
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  /// One finding for each code, by code.
  private static func rules(of findings: [Finding]) -> [Finding] {
    var first: [String: Finding] = [:]
    for finding in findings where first[finding.code] == nil { first[finding.code] = finding }
    return first.values.sorted { $0.code < $1.code }
  }
}

extension JSONWriter {
  fileprivate mutating func driver(_ rules: [Finding], version: String) {
    object("driver") { json in
      json.field("name", "wlog")
      json.field("version", version)
      json.array("rules", rules) { json, rule in
        json.object { json in
          json.field("id", rule.code)
          json.field("name", rule.rule)
        }
      }
    }
  }

  fileprivate mutating func result(_ finding: Finding, ruleIndex: Int) {
    object { json in
      json.field("ruleId", finding.code)
      json.field("ruleIndex", ruleIndex)
      json.field("level", finding.severity == "hint" ? "note" : finding.severity)
      json.text("message", [finding.message, finding.help])
      json.array("locations", [finding.place]) { json, place in
        json.object { json in json.physicalLocation(place) }
      }
      if !finding.notes.isEmpty { json.related(finding.notes) }
      if !finding.fixes.isEmpty { json.fixes(finding) }
    }
  }

  private mutating func text(_ name: String, _ sentences: [String]) {
    object(name) { json in
      json.field("text", sentences.filter { !$0.isEmpty }.joined(separator: ". "))
    }
  }

  private mutating func physicalLocation(_ place: Finding.Place) {
    object("physicalLocation") { json in
      json.artifact(place.file)
      json.object("region") { json in
        json.field("startLine", place.line)
        json.field("startColumn", place.column)
        json.field("endLine", place.endLine)
        json.field("endColumn", place.endColumn)
        json.field("byteOffset", place.offset)
        json.field("byteLength", place.length)
      }
    }
  }

  private mutating func artifact(_ file: String) {
    object("artifactLocation") { json in json.field("uri", URIReference.of(path: file)) }
  }

  private mutating func related(_ notes: [Finding.Note]) {
    array("relatedLocations", notes.enumerated()) { json, item in
      json.object { json in
        json.field("id", item.offset + 1)
        json.physicalLocation(item.element.place)
        json.text("message", [item.element.message])
      }
    }
  }

  private mutating func fixes(_ finding: Finding) {
    array("fixes", finding.fixes) { json, fix in
      json.object { json in
        json.text("description", [fix.title])
        json.array("artifactChanges", [finding.place.file]) { json, file in
          json.object { json in
            json.artifact(file)
            json.array("replacements", fix.edits) { json, edit in json.replacement(edit) }
          }
        }
      }
    }
  }

  private mutating func replacement(_ edit: Finding.Edit) {
    object { json in
      json.object("deletedRegion") { json in
        json.field("byteOffset", edit.offset)
        json.field("byteLength", edit.length)
      }
      json.text("insertedContent", [edit.text])
    }
  }
}

/// A path as a relative reference (RFC 3986).
private enum URIReference {
  static func of(path: String) -> String {
    var bytes: [UInt8] = path.hasPrefix("/") ? Array("file://".utf8) : []
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes += String(UInt32(byte) + 0x100, radix: 16, uppercase: true).utf8.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}

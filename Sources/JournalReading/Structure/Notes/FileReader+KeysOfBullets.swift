internal import JournalSyntax

/// Bullet journals that tell at their top what their signs mean: `key: * todo  x done  o event`, `KEY  x did   > moved
/// • not yet`.
extension FileReader {
  /// Keeps the signs of such a line, of which at least three are told.
  mutating func keepKeyOfBullets(_ line: LineSyntax) -> Bool {
    guard context.bulletKey == nil, context.lineIndex < 8, elements.count > 5,
      elements[1].kind == .colon || elements[1].flags.contains(.gap), isWord(0, in: Self.keys)
    else { return false }
    let behind = Int(elements[elements[1].kind == .colon ? 1 : 0].range.end)
    guard behind < Int(line.content.end) else { return false }
    let words = bytes[behind..<Int(line.content.end)].split {
      $0 == Byte.space || $0 == Byte.comma || $0 == Byte.tab
    }
    var (undone, told) = ([[UInt8]](), 0)
    for index in words.indices.dropLast() {
      let (sign, word) = (words[index], words[index + 1])
      guard sign.count <= 3, word.count > 2 else { continue }
      if Self.undone.contains(word) {
        undone.append(Array(sign))
        told += 1
      } else if Self.noted.contains(word) {
        context.bulletNotes.append(Array(sign))
        told += 1
      } else if Self.doneOrNoted.contains(word) {
        told += 1
      }
    }
    guard told > 2 else {
      context.bulletNotes = []
      return false
    }
    // Events that the key forgets have their circle all the same.
    if !words.contains(where: { $0.elementsEqual([Self.circle]) }) { undone.append([Self.circle]) }
    // What was put off to a day that is known is told apart from what was moved on.
    if undone.contains([UInt8(ascii: ">")]), !words.contains(where: { $0.elementsEqual("<".utf8) })
    {
      undone.append([UInt8(ascii: "<")])
    }
    context.bulletKey = undone
    return true
  }

  /// The line begins with the sign of an event, of a task that is open or was moved.
  func isUndoneByKey(_ line: LineSyntax) -> Bool {
    guard let key = context.bulletKey, !key.isEmpty else { return false }
    return beginsWithSign(line, of: key)
  }

  /// The line begins with the sign of a remark.
  func isNoteByKey(_ line: LineSyntax) -> Bool {
    context.bulletKey != nil && !context.bulletNotes.isEmpty
      && beginsWithSign(line, of: context.bulletNotes)
  }

  private func beginsWithSign(_ line: LineSyntax, of key: [[UInt8]]) -> Bool {
    var start = Int(line.content.start)
    // The sign of an item stands before its content.
    if line.kind == .item {
      while start > 0, bytes[start - 1] == Byte.space { start -= 1 }
      return key.contains { sign in
        start >= sign.count && bytes[(start - sign.count)..<start].elementsEqual(sign)
      }
    }
    guard line.kind == .text else { return false }
    return key.contains { sign in
      let content = bytes[line.content.indices]
      return content.starts(with: sign) && content.dropFirst(sign.count).first == Byte.space
    }
  }

  private static let keys = WordSet("key keys legend signifiers sleutel legende schlüssel clave")
  private static let undone = WordSet(
    """
    todo task tasks open event events appointment moved migrated scheduled postponed cancelled canceled
    skipped idea not undone later taak taken verschoven aufgabe termin verschoben tarea evento migrada tâche déplacé
    """)
  private static let noted = WordSet("note notes notitie notities notiz notizen nota notas")
  private static let doneOrNoted = WordSet(
    """
    done did complete completed important klaar belangrijk erledigt wichtig hecho importante fait
    """)
  private static let circle = UInt8(ascii: "o")
}

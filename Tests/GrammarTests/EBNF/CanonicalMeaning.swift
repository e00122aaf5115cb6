/// What a derivation of `journal` stands for, in the words of the specification's blocks.
struct CanonicalMeaning {
  let sets: [String]
  let sessions: [String]

  init(of journal: Derivation) {
    let all = journal.all("session").map(SessionMeaning.init)
    sets = all.flatMap(\.sets)
    sessions = all.map(\.line) + all.flatMap(\.bodyweights) + all.flatMap(\.measurements)
  }
}

private struct SessionMeaning {
  let session: Derivation
  private let day: String

  init(_ session: Derivation) {
    self.session = session
    day = session["sessionHeading"]?["isoDate"]?.text ?? ""
  }

  var line: String {
    let facts = session["sessionFacts"]
    return [
      day, session["sessionHeading"]?["title"]?.text ?? "-", facts?["interval"]?.text,
      (facts?["sessionRPE"]?["rating"]).map { "rpe " + Number.text($0) },
    ].compactMap(\.self).joined(separator: " | ")
  }

  var bodyweights: [String] {
    (session["sessionFacts"]?["bodyweight"]?["mass"]).map {
      ["\(day) | bodyweight | \(Number.quantity($0))"]
    } ?? []
  }

  var measurements: [String] {
    (session["sessionFacts"]?.all("measurement") ?? []).map { measurement in
      let words = measurement.text.split(separator: ":")
      let unit = words.last?.split(separator: " ").last ?? ""
      let number = measurement["number"].map(Number.text) ?? ""
      return "\(day) | \(words.first ?? "") | \(number) \(unit)"
    }
  }

  var sets: [String] {
    session.all("exercise").flatMap { exercise in
      let own = exercise["exerciseBlock"] ?? exercise["exerciseLine"] ?? exercise
      let letter = own["supersetLabel"].map { String($0.text.prefix(1)) }
      let lists = (own.all("setLine") + [own]).flatMap { $0.all("sets") }
      var number = 1
      return lists.flatMap(\.parts).flatMap(SetMeaning.all).map { set in
        let last = number + set.count - 1
        let numbers = last > number ? "set \(number)-\(last)" : "set \(number)"
        number = last + 1
        let superset = letter.map { ["superset \($0)"] } ?? []
        let parts = [day, own["name"]?.text ?? "", set.load, set.work, numbers, set.kind]
        return (parts + superset + set.remarks).joined(separator: " | ")
      }
    }
  }
}

/// One run of equal sets.
private struct SetMeaning {
  var load = "-"
  var work = ""
  var count = 1
  var kind = "work"
  var remarks: [String] = []

  /// The sets of `loadedSet`, `timedSet`, `coveredSet` or `countedSet`; a list makes several.
  static func all(_ set: Derivation) -> [Self] {
    var meaning = Self()
    if let load = set["load"] { meaning.load = self.load(load) }
    meaning.add(set["attributes"]?["remarks"] ?? set["remarks"], set["attributes"]?["rating"])
    let work = set["work"] ?? set
    meaning.count = work["count"].flatMap { Int($0.text) } ?? 1
    if let list = work["repsList"] {
      let all = list.all("whole")
      return all.enumerated().map { index, reps in
        var meaning = meaning
        // Of a list only the last set was missed.
        if meaning.kind == "failed", index < all.count - 1 { meaning.kind = "work" }
        meaning.add(reps: reps)
        return meaning
      }
    }
    meaning.add(work: work)
    return [meaning]
  }

  private static func load(_ load: Derivation) -> String {
    if let mass = load["mass"], load.text.hasPrefix("BW") {
      return String(load.text.prefix(3)) + Number.quantity(mass)
    }
    if let number = load["number"] { return "level " + Number.text(number) }
    return load["mass"].map(Number.quantity) ?? load.text
  }

  private mutating func add(work: Derivation) {
    if let duration = work["duration"] { self.work = Number.quantity(duration) }
    if let distance = work["distance"] {
      self.work = Number.quantity(distance)
      if let clock = work["clock"] { self.work += " in \(Number.seconds(clock)) s" }
    }
    if let reps = work["reps"] {
      add(reps: reps["whole"] ?? reps)
      if reps.text.hasSuffix("+"), kind == "work" { kind = "amrap" }
    }
    if let whole = work["whole"] { add(reps: whole) }
  }

  /// A single that was missed was not done at all.
  private mutating func add(reps: Derivation) {
    work = kind == "failed" && reps.text == "1" ? "0 reps" : "\(reps.text) reps"
  }

  private mutating func add(_ attributes: Derivation?, _ rating: Derivation?) {
    switch attributes?["kind"]?.text {
    case " (warm-up)": kind = "warmup"
    case " (drop)": kind = "drop"
    case " (failed)": kind = "failed"
    default: break
    }
    let exertion = attributes?["exertion"]
    let side = (attributes?["side"]).map { $0.text.filter(\.isLetter) }
    let rest = (attributes?["clock"]).map { "rest \(Number.seconds($0)) s" }
    let tempo = (attributes?["tempo"]).map { "tempo \($0.text)" }
    let remark = (attributes?["remark"]?["words"]).map { "“\($0.text)”" }
    let rpe = (rating ?? exertion?["rating"]).map { "@" + Number.text($0) }
    let reserve = (exertion?["reserve"]).map { "RIR \($0.text)" }
    remarks = [side, rpe, reserve, rest, tempo, remark].compactMap(\.self)
  }
}

private enum Number {
  /// Without zeros at the end of the fraction.
  static func text(_ number: Derivation) -> String {
    var text = number.text
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// A number with its unit.
  static func quantity(_ quantity: Derivation) -> String {
    let unit = quantity.text.split(separator: " ").last ?? ""
    return (quantity["number"].map(text) ?? "") + " " + unit
  }

  static func seconds(_ clock: Derivation) -> Int {
    clock.text.split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) }
  }
}

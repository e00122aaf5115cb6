import Testing
import WorkoutModel

/// Expects all the spellings to have one key.
private func checkSame(_ spellings: [String]) {
  for spelling in spellings {
    #expect(ExerciseKey(spelling) == ExerciseKey(spellings[0]), "\(spelling)")
  }
}

/// Expects all the names to have different keys.
private func checkApart(_ names: [String]) {
  #expect(Set(names.map(ExerciseKey.init)).count == names.count, "\(names)")
}

@Suite struct ExerciseKeyTests {
  @Test func `spaces, hyphens, case and the plural do not matter`() {
    checkSame(["Pull-up", "Pull-ups", "pull ups", "Pullup", "PULLUPS", "PULL UPS", " pull – up "])
    checkSame(["Bench Press", "bench presses", "BenchPress", "Bench-Press"])
    checkSame(["Triceps Pushdown", "tricep pushdowns"])
    checkSame(["Crunch", "crunches"])
    checkSame(["Chest Fly", "chest flies"])
    checkSame(["Farmer's Walk", "farmers walk", "Farmer’s walks", "farmer walk"])
  }

  @Test func `accents do not matter, composed or not`() {
    checkSame(["Bankdrücken", "bankdrucken", "Bankdru\u{308}cken", "BANKDRÜCKEN"])
    checkSame(["développé couché", "developpe couche", "De\u{301}veloppe\u{301} couche\u{301}"])
    checkSame(["жим лёжа", "Жим лежа", "ЖИМ ЛЁЖА", "жим ле\u{308}жа"])
    checkSame(["армейский жим", "армеи\u{306}скии\u{306} жим"])
  }

  @Test func `letters of every script are kept`() {
    checkApart(["卧推", "深蹲", "硬拉", "ベンチプレス", "デッドリフト", "벤치프레스", "жим", "بنش", "สควอท", ""])
  }

  @Test func `full-width letters are letters`() {
    checkSame(["ＢＰ", "BP", "bp"])
  }

  @Test func `what differs by more than spelling stays apart`() {
    checkApart([
      "Bench Press", "Incline Bench Press", "Bench", "½ Squat", "Squat", "Squat 2", "OHS", "OH",
      "10s hold", "10 hold", "Cross", "Cro",
    ])
  }

  @Test func `a name without letters is its own key`() {
    checkApart(["💪", "🏃", "***", "—", ""])
  }

  @Test func `emoji beside letters do not matter`() {
    checkSame(["Bench 💪🏽", "bench", "❤️ Bench"])
  }

  @Test func `bytes that are not UTF-8 neither crash nor vanish`() {
    let latin1 = ExerciseKey(utf8: [0x42, 0xFC, 0x63] as [UInt8])
    #expect(latin1 != ExerciseKey("Bc"))
    #expect(ExerciseKey(utf8: [0xF0, 0x9F] as [UInt8]) != ExerciseKey(utf8: [0xE5] as [UInt8]))
  }

  @Test func `every letter but the apostrophe stays or is folded to letters`() {
    for value in (UInt32(0x80)...0x2FFF) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      guard scalar.properties.generalCategory != .nonspacingMark,
        scalar.properties.generalCategory != .otherSymbol, value != 0x2BC
      else { continue }
      let key = ExerciseKey("a" + String(scalar) + "b")
      #expect(key != ExerciseKey("ab"), "U+\(String(value, radix: 16))")
    }
  }
}

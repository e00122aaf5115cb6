import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Tables whose heads alone do not tell what their columns hold.
@Suite("Tables by their cells")
struct TablesByCellsTests {
  private func read(_ text: String) -> ReadResult {
    Reader().read([Source(path: "a.txt", text: "unit: kg\n" + text + "\n")])
  }

  private func entries(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map {
      $0.nameAsWritten + ": " + $0.sets.map(SetText.text).joined(separator: ", ")
    }
  }

  @Test(arguments: ["完成", "Ergebnis", "zrobiłem"])
  func `what stands behind a plan was done, below whatever head`(head: String) {
    let text = """
      2024-03-01
      | Übung | Plan | \(head) |
      |---|---|---|
      | Squat | 90x5x2 | 90x5x1 |
      | Bench | 65x5x2 | 65x5x1, 65x4 |
      """
    #expect(entries(text) == ["Squat: 90 kg x 5", "Bench: 65 kg x 5, 65 kg x 4"])
  }

  @Test func `times beside sets below a letter are rests`() {
    let text = """
      2024-03-01
      | Übung | Leistung | P |
      |---|---|---|
      | Latzug | 2x10 @ 60kg | 90s |
      | Kniebeuge | 1x5 @ 110kg | 3' |
      """
    #expect(entries(text) == ["Latzug: 60 kg x 10 x 2", "Kniebeuge: 110 kg x 5"])
  }

  @Test(arguments: [";", "\t", ","])
  func `an unknown head above known exercises names them behind the day`(delimiter: String) {
    let rows = [
      "date,zzz,sets,reps,weight", "2024-06-10,Bench press,2,10,30", "2024-06-10,Squat,1,8,50",
    ]
    let text = rows.map { $0.split(separator: ",").joined(separator: delimiter) }
      .joined(separator: "\n")
    #expect(entries(text) == ["Bench press: 30 kg x 10 x 2", "Squat: 50 kg x 8"])
  }

  @Test func `heads are known without their accents`() {
    let text = """
      data;exercicio;series;repeticoes;carga
      10/06/2024;Supino reto;2;10;30
      17/06/2024;Agachamento;1;8;50
      """
    #expect(entries(text) == ["Supino reto: 30 kg x 10 x 2", "Agachamento: 50 kg x 8"])
  }

  @Test func `a load of which no reps are told is no reps`() {
    let text = """
      date;exercise;sets;zzz;weight
      2024-06-10;Bench press;2;10;30
      """
    #expect(entries(text) == ["Bench press: 30 kg x ? reps x 2"])
    #expect(read(text).diagnostics.map(\.code.name).contains("W201"))
  }

  @Test func `commas before lists with slashes are those of loads`() {
    let text =
      "Datum\tKniebeuge\tBank\n10.01.25\t92,5 5/5\t70 8/8\n17.01.25\t95 5/5\t72,5 7/6\n24.01.25\t97,5 5\t75 6/6"
    #expect(
      entries(text) == [
        "Kniebeuge: 92.5 kg x 5, 92.5 kg x 5", "Bank: 70 kg x 8, 70 kg x 8",
        "Kniebeuge: 95 kg x 5, 95 kg x 5", "Bank: 72.5 kg x 7, 72.5 kg x 6",
        "Kniebeuge: 97.5 kg x 5", "Bank: 75 kg x 6, 75 kg x 6",
      ])
  }

  @Test func `fields of numbers behind a title are said`() {
    let text = "2024-06-11;Supino inclinado halter;3;10;14;x"
    #expect(read(text).diagnostics.map(\.code.name).contains("W201"))
  }
}

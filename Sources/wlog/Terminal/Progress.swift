/// Tells a person at a terminal what takes so long; silent in the first half second.
final class Progress {
  private let console: Console
  private let begin = Clock.seconds()
  private var lastShown = 0.0
  private var isShown = false

  init(_ console: Console) {
    self.console = console
  }

  var elapsed: Double { Clock.seconds() - begin }

  /// - Parameter text: is made only when it will be seen.
  func update(_ text: @autoclosure () -> String) {
    guard console.showsProgress else { return }
    let now = elapsed
    guard now > 0.5, now - lastShown > 0.1 else { return }
    lastShown = now
    isShown = true
    console.showProgress(text())
  }

  /// Clears the line.
  func finish() {
    if isShown { console.showProgress("") }
    isShown = false
  }
}

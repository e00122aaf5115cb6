internal import JournalSyntax

/// Plans and orders in scripts without blanks: `【4月の予定】BP 75×1、SQ 110×3`, `教练说硬拉先从40kg 5组5个开始`.
extension FileReader {
  /// The line begins with a label in brackets that tells a plan, or with somebody who says what to do.
  func plansInScript(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item else { return false }
    let text = bytes[line.content.indices]
    if Self.speakers.contains(where: { text.starts(with: $0) }) { return true }
    guard text.starts(with: "【".utf8) || text.starts(with: "［".utf8) else { return false }
    // The second byte of a closing bracket tells both kinds apart well enough.
    let label = text.dropFirst(3).prefix(48)
    guard let end = label.indices.first(where: { isClosingBracket(label[$0...]) }) else {
      return false
    }
    let words = label[..<end]
    return Self.plans.contains { plan in words.suffix(plan.count) == plan[...] }
  }

  private func isClosingBracket(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "】".utf8) || text.starts(with: "］".utf8)
  }

  private static let plans = ["予定", "計画", "目標", "计划", "計劃", "目标", "목표", "계획", "예정"].map {
    Array($0.utf8)
  }
  private static let speakers = [
    "教练说", "教練說", "教练让", "教練讓", "教练建议", "教練建議", "老师说", "老師說", "トレーナー曰く", "트레이너가", "코치님이",
    "트쌤이", "쌤이",
  ].map { Array($0.utf8) }
}

internal import JournalSyntax

/// Sorts the expressions of a file into those that read alike: the same numbers and marks under
/// the same exercise. Lifters repeat themselves, and each group is weighed once.
struct DraftGroups {
  struct Group {
    /// Index of its first draft.
    let first: Int
    /// Index of the first draft with these numbers, whatever the exercise.
    let alike: Int
    var count = 1
  }

  private(set) var all: [Group] = []
  /// Index of the group of each draft.
  private(set) var ofDraft: [Int] = []

  /// Lines up to that of `partedAt` and those below are told apart.
  init(_ drafts: [Draft], partedAt: Int? = nil) {
    var firstAlike: [UInt64: Int] = [:]
    var groups: [Key: Int] = [:]
    ofDraft.reserveCapacity(drafts.count)
    for index in drafts.indices {
      let hash = Self.hash(drafts, index)
      // Two expressions of one hash that differ stay apart, each a group of its own.
      let alike: Int
      if let first = firstAlike[hash] {
        alike = Self.areAlike(drafts, first, index) ? first : index
      } else {
        firstAlike[hash] = index
        alike = index
      }
      let isBelow = partedAt.map { drafts[index].lineIndex > $0 } ?? false
      let key = Key(alike: alike, exercise: drafts[index].exerciseID, isBelow: isBelow)
      if let group = groups[key] {
        all[group].count += 1
        ofDraft.append(group)
      } else {
        groups[key] = all.count
        ofDraft.append(all.count)
        all.append(Group(first: index, alike: alike))
      }
    }
  }

  private struct Key: Hashable {
    let alike: Int
    let exercise: Int
    let isBelow: Bool
  }

  /// FNV-1a over what `areAlike` compares.
  private static func hash(_ drafts: [Draft], _ index: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01b3 }
    add(
      UInt64(drafts[index].nature.rawValue) << 16
        | UInt64(drafts[index].attributes.marks.rawValue))
    for term in drafts[index].terms {
      add(
        UInt64(term.joiner.rawValue) << 40 | UInt64(term.separator.rawValue) << 32
          | UInt64(term.quantities.count))
    }
    for quantity in drafts[index].quantities {
      add(
        UInt64(quantity.kind.rawValue) << 8 | UInt64(quantity.unit.rawValue)
          | UInt64(quantity.marks.rawValue) << 32)
      add(UInt64(UInt32(bitPattern: quantity.value)))
      add(
        UInt64(UInt32(bitPattern: quantity.upper)) << 32
          | UInt64(UInt32(bitPattern: quantity.extra)))
    }
    return hash
  }

  private static func areAlike(_ drafts: [Draft], _ left: Int, _ right: Int) -> Bool {
    drafts[left].nature == drafts[right].nature && drafts[left].shape == drafts[right].shape
      && drafts[left].attributes.marks == drafts[right].attributes.marks
      && drafts[left].terms == drafts[right].terms
      && drafts[left].quantities.elementsEqual(drafts[right].quantities) { left, right in
        left.value == right.value && left.kind == right.kind && left.unit == right.unit
          && left.marks == right.marks && left.upper == right.upper && left.extra == right.extra
      }
  }
}

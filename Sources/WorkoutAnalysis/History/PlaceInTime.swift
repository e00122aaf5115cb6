import WorkoutModel

/// A key by which things are put in order: by day, and within a day as they stand in the files.
struct PlaceInTime: Comparable {
  private let day: Int32
  private let place: UInt64

  init(_ date: CivilDate, _ location: SourceLocation) {
    day = date.dayNumber
    place = UInt64(location.fileIndex) << 32 | UInt64(location.offset)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.day != right.day ? left.day < right.day : left.place < right.place
  }
}

import WorkoutModel

/// Renaming touches names, adding adds, and all else is as it was.
@_cdecl("LLVMFuzzerTestOneInput")
public func renameAndAddChangeOnlyTheirs(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let input = Input(data, size)
  let promises = EditingPromises(input.source, options: input.options)
  let names = ["Zottman Thing", "Squat", "OHP", "Curl 21s"]
  promise(nothing: promises.renameChangesOnlyNames(to: names[size % names.count]))
  let sets = ["bench press 100x5x3 @8", "pull-ups 8,8,7", "run 5 km 25:00", "squat 80 kg x 5"]
  let days = [2, 9].compactMap { CivilDate(year: 2026, month: 3, day: $0) }
  promise(
    nothing: promises.addChangesOnlyOneDay(
      sets[size % sets.count], on: days[size / sets.count % days.count]))
  return 0
}

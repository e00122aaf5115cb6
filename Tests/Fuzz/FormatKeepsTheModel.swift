/// Formatting alters nothing that was read, and no line that was not.
@_cdecl("LLVMFuzzerTestOneInput")
public func formatKeepsTheModel(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let input = Input(data, size)
  let promises = EditingPromises(input.source, options: input.options)
  promise(nothing: promises.formatKeepsTheModel(.tidy))
  promise(nothing: promises.formatKeepsTheModel(.canonical))
  return 0
}

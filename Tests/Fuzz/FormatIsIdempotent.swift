/// Formatting once is enough, tidily and canonically.
@_cdecl("LLVMFuzzerTestOneInput")
public func formatIsIdempotent(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let input = Input(data, size)
  let promises = EditingPromises(input.source, options: input.options)
  promise(nothing: promises.formatIsIdempotent(.tidy))
  promise(nothing: promises.formatIsIdempotent(.canonical))
  return 0
}

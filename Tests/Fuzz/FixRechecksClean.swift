/// What safe fixes mend is mended, and no set goes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fixRechecksClean(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let input = Input(data, size)
  promise(nothing: EditingPromises(input.source, options: input.options).fixRechecksClean())
  return 0
}

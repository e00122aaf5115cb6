import WorkoutReport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// This program.
enum Program {
  /// Of the file that is run; `nil` where the system does not say which that is.
  static var fingerprint: Fingerprint? {
    let descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_size > 0 else { return nil }
    let size = Int(info.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    defer { munmap(start, size) }
    var print = Fingerprint()
    print.combine(UnsafeRawBufferPointer(start: start, count: size))
    return print
  }
}

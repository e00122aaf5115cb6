#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work on all processors, with results in the order of the work.
enum Threads {
  /// The result of each index, whichever thread it was made by.
  static func map<Result: Sendable>(
    count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let threads = min(count, processors)
    let shares = (0..<threads).map { Share(first: $0, step: threads, count: count, work: work) }
    // This thread takes the first share, so that one processor needs no other thread.
    let others = shares.dropFirst().map { ($0, start($0)) }
    shares.first?.run()
    for (share, thread) in others {
      if let thread { pthread_join(thread, nil) } else { share.run() }
    }
    return (0..<count).map { shares[$0 % threads].results[$0 / threads] }
  }

  private static let processors = max(1, min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

  /// Runs a share on a thread of its own; `nil` when there is none to be had.
  private static func start<Result>(_ share: Share<Result>) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let job = Unmanaged.passRetained(Job { share.run() })
    let status = pthread_create(&thread, nil, runJob, job.toOpaque())
    if status != 0 { job.release() }
    return status == 0 ? thread : nil
  }
}

/// Every so-manieth piece of the work. Only one thread touches it at a time.
private final class Share<Result: Sendable> {
  private let first: Int
  private let step: Int
  private let count: Int
  private let work: @Sendable (Int) -> Result
  private(set) var results: [Result] = []

  init(first: Int, step: Int, count: Int, work: @escaping @Sendable (Int) -> Result) {
    self.first = first
    self.step = step
    self.count = count
    self.work = work
  }

  func run() {
    for index in stride(from: first, to: count, by: step) { results.append(work(index)) }
  }
}

/// What a new thread is given to do.
private final class Job {
  let run: () -> Void

  init(run: @escaping () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
  private func runJob(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run()
    return nil
  }
#else
  private func runJob(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
    return nil
  }
#endif

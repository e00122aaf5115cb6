#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work on all processors, with results in the order of the work.
enum Threads {
  /// The result of each index, whichever thread it was made by. Who has done one takes the next.
  static func map<Result: Sendable>(
    count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let queue = Queue(count: count)
    let shares = (0..<max(1, min(count, processors))).map { _ in Share(queue: queue, work: work) }
    // This thread takes a share, so that one processor needs no other thread.
    let others = shares.dropFirst().map { ($0, start($0)) }
    shares[0].run()
    for (share, thread) in others {
      if let thread { pthread_join(thread, nil) } else { share.run() }
    }
    return shares.flatMap(\.results).sorted { $0.index < $1.index }.map(\.result)
  }

  /// Two results, made side by side where there is a processor for each.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let results = map(count: 2) { index -> (First?, Second?) in
      index == 0 ? (first(), nil) : (nil, second())
    }
    return (results[0].0 ?? first(), results[1].1 ?? second())
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

/// A value that is made once, by the thread that asks first; others wait for it.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let make: @Sendable () -> Value
  private var made: Value?
  private var mutex = pthread_mutex_t()

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    pthread_mutex_init(&mutex, nil)
  }

  deinit { pthread_mutex_destroy(&mutex) }

  var value: Value {
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
    if let made { return made }
    let value = make()
    made = value
    return value
  }
}

/// Numbers the work, each piece once.
private final class Queue: @unchecked Sendable {
  private let count: Int
  private var next = 0
  private var mutex = pthread_mutex_t()

  init(count: Int) {
    self.count = count
    pthread_mutex_init(&mutex, nil)
  }

  deinit { pthread_mutex_destroy(&mutex) }

  func take() -> Int? {
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }
}

/// What one thread does of the work. Only one thread touches it at a time.
private final class Share<Result: Sendable> {
  private let queue: Queue
  private let work: @Sendable (Int) -> Result
  private(set) var results: [(index: Int, result: Result)] = []

  init(queue: Queue, work: @escaping @Sendable (Int) -> Result) {
    self.queue = queue
    self.work = work
  }

  func run() {
    while let index = queue.take() { results.append((index, work(index))) }
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

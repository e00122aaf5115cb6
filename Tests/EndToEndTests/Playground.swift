#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// What a run of the program came to.
struct Outcome {
  let status: Int32
  let output: String
  let messages: String
}

/// A temporary folder with files in it, in which the built program is run.
final class Playground {
  let folder: String
  /// Beside the test bundle, where the package manager puts it.
  private static let program: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let names = bundle.split(separator: "/").prefix { !$0.hasSuffix(".xctest") }
    return "/" + names.joined(separator: "/") + "/wlog"
  }()

  init(_ files: [String: String] = [:]) {
    var template = Array("/tmp/wlog-test-XXXXXX".utf8CString)
    mkdtemp(&template)
    let made = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    // Without links, so that paths can be compared.
    folder = realpath(made, nil).map { String(cString: $0) } ?? made
    for (name, text) in files { write(text, to: name) }
  }

  deinit {
    chmod(folder, 0o755)
    _ = Self.spawn(
      "/bin/rm", ["-rf", folder], folder: "/", environment: [],
      descriptors: [(0, "/dev/null"), (1, "/dev/null"), (2, "/dev/null")])
  }

  /// Runs `wlog` with these arguments in the folder, or in one below it.
  ///
  /// Nothing of the environment of the tests is passed on.
  func run(
    _ arguments: String..., input: String = "", environment: [String] = [], below: String = "",
    isOutputClosed: Bool = false
  ) -> Outcome {
    run(
      arguments, input: input, environment: environment, below: below,
      isOutputClosed: isOutputClosed)
  }

  func run(
    _ arguments: [String], input: String = "", environment: [String] = [], below: String = "",
    isOutputClosed: Bool = false
  ) -> Outcome {
    let (input, output, messages) = capture.names(in: folder, input: input)
    defer { for path in [input, output, messages] { unlink(path) } }
    let status = Self.spawn(
      Self.program, arguments, folder: folder + "/" + below,
      environment: ["TZ=UTC", "PATH=/usr/bin:/bin"] + environment,
      descriptors: [(0, input), (1, isOutputClosed ? nil : output), (2, messages)])
    return Outcome(
      status: status, output: Self.read(output) ?? "", messages: Self.read(messages) ?? "")
  }

  /// Where the built program lies, for the path of scripts that call it.
  static var programFolder: String {
    program.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
  }

  /// The status of a script of the folder.
  func runScript(_ name: String, environment: [String]) -> Int32 {
    Self.spawn(
      folder + "/" + name, [], folder: folder, environment: environment,
      descriptors: [(0, "/dev/null"), (1, "/dev/null"), (2, "/dev/null")])
  }

  /// Starts `wlog` and lets it run while the body does; ends it then.
  ///
  /// The body may ask for what it wrote so far to standard output and standard error together.
  func whileRunning(_ arguments: String..., body: (_ log: () -> String) -> Void) {
    let log = folder + "-running"
    defer { unlink(log) }
    let child = Self.start(
      Self.program, arguments, folder: folder, environment: ["TZ=UTC", "PATH=/usr/bin:/bin"],
      descriptors: [(0, "/dev/null"), (1, log), (2, log)])
    body { Self.read(log) ?? "" }
    if let child {
      // Threads that run tests may block gentler signals, and the child inherits that.
      kill(child, SIGKILL)
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
  }

  /// Runs `wlog` to its end: its status, and how many microseconds it took.
  func timed(_ arguments: [String]) -> (status: Int32, microseconds: Int) {
    let start = Self.microseconds()
    let status = Self.spawn(
      Self.program, arguments, folder: folder, environment: ["TZ=UTC", "PATH=/usr/bin:/bin"],
      descriptors: Self.silence)
    return (status, Self.microseconds() - start)
  }

  /// Runs `wlog` to its end: its status, and how many microseconds a processor worked for it,
  /// however busy the machine is.
  func worked(_ arguments: [String]) -> (status: Int32, microseconds: Int) {
    let child = Self.start(
      Self.program, arguments, folder: folder, environment: ["TZ=UTC", "PATH=/usr/bin:/bin"],
      descriptors: Self.silence)
    guard let child else { return (127, 0) }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return (
      status & 0x7F == 0 ? (status >> 8) & 0xFF : 255,
      times.reduce(0) { $0 + Int($1.tv_sec) * 1_000_000 + Int($1.tv_usec) }
    )
  }

  /// Starts `wlog` and kills it after so long, unless it has ended by then.
  func killed(_ arguments: [String], afterMicroseconds delay: UInt32) {
    let child = Self.start(
      Self.program, arguments, folder: folder, environment: ["TZ=UTC", "PATH=/usr/bin:/bin"],
      descriptors: Self.silence)
    guard let child else { return }
    usleep(delay)
    kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }

  private static let silence: [(Int32, String?)] = [
    (0, "/dev/null"), (1, "/dev/null"), (2, "/dev/null"),
  ]

  private static func microseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1_000_000 + Int(now.tv_nsec) / 1_000
  }

  /// Waits until something has come true; false when it has not in ten seconds.
  func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<200 {
      if condition() { return true }
      usleep(50_000)
    }
    return condition()
  }

  func write(_ text: String, to name: String) {
    let parts = name.split(separator: "/")
    for count in 1..<max(1, parts.count) {
      mkdir(folder + "/" + parts.prefix(count).joined(separator: "/"), 0o755)
    }
    Self.write(Array(text.utf8), to: folder + "/" + name)
  }

  func write(_ bytes: [UInt8], to name: String) {
    Self.write(bytes, to: folder + "/" + name)
  }

  /// Copies a file byte for byte.
  func copy(_ path: String, to name: String) {
    Self.write(Self.bytes(of: path) ?? [], to: folder + "/" + name)
  }

  /// `nil` when there is no such file.
  func read(_ name: String) -> String? {
    Self.read(folder + "/" + name)
  }

  func rename(_ name: String, to other: String) {
    #if canImport(Glibc)
      _ = Glibc.rename(folder + "/" + name, folder + "/" + other)
    #elseif canImport(Musl)
      _ = Musl.rename(folder + "/" + name, folder + "/" + other)
    #else
      _ = Darwin.rename(folder + "/" + name, folder + "/" + other)
    #endif
  }

  func remove(_ name: String) {
    unlink(folder + "/" + name)
  }

  func setMode(_ mode: mode_t, of name: String) {
    chmod(folder + "/" + name, mode)
  }

  func mode(of name: String) -> mode_t {
    var info = stat()
    stat(folder + "/" + name, &info)
    return info.st_mode & 0o777
  }

  /// Nanoseconds.
  func modified(_ name: String) -> Int {
    var info = stat()
    stat(folder + "/" + name, &info)
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Makes a file look as if nobody had written to it for so long.
  func age(_ name: String, bySeconds seconds: Int) {
    let then = timeval(tv_sec: time(nil) - seconds, tv_usec: 0)
    utimes(folder + "/" + name, [then, then])
  }

  func exists(_ name: String) -> Bool {
    var info = stat()
    return lstat(folder + "/" + name, &info) == 0
  }

  func link(_ name: String, to target: String) {
    symlink(target, folder + "/" + name)
  }

  func isLink(_ name: String) -> Bool {
    var info = stat()
    return lstat(folder + "/" + name, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// True for the one user whom no permission stops.
  static var isSuperuser: Bool { geteuid() == 0 }

  private let capture = Capture()
}

/// Files outside of the folder that hold what goes in and what comes out.
private final class Capture {
  private var count = 0

  func names(in folder: String, input: String) -> (String, String, String) {
    count += 1
    let stem = "\(folder)-\(count)"
    if let file = fopen(stem + ".in", "w") {
      let bytes = Array(input.utf8)
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
    return (stem + ".in", stem + ".out", stem + ".err")
  }
}

extension Playground {
  /// The names in a folder, in order; none when there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// `nil` when there is no such file.
  static func text(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate static func read(_ path: String) -> String? { text(of: path) }

  fileprivate static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Runs a program to its end and gives its status; 255 when it died of a signal.
  fileprivate static func spawn(
    _ program: String, _ arguments: [String], folder: String, environment: [String],
    descriptors: [(Int32, String?)]
  ) -> Int32 {
    let child = start(
      program, arguments, folder: folder, environment: environment, descriptors: descriptors)
    guard let child else { return 127 }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 255
  }

  /// A descriptor without a path becomes a pipe that nobody reads.
  private static func start(
    _ program: String, _ arguments: [String], folder: String, environment: [String],
    descriptors: [(Int32, String?)]
  ) -> pid_t? {
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = []
    for (descriptor, path) in descriptors {
      if let path {
        let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_APPEND
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o644)
      } else {
        let end = unreadPipe()
        posix_spawn_file_actions_adddup2(&actions, end, descriptor)
        ends.append(end)
      }
    }
    // Not every C library can change the folder of a program that it starts; every shell can.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder]
    var words = cStrings(shell + [program] + arguments)
    var variables = cStrings(environment)
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let problem = posix_spawn(&child, "/bin/sh", &actions, nil, &words, &variables)
    for end in ends { close(end) }
    return problem == 0 ? child : nil
  }

  /// The writing end of a pipe whose reader is gone.
  private static func unreadPipe() -> Int32 {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    return ends[1]
  }

  private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}

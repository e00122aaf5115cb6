import JournalSyntax

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// A temporary folder with a journal in it, and the built program to run on it.
final class Workbench {
  private let folder: String
  private let program: String

  let years: Int

  /// `nil` when the journal could not be made.
  init?(years: Int) {
    self.years = years
    var template = Array("/tmp/wlog-bench-XXXXXX".utf8CString)
    mkdtemp(&template)
    folder = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    let names = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    program = names.dropLast().joined(separator: "/") + "/wlog"
    let today = ["--today", "3000-01-01", "-q"]
    guard spawn(program, ["demo", journalFolder, "--years", String(years)] + today) != nil else {
      return nil
    }
  }

  deinit {
    _ = spawn("/bin/rm", ["-rf", folder])
  }

  var siteFolder: String { folder + "/site" }
  private var journalFolder: String { folder + "/journal" }

  func sources() -> [Source] {
    paths().map { Source(path: $0, bytes: Self.read($0)) }
  }

  /// The best of three runs.
  func secondsOfWordCount() -> Double {
    (0..<3).compactMap { _ in spawn("/usr/bin/wc", paths())?.seconds }.min() ?? 0
  }

  func runProgram(_ command: [String]) -> Run {
    spawn(program, command + [journalFolder]) ?? Run(seconds: .nan, peakMemory: nil)
  }

  private func paths() -> [String] {
    guard let stream = opendir(journalFolder) else { return [] }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { paths.append(journalFolder + "/" + name) }
    }
    return paths.sorted()
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Runs a program to its end with its output thrown away; `nil` when it cannot or fails badly.
  private func spawn(_ program: String, _ arguments: [String]) -> Run? {
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let begin = Stopwatch.now()
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    guard status & 0x7F == 0, (status >> 8) & 0xFF < 2 else { return nil }
    #if canImport(Darwin)
      let peak = Int(usage.ru_maxrss)
    #else
      let peak = Int(usage.ru_maxrss) * 1024
    #endif
    return Run(seconds: Stopwatch.now() - begin, peakMemory: peak)
  }
}

/// Measures time.
enum Stopwatch {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The least time of three runs.
  static func best<Result>(_ body: () -> Result) -> Double {
    (0..<3).map { _ in
      let begin = now()
      withExtendedLifetime(body()) {}
      return now() - begin
    }.min() ?? 0
  }
}

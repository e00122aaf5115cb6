#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process itself, and others that it starts.
enum Process {
  /// A write into a closed pipe shall be an error that can be seen, not the end.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func end(with status: ExitStatus) -> Never {
    exit(status.rawValue)
  }

  /// Starts a program that outlives this one, with its output thrown away.
  ///
  /// - Returns: whether it could be started.
  static func start(_ program: String, _ arguments: [String]) -> Bool {
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [Descriptor.standardOutput, Descriptor.standardError] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var identifier: pid_t = 0
    return posix_spawnp(&identifier, program, &actions, nil, words, environ) == 0
  }

  /// Shows a file with whatever the desktop has for it.
  static func openForUser(_ path: String) -> Bool {
    #if os(macOS)
      start("open", [path])
    #else
      start("xdg-open", [path])
    #endif
  }
}

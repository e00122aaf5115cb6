#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is known of a file without opening it.
struct FileStatus: Hashable {
  enum Kind { case file, folder, other }

  let kind: Kind
  let size: Int
  /// Nanoseconds since 1970.
  let modified: Int
  let device: UInt64
  let inode: UInt64
  /// The permission bits.
  let mode: UInt32
}

/// The few things that are asked of the file system.
enum FileSystem {
  /// Follows symbolic links; `nil` when there is nothing there, or nothing that may be seen.
  static func status(of path: String) -> FileStatus? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return FileStatus(info)
  }

  /// True for a symbolic link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  static func isFolder(_ path: String) -> Bool { status(of: path)?.kind == .folder }

  static func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError(path: path) }
    let size = info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : 0
    guard let bytes = Descriptor.readAll(descriptor, expected: size) else {
      throw FileError(path: path)
    }
    return bytes
  }

  /// The names in a folder in byte order, without `.` and `..`.
  static func entries(of folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(path: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes the folder and those above it that are missing.
  static func makeFolder(_ path: String) throws(FileError) {
    if isFolder(path) { return }
    let parent = Path.folder(of: path)
    if parent != path, !parent.isEmpty { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST, isFolder(path) else {
      throw FileError(path: path)
    }
  }

  /// Lets everybody run the file who may read it.
  static func makeExecutable(_ path: String) throws(FileError) {
    guard let mode = status(of: path)?.mode, chmod(path, mode_t(mode | (mode & 0o444) >> 2)) == 0
    else { throw FileError(path: path) }
  }

  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path: path) }
  }

  /// Removes a folder when it is empty; says nothing when it is not.
  static func removeIfEmpty(_ folder: String) {
    rmdir(folder)
  }

  /// The path without links, `.` and `..`; `nil` when there is nothing there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func currentFolder() -> String { realPath(".") ?? "/" }
}

extension FileStatus {
  fileprivate init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(info.st_size)
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
    mode = UInt32(info.st_mode) & 0o7777
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts new bytes in the place of a file's old ones, wholly or not at all.
///
/// The bytes go to a temporary file in the same folder, which then takes the name of the old one.
/// A symbolic link stays a link: the file it leads to is replaced. Permissions are kept.
enum FileReplacement {
  /// With `expected`, what the file was when it was read, any other state now is refused.
  ///
  /// A durable write waits until the disk has the bytes; files that can be made again at any time
  /// do without.
  static func write(
    _ bytes: [UInt8], to path: String, expected: FileStatus? = nil, isDurable: Bool
  ) throws(FileError) {
    let target = FileSystem.isLink(path) ? FileSystem.realPath(path) ?? path : path
    let current = FileSystem.status(of: target)
    if let expected, !expected.isSameVersion(as: current) {
      throw FileError(path: path, reason: "it was changed by another program meanwhile")
    }
    if let current, current.kind != .file {
      throw FileError(path: path, reason: "it is not a file")
    }
    if current != nil, access(target, W_OK) != 0 { throw FileError(path: path) }
    let temporary = try writeTemporary(
      bytes, beside: target, mode: current?.mode, isDurable: isDurable)
    if let expected, !expected.isSameVersion(as: FileSystem.status(of: target)) {
      unlink(temporary)
      throw FileError(path: path, reason: "it was changed by another program meanwhile")
    }
    guard rename(temporary, target) == 0 else {
      let error = FileError(path: path)
      unlink(temporary)
      throw error
    }
    guard isDurable else { return }
    synchronizeFolder(Path.folder(of: target))
    TemporaryFile.removeLeftovers(in: Path.folder(of: target))
  }

  private static func writeTemporary(
    _ bytes: [UInt8], beside target: String, mode: UInt32?, isDurable: Bool
  ) throws(FileError) -> String {
    let temporary = TemporaryFile.path(for: target)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = open(temporary, flags, 0o666)
    if descriptor < 0, errno == EEXIST {
      // A process of that number that was killed has left one behind.
      unlink(temporary)
      descriptor = open(temporary, flags, 0o666)
    }
    guard descriptor >= 0 else { throw FileError(path: target) }
    var problem = bytes.withUnsafeBytes { Descriptor.write($0, to: descriptor) }
    if problem == nil, let mode, fchmod(descriptor, mode_t(mode)) != 0 { problem = errno }
    if problem == nil, isDurable, fsync(descriptor) != 0 { problem = errno }
    if close(descriptor) != 0, problem == nil { problem = errno }
    guard let problem else { return temporary }
    unlink(temporary)
    throw FileError(path: target, reason: String(cString: strerror(problem)))
  }

  private static func synchronizeFolder(_ folder: String) {
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension FileStatus {
  /// True when nobody wrote the file in between.
  func isSameVersion(as other: FileStatus?) -> Bool {
    guard let other else { return false }
    return size == other.size && modified == other.modified && inode == other.inode
      && device == other.device
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The name of a temporary file that a run is writing, or that a killed run has left:
/// `.NAME.gloss-PID-N.tmp`.
struct TemporaryName {
  let path: String
  /// The `N` in the name, different for each file of a run.
  let number: Int

  init(_ target: WriteTarget, number: Int) {
    self.number = number
    // Names have at most 255 bytes, of which 200 go to the target's and at most 40 to the rest.
    let stem = String(decoding: target.name.utf8.prefix(200), as: UTF8.self)
    path = "\(target.folder).\(stem).gloss-\(getpid())-\(number).tmp"
  }

  func remove() { _ = unsafe unlink(path) }

  /// Removes a file if its name has this form and no run holds it (``TemporaryFileLock``).
  ///
  /// On a file system without locks, a file is removed if the process in its name no longer runs,
  /// or is this process, which removes leftovers before it begins to write.
  ///
  /// - Parameter folder: The folder with a slash at the end.
  static func removeLeftovers(_ name: String, in folder: String) {
    guard let process = process(in: name) else { return }
    let path = folder + name
    guard TemporaryFileLock.remove(path) == .unknown else { return }
    if process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) {
      _ = unsafe unlink(path)
    }
  }

  /// Returns the process in a name of this form; `nil` for other names.
  private static func process(in name: String) -> pid_t? {
    guard name.hasPrefix("."), name.hasSuffix(".tmp"),
      let numbersStart = name.end(ofLast: ".gloss-")
    else { return nil }
    let numbers = name[numbersStart...].dropLast(".tmp".count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0, Int(numbers[1]) != nil
    else { return nil }
    return process
  }
}

extension String {
  /// Returns the index just after the last occurrence of a text; `nil` if there is none.
  fileprivate func end(ofLast text: String) -> Index? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count) }
    }
    return nil
  }
}

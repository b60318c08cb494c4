#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `.NAME.gloss-PID-N.tmp`, the name of a file that this tool is making or has left behind.
struct TemporaryName {
  let path: String
  let number: Int

  init(_ target: WriteTarget, number: Int) {
    self.number = number
    // Names have 255 bytes at most; 40 are enough for what is put around this one.
    let stem = String(decoding: target.name.utf8.prefix(200), as: UTF8.self)
    path = "\(target.folder).\(stem).gloss-\(getpid())-\(number).tmp"
  }

  func remove() { _ = unsafe unlink(path) }

  /// Removes a file if its name has this form and no run holds it: see ``FileHold``.
  ///
  /// Where the system has no locks, the process in the name tells, or this one, which has begun no file
  /// yet while it looks for litter.
  ///
  /// - Parameter folder: With a slash at the end.
  static func removeLitter(_ name: String, in folder: String) {
    guard let process = process(in: name) else { return }
    let path = folder + name
    guard FileHold.remove(path) == .unknown else { return }
    if process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) {
      _ = unsafe unlink(path)
    }
  }

  /// The process that a name of this form is of.
  private static func process(in name: String) -> pid_t? {
    guard name.hasPrefix("."), name.hasSuffix(".tmp"),
      let mark = name.range(ofLast: ".gloss-")
    else { return nil }
    let numbers = name[mark...].dropLast(".tmp".count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0, Int(numbers[1]) != nil
    else { return nil }
    return process
  }
}

extension String {
  /// Where the text after the last occurrence of `mark` begins.
  fileprivate func range(ofLast mark: String) -> Index? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(mark) { return index(start, offsetBy: mark.count) }
    }
    return nil
  }
}

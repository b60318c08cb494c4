#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program to run, such as git or a translating program, until it ends or reaches a limit: takes
/// the program's standard input, returns its output and its exit code.
///
/// Foundation's `Process` is not used, because on Linux it opens sockets to itself for each run.
struct ChildProcess {
  /// The program, searched for in `PATH`, then its arguments.
  let command: [String]
  let environment: [String: String]

  /// The limits of a run: its time, and the size of its output.
  struct Limits {
    var milliseconds = Int.max
    var bytes = Int.max

    /// No limits, for a program that is trusted to end.
    static let none = Limits()
  }

  /// The outcome of a run.
  struct Result {
    enum End: Hashable {
      case succeeded
      /// The program failed, with its exit code or the number of the signal that ended it.
      case failed(Int32)
      case timedOut
      /// The program printed more than the limit.
      case tooMuch
      /// The program could not be started.
      case notStarted
    }

    let end: End
    /// The standard output; the part that was read, if the program was stopped.
    let output: ContiguousArray<UInt8>
    /// The last 4,096 bytes of standard error; empty unless asked for.
    var diagnostics: ContiguousArray<UInt8> = []
  }

  /// Runs the program without limits.
  ///
  /// - Parameter input: The standard input; `nil` for none.
  /// - Returns: The standard output; `isWhole` is true if the program ended with exit code 0.
  func output(
    input: String? = nil
  ) -> (bytes: ContiguousArray<UInt8>, isWhole: Bool) {
    let result = run(input: input, limits: .none)
    return (result.output, result.end == .succeeded)
  }

  /// Runs the program until it ends. At a limit it is killed, with all
  /// processes that it started.
  ///
  /// - Parameters:
  ///   - input: The standard input; `nil` for none.
  ///   - keepsDiagnostics: True to keep the end of standard error; otherwise it
  ///     goes to the null device.
  func run(input: String? = nil, limits: Limits, keepsDiagnostics: Bool = false) -> Result {
    guard let (reading, writing) = Self.pipe() else {
      return Result(end: .notStarted, output: [])
    }
    let file = input.flatMap(Self.file(holding:))
    let errors = keepsDiagnostics ? Self.file(holding: "") : nil
    // Without its input the program would print another answer, so it is not started.
    let child =
      input != nil && file == nil
      ? nil
      : start(
        reading: file, printingTo: writing, complainingTo: errors,
        // Only a program in the terminal's group gets an interrupt from the keyboard, so one that
        // runs without a time limit stays in this process's group.
        isInOwnGroup: limits.milliseconds != Int.max)
    // While this process holds the writing end open, reading would never meet the end of the
    // output.
    _ = close(writing)
    if let file { _ = close(file) }
    defer { if let errors { _ = close(errors) } }
    guard let child else {
      _ = close(reading)
      return Result(end: .notStarted, output: [])
    }
    let group = limits.milliseconds == Int.max ? nil : ProcessGroups.add(child)
    defer { ProcessGroups.remove(group) }
    let start = ContinuousClock.now
    let (output, cut) = Self.contents(of: reading, limits, since: start, besides: errors)
    _ = close(reading)
    // A program may close its output and go on running.
    let status = cut == nil ? Self.status(of: child, limits, since: start, errors) : nil
    guard let status else {
      _ = kill(-child, SIGKILL)
      _ = kill(child, SIGKILL)
      _ = Self.status(of: child)
      return Result(
        end: cut ?? .timedOut, output: output, diagnostics: Self.tail(of: errors))
    }
    return Result(
      end: status == 0 ? .succeeded : .failed(status), output: output,
      diagnostics: Self.tail(of: errors))
  }

  /// Returns the last 4,096 bytes of a file.
  private static func tail(of descriptor: Int32?) -> ContiguousArray<UInt8> {
    guard let descriptor else { return [] }
    let size = lseek(descriptor, 0, SEEK_END)
    _ = lseek(descriptor, max(0, size - 4096), SEEK_SET)
    return contents(of: descriptor, Limits(bytes: 4096), since: .now).bytes
  }

  /// Makes an unnamed file with a text, opened at its beginning.
  private static func file(holding text: String) -> Int32? {
    guard let stream = unsafe tmpfile() else { return nil }
    defer { unsafe fclose(stream) }
    let bytes = Array(text.utf8)
    guard unsafe fwrite(bytes, 1, bytes.count, stream) == bytes.count, unsafe fflush(stream) == 0
    else { return nil }
    let copy = fcntl(unsafe fileno(stream), F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    _ = lseek(copy, 0, SEEK_SET)
    return copy
  }

  /// Starts the program with its streams; returns its process id, or `nil` if that fails.
  private func start(
    reading input: Int32?, printingTo output: Int32, complainingTo errors: Int32?,
    isInOwnGroup: Bool
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    let hasInput =
      if let input {
        unsafe posix_spawn_file_actions_adddup2(&actions, input, 0) == 0
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) == 0
      }
    let hasErrors =
      if let errors {
        unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2) == 0
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) == 0
      }
    let isReady =
      unsafe (hasInput && hasErrors)
      && posix_spawn_file_actions_adddup2(&actions, output, 1) == 0
    if !isReady { return nil }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    var flags = Int16(POSIX_SPAWN_SETSIGDEF)
    // This process ignores SIGPIPE, but a program in a pipeline has to end when its reader does.
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe sigaddset(&signals, SIGPIPE)
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    if isInOwnGroup {
      _ = unsafe posix_spawnattr_setpgroup(&attributes, 0)
      flags |= Int16(POSIX_SPAWN_SETPGROUP)
    }
    _ = unsafe posix_spawnattr_setflags(&attributes, flags)
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var child = pid_t()
    let error = unsafe Self.withTexts(command) { arguments in
      unsafe Self.withTexts(variables) { variables in
        unsafe posix_spawnp(&child, command[0], &actions, &attributes, arguments, variables)
      }
    }
    return error == 0 ? child : nil
  }

  /// Calls `body` with texts as C strings, followed by a null.
  private static func withTexts<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }

  /// Makes a pipe that no other child inherits. Its ends get numbers from 3 on, even if this
  /// process's standard streams (0 to 2) are closed, so that no end takes the place of one.
  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard unsafe Darwin.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Musl)
      guard unsafe Musl.pipe(&ends) == 0 else { return nil }
    #else
      guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
    #endif
    // A child that another thread starts between these lines inherits the first ends and keeps them
    // open until it ends, which only makes this run wait longer.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    for end in ends { _ = close(end) }
    if moved.contains(where: { $0 < 0 }) {
      for end in moved where end >= 0 { _ = close(end) }
      return nil
    }
    return (moved[0], moved[1])
  }

  /// Reads to the end or to a limit.
  ///
  /// - Returns: The bytes read, and the reason why reading stopped early; `nil` if it did not.
  private static func contents(
    of descriptor: Int32, _ limits: Limits, since start: ContinuousClock.Instant,
    besides errors: Int32? = nil
  ) -> (bytes: ContiguousArray<UInt8>, cut: Result.End?) {
    var contents = ContiguousArray<UInt8>()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if limits.milliseconds != Int.max {
        let left = limits.milliseconds - milliseconds(since: start)
        if left <= 0 { return (contents, .timedOut) }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let result = unsafe poll(&request, 1, Int32(clamping: min(left, pause)))
        if isTooLarge(errors, limits) { return (contents, .tooMuch) }
        if result == 0 { continue }
        if result < 0 { if errno == EINTR { continue } else { return (contents, .failed(errno)) } }
      }
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return (contents, nil) }
      if count > 0 {
        contents.append(contentsOf: buffer[..<count])
        if contents.count > limits.bytes { return (contents, .tooMuch) }
      } else if errno != EINTR {
        return (contents, .failed(errno))
      }
    }
  }

  /// Milliseconds between two checks of the size of standard error.
  private static let pause = 50

  /// True if a program has written more to standard error than the limit of its output.
  private static func isTooLarge(_ errors: Int32?, _ limits: Limits) -> Bool {
    guard let errors else { return false }
    var status = stat()
    return unsafe fstat(errors, &status) == 0 && Int(status.st_size) > limits.bytes
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
    let elapsed = start.duration(to: .now).components
    return Int(elapsed.seconds) * 1000 + Int(elapsed.attoseconds / 1_000_000_000_000_000)
  }

  /// Waits for the program to end, within its time limit.
  ///
  /// - Returns: The exit code, or the number of the signal that ended it;
  ///   `nil` if the time is over.
  private static func status(
    of child: pid_t, _ limits: Limits, since start: ContinuousClock.Instant, _ errors: Int32?
  ) -> Int32? {
    if limits.milliseconds == Int.max { return status(of: child) }
    var status: Int32 = 0
    while true {
      let result = unsafe waitpid(child, &status, WNOHANG)
      if result == child { return code(ofStatus: status) }
      if result < 0, errno != EINTR { return -1 }
      if milliseconds(since: start) >= limits.milliseconds || isTooLarge(errors, limits) {
        return nil
      }
      usleep(5000)
    }
  }

  /// Waits for the program to end.
  ///
  /// - Returns: The exit code, or the number of the signal that ended it.
  private static func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return code(ofStatus: status)
  }

  /// Returns the exit code, or the number of the signal that ended the program. Swift does not
  /// import C's macros for this: the low 7 bits are the signal, the second byte is the exit code.
  private static func code(ofStatus status: Int32) -> Int32 {
    status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
  }
}

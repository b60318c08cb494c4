#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that runs to its end.
///
/// Foundation's `Process` does the same, but on Linux it opens sockets to itself for it.
struct ChildProcess {
  /// The name that `PATH` is searched for, then the arguments.
  let command: [String]
  let environment: [String: String]

  /// - Parameter input: What it reads; `nil` for nothing.
  /// - Returns: What it printed, and whether it came to a good end.
  func output(
    input: String? = nil
  ) -> (bytes: ContiguousArray<UInt8>, isWhole: Bool) {
    guard let (reading, writing) = Self.pipe() else { return ([], false) }
    let file = input.flatMap(Self.file(holding:))
    let child = start(reading: file, printingTo: writing)
    // Else the end never comes.
    _ = close(writing)
    if let file { _ = close(file) }
    let output = Self.contents(of: reading)
    _ = close(reading)
    guard let child else { return ([], false) }
    let hasSucceeded = Self.hasSucceeded(child)
    return (output ?? [], output != nil && hasSucceeded)
  }

  /// A file without a name that holds a text, to be read from its beginning.
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

  private func start(reading input: Int32?, printingTo output: Int32) -> pid_t? {
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
    let isReady =
      unsafe hasInput
      && posix_spawn_file_actions_adddup2(&actions, output, 1) == 0
      && posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) == 0
    if !isReady { return nil }
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var child = pid_t()
    let error = unsafe Self.withTexts(command) { arguments in
      unsafe Self.withTexts(variables) { variables in
        unsafe posix_spawnp(&child, command[0], &actions, nil, arguments, variables)
      }
    }
    return error == 0 ? child : nil
  }

  /// Calls `body` with texts as C has them, a null behind the last.
  private static func withTexts<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    return unsafe body(copies + [nil])
  }

  /// A pipe whose ends no other child inherits, and that are none of the three standard streams even
  /// where those are closed.
  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard unsafe Darwin.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Musl)
      guard unsafe Musl.pipe(&ends) == 0 else { return nil }
    #else
      guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
    #endif
    // A child that another thread starts between these lines keeps the first ends until its own end,
    // which only makes us wait for it.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    for end in ends { _ = close(end) }
    if moved.contains(where: { $0 < 0 }) {
      for end in moved where end >= 0 { _ = close(end) }
      return nil
    }
    return (moved[0], moved[1])
  }

  private static func contents(of descriptor: Int32) -> ContiguousArray<UInt8>? {
    var contents = ContiguousArray<UInt8>()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return contents }
      if count > 0 {
        contents.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// Waits for its end.
  private static func hasSucceeded(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return status == 0
  }
}

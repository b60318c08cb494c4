#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One run of a program, with its time and memory, for benchmarks and trials.
///
/// The peak of the memory starts at the memory of this process, which the kernel hands on to the
/// started program. So the measuring process must be small: everything large is made in a process
/// of its own.
public struct MeasuredProgram {
  public let seconds: Double
  /// The processor time of all its threads, in its own code and in the kernel.
  public let processorSeconds: Double
  public let peakBytes: Int

  public struct Failure: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
  }

  /// Runs a program in its folder to its end, without input; its output is discarded.
  public init(_ program: Program) throws(Failure) {
    let clock = ContinuousClock()
    let start = clock.now
    var usage = rusage()
    var status: Int32 = 0
    let process = try Self.start(program)
    while unsafe wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let elapsed = clock.now - start
    // The lower seven bits are the signal that ended the program, the next byte its exit code.
    guard status & 0x7F == 0, program.statuses.contains(status >> 8) else {
      let end = status & 0x7F == 0 ? "exit code \(status >> 8)" : "signal \(status & 0x7F)"
      throw Failure(description: "'\(program)' ended with \(end)")
    }
    seconds = elapsed / .seconds(1)
    processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      peakBytes = usage.ru_maxrss
    #else
      peakBytes = usage.ru_maxrss * 1024  // Linux counts kibibytes.
    #endif
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func start(_ program: Program) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for stream: Int32 in [1, 2] {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    if let folder = program.folder, unsafe chdir(folder) != 0 {
      throw Failure(description: "'\(folder)' cannot be entered")
    }
    var arguments = unsafe program.words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let error = unsafe posix_spawnp(&process, program.words[0], &actions, nil, &arguments, environ)
    guard error == 0 else {
      throw Failure(
        description:
          unsafe "'\(program.words[0])' cannot be started: \(String(cString: strerror(error)))")
    }
    return process
  }
}

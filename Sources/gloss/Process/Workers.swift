#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The threads of a run: the main one, and others from the moment that there is work for them, up to
/// one for each processor.
///
/// Swift's own pool starts four threads before the first line of a command, and runs none of it on the
/// main thread. Many a command takes less time than that.
final class Workers: TaskExecutor {
  private static let shared = Workers()

  private let jobs = JobQueue()

  private init() {}

  /// Runs a command. To be called once, on the main thread.
  static func run(_ command: @escaping @Sendable () async -> ExitCode) -> ExitCode {
    Task(executorPreference: shared) { shared.jobs.end(with: await command()) }
    return shared.work(isMain: true)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    if jobs.add(UnownedJob(job)) { startThread() }
  }

  /// Takes one job after the other until the command has ended.
  @discardableResult
  private func work(isMain: Bool) -> ExitCode {
    while true {
      switch jobs.next(isMain: isMain) {
      case .job(let job):
        unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        jobs.jobHasEnded()
      case .end(let exitCode): return exitCode
      }
    }
  }

  private func startThread() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // What a thread gets by default is what those of Swift's pool get.
    let error = unsafe pthread_create(
      &thread, nil,
      { _ in
        Workers.shared.work(isMain: false)
        return nil
      }, nil)
    guard error == 0 else {
      jobs.threadIsMissing()
      return
    }
    // The process does not wait for its end.
    #if canImport(Darwin)
      if let thread = unsafe thread { _ = unsafe pthread_detach(thread) }
    #else
      _ = pthread_detach(thread)
    #endif
  }
}

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
    if !DetachedThread.start({ Workers.shared.work(isMain: false) }) { jobs.threadIsMissing() }
  }
}

import GlossKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The jobs that no thread has taken yet, and the exit code that ends all waiting.
///
/// Threads share it although it changes, because each of its methods holds the lock.
@safe final class JobQueue: @unchecked Sendable {
  enum Next {
    case job(UnownedJob)
    case end(ExitCode)
  }

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var jobs: [UnownedJob] = []
  private var exitCode: ExitCode?
  private var threads = 1
  /// How many of them have no job, be it that they have not yet come for one.
  private var free = 1
  private var mainIsWaiting = false

  init() {
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(change, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe pthread_mutex_destroy(lock)
    unsafe change.deallocate()
    unsafe lock.deallocate()
  }

  /// - Returns: Whether to start another thread, which is counted already.
  func add(_ job: UnownedJob) -> Bool {
    locked {
      jobs.append(job)
      if free >= jobs.count {
        unsafe pthread_cond_signal(change)
        return false
      }
      if threads >= processorCount { return false }
      threads += 1
      free += 1
      return true
    }
  }

  /// Undoes the count of a thread that could not be started: the others will do.
  func threadIsMissing() {
    locked {
      threads -= 1
      free -= 1
    }
  }

  /// Lets the main thread go on with this exit code, and no thread take another job.
  func end(with exitCode: ExitCode) {
    locked {
      self.exitCode = exitCode
      if mainIsWaiting { unsafe pthread_cond_broadcast(change) }
    }
  }

  /// Waits for what a thread is to do next.
  func next(isMain: Bool) -> Next {
    locked {
      while true {
        if let exitCode { return .end(exitCode) }
        if !jobs.isEmpty {
          free -= 1
          return .job(jobs.removeFirst())
        }
        if isMain { mainIsWaiting = true }
        unsafe pthread_cond_wait(change, lock)
        if isMain { mainIsWaiting = false }
      }
    }
  }

  /// To be called by a thread between the end of a job and its next.
  func jobHasEnded() { locked { free += 1 } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }
}

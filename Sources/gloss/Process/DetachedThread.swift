#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads that the process does not wait for.
enum DetachedThread {
  /// What a thread is given.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread with the stack that the threads of Swift's pool get.
  ///
  /// - Returns: Whether the system had one.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let error = unsafe pthread_create(
      &thread, nil,
      { work in
        let place: UnsafeMutableRawPointer? = unsafe work
        guard let place = unsafe place else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(place).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard error == 0 else {
      unsafe work.release()
      return false
    }
    #if canImport(Darwin)
      if let thread = unsafe thread { _ = unsafe pthread_detach(thread) }
    #else
      _ = pthread_detach(thread)
    #endif
    return true
  }
}

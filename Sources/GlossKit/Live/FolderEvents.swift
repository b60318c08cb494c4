import Foundation

#if canImport(Glibc)
  import Glibc

  /// The system's notices that something in some folders has changed (inotify).
  ///
  /// A notice does not say more than that: ``FolderWatcher`` looks for what has changed.
  final class FolderEvents: Sendable {
    private let descriptor: Int32
    /// An element after each change, one for several that are not taken yet.
    let notices: AsyncStream<Void>

    /// - Returns: `nil` if the system gives no notices.
    init?() {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { return nil }
      self.descriptor = descriptor
      let (stream, continuation) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      notices = stream
      Thread.detachNewThread {
        var room = ContiguousArray<UInt8>(repeating: 0, count: 1 << 16)
        while true {
          var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          if unsafe poll(&request, 1, -1) < 0, errno != EINTR { break }
          let count = unsafe room.withUnsafeMutableBytes {
            unsafe read(descriptor, $0.baseAddress, $0.count)
          }
          if count > 0 { continuation.yield() }
        }
        continuation.finish()
      }
    }

    /// Asks for notices of changes in a folder, once even if asked again.
    ///
    /// - Returns: False if the system watches no more folders.
    func watch(_ folder: String) -> Bool {
      let mask =
        UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_FROM)
        | UInt32(IN_MOVED_TO) | UInt32(IN_MODIFY) | UInt32(IN_DELETE_SELF)
      let number = unsafe inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, mask)
      // A folder that is gone is none to watch.
      return number >= 0 || errno != ENOSPC
    }
  }
#else
  /// Elsewhere the system gives no notices that are used.
  final class FolderEvents: Sendable {
    let notices = AsyncStream<Void> { $0.finish() }

    init?() { nil }

    func watch(_ folder: String) -> Bool { false }
  }
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel

/// Locks on folders, so that one run at a time replaces files in them: ``FileWriter`` locks the
/// folders of its targets, ``RunLock`` the project's. The locks end with this object (so it is a
/// class) or with the process, even a killed one, and leave nothing on the disk.
///
/// Each lock takes a file descriptor. If descriptors run out, the remaining folders stay unlocked;
/// ``FileWriter`` still checks if a file has changed.
final class FolderLocks: Sendable {
  /// The time to wait for another run's lock.
  struct WaitingTime {
    var milliseconds: Int
    /// The time after which `remark` is called, once, to say that the run waits for another one.
    var millisecondsToRemark = Int.max
    var remark: () -> Void = {}

    static var forWriting: WaitingTime { WaitingTime(milliseconds: 10_000) }
  }

  private let folders: [(path: String, number: Int32, identity: FileIdentity?)]
  /// Folders that stay unlocked for lack of descriptors.
  private let unlocked: [String]

  /// The number of descriptors that the rest of a run needs.
  private static let reserve = 32

  /// Locks folders.
  ///
  /// - Parameters:
  ///   - folders: The folders in any order. They are locked in the order of their bytes, so that
  ///     no two runs each wait for a folder that the other has locked.
  ///   - held: Locks that this run has already; a second lock of the same folder would wait for
  ///     the run itself.
  init(
    _ folders: [String], beside held: FolderLocks? = nil, _ patience: WaitingTime = .forWriting
  ) throws(GlossError) {
    var locked: [(path: String, number: Int32, identity: FileIdentity?)] = []
    let folders = folders.distinctByBytes()
    do throws(GlossError) {
      for path in folders {
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
        if number < 0 {
          let error = SystemError.last
          guard error.isShortageOfDescriptors, locked.count > Self.reserve else {
            throw GlossError(path, .cannotOpen(error))
          }
          for folder in locked.suffix(Self.reserve) { _ = close(folder.number) }
          locked.removeLast(Self.reserve)
          break
        }
        let identity = FileIdentity(path)
        locked.append((path, number, identity))
        let isHeld = held?.folders.contains { $0.identity == identity } ?? false
        if !isHeld { try Self.lock(number, path, patience) }
      }
    } catch {
      for folder in locked { _ = close(folder.number) }
      throw error
    }
    self.folders = locked
    unlocked = Array(folders[locked.count...])
  }

  deinit {
    for folder in folders { _ = close(folder.number) }
  }

  /// Removes the temporary files of killed runs.
  func removeLeftovers() {
    for path in folders.map(\.path) + unlocked {
      for name in Siblings.names(in: path) { TemporaryName.removeLeftovers(name, in: path) }
    }
  }

  /// Waits until the folders' new entries are on the disk. Some file systems cannot do that; the
  /// files themselves are flushed already.
  func flush() {
    for (_, number, _) in folders { _ = fsync(number) }
    for path in unlocked {
      try? FileDescriptor(opening: path, O_RDONLY | O_DIRECTORY).flush()
    }
  }

  private static func lock(
    _ number: Int32, _ path: String, _ patience: WaitingTime
  ) throws(GlossError) {
    var waited = 0
    var hasRemarked = false
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK:
        if waited >= patience.milliseconds { throw GlossError(path, .folderBusy) }
        if waited >= patience.millisecondsToRemark, !hasRemarked {
          hasRemarked = true
          patience.remark()
        }
        waited += 10
        usleep(10_000)
      default: return  // a file system without locks; the check of stamps remains
      }
    }
  }
}

import Synchronization

/// A count of the files read so far, for the progress on a terminal; results never depend on it.
package enum WorkProgress {
  private static let files = Atomic<Int>(0)

  /// The number of files that the process has read.
  package static var fileCount: Int { files.load(ordering: .relaxed) }

  /// Counts one file more.
  static func noteFile() { _ = files.add(1, ordering: .relaxed) }
}

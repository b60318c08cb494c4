import Synchronization

/// How far a run has come, for a person who waits; results never depend on it.
package enum WorkProgress {
  private static let files = Atomic<Int>(0)

  /// How many files the process has read.
  package static var fileCount: Int { files.load(ordering: .relaxed) }

  static func noteFile() { _ = files.add(1, ordering: .relaxed) }
}

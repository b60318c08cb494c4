import Foundation
import TestSupport

/// A reader of files from outside, such as catalogs, with fixtures from which damaged files are
/// made.
///
/// `Scripts/fuzz`, `Scripts/nightly` and a test try all readers of ``all``.
package struct TrialReader: Sendable {
  package let name: String
  /// The tokens of the format, in the form that ``ByteMutator`` takes.
  package let words: String
  /// Reads any bytes. An error of the format is fine; a trap, a hang, or unbounded memory is a
  /// fault.
  package let read: @Sendable (ContiguousArray<UInt8>) -> Void
  /// The greatest size of a file that libFuzzer makes, in bytes. It is smaller for slow readers,
  /// because many short files reach more code than a few long ones.
  package let lengthLimit: Int
  private let suffixes: [String]

  /// Makes a reader.
  ///
  /// - Parameter suffixes: The endings of its fixtures' names, beside those in the reader's own
  ///   folder of `Fixtures/Readers`.
  init(
    _ name: String, suffixes: [String] = [], words: String, lengthLimit: Int = 8192,
    read: @escaping @Sendable (ContiguousArray<UInt8>) -> Void
  ) {
    self.name = name
    self.words = words
    self.read = read
    self.lengthLimit = lengthLimit
    self.suffixes = suffixes
  }

  package static func named(_ name: String) -> TrialReader? { all.first { $0.name == name } }

  /// Returns the reader's fixtures, by path. Large fixtures are left out, because they would take
  /// all the time.
  package func seeds() throws -> [ContiguousArray<UInt8>] {
    let fixtures = Checkout.root.appending(path: "Fixtures")
    let readerFolder = "Readers/\(name)/"
    let paths = FileManager.default.enumerator(atPath: fixtures.path)?.compactMap { $0 as? String }
    return try (paths ?? []).sorted()
      .filter { path in
        path.hasPrefix(readerFolder)
          || (!path.hasPrefix("Readers/") && suffixes.contains { path.hasSuffix($0) })
      }
      .map { fixtures.appending(path: $0) }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .map { try ContiguousArray(Data(contentsOf: $0)) }
      .filter { $0.count <= Self.seedLimit }
  }

  private static let seedLimit = 20_000
}

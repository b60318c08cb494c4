import Foundation
import TestSupport

/// A reader of bytes that come from outside, with files to begin with.
///
/// ``all`` is the one list of them: `Scripts/fuzz`, `Scripts/nightly` and a test go through it.
package struct TrialReader: Sendable {
  package let name: String
  /// What the format is made of, as ``ByteMutator`` takes it.
  package let words: String
  /// Reads any bytes. An error of the format is an answer like any other; to trap, to hang and to
  /// take memory without measure are not.
  package let read: @Sendable (ContiguousArray<UInt8>) -> Void
  /// The most bytes of a file that libFuzzer makes: fewer where reading one takes long, because
  /// many short files reach more code than a few long ones.
  package let lengthLimit: Int
  private let suffixes: [String]

  /// - Parameter suffixes: How the names of its files end, beside those in the reader's own folder
  ///   of `Fixtures/Readers`.
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

  /// The fixtures that it reads, by path. Large ones would be all that it does.
  package func seeds() throws -> [ContiguousArray<UInt8>] {
    let fixtures = Checkout.root.appending(path: "Fixtures")
    let own = "Readers/\(name)/"
    let paths = FileManager.default.enumerator(atPath: fixtures.path)?.compactMap { $0 as? String }
    return try (paths ?? []).sorted()
      .filter { path in
        path.hasPrefix(own)
          || (!path.hasPrefix("Readers/") && suffixes.contains { path.hasSuffix($0) })
      }
      .map { fixtures.appending(path: $0) }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .map { try ContiguousArray(Data(contentsOf: $0)) }
      .filter { $0.count <= Self.seedLimit }
  }

  private static let seedLimit = 20_000
}

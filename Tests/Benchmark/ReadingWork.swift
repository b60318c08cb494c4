import GlossKit
import SourceScanner
import SwiftTypes

/// The least work of an extraction, for comparison: finding the files and reading their bytes, as
/// `gloss` does it and with as many workers.
enum ReadingWork {
  /// Reads all Swift files below a folder as `gloss` does, which includes checking that they are
  /// UTF-8.
  ///
  /// - Returns: The number of bytes.
  static func read(_ folder: String) async throws(GlossError) -> Int {
    try await sum(folder) { text in text.count }
  }

  /// Reads all Swift files below a folder and every byte in them.
  ///
  /// - Returns: The number of quotes.
  static func countQuotes(_ folder: String) async throws(GlossError) -> Int {
    try await sum(folder) { text in
      var count = 0
      for offset in text.indices where text[offset] == UInt8(ascii: "\"") { count += 1 }
      return count
    }
  }

  /// Returns the number of declarations in all Swift files below a folder.
  static func countDeclarations(_ folder: String) async throws(GlossError) -> Int {
    try await sum(folder) { text in
      var bytes: ContiguousArray<UInt8> = []
      bytes.reserveCapacity(text.count)
      for offset in text.indices { bytes.append(text[offset]) }
      return SourceScan.declarations(in: bytes).declarations.count
    }
  }

  private static func sum(
    _ folder: String, _ work: @escaping @Sendable (Span<UInt8>) -> Int
  ) async throws(GlossError) -> Int {
    let paths = await FileTree(paths: [folder]).paths(of: .swift)
    let counts = await concurrentlyMap(
      paths
    ) { path in
      Result { () throws(GlossError) in
        let text = try FileReader(overlay: FileOverlay(within: .none)).text(of: path)
        return work(text.span)
      }
    }
    var sum = 0
    for count in counts { sum += try count.get() }
    return sum
  }
}

import Foundation
import GlossKit

/// The amount of Swift below a folder.
struct TreeSize {
  private(set) var fileCount = 0
  private(set) var byteCount = 0
  private(set) var medianBytes = 0
  private(set) var largestBytes = 0
  /// The number of declarations in an index of the project's types.
  private(set) var declarationCount = 0

  init(of folder: String) async throws {
    let sizes = try await FileTree(paths: [folder]).paths(of: .swift).map { path in
      try URL(filePath: path).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }.sorted()
    fileCount = sizes.count
    byteCount = sizes.reduce(0, +)
    medianBytes = sizes.isEmpty ? 0 : sizes[sizes.count / 2]
    largestBytes = sizes.last ?? 0
    declarationCount = try await ReadingWork.countDeclarations(folder)
  }

  var summary: String {
    let mean = fileCount == 0 ? 0 : byteCount / fileCount
    return """
      \(fileCount) Swift files, \(byteCount / 1_000_000) MB; median \(medianBytes) bytes, \
      mean \(mean), largest \(largestBytes); \(declarationCount) declarations
      """
  }
}

import LocalizationModel
package import SourceScanner

/// What reading one Swift source gave.
package struct ReadSource: Sendable {
  package let path: String
  package let scan: SourceScan
  /// Why it could not be read; `scan` is empty then.
  package let failure: GlossError?

  /// Whether its literals are all known: it was read and nothing in it was unreadable as Swift.
  package var isComplete: Bool { failure == nil && scan.findings.allSatisfy { !$0.isSyntax } }
}

extension Finding {
  fileprivate var isSyntax: Bool { rule == "swift-syntax" }
}

extension Project {
  /// Reads and scans sources, several at a time.
  ///
  /// - Parameters:
  ///   - paths: Relative to the working directory.
  ///   - hashingLiterals: Also collect what ``LiteralHash`` makes of their literals.
  /// - Returns: One result a path, in their order.
  package func read(_ paths: [String], hashingLiterals: Bool) async -> [ReadSource] {
    await concurrentlyMap(paths, workers: workers, scratch: { FileReader() }) { path, reader in
      do throws(GlossError) {
        let text = try reader.text(of: path)
        let scan = SourceScan.scan(text, path: path, hashingLiterals: hashingLiterals)
        return ReadSource(path: path, scan: scan, failure: nil)
      } catch {
        return ReadSource(path: path, scan: SourceScan(), failure: error)
      }
    }
  }
}

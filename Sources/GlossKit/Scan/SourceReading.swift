package import LocalizationModel
import ProjectLayout
package import SourceScanner

/// What reading one Swift source gave.
package struct ReadSource: Sendable {
  package let path: String
  package var scan: SourceScan
  /// Why it could not be read; `scan` is empty then.
  package let failure: GlossError?

  /// Whether its literals are all known: it was read and nothing in it was unreadable as Swift.
  package var isComplete: Bool { failure == nil && !scan.findings.contains(where: \.isSyntax) }

  /// What stands in the way of reading it whole. One quote that is not closed can break every
  /// literal after it, so only the first few places are listed and the others counted.
  package var flaws: [Finding] {
    let flaws = scan.findings.filter(\.isSyntax)
    let rest = flaws.count - Self.listedFlaws
    return flaws.prefix(Self.listedFlaws).enumerated().map { index, flaw in
      var flaw = flaw
      flaw.severity = .error
      if index == Self.listedFlaws - 1, rest > 0 {
        flaw.message = Message(
          "\(flaw.message); more such places in this file: \(rest)",
          comment: "发现：文件中同类问题只列出前几处。%1$@：这一处的说明；%2$lld：其余处数")
      }
      return flaw
    }
  }

  /// What it says beside ``flaws``.
  package var remarks: [Finding] { scan.findings.filter { !$0.isSyntax } }

  private static let listedFlaws = 3
}

extension Finding {
  var isSyntax: Bool { rule == "swift-syntax" }
}

extension Project {
  /// Reads and scans sources, several at a time.
  ///
  /// - Parameters:
  ///   - paths: Relative to the working directory.
  ///   - hashingLiterals: Also collect what ``LiteralHash`` makes of their literals.
  /// - Returns: One result a path, in their order.
  package func read(_ paths: [String], hashingLiterals: Bool) async -> [ReadSource] {
    await read(paths, hashingLiterals: hashingLiterals) { $0 }.compactMap(\.self)
  }

  /// Reads and scans sources, and makes something of each by the same worker.
  ///
  /// - Parameter leavesOutTests: Whether sources of tests are not read.
  /// - Returns: One result a path, in their order; `nil` for what is left out.
  func read<Output: Sendable>(
    _ paths: [String], hashingLiterals: Bool,
    leavingOutTests leavesOutTests: Bool = false,
    _ transform: @escaping @Sendable (ReadSource) -> Output
  ) async -> [Output?] {
    await readKeepingParts(
      paths, hashingLiterals: hashingLiterals, leavingOutTests: leavesOutTests, transform
    ).outputs
  }

  /// - Returns: Also what the sources left for each other, for whoever has no time to free it.
  func readKeepingParts<Output: Sendable>(
    _ paths: [String], hashingLiterals: Bool, leavingOutTests leavesOutTests: Bool,
    _ transform: @escaping @Sendable (ReadSource) -> Output
  ) async -> (outputs: [Output?], parts: [SourcePart?]) {
    let (apis, layout, marks) = (localizingAPIs, layout, follows || tracesChains)
    let others = paths.count == swiftSources.count ? [] : sourcesBeside(paths)
    let all = paths + others
    let scan: @Sendable (String, inout FileReader, ProjectContext?) -> Scanned<Output>? = {
      path, reader, project in
      let isTest = layout.isTest(path)
      if isTest && leavesOutTests { return nil }
      var source: ReadSource
      do throws(GlossError) {
        let text = try reader.text(of: path)
        let scan = SourceScan.scan(
          text, path: path, hashingLiterals: hashingLiterals, apis: apis, project: project,
          marksDeclarations: marks)
        source = ReadSource(path: path, scan: scan, failure: nil)
      } catch {
        source = ReadSource(path: path, scan: SourceScan(), failure: error)
      }
      let part = isTest ? nil : SourcePart(&source.scan)
      return Scanned(output: transform(source), part: part)
    }
    var first = await concurrentlyMap(
      Array(all.indices), workers: workers, scratch: { FileReader() }
    ) { position, reader -> Scanned<Output>? in
      let path = all[position]
      if position >= paths.count {
        guard let text = try? reader.text(of: path) else { return nil }
        var scan = SourceScan.declarations(in: text, marksDeclarations: marks)
        return Scanned(output: nil, part: SourcePart(&scan))
      }
      return scan(path, &reader, nil)
    }
    // Outputs are moved, not copied: each may hold dozens of references.
    let parts = first.indices.map { first[$0]?.part.take() }
    var outputs = paths.indices.map { first[$0]?.output.take() }
    guard let join = await join(all, parts) else { return (outputs, parts) }
    let concerned = join.concerned.filter { $0 < paths.count }
    var second = await concurrentlyMap(concerned, workers: workers, scratch: { FileReader() }) {
      scan(paths[$0], &$1, join.context)
    }
    for (index, position) in concerned.enumerated() {
      outputs[position] = second[index]?.output.take()
    }
    return (outputs, parts)
  }

  /// Sources of the app that are not asked for, but declare what others use.
  func sourcesBeside(_ paths: [String]) -> [String] {
    let known = Set(paths)
    return swiftSources.filter { !known.contains($0) && !layout.isTest($0) }
  }
}

/// What scanning one source gives.
private struct Scanned<Output: Sendable>: Sendable {
  var output: Output?
  var part: SourcePart?
}

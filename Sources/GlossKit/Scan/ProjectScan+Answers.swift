import LocalizationModel
import ProjectLayout
import SourceScanner
import TextFlow

extension ProjectScan {
  /// Scans the sources of a project and returns an answer for each. The answer is made right after
  /// a source is parsed, so that the parses of a large project are not in memory all at once.
  ///
  /// - Parameter transform: Makes the answer. It is called once for each source, or twice if the
  ///   source depends on others; then the second answer counts.
  static func answers<Answer: Sendable>(
    of project: Project, _ request: ScanRequest,
    _ transform: @escaping @Sendable (ScannedSource, SourceBuffer) -> Answer
  ) async -> ScanAnswers<Answer> {
    let scanContext = ScanContext(project, request)
    let passes = ScanPasses(scanContext: scanContext, transform: transform)
    let paths =
      request.includesC
      ? (project.swiftSources + project.cSources).sortedByBytes() : project.swiftSources
    let first = await passes.first(at: paths)
    let parts = first.map(\.part)
    let join = await passes.join(paths, parts)
    let answers = await passes.second(at: paths, join, after: first)
    return ScanAnswers(sources: answers, scan: ProjectScan(paths, parts, scanContext, join))
  }
}

/// The results of a scan.
struct ScanAnswers<Answer: Sendable>: Sendable {
  /// An answer for each source of the project, sorted by path bytes; `nil` for a source that was
  /// not asked for.
  let sources: [Answer?]
  let scan: ProjectScan
}

/// The two passes of a scan and the join between them.
private struct ScanPasses<Answer: Sendable>: Sendable {
  let scanContext: ScanContext
  let transform: @Sendable (ScannedSource, SourceBuffer) -> Answer

  /// The result of the first pass over one source.
  struct FirstResult: Sendable {
    var answer: Answer?
    /// The declarations of the source; `nil` if it declares nothing for the app.
    var part: SourcePart?
    /// The scanned source if its answer is only made in the second pass, so that no answer is made
    /// twice. It is set only with a cache, which holds the source anyway.
    var unanswered: (source: ScannedSource, text: SourceBuffer)?

    /// True if the request asks for the source.
    var isWanted: Bool { answer != nil || unanswered != nil }
  }

  func first(at paths: [String]) async -> [FirstResult] {
    await concurrentlyMap(paths, workers: scanContext.workers, scanFirst)
  }

  private func scanFirst(at path: String) -> FirstResult {
    let isTest = scanContext.layout.isTest(path)
    // The symbol files generated from a catalog hold no keys of their own.
    let isWanted =
      (!isTest || scanContext.request.includesTests) && scanContext.request.isWanted(path)
      && !SymbolSource.isGenerated(path)
    let isC = FileKind.isC(path)
    if isTest || isC, !isWanted { return FirstResult() }
    do throws(GlossError) {
      let text = try scanContext.text(at: path)
      if !isWanted, scanContext.cache == nil {
        return FirstResult(part: scanContext.sourceReader.declarations(in: text.bytes))
      }
      let (source, part) = scanContext.first(at: text, path)
      // Most sources in C look nothing up, and are none of the sources of strings.
      if isC, source.strings.isEmpty, source.facts.isEmpty { return FirstResult() }
      var result = FirstResult(part: isTest ? nil : part)
      if scanContext.cache != nil {
        if isWanted { result.unanswered = (source, text) }
      } else {
        result.answer = transform(source, text)
      }
      return result
    } catch {
      // An unreadable source is only reported to a caller that asked for its strings.
      return isWanted ? FirstResult(answer: unread(path, error)) : FirstResult()
    }
  }

  private func unread(_ path: String, _ error: GlossError) -> Answer {
    transform(ScannedSource(path, failure: error), SourceBuffer(bytes: [], stamp: nil))
  }

  /// Joins the results of the first pass. If texts are followed, it reads each source once more for
  /// their flow, which needs the joined declarations.
  ///
  /// - Returns: `nil` if no source needs a second pass.
  func join(_ paths: [String], _ parts: [SourcePart?]) async -> ProjectJoin? {
    let (scanContext, cache) = (scanContext, scanContext.cache)
    let join = ProjectJoin(paths, parts, scanContext, cache)
    guard let join, scanContext.follows else { return join }
    let present = paths.indices.filter { parts[$0] != nil }.map { paths[$0] }
    let flows = await concurrentlyMap(present, workers: scanContext.workers) { path -> FlowFacts? in
      guard let text = try? scanContext.text(at: path) else { return nil }
      return scanContext.flow(in: text, path, join.joined)
    }
    var byPath: [String: FlowFacts] = [:]
    for (path, flow) in zip(present, flows) { byPath[path] = flow }
    return join.following(byPath, paths)
  }

  /// Scans the sources again that depend on declarations of others.
  ///
  /// - Returns: The answers of both passes, in the order of the paths.
  func second(
    at paths: [String], _ join: ProjectJoin?, after first: [FirstResult]
  ) async -> [Answer?] {
    var answers = first.map(\.answer)
    var isConcerned = [Bool](repeating: false, count: paths.count)
    for index in join?.concerned ?? [] { isConcerned[index] = first[index].isWanted }
    let remaining = paths.indices.filter { isConcerned[$0] || first[$0].unanswered != nil }
    let concerned = isConcerned
    let secondAnswers = await concurrentlyMap(remaining, workers: scanContext.workers) {
      index -> Answer? in
      let (path, unanswered) = (paths[index], first[index].unanswered)
      guard let join, concerned[index] else {
        return unanswered.map { transform($0.source, $0.text) }
      }
      do throws(GlossError) {
        let text = if let unanswered { unanswered.text } else { try scanContext.text(at: path) }
        return transform(scanContext.second(at: text, path, join), text)
      } catch {
        return unread(path, error)
      }
    }
    for (index, answer) in zip(remaining, secondAnswers) { answers[index] = answer }
    return answers
  }
}

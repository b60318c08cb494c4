import ProjectLayout
import SourceScanner
import TextFlow

extension ProjectScan {
  /// Scans the sources of a project and returns an answer for each. The answer is made right after
  /// a source is parsed, so that a large project's parses need not be in memory together.
  ///
  /// - Parameter transform: Makes the answer. It is called once for each source, or twice if the
  ///   source depends on others; the second answer counts.
  static func answers<Answer: Sendable>(
    of project: Project, _ request: ScanRequest,
    _ transform: @escaping @Sendable (ScannedSource, SourceText) -> Answer
  ) async -> ScanAnswers<Answer> {
    let setting = ScanContext(project, request)
    let looks = ScanPasses(setting: setting, transform: transform)
    let paths = project.swiftSources
    let first = await looks.first(at: paths)
    let parts = first.map(\.part)
    let join = await looks.join(paths, parts)
    let answers = await looks.second(at: paths, join, after: first)
    return ScanAnswers(sources: answers, scan: ProjectScan(paths, parts, setting, join))
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
  let setting: ScanContext
  let transform: @Sendable (ScannedSource, SourceText) -> Answer

  /// The result of the first pass over one source.
  struct Looked: Sendable {
    var answer: Answer?
    var part: SourcePart?
    /// The scanned source if its answer is made in the second pass. Only with a memory, which keeps
    /// the source anyway: then no answer is made twice.
    var waiting: (source: ScannedSource, text: SourceText)?

    /// True if the request asks for the source.
    var isWanted: Bool { answer != nil || waiting != nil }
  }

  func first(at paths: [String]) async -> [Looked] {
    await concurrentlyMap(paths, workers: setting.workers, look)
  }

  private func look(at path: String) -> Looked {
    let isTest = setting.layout.isTest(path)
    // The symbol files generated from a catalog hold no keys of their own.
    let isWanted =
      (!isTest || setting.request.includesTests) && setting.request.isWanted(path)
      && !SymbolSource.isGenerated(path)
    if isTest && !isWanted { return Looked() }
    do throws(GlossError) {
      let text = try setting.text(at: path)
      if !isWanted, setting.memory == nil {
        return Looked(part: setting.look.declarations(in: text.bytes))
      }
      let (source, part) = setting.first(at: text, path)
      var looked = Looked(part: isTest ? nil : part)
      if setting.memory != nil {
        if isWanted { looked.waiting = (source, text) }
      } else {
        looked.answer = transform(source, text)
      }
      return looked
    } catch {
      // An unreadable source is only reported to a caller that asked for its strings.
      return isWanted ? Looked(answer: unread(path, error)) : Looked()
    }
  }

  private func unread(_ path: String, _ error: GlossError) -> Answer {
    transform(ScannedSource(path, failure: error), SourceText(bytes: [], stamp: nil))
  }

  /// Joins the results of the first pass. If texts are followed, it reads each source once more for
  /// their flow.
  ///
  ///
  /// - Returns: `nil` if no source needs a second pass.
  func join(_ paths: [String], _ parts: [SourcePart?]) async -> ProjectJoin? {
    let (setting, memory) = (setting, setting.memory)
    let join = ProjectJoin(paths, parts, setting, memory)
    guard let join, setting.follows else { return join }
    let present = paths.indices.filter { parts[$0] != nil }.map { paths[$0] }
    let flows = await concurrentlyMap(present, workers: setting.workers) { path -> FlowFacts? in
      guard let text = try? setting.text(at: path) else { return nil }
      return setting.flow(in: text, path, join.joined)
    }
    var byPath: [String: FlowFacts] = [:]
    for (path, flow) in zip(present, flows) { byPath[path] = flow }
    return join.following(byPath, paths)
  }

  /// Scans the sources again that depend on declarations of others.
  ///
  /// - Returns: The answers of both passes, in the order of the paths.
  func second(
    at paths: [String], _ join: ProjectJoin?, after first: [Looked]
  ) async -> [Answer?] {
    var answers = first.map(\.answer)
    var isConcerned = [Bool](repeating: false, count: paths.count)
    for place in join?.concerned ?? [] { isConcerned[place] = first[place].isWanted }
    let again = paths.indices.filter { isConcerned[$0] || first[$0].waiting != nil }
    let concerned = isConcerned
    let late = await concurrentlyMap(again, workers: setting.workers) { place -> Answer? in
      let (path, waiting) = (paths[place], first[place].waiting)
      guard let join, concerned[place] else {
        return waiting.map { transform($0.source, $0.text) }
      }
      do throws(GlossError) {
        let text = if let waiting { waiting.text } else { try setting.text(at: path) }
        return transform(setting.second(at: text, path, join), text)
      } catch {
        return unread(path, error)
      }
    }
    for (place, answer) in zip(again, late) { answers[place] = answer }
    return answers
  }
}

import ProjectLayout
import SourceScanner
import TextFlow

extension ProjectScan {
  /// Scans the sources of a project; the answer of each is made right after it is read, so that no more
  /// than that is kept.
  ///
  /// - Parameter transform: Called once or, if the source asks for what others declare, twice; the
  ///   last answer counts.
  static func answers<Answer: Sendable>(
    of project: Project, _ request: ScanRequest,
    _ transform: @escaping @Sendable (ScannedSource, SourceText) -> Answer
  ) async -> ScanAnswers<Answer> {
    let setting = ScanSetting(project, request)
    let looks = ScanLooks(setting: setting, transform: transform)
    let paths = project.swiftSources
    let first = await looks.first(at: paths)
    let parts = first.map(\.part)
    let join = await looks.join(paths, parts)
    let answers = await looks.second(at: paths, join, after: first)
    return ScanAnswers(sources: answers, scan: ProjectScan(paths, parts, setting, join))
  }
}

/// What a scan gives.
struct ScanAnswers<Answer: Sendable>: Sendable {
  /// One a source of the project, sorted by path bytes; `nil` for what was not asked for.
  let sources: [Answer?]
  let scan: ProjectScan
}

/// What a scan does with the sources, step by step.
private struct ScanLooks<Answer: Sendable>: Sendable {
  let setting: ScanSetting
  let transform: @Sendable (ScannedSource, SourceText) -> Answer

  /// What the first look at one source gives.
  struct Looked: Sendable {
    var answer: Answer?
    var part: SourcePart?
    /// What the answer is made of, if it waits until it is known whether there is a second look: with a
    /// memory, which keeps all this anyway.
    var waiting: (source: ScannedSource, text: SourceText)?

    /// Whether the source was asked for.
    var isWanted: Bool { answer != nil || waiting != nil }
  }

  func first(at paths: [String]) async -> [Looked] {
    await concurrentlyMap(paths, workers: setting.workers, look)
  }

  private func look(at path: String) -> Looked {
    let isTest = setting.layout.isTest(path)
    // What a tool made of a catalog holds no keys of its own.
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
      // Whoever asks for its strings says what is wrong with it.
      return isWanted ? Looked(answer: unread(path, error)) : Looked()
    }
  }

  private func unread(_ path: String, _ error: GlossError) -> Answer {
    transform(ScannedSource(path, failure: error), SourceText(bytes: [], stamp: nil))
  }

  /// Joins what the first look has left, and if that is asked for, follows texts through the sources,
  /// which takes another look at each.
  ///
  /// - Returns: `nil` if there is nothing that a second look could find.
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

  /// Looks again at the sources that ask for what others declare.
  ///
  /// - Returns: All answers.
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

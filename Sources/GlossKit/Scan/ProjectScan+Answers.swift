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
    var answers = first.map(\.answer)
    let parts = first.map(\.part)
    let join = await looks.join(paths, parts)
    if let join { await looks.second(at: paths, join, &answers) }
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
      let text = try setting.reader.source(at: path)
      if !isWanted { return Looked(part: setting.look.declarations(in: text.bytes)) }
      let (source, part) = setting.look.first(at: text, path)
      return Looked(answer: transform(source, text), part: isTest ? nil : part)
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
    let join = ProjectJoin(paths, parts, outside: setting.outside, follows: setting.follows)
    guard let join, setting.follows else { return join }
    let (index, reader, look) = (join.context.index, setting.reader, setting.look)
    let present = paths.indices.filter { parts[$0] != nil }.map { paths[$0] }
    let flows = await concurrentlyMap(present, workers: setting.workers) { path -> FlowFacts? in
      guard let text = try? reader.source(at: path) else { return nil }
      return look.flow(in: text, path, in: index)
    }
    var byPath: [String: FlowFacts] = [:]
    for (path, flow) in zip(present, flows) { byPath[path] = flow }
    return join.following(byPath, paths)
  }

  /// Looks again at the sources that ask for what others declare.
  func second(at paths: [String], _ join: ProjectJoin, _ answers: inout [Answer?]) async {
    let concerned = join.concerned.filter { answers[$0] != nil }
    let again = await concurrentlyMap(concerned, workers: setting.workers) { position -> Answer in
      let path = paths[position]
      do throws(GlossError) {
        let text = try setting.reader.source(at: path)
        return transform(setting.look.second(at: text, path, in: join.context), text)
      } catch {
        return unread(path, error)
      }
    }
    for (position, answer) in zip(concerned, again) { answers[position] = answer }
  }
}

extension FileReader {
  fileprivate func source(at path: String) throws(GlossError) -> SourceText {
    let (bytes, stamp) = try stampedText(of: path)
    return SourceText(bytes: bytes, stamp: stamp)
  }
}

import ProjectLayout
import SourceScanner
import Synchronization
import TextFlow

extension ProjectScan {
  /// Scans the sources of a project; what becomes of each is made by the worker that has read it, so
  /// that no more than that is kept.
  ///
  /// - Parameter transform: Called once or, if the source asks for what others declare, twice; the
  ///   last answer counts.
  static func answers<Answer: Sendable>(
    of project: Project, _ request: ScanRequest,
    _ transform: @escaping @Sendable (ScannedSource, SourceText) -> Answer
  ) async -> ScanAnswers<Never, Answer> {
    await answers(of: project, request, scratch: {}) { source, text, _ in transform(source, text) }
  }

  /// - Parameter scratch: Makes what a worker keeps from one source to the next.
  static func answers<Scratch: ~Copyable, Answer: Sendable>(
    of project: Project, _ request: ScanRequest,
    scratch: @escaping @Sendable () -> Scratch,
    _ transform: @escaping @Sendable (ScannedSource, SourceText, inout Scratch) -> Answer
  ) async -> ScanAnswers<Never, Answer> {
    await answers(
      of: project, request, beside: [], { _ in preconditionFailure("there is no catalog to read") },
      scratch: scratch, transform)
  }

  /// - Parameters:
  ///   - catalogs: Read by the same workers before all sources, so that a large one keeps one
  ///     processor busy while the others scan.
  ///   - read: Given the path of one of them.
  static func answers<Catalog: Sendable, Scratch: ~Copyable, Answer: Sendable>(
    of project: Project, _ request: ScanRequest,
    beside catalogs: [String], _ read: @escaping @Sendable (String) -> Catalog,
    scratch: @escaping @Sendable () -> Scratch,
    _ transform: @escaping @Sendable (ScannedSource, SourceText, inout Scratch) -> Answer
  ) async -> ScanAnswers<Catalog, Answer> {
    let setting = ScanSetting(project, request)
    let looks = ScanLooks(setting, scratch: scratch, transform)
    let paths = project.swiftSources
    var first = await looks.first(at: paths, beside: catalogs, read)
    let join = await looks.join(paths, first.parts)
    if let join { await looks.second(at: paths, join, first.texts, &first.answers) }
    return ScanAnswers(
      catalogs: first.catalogs, sources: first.answers,
      scan: ProjectScan(
        paths, first.parts, texts: request.keepsTexts ? first.texts : [], setting, join))
  }
}

/// What a scan gives.
struct ScanAnswers<Catalog: Sendable, Answer: Sendable>: Sendable {
  /// One a catalog, in their order.
  let catalogs: [Catalog]
  /// One a source of the project, sorted by path bytes; `nil` for what was not asked for.
  var sources: [Answer?]
  let scan: ProjectScan
}

/// What a scan does with the sources, step by step.
private struct ScanLooks<Scratch: ~Copyable, Answer: Sendable>: Sendable {
  private let setting: ScanSetting
  private let scratch: @Sendable () -> Scratch
  private let transform: @Sendable (ScannedSource, SourceText, inout Scratch) -> Answer

  init(
    _ setting: ScanSetting, scratch: @escaping @Sendable () -> Scratch,
    _ transform: @escaping @Sendable (ScannedSource, SourceText, inout Scratch) -> Answer
  ) {
    self.setting = setting
    self.scratch = scratch
    self.transform = transform
  }

  private struct Worker: ~Copyable {
    var reader: FileReader
    var scratch: Scratch
  }

  /// What the first look at one file gives.
  private struct Looked<Catalog: Sendable>: Sendable {
    /// Boxed, as there are many more sources than catalogs.
    var catalog: Boxed<Catalog>?
    var answer: Answer?
    var part: SourcePart?
    /// For the second look, while there is room.
    var text: SourceText?
  }

  func first<Catalog: Sendable>(
    at paths: [String], beside catalogs: [String], _ read: @escaping @Sendable (String) -> Catalog
  ) async -> (catalogs: [Catalog], answers: [Answer?], parts: [SourcePart?], texts: [SourceText?]) {
    let (scratch, overlay) = (scratch, setting.overlay)
    let room = TextRoom()
    var looked = await concurrentlyMap(
      Array(0..<catalogs.count + paths.count), workers: setting.workers,
      scratch: { Worker(reader: FileReader(overlay: overlay), scratch: scratch()) }
    ) { position, worker -> Looked<Catalog> in
      if position < catalogs.count { return Looked(catalog: Boxed(read(catalogs[position]))) }
      return look(at: paths[position - catalogs.count], keeping: room, &worker)
    }
    // Answers are moved, not copied: each may hold dozens of references.
    let sources = catalogs.count..<looked.count
    return (
      looked.prefix(catalogs.count).compactMap(\.catalog?.value),
      sources.map { looked[$0].answer.take() }, sources.map { looked[$0].part.take() },
      sources.map { looked[$0].text.take() }
    )
  }

  private func look<Catalog: Sendable>(
    at path: String, keeping room: TextRoom, _ worker: inout Worker
  ) -> Looked<Catalog> {
    let isTest = setting.layout.isTest(path)
    let isWanted = (!isTest || setting.request.includesTests) && setting.request.isWanted(path)
    if isTest && !isWanted { return Looked() }
    do throws(GlossError) {
      let text = try worker.reader.source(at: path)
      if !isWanted { return Looked(part: setting.look.declarations(in: text.bytes)) }
      let (source, part) = setting.look.first(at: text, path)
      return Looked(
        answer: transform(source, text, &worker.scratch), part: isTest ? nil : part,
        text: room.take(text.bytes.count) ? text : nil)
    } catch {
      // Whoever asks for its strings says what is wrong with it.
      if !isWanted { return Looked() }
      let nothing = SourceText(bytes: [], stamp: nil)
      return Looked(
        answer: transform(ScannedSource(path, failure: error), nothing, &worker.scratch))
    }
  }

  /// Joins what the first look has left, and if that is asked for, follows texts through the sources,
  /// which takes another look at each.
  ///
  /// - Returns: `nil` if there is nothing that a second look could find.
  func join(_ paths: [String], _ parts: [SourcePart?]) async -> ProjectJoin? {
    let join = await ProjectJoin.joining(
      paths, parts, outside: setting.outside, follows: setting.follows)
    guard let join, setting.follows else { return join }
    let (index, overlay, look) = (join.context.index, setting.overlay, setting.look)
    let present = paths.indices.filter { parts[$0] != nil }.map { paths[$0] }
    let flows = await concurrentlyMap(
      present, workers: setting.workers, scratch: { FileReader(overlay: overlay) }
    ) { path, reader -> FlowFacts? in
      guard let text = try? reader.source(at: path) else { return nil }
      return look.flow(in: text, path, in: index)
    }
    var byPath: [String: FlowFacts] = [:]
    for (path, flow) in zip(present, flows) { byPath[path] = flow }
    return join.following(byPath, paths)
  }

  /// Looks again at the sources that ask for what others declare.
  ///
  /// - Parameter texts: What the first look has kept of each.
  func second(
    at paths: [String], _ join: ProjectJoin, _ texts: [SourceText?], _ answers: inout [Answer?]
  ) async {
    let concerned = join.concerned.filter { answers[$0] != nil }
    let (scratch, overlay, look, transform) = (scratch, setting.overlay, setting.look, transform)
    let again = await concurrentlyMap(
      concerned, workers: setting.workers,
      scratch: { Worker(reader: FileReader(overlay: overlay), scratch: scratch()) }
    ) { position, worker -> Answer in
      let path = paths[position]
      do throws(GlossError) {
        let text =
          if let kept = texts[position] { kept } else { try worker.reader.source(at: path) }
        return transform(look.second(at: text, path, in: join.context), text, &worker.scratch)
      } catch {
        let nothing = SourceText(bytes: [], stamp: nil)
        return transform(ScannedSource(path, failure: error), nothing, &worker.scratch)
      }
    }
    for (position, answer) in zip(concerned, again) { answers[position] = answer }
  }
}

/// How much of the sources the first look may still keep: to open and read a file again takes as long as
/// to parse a tenth of it.
private final class TextRoom: Sendable {
  /// In bytes; nearly all apps have less Swift.
  private let left = Atomic(16 << 20)

  func take(_ count: Int) -> Bool {
    left.load(ordering: .relaxed) >= count
      && left.subtract(count, ordering: .relaxed).newValue >= 0
  }
}

extension FileReader {
  fileprivate mutating func source(at path: String) throws(GlossError) -> SourceText {
    let (bytes, stamp) = try stampedText(of: path)
    return SourceText(bytes: bytes, stamp: stamp)
  }
}

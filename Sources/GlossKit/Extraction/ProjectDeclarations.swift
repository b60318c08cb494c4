import LocalizationModel
import OrderedJSON
import ProjectLayout
import SwiftTree

/// The file that `gloss extract --format declarations` writes: declarations and literal hashes of
/// one part of a project, for runs on other parts (`--declarations`). Tests are included, because a
/// key that only a test spells must not become stale.
package struct ProjectDeclarations: Sendable {
  /// The sources by their paths in the repository, sorted by bytes.
  private let sources: [(path: String, source: RemoteSource)]

  /// Reads the sources and data models in the project's scope.
  ///
  /// - Throws: ``GlossError`` if a file cannot be read, if there is none, or if one
  ///   is outside the repository.
  package init(of project: Project) async throws(GlossError) {
    if let failure = project.failures.first { throw failure }
    let (reader, layout, overlay) = (TwoPassScanner(of: project), project.layout, project.overlay)
    let paths = project.swiftSources.filter {
      project.scope.contains($0) && project.sourcesElsewhere[$0] == nil
    }
    if paths.isEmpty { throw GlossError(project.scopeName, .noSources) }
    let read = await concurrentlyMap(
      paths, workers: project.workers
    ) { path -> Result<RemoteSource, GlossError> in
      do throws(GlossError) {
        let text = SourceBuffer(bytes: try FileReader(overlay: overlay).text(of: path), stamp: nil)
        return .success(reader.elsewhere(text, isTest: layout.isTest(path)))
      } catch {
        return .failure(error)
      }
    }
    let stable = project.stablePaths
    var sources: [(path: String, source: RemoteSource)] = []
    for (path, result) in zip(paths, read) {
      sources.append((stable.path(of: path), try result.get()))
    }
    for outside in project.outsideDeclarations
    where FileKind(path: outside.path) == .dataModel && project.scope.contains(outside.path) {
      sources.append(
        (
          stable.path(of: outside.path),
          RemoteSource(declarations: ContiguousArray(outside.swift.utf8), literals: [])
        ))
    }
    if let outside = sources.first(where: { !DeclarationsFile.isInside($0.path) }) {
      throw GlossError(
        project.scopeName, .badDeclarations(DeclarationsFile.leadsOutside(outside.path)))
    }
    self.sources = sources.sorted { $0.path.precedesInBytes($1.path) }
  }

  /// Writes the file, with a line feed at its end.
  package func json() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 1024 + sources.count * 1024, lineDepth: 2)
    json.object { json in
      json.member("sources", arrayOf: sources) { json, source in
        json.object { json in
          json.member("declarations", String(decoding: source.source.declarations, as: UTF8.self))
          json.member("literals", Self.digits(source.source.literals))
          json.member("path", source.path)
        }
      }
      json.member("version", 1)
    }
    return json.finished()
  }

  /// Writes hashes as 16 hexadecimal digits each, sorted and without duplicates.
  private static func digits(_ hashes: ContiguousArray<LiteralHash>) -> String {
    Set(hashes.map(\.bits)).sorted().map { bits in
      let digits = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

import CatalogSync
import LocalizationModel
import ProjectLayout
import SwiftTree

/// Sources outside the scan that may spell keys: files that the configuration excludes, hidden
/// folders, dependencies inside the project, targets of symbolic links.
///
/// ``SyncPlan`` searches them before keys count as unused, because their code may look a key up.
struct UnscannedSources: Sendable {
  let spelling: ExcludedSpellings
  /// Errors of files that could not be read, each of which may spell any key.
  private(set) var failures: [GlossError] = []

  /// Searches the files. None is read if no key is unused, so that a run without changes takes no
  /// more time.
  init(spelling keys: [String], in project: Project) async {
    var spelled = SpelledKeys(wanted: keys)
    if keys.isEmpty {
      spelling = ExcludedSpellings(spelled, in: project.layout, unread: nil, unreadOutsidePath: nil)
      return
    }
    let surroundings = Surroundings(of: project.searchedFolders, within: project.boundary)
    let unreadOutsidePath = (project.outsideSources + surroundings.outside).sortedByBytes().first
    let known = Set(project.layout.sources)
    let outside = surroundings.files.filter {
      ($0.kind == .swift || $0.kind == .otherSource) && !known.contains($0.path)
    }
    let (wanted, reader) = (spelled, TwoPassScanner(of: project, hashingLiterals: true))
    let boundary = project.boundary
    let literals = await concurrentlyMap(outside, workers: project.workers) { file in
      do throws(GlossError) {
        let bytes = try FileReader.contents(of: file.path, within: boundary).bytes
        return Result<Set<LiteralHash>, GlossError>.success(
          wanted.wanted(among: Self.literals(in: bytes, of: file, reader)))
      } catch {
        return .failure(error)
      }
    }
    failures = surroundings.failures
    for (file, result) in zip(outside, literals) {
      switch result {
      case .success(let hashes): spelled.add(hashes, of: file.path)
      case .failure(let error): failures.append(error)
      }
    }
    spelling = ExcludedSpellings(
      spelled, in: project.layout, unread: failures.first?.path,
      unreadOutsidePath: unreadOutsidePath)
  }

  /// Returns the hashes of a file's literals. A Swift file with syntax errors, such as a template,
  /// is searched as text, too: its errors may be permanent, and must not keep all keys forever.
  private static func literals(
    in bytes: ContiguousArray<UInt8>, of file: FileTree.File, _ reader: TwoPassScanner
  ) -> Set<LiteralHash> {
    if file.kind == .otherSource { return OtherSourceLiterals(bytes.span, path: file.path).hashes }
    let source = reader.source(bytes, file.path)
    let literals = Set(source.literalHashes)
    return source.isComplete
      ? literals : literals.union(OtherSourceLiterals(bytes.span, path: file.path).hashes)
  }
}

import LocalizationModel
import ProjectLayout
import SwiftTree

/// What spells keys though no strings are extracted from it: files that the configuration leaves out,
/// hidden folders, dependencies that lie in the project, folders behind symbolic links.
struct OutsideSpelling: Sendable {
  private let layout: ProjectLayout
  private var spelled: SpelledKeys
  /// What could not be read, so that it may spell any key.
  private(set) var failures: [GlossError] = []
  /// The first of what lies outside the project though it belongs to it. It is not read, so it may
  /// spell any key, too.
  private(set) var unreadPlace: String?

  /// Reads what is outside only if a key is about to be gone, so that a run with nothing to change
  /// costs nothing more.
  init(of gone: [GoneKeys], in project: Project, stale: StaleSetting) async {
    layout = project.layout
    spelled = SpelledKeys(wanted: [])
    if stale == .keep || gone.allSatisfy(\.keys.isEmpty) { return }
    let surroundings = Surroundings(of: project.searchedFolders, within: project.boundary)
    unreadPlace = (project.outsideSources + surroundings.outside).sortedByBytes().first
    let known = Set(project.layout.sources)
    let outside = surroundings.files.filter {
      ($0.kind == .swift || $0.kind == .otherSource) && !known.contains($0.path)
    }
    spelled = SpelledKeys(wanted: gone.lazy.flatMap(\.keys))
    let (wanted, look) = (spelled, SourceLook(of: project, hashingLiterals: true))
    let boundary = project.boundary
    let literals = await concurrentlyMap(outside, workers: project.workers) { file in
      do throws(GlossError) {
        let bytes = try FileReader.contents(of: file.path, within: boundary).bytes
        return Result<Set<LiteralHash>, GlossError>.success(
          wanted.wanted(among: Self.literals(in: bytes, of: file, look)))
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
  }

  /// The first by path bytes of the files outside that spell a key of a catalog and so keep it.
  func speller(of key: String, in catalog: String) -> String? {
    spelled.speller(of: key) { layout.mayHold($0, spellingKeysOf: catalog) }
  }

  /// A file that is not Swift from end to end, such as a template, is searched as text too: its
  /// errors are there to stay.
  private static func literals(
    in bytes: ContiguousArray<UInt8>, of file: FileTree.File, _ look: SourceLook
  ) -> Set<LiteralHash> {
    if file.kind == .otherSource { return OtherSourceLiterals(bytes.span, path: file.path).hashes }
    let source = look.source(bytes, file.path)
    let literals = Set(source.literalHashes)
    return source.isComplete
      ? literals : literals.union(OtherSourceLiterals(bytes.span, path: file.path).hashes)
  }
}

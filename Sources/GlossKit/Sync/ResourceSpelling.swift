import CatalogSync
import LocalizationModel
import SwiftTree

/// The keys that data files of the project spell, such as a JSON file that lists the texts of a
/// screen. Code reads such a key from the file and looks it up, so no source has to spell it.
///
/// Sync, rename and `why` search the files before they call a key unused. A file's keys count for
/// every catalog, because data is not bound to a target. Files that are too large or unreadable
/// count as empty.
struct ResourceSpelling: Sendable {
  private(set) var spelled: SpelledKeys

  /// Reads each file once; none is read if no key is wanted.
  ///
  /// - Parameter keys: The keys to search for.
  init(of keys: some Sequence<String>, in project: Project) async {
    spelled = SpelledKeys(wanted: keys)
    if spelled.isEmpty { return }
    let ownFiles = OwnFiles(of: project.configuration)
    let files = ResourceFiles(in: project.lockedFolder, except: ownFiles.contain).files
    let (wanted, boundary) = (spelled, project.boundary)
    let found = await concurrentlyMap(files, workers: project.workers) { file in
      wanted.wanted(among: Self.literals(of: file, within: boundary))
    }
    for (file, hashes) in zip(files, found) { spelled.add(hashes, of: file.path) }
  }

  /// Returns the paths of the files that spell a key.
  func spellers(of key: String) -> Set<String> { spelled.spellers(of: key) }

  private static func literals(
    of file: ResourceFiles.File, within boundary: ProjectBoundary
  ) -> Set<LiteralHash> {
    let contents = try? FileReader.contents(
      of: file.path, within: boundary, sizeLimit: ResourceFiles.Limits().fileSize)
    return contents.map { file.kind.literals(in: $0.bytes) } ?? []
  }
}

/// Gloss's own files, the configuration and the baseline: they name keys without using them.
private struct OwnFiles {
  private let identities: Set<FileIdentity>
  private let names: Set<Substring>

  init(of configuration: Configuration) {
    let paths = [configuration.path, configuration.presentBaseline].compactMap(\.self)
    identities = Set(paths.compactMap { FileIdentity($0) })
    names = Set(paths.compactMap(Self.name))
  }

  /// Returns true for one of these files, in whatever spelling of its path.
  func contain(_ path: String) -> Bool {
    guard let name = Self.name(path), names.contains(name) else { return false }
    return FileIdentity(path).map(identities.contains) ?? false
  }

  private static func name(_ path: String) -> Substring? { path.split(separator: "/").last }
}

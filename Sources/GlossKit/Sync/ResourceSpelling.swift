import CatalogSync
import LocalizationModel
import SwiftTree

/// Which keys the project's own data holds, such as JSON that lists what a screen shows: code reads
/// them from there and looks them up, so that no literal has to spell them.
///
/// Whatever target has the file, its texts may be those of any catalog: data goes where code takes it.
/// What is too large or cannot be read holds none.
struct ResourceSpelling: Sendable {
  private(set) var spelled: SpelledKeys

  /// Reads each file once, and none if no key is wanted.
  ///
  /// - Parameter keys: What is about to be gone, or asked about.
  init(of keys: some Sequence<String>, in project: Project) async {
    spelled = SpelledKeys(wanted: keys)
    if spelled.isEmpty { return }
    let own = OwnFiles(of: project.configuration)
    let files = ResourceFiles(in: project.lockedFolder, except: own.contain).files
    let (wanted, boundary) = (spelled, project.boundary)
    let found = await concurrentlyMap(files, workers: project.workers) { file in
      wanted.wanted(among: Self.literals(of: file, within: boundary))
    }
    for (file, hashes) in zip(files, found) { spelled.add(hashes, of: file.path) }
  }

  /// The files that hold a key.
  func spellers(of key: String) -> Set<String> { spelled.spellers(of: key) }

  private static func literals(
    of file: ResourceFiles.File, within boundary: ProjectBoundary
  ) -> Set<LiteralHash> {
    let contents = try? FileReader.contents(
      of: file.path, within: boundary, sizeLimit: ResourceFiles.Limits().fileSize)
    return contents.map { file.kind.literals(in: $0.bytes) } ?? []
  }
}

/// The configuration and the baseline, which hold keys because they are about keys.
private struct OwnFiles {
  private let identities: Set<FileIdentity>
  private let names: Set<Substring>

  init(of configuration: Configuration) {
    let paths = [configuration.path, configuration.presentBaseline].compactMap(\.self)
    identities = Set(paths.compactMap { FileIdentity($0) })
    names = Set(paths.compactMap(Self.name))
  }

  /// - Parameter path: However the run writes it.
  func contain(_ path: String) -> Bool {
    guard let name = Self.name(path), names.contains(name) else { return false }
    return FileIdentity(path).map(identities.contains) ?? false
  }

  private static func name(_ path: String) -> Substring? { path.split(separator: "/").last }
}

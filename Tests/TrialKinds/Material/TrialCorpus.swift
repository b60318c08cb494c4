package import Foundation
import TestSupport

/// The real catalogs and XLIFF files of the corpus, with which trials are made.
package struct TrialCorpus: Sendable {
  private let folder: URL

  /// Opens the corpus.
  ///
  /// - Parameter folder: A folder with `xcstrings` and `xliff` in it.
  package init(_ folder: URL) { self.folder = folder }

  /// Returns all catalogs of a part, by path.
  ///
  /// - Parameter part: The part of the corpus.
  package func catalogs(_ part: Part) throws -> [URL] {
    switch part {
    case .everywhere: try folder.files("xcstrings")
    case .repositories: try folder.appending(path: "xcstrings").files("xcstrings")
    case .apps: try folder.appending(path: "xcstrings").files("xcstrings", isDeep: false)
    }
  }

  /// A part of the corpus.
  package enum Part {
    /// All catalogs, including those in bundles for translators.
    case everywhere
    /// The catalogs of repositories, including those that other tools have written.
    case repositories
    /// The catalogs of repositories that Xcode has written.
    case apps
  }

  /// Returns the catalogs of each repository, under paths like those in the repository. The corpus
  /// has them as files named `OWNER__REPOSITORY__PATH`, with `__` for each slash.
  package func repositories() throws -> [(name: String, catalogs: [(name: String, url: URL)])] {
    var all: [String: [(name: String, url: URL)]] = [:]
    for url in try catalogs(.apps) {
      let parts = url.lastPathComponent.replacing(".xcloc", with: "").split(separator: "__")
      guard parts.count > 2 else { continue }
      all[parts.prefix(2).joined(separator: "/"), default: []].append(
        (parts.dropFirst(2).joined(separator: "/"), url))
    }
    return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A file that Xcode exported and the catalogs that it was made from, under the names in the
  /// file.
  package struct Pair: Sendable {
    package let name: String
    package let document: URL
    package let catalogs: [(name: String, url: URL)]
    package let size: Int
  }

  /// Returns all pairs, by name. The catalogs are those in the exported bundle, or, where the
  /// corpus has them, the catalogs of the same commit with their translations.
  package func pairs() throws -> [Pair] {
    let bundles = folder.appending(path: "xliff")
    let names = try FileManager.default.contentsOfDirectory(atPath: bundles.path).sorted()
    return names.filter { $0.hasSuffix(".xcloc") }.compactMap { name in
      let bundle = bundles.appending(path: name)
      let full = bundles.appending(path: "\(name).catalogs-same-commit")
      let isFull = FileManager.default.fileExists(atPath: full.path)
      let sources = isFull ? full : bundle.appending(path: "Source Contents")
      let localized = bundle.appending(path: "Localized Contents")
      let inside = try? FileManager.default.contentsOfDirectory(atPath: localized.path)
      guard let file = inside?.first(where: { $0.hasSuffix(".xliff") }) else { return nil }
      let document = localized.appending(path: file)
      let all = FileManager.default.enumerator(atPath: sources.path)
      let catalogs = (all?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".xcstrings") }.sorted()
        .map { (name: $0, url: sources.appending(path: $0)) }
      if catalogs.isEmpty { return nil }
      let size = (try? Data(contentsOf: document).count) ?? 0
      return Pair(name: name, document: document, catalogs: catalogs, size: size)
    }
  }

  /// Returns a folder of published experiments with Xcode 27: catalogs, edited files, and the
  /// results.
  package func probe(_ name: String) -> URL {
    folder.appending(path: "xliff/Murzav__xcstrings-mcp__tests__fixtures__apple_xcode27/\(name)")
  }
}

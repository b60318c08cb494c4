package import Foundation

/// The real catalogs that trials are made with.
package enum TrialCatalogs {
  /// All of a corpus, by path, those of other tools among them.
  package static func all(in corpus: URL) -> [URL] {
    let folder = corpus.appending(path: "xcstrings")
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcstrings" }
      .sorted { $0.path < $1.path }
  }
}

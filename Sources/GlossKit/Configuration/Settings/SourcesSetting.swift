import LocalizationModel
package import ProjectLayout

extension Settings {
  /// `"sources": ["App", "Modules/*/Sources"]`
  static let sources = Setting<Configuration>(
    "sources",
    "Files and folders with sources and catalogs, as globs. If not set, all below this file.",
    .globs
  ) { $0.sources = $1 }
}

extension Configuration {
  private enum SourcesKey: ConfigurationKey { static let standard: PathFilter? = nil }

  /// `nil` if the file does not say: then everything below ``root``.
  package var sources: PathFilter? {
    get { self[SourcesKey.self] }
    set { self[SourcesKey.self] = newValue }
  }

  /// The files and folders to walk so as to find all that ``sources`` takes in, as paths relative to
  /// the working directory.
  package var sourceRoots: [String] {
    guard let sources else { return [root] }
    return sources.globs.map { base.workingPath(of: $0.fixedPrefix) }.sortedByBytes()
  }

  /// Whether a file that the walk found is one of the project's.
  ///
  /// - Parameter path: Relative to the working directory.
  package func includes(_ path: String) -> Bool {
    if exclusions.covers(path) { return false }
    return sources?.covers(path) ?? true
  }
}

package import ProjectLayout

extension Settings {
  /// `"sources": ["App", "Modules/*/Sources"]`
  static let sources = Setting<Configuration>(
    "sources", "Files and folders with sources and catalogs, as globs; else all below this file.",
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
}

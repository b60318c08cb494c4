extension Settings {
  /// `"sources": ["App", "Modules/*/Sources"]`
  static let sources = Setting<Configuration>(
    "sources", "Files and folders with sources and catalogs, as globs; else all below this file.",
    .globs
  ) { $0.sources = $1 }
}

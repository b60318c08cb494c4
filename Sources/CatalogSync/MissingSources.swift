import LocalizationModel
package import ProjectLayout

/// The sources that belong to the project and that this checkout lacks: a submodule that was not
/// fetched, files that a sparse checkout leaves out, generated files that git ignores.
///
/// Such a source was not read, so any key that it may look up stays as it is.
/// ``SourceSpellings`` and the checks of catalogs ask this value, which is empty for a complete
/// checkout.
package struct MissingSources: Sendable {
  /// A source that is missing.
  package struct Source: Sendable {
    /// Its path, or one that stands for all files of a folder whose files are unknown.
    package let path: String
    /// The path to show: the source's, or the outermost folder around it that is missing.
    package let place: String
    /// True if a build file names it or git knows its name. A submodule that no build file names is
    /// not: beside targets its files may be anything.
    package let isKnown: Bool

    package init(path: String, place: String, isKnown: Bool) {
      self.path = path
      self.place = place
      self.isKnown = isKnown
    }
  }

  private var sources: [String: Source] = [:]
  /// The catalogs that this checkout lacks, sorted by path bytes. Their strings go to no other
  /// catalog.
  package let catalogs: [String]
  /// The layout of the project as if nothing were missing; `nil` if nothing is.
  package let layout: ProjectLayout?
  /// Sources that build files name, and that neither the checkout nor git has: they keep no keys.
  package let deadReferences: [ListedSource]

  /// Nothing is missing.
  package init() {
    layout = nil
    catalogs = []
    deadReferences = []
  }

  /// - Parameter layout: The project's layout with these sources and catalogs, and with the
  ///   manifests that the checkout lacks.
  package init(
    _ sources: [Source], catalogs: [String], in layout: ProjectLayout,
    deadReferences: [ListedSource]
  ) {
    for source in sources { self.sources[source.path] = source }
    self.catalogs = catalogs.distinctByBytes()
    self.layout = sources.isEmpty && catalogs.isEmpty ? nil : layout
    self.deadReferences = deadReferences
  }

  /// Returns the places of missing sources whose literals can be keys of a catalog, each once,
  /// sorted by path bytes.
  package func places(thatMaySpellKeysOf catalog: String) -> [String] {
    guard let layout else { return [] }
    let found = sources.values.lazy.filter { source in
      // The strings of tests go to no catalog.
      !layout.isTest(source.path) && layout.maySpell(source.path, keysOf: catalog)
        && (source.isKnown || !layout.knowsTargets || layout.hasTarget(source.path))
    }
    return Set(found.map(\.place)).sortedByBytes()
  }
}

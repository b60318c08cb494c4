import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The sources of a project with their strings in groups, one for each set of catalogs that serve
/// them.
///
/// It is the first step of a sync. The rule `unused-key` and editors take it as well, so that they
/// know the same catalogs for a string.
struct GroupedSources: Sendable {
  let sources: SyncSources
  let groups: StringGroups
  /// The sources and catalogs that the checkout lacks.
  let missing: MissingSources
  private let layout: ProjectLayout
  private let lists: [String: Bool]
  private let catalogs: [Result<CatalogFile, GlossError>]

  init(_ reading: SyncReading, of project: Project) {
    missing = project.missingSources()
    // Strings of a catalog that the checkout lacks must not go to another one.
    layout = missing.layout ?? project.layout
    (sources, lists) = reading.sources(of: project, in: layout)
    groups = StringGroups(
      sources, in: layout, scope: project.scope, knowsTargets: project.unreadBuildFile == nil)
    catalogs = reading.catalogs
  }

  /// Chooses the catalogs that take the strings.
  ///
  /// - Parameter created: The paths of the catalogs that a sync creates.
  func assignment(in project: Project, created: Set<String> = []) -> CatalogAssignment {
    CatalogAssignment(
      groups, catalogs, of: project, layout, beside: missing, created: created, lists: lists)
  }
}

import CatalogSync
import ConventionChecks
import LocalizationModel
import ProjectLayout

/// The parts of a project that the check of one source needs: the default convention, the guide
/// rules, the layout that names its catalogs, and packages. ``CheckedFiles`` makes it once for all
/// sources.
struct SourceContext: Sendable {
  /// The default convention in a project that sets none; else `nil`.
  let unsetConvention: Convention?
  /// The guide rules that the project turns on.
  let guides: GuideSelection
  private let layout: ProjectLayout
  /// The packages whose targets have resource bundles of their own, by the layout's names.
  private let packages: Set<String>

  init(_ project: Project) {
    let configuration = project.configuration
    unsetConvention = configuration.setsConvention ? nil : configuration.checks.base.convention
    guides = GuideSelection(configuration.guides)
    layout = project.layout
    packages = Set(
      project.tree.paths(of: .packageManifest)
        .filter { !Self.isAppToo(FolderPath.folder(of: $0), within: project.boundary) }
        .map { project.layout.package(ofManifest: $0) })
  }

  /// The inputs of a source's findings that come from the project.
  private struct Inputs: Equatable, Sendable {
    let unsetConvention: Convention?
    let guides: GuideSettings
    let layout: Identity?
    let packages: Set<String>
  }

  /// Returns an identity that is equal for equal contexts; `nil` if the project keeps no results.
  func edition(of project: Project) -> Identity? {
    project.overlay.cache.map { cache in
      // The method that answers from a cache is one of `Optional`.
      Optional(cache).answer(
        from: Inputs(
          unsetConvention: unsetConvention, guides: project.configuration.guides,
          layout: project.layoutEdition, packages: packages)
      ) { Identity() }
    }
  }

  /// Returns for each string the paths of the catalogs that serve it.
  func catalogs(serving strings: [ExtractedString]) -> [[String]] {
    strings.map(layout.catalogs(serving:))
  }

  /// Returns the tables for which the package target around a source has a catalog of its own.
  func moduleTables(of path: String) -> Set<String> {
    layout.moduleTables(of: path, in: packages)
  }

  /// True if an Xcode project, or the file that generates one, lies beside the
  /// manifest. Such a project may compile the sources into an app, where lookups without a bundle
  /// find their texts in the main bundle.
  private static func isAppToo(
    _ package: String, within boundary: ProjectBoundary
  ) -> Bool {
    let folder = package.isEmpty ? "" : package + "/"
    if ["project.yml", "Project.swift"].contains(where: { PathKind(folder + $0) == .file }) {
      return true
    }
    return FolderListing(folder, excluding: PathFilter([]), within: boundary).entries.contains {
      $0.name.hasSuffix(".xcodeproj/")
    }
  }
}

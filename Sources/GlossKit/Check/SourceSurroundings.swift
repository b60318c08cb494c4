import CatalogSync
import ConventionChecks
import LocalizationModel
import ProjectLayout

/// What a check has to know about a project to check one of its sources.
struct SourceSurroundings: Sendable {
  /// The usual convention, in a project that sets none; else `nil`.
  let unsetConvention: Convention?
  /// The guide rules that the project turns on.
  let guides: GuideSelection
  private let layout: ProjectLayout
  /// Packages whose targets have bundles of their own.
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

  private struct Ground: Equatable, Sendable {
    let unsetConvention: Convention?
    let guides: GuideSettings
    let layout: Identity?
    let packages: Set<String>
  }

  /// The same for equal surroundings, if the project has a memory.
  func edition(of project: Project) -> Identity? {
    project.overlay.memory.map { memory in
      Optional(memory).answer(
        from: Ground(
          unsetConvention: unsetConvention, guides: project.configuration.guides,
          layout: project.layoutEdition, packages: packages)
      ) { Identity() }
    }
  }

  /// For each of a source's strings the catalogs that serve it.
  func catalogs(serving strings: [ExtractedString]) -> [[String]] {
    strings.map(layout.catalogs(serving:))
  }

  /// The tables that the package target around a source has a catalog of its own for.
  func moduleTables(of path: String) -> Set<String> {
    layout.moduleTables(of: path, in: packages)
  }

  /// Whether an Xcode project beside the manifest compiles the package's sources into an app, where
  /// they find their texts in the main bundle.
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

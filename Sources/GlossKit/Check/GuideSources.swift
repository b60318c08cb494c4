import GuideChecks
import LocalizationModel
import ProjectLayout
import SourceScanner
import SwiftTypes

/// Reads the sources of a scan for ``GuideCheck``: each parsed with its function bodies, and an
/// index of all declarations.
struct GuideSources: Sendable {
  private let scan: ProjectScan
  private let project: Project
  private let broken: Set<String>

  /// - Parameter broken: The paths to leave out: sources that could not be parsed to their end.
  init(_ scan: ProjectScan, of project: Project, leavesOut broken: Set<String>) {
    self.scan = scan
    self.project = project
    self.broken = broken
  }

  /// Joins the declarations of the sources. Tests are included if they are reported, or if the
  /// project has `ObservableObject` classes: migrating these rewrites their uses in tests.
  func joined() async -> (index: ProjectIndex, models: ModelNames) {
    let index = scan.index()
    let models = ModelNames(index)
    guard project.configuration.guides.includesTests || models.hasObservableObjects else {
      return (index, models)
    }
    let whole = scan.index(adding: await testDeclarations())
    return (whole, ModelNames(whole))
  }

  private func testDeclarations() async -> [(path: String, part: SourcePart)] {
    let (reader, layout) = (TwoPassScanner(of: project), project.layout)
    return await map(indices.filter { layout.isTest(scan.paths[$0]) }) { path, text in
      (path, reader.declarations(in: text))
    }
  }

  /// Reads all sources in parallel.
  ///
  /// - Returns: One value for each source, sorted by path bytes.
  func read(in index: ProjectIndex, _ models: ModelNames) async -> [GuideSource] {
    let layout = project.layout
    return await map(indices) { path, text in
      GuideReader.source(text, path: path, isTest: layout.isTest(path), in: index, models)
    }
  }

  /// The indices in the scan of the sources to read.
  private var indices: [Int] {
    scan.paths.indices.filter {
      !broken.contains(scan.paths[$0]) && !FileKind.isC(scan.paths[$0])
    }
  }

  /// Transforms the texts of some sources, several at a time. An unreadable one is left out,
  /// because the scan has reported it.
  private func map<Output: Sendable>(
    _ indices: [Int],
    _ transform: @escaping @Sendable (_ path: String, _ text: ContiguousArray<UInt8>) -> Output
  ) async -> [Output] {
    let (paths, overlay) = (scan.paths, project.overlay)
    return await concurrentlyMap(indices, workers: project.workers) { index -> Output? in
      let path = paths[index]
      return (try? FileReader(overlay: overlay).text(of: path)).map { transform(path, $0) }
    }.compactMap(\.self)
  }
}

import Foundation
import GlossKit
import TestSupport

extension TemporaryFolder {
  /// The project that the `gloss.json` in the folder makes of it.
  ///
  /// - Parameters:
  ///   - paths: Files and folders in scope; none for the whole project.
  ///   - workers: Two, so that an order that depends on their number shows.
  func project(_ paths: [String] = [], workers: Int = 2) async throws -> Project {
    await Project(
      paths: paths.map { self($0) },
      configuration: try Configuration.load(.file(self("gloss.json"))),
      workers: workers)
  }
}

extension Checkout {
  /// A project among the fixtures.
  static func project(_ name: String) async throws -> Project {
    let file = root.appending(path: "Fixtures/\(name)/gloss.json")
    return await Project(configuration: try Configuration.load(.file(file.path)))
  }
}

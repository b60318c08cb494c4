package import Foundation
import TestSupport

/// The targets of a package as `swift package dump-package` prints them.
package struct PackageManifest: Sendable {
  package let targets: [PackageTarget]

  /// The error of a manifest that cannot be read.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Asks SwiftPM about the package in a folder, with the targets that exist only under
  /// `GLOSS_TRIALS=1`.
  ///
  /// - Throws: ``Failure`` if SwiftPM cannot be asked, and errors of decoding.
  package init(of folder: URL) throws {
    guard let swift = Subprocess(named: "swift") else {
      throw Failure(description: "no folder of PATH holds the program 'swift'")
    }
    // SwiftPM locks the package's own build folder while its tests run.
    let scratch = try TemporaryFolder()
    defer { withExtendedLifetime(scratch) {} }
    let environment = ProcessInfo.processInfo.environment.merging(["GLOSS_TRIALS": "1"]) { $1 }
    let result = try swift.run(
      [
        "package", "--package-path", folder.path, "--scratch-path", scratch.url.path,
        "dump-package",
      ], environment: environment)
    guard result.status == 0 else {
      throw Failure(description: "'swift package dump-package' failed: \(result.errorText)")
    }
    try self.init(dump: result.output)
  }

  /// Decodes a manifest.
  ///
  /// - Parameter dump: The JSON that SwiftPM prints.
  package init(dump: Data) throws {
    targets = try JSONDecoder().decode(Dump.self, from: dump).targets.map { target in
      let parent = target.type == "test" ? "Tests" : "Sources"
      return PackageTarget(
        name: target.name, kind: target.type, folder: target.path ?? "\(parent)/\(target.name)",
        excluded: target.exclude, dependencies: target.dependencies.map(\.name))
    }
  }

  private struct Dump: Decodable {
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let exclude: [String]
      let dependencies: [Dependency]
    }

    /// A dependency: `{"byName": ["Name", null]}`, or `target` or `product` in place of `byName`.
    struct Dependency: Decodable {
      let name: String

      init(from decoder: any Decoder) throws {
        let members = try decoder.singleValueContainer().decode([String: [Detail]].self)
        guard let name = members.values.first?.first?.name else {
          throw Failure(description: "the manifest has a dependency without a name")
        }
        self.name = name
      }
    }

    /// A name, or a package, condition or alias that adds to it.
    struct Detail: Decodable {
      let name: String?

      init(from decoder: any Decoder) throws {
        name = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }
}

/// A target as the package's manifest declares it.
package struct PackageTarget: Hashable, Sendable {
  package let name: String
  /// The kind as SwiftPM spells it: `regular`, `executable`, `test`, `system` and so on.
  package let kind: String
  /// The folder relative to the package, without a slash at its end.
  package let folder: String
  /// The files and folders in ``folder`` that are not sources.
  package let excluded: [String]
  /// The names of targets and products, in the manifest's order.
  package let dependencies: [String]

  package init(
    name: String, kind: String, folder: String, excluded: [String] = [], dependencies: [String]
  ) {
    self.name = name
    self.kind = kind
    self.folder = folder
    self.excluded = excluded
    self.dependencies = dependencies
  }

  /// The name by which sources import it.
  package var module: String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// True if the target may depend on a program that it runs and does not import.
  var canRunPrograms: Bool { kind == "test" || kind == "plugin" }

  /// True if the target is part of the shipped package.
  var isShipped: Bool { folder.hasPrefix("Sources/") }
}

/// A target as the package's manifest declares it.
package struct PackageTarget: Hashable, Sendable {
  package let name: String
  /// As SwiftPM spells it: `regular`, `executable`, `test`, `system` and so on.
  package let kind: String
  /// Relative to the package, without a slash at its end.
  package let folder: String
  /// Files and folders in ``folder`` that are no sources.
  package let excluded: [String]
  /// Names of targets and products, in the manifest's order.
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

  /// The name that sources import it by.
  package var module: String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Whether it may depend on a program that it runs and does not import.
  var canRunPrograms: Bool { kind == "test" || kind == "plugin" }

  /// Whether it is part of what we ship.
  var isShipped: Bool { folder.hasPrefix("Sources/") }
}

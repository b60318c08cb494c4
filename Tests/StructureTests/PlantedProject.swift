import Structure

/// Sources that a test writes, in targets that it names.
struct PlantedProject {
  var targets: [PackageTarget] = []
  /// By path.
  var texts: [String: String] = [:]

  /// Adds a target in `Sources`, or in `Tests` if it is one of tests.
  ///
  /// - Parameter files: Texts by their paths in the target's folder.
  mutating func add(
    _ name: String, kind: String = "regular", uses: [String] = [], _ files: [String: String] = [:]
  ) {
    let folder = "\(kind == "test" ? "Tests" : "Sources")/\(name)"
    targets.append(PackageTarget(name: name, kind: kind, folder: folder, dependencies: uses))
    for (path, text) in files { texts["\(folder)/\(path)"] = text }
  }

  /// Violations that a check finds with a table, as people read them.
  func violations(_ check: any StructureCheck.Type, _ table: String) -> [String] {
    let project = Project(targets: targets, texts: texts)
    return check.init(Table(path: "table", table)).report(on: project).violations
      .map(\.description)
  }
}

import LocalizationModel
import SwiftTypes

/// The migration of a class hierarchy to `@Observable` with all its uses, as one change of all
/// files or none.
///
/// The rule `observable-object` and the rules on the old wrappers share it as their fix.
struct ModelMigration: Sendable {
  /// The name of the root class.
  let name: String
  /// All edits, sorted by path bytes; empty if there are stops.
  let files: [Fix.FileEdits]
  /// The obstacles, sorted by path and position.
  let stops: [MigrationRejection]
  /// The changes of behavior that each view may notice, in the order of the classes.
  let remarks: [MigrationRejection]

  /// Returns the migration as the fix of a finding.
  ///
  /// - Parameter path: The file of the finding.
  /// - Returns: `nil` if there are stops, or if nothing changes in that file.
  func fix(from path: String) -> Fix? {
    guard let fileEdits = files.first(where: { $0.path == path }) else { return nil }
    // Not safe: views are then redrawn only for changes of what they read.
    return Fix(
      Message(
        "migrate '\(name)' to '@Observable' with all its uses",
        comment: "修复：把类及其所有用法迁移到 @Observable。%@：类名"),
      edits: fileEdits.edits, elsewhere: files.filter { $0.path != path }, isSafe: false)
  }
}

/// The migrations of all `ObservableObjectRule` classes of a project.
struct ModelMigrations: Sendable {
  private var all: [ModelMigration] = []
  /// The index of each class's migration in ``all``.
  private var indexes: [TypeID: Int] = [:]

  init() {}

  init(of project: GuideProject, _ models: ModelNames) {
    guard models.hasObservableObjects else { return }
    let classes = project.classes.filter(project.isObservableObject)
    if classes.isEmpty { return }
    let uses = ProjectModelUses(project, models)
    let readers = NameReaders(project)
    for hierarchy in Self.hierarchies(of: classes, in: project) {
      var planning = MigrationPlanning(of: hierarchy, in: project, uses, readers)
      for type in hierarchy { indexes[type] = all.count }
      all.append(planning.migration())
    }
  }

  /// Returns the migration of a class's hierarchy; `nil` for a type that is no `ObservableObjectRule`.
  func migration(of type: TypeID) -> ModelMigration? { indexes[type].map { all[$0] } }

  /// Groups classes by hierarchy, each with its root first.
  private static func hierarchies(of classes: [TypeID], in project: GuideProject) -> [[TypeID]] {
    var roots: [TypeID] = []
    var members: [TypeID: [TypeID]] = [:]
    for type in classes {
      // Ancestors come nearest first, so the last class among them is the root.
      let root =
        project.withAncestors(of: type)
        .last { project.isClass($0) && project.isObservableObject($0) } ?? type
      if members[root] == nil { roots.append(root) }
      members[root, default: []].append(type)
    }
    return roots.map { root in [root] + (members[root] ?? []).filter { $0 != root } }
  }
}

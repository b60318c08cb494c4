import LocalizationModel
import SwiftTypes

/// What makes a class `@Observable`, together with the classes that it inherits from or that inherit from
/// it, and with all that uses them: everything changes, or nothing does.
struct ModelMigration: Sendable {
  /// The name of the class that begins the hierarchy.
  let name: String
  /// All changes, by path bytes; empty if something is in the way.
  let files: [Fix.FileEdits]
  /// What is in the way, by place.
  let stops: [MigrationStop]

  /// The migration as the fix of a finding.
  ///
  /// - Parameter path: The file of the finding.
  /// - Returns: `nil` if something is in the way, or if nothing changes in the file.
  func fix(from path: String) -> Fix? {
    guard let own = files.first(where: { $0.path == path }) else { return nil }
    return Fix(
      Message(
        "migrate '\(name)' to '@Observable' with all its uses",
        comment: "修复：把类及其所有用法迁移到 @Observable。%@：类名"),
      edits: own.edits, elsewhere: files.filter { $0.path != path }, isSafe: false)
  }
}

/// The migrations of all classes of a project.
struct ModelMigrations: Sendable {
  private var all: [ModelMigration] = []
  private var numbers: [TypeID: Int] = [:]

  init() {}

  init(of project: GuideProject, _ models: ModelNames) {
    guard models.hasObservableObjects else { return }
    let classes = project.classes.filter(project.isObservableObject)
    if classes.isEmpty { return }
    let uses = ProjectModelUses(project, models)
    let readers = ProjectReaders(project)
    for family in Self.families(of: classes, in: project) {
      var planning = MigrationPlanning(of: family, in: project, uses, readers)
      for type in family { numbers[type] = all.count }
      all.append(planning.migration())
    }
  }

  func migration(of type: TypeID) -> ModelMigration? { numbers[type].map { all[$0] } }

  /// Classes that inherit from one another, each with the class that begins it first.
  private static func families(of classes: [TypeID], in project: GuideProject) -> [[TypeID]] {
    var roots: [TypeID] = []
    var members: [TypeID: [TypeID]] = [:]
    for type in classes {
      // The last of the ancestors that are classes is the one without any.
      let root =
        project.withAncestors(of: type)
        .last { project.isClass($0) && project.isObservableObject($0) } ?? type
      if members[root] == nil { roots.append(root) }
      members[root, default: []].append(type)
    }
    return roots.map { root in [root] + (members[root] ?? []).filter { $0 != root } }
  }
}

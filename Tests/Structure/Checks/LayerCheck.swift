/// Checks that the folders inside a target are layers, none of which uses a later one.
///
/// A row of the table is `target/folder : folders`, the folders that this folder uses. The row of a
/// used folder comes first, so that there are no circles. `target/.` is for the files outside of
/// folders. Folders in a folder have rows like those of a target: `target/folder/inner : folders`.
/// Every target in `Sources` has rows.
///
/// A use is a declaration of one folder named in another: a type, a function, a value, or a member
/// that an extension adds to a type of yet another place.
package struct LayerCheck: StructureCheck {
  package static let name = "layers"

  private let table: Table

  package init(_ table: Table) { self.table = table }

  package func report(on project: Project) -> Report {
    var violations = table.violations
    var figures: [String] = []
    var targets: [String] = []
    for row in table.rows {
      let target = String(row.key.prefix { $0 != "/" })
      if !targets.contains(target) { targets.append(target) }
    }
    let missing = Set(project.outlines.filter { $0.path.hasPrefix("Sources/") }.map(\.target))
      .subtracting(targets)
    violations += missing.sorted().map {
      Violation(path: table.path, line: 1, message: "add rows for the folders of '\($0)'")
    }
    for target in targets {
      let spaces = LayerSpace.all(of: target, in: project)
      for space in spaces {
        let layers = Layers(space: space, table: table)
        let uses = FolderUses(in: space, of: project)
        violations += layers.flaws + layers.violations(by: uses)
        figures += layers.figures(of: uses)
      }
      violations += strayRows(of: target, outside: spaces)
    }
    return Report(violations, figures: figures)
  }

  /// Returns violations for rows of folders in folders that do not exist.
  private func strayRows(of target: String, outside spaces: [LayerSpace]) -> [Violation] {
    let names = Set(spaces.map(\.name))
    return table.rows.filter { $0.key.hasPrefix("\(target)/") && !names.contains($0.space) }.map {
      table.violation(at: $0, "remove this row: there is no folder '\($0.key)'")
    }
  }
}

extension Table.Row {
  /// The target or folder whose folder the row is for.
  fileprivate var space: String {
    key.split(separator: "/").dropLast().joined(separator: "/")
  }
}

/// The rows of one target or folder, in order.
private struct Layers {
  let name: String
  let rows: [Table.Row]
  let table: Table

  init(space: LayerSpace, table: Table) {
    let name = space.name
    self.name = name
    self.table = table
    rows = table.rows.filter { $0.space == name }
  }

  /// The rows that name a folder which does not come before them.
  var flaws: [Violation] {
    var before: Set<String> = []
    var flaws: [Violation] = []
    for row in rows {
      for used in row.valueWords where !before.contains(used) {
        flaws.append(
          table.violation(at: row, "'\(row.key)' cannot use '\(used)', which has no row above it"))
      }
      before.insert(folder(of: row))
    }
    return flaws
  }

  func violations(by uses: FolderUses) -> [Violation] {
    let allowed = Dictionary(rows.map { (folder(of: $0), Set($0.valueWords)) }) { $0.union($1) }
    let missing = uses.folders.filter { allowed[$0] == nil }.sorted().map {
      Violation(path: table.path, line: 1, message: "add a row for '\(name)/\($0)'")
    }
    var seen: Set<[String]> = []
    let forbidden = uses.all.filter {
      allowed[$0.folder]?.contains($0.used) == false && seen.insert([$0.path, $0.name]).inserted
    }.map { use in
      Violation(
        path: use.path, line: use.line,
        message: """
          '\(name)/\(use.folder)' may not use '\(use.name)' of '\(name)/\(use.used)': \
          \(table.path) forbids it
          """)
    }
    return missing + forbidden + rows.flatMap { unused(in: $0, by: uses) }
  }

  private func unused(in row: Table.Row, by uses: FolderUses) -> [Violation] {
    guard uses.folders.contains(folder(of: row)) else {
      return [table.violation(at: row, "remove this row: there is no folder '\(row.key)'")]
    }
    let used = Set(uses.all.filter { $0.folder == folder(of: row) }.map(\.used))
    return row.valueWords.filter { !used.contains($0) }.map {
      table.violation(at: row, "remove '\($0)': '\(row.key)' uses nothing of it")
    }
  }

  func figures(of uses: FolderUses) -> [String] {
    rows.map { row in
      let folderUses = uses.all.filter { $0.folder == folder(of: row) }
      let counts = Dictionary(grouping: folderUses, by: \.used).mapValues {
        Set($0.map(\.name)).count
      }
      let parts = counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
      return "\(row.key) uses of \(parts.joined(separator: ", "))"
    }
  }

  private func folder(of row: Table.Row) -> String {
    String(row.key.dropFirst(name.count + 1))
  }
}

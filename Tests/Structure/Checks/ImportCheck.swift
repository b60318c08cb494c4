/// Compares imports with the manifest, and the manifest with the table of bans.
///
/// SwiftPM itself accepts an import of anything that a declared dependency depends on, and a
/// dependency that is never imported. A row of the table is `target : names`, the most that the
/// target may depend on and the modules of the toolchain that it may import. Every target in
/// `Sources` has a row.
package struct ImportCheck: StructureCheck {
  package static let name = "imports"

  private let table: Table

  package init(_ table: Table) { self.table = table }

  package func report(on project: Project) -> Report {
    let imports = project.outlines.map(\.imports.count).reduce(0, +)
    let files = project.outlines.count
    return Report(
      table.violations + declared(in: project) + imported(in: project)
        + table.rows.flatMap { flaws(of: $0, in: project) },
      figures: ["\(imports) imports in \(files) files of \(project.targets.count) targets"])
  }

  /// Returns violations of targets whose declarations exceed the table, or fall short of it.
  private func declared(in project: Project) -> [Violation] {
    project.targets.flatMap { target -> [Violation] in
      guard let row = row(of: target) else {
        guard target.isShipped, target.kind != "system" else { return [] }
        return [manifest("add a row for '\(target.name)' to \(table.path)")]
      }
      let allowed = Set(row.valueWords)
      return target.dependencies.filter { !allowed.contains($0) }.map {
        manifest("'\(target.name)' may not depend on '\($0)': \(table.path) forbids it")
      }
    }
  }

  /// Returns violations of imports that are not declared or not allowed, and of declared
  /// dependencies that no file imports.
  private func imported(in project: Project) -> [Violation] {
    let modules = Dictionary(project.targets.map { ($0.module, $0) }) { first, _ in first }
    return project.targets.flatMap { target -> [Violation] in
      let outlines = project.outlines(of: target)
      let undeclared = outlines.flatMap { outline in
        outline.imports.compactMap { found in
          flaw(of: found, in: target, modules[found.module]).map {
            Violation(path: outline.path, line: found.line, message: $0)
          }
        }
      }
      let imported = Set(outlines.flatMap(\.imports).map(\.module))
      let unused = target.dependencies.compactMap { name -> Violation? in
        guard let used = project.targets.first(where: { $0.name == name }),
          !imported.contains(used.module),
          !(used.kind == "executable" && target.canRunPrograms)
        else { return nil }
        return manifest("'\(target.name)' declares '\(name)' and does not import it")
      }
      return undeclared + unused
    }
  }

  /// Returns the flaw of an import, or `nil`.
  ///
  /// - Parameter imported: The target that it names; `nil` for a module of the toolchain.
  private func flaw(
    of found: Import, in target: PackageTarget, _ imported: PackageTarget?
  ) -> String? {
    if let imported {
      if imported == target || target.dependencies.contains(imported.name) { return nil }
      return "'\(target.name)' imports '\(found.module)' and does not declare it in Package.swift"
    }
    guard let row = row(of: target), !row.valueWords.contains(found.module) else { return nil }
    return "'\(target.name)' may not import '\(found.module)': \(table.path) forbids it"
  }

  /// The C libraries of the platforms: a file imports the one of its platform.
  private static let alternatives: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// Returns violations for a row without a target, and for names in it that nothing uses.
  private func flaws(of row: Table.Row, in project: Project) -> [Violation] {
    guard let target = project.targets.first(where: { $0.name == row.key }) else {
      return [table.violation(at: row, "remove this row: there is no target '\(row.key)'")]
    }
    let imported = project.outlines(of: target).flatMap(\.imports).map(\.module)
    let used = Set(imported + target.dependencies)
    let hasAlternative = !used.isDisjoint(with: Self.alternatives)
    return row.valueWords.filter { name in
      !used.contains(name) && !(hasAlternative && Self.alternatives.contains(name))
    }.map {
      table.violation(at: row, "remove '\($0)': '\(row.key)' does not use it")
    }
  }

  private func row(of target: PackageTarget) -> Table.Row? {
    table.rows.first { $0.key == target.name }
  }

  private func manifest(_ message: String) -> Violation {
    Violation(path: "Package.swift", line: 1, message: message)
  }
}

/// Limits the number of lines of types and functions.
///
/// The lines of a type are those of its declaration and of all its extensions in any file and
/// target of the project, with the types in it. A row of the table is `name : reason`, for a table
/// of data or a grammar that is longer.
package struct SizeCheck: StructureCheck {
  package static let name = "sizes"

  static let typeLimit = 600
  static let functionLimit = 70
  /// The least number of longest types, and of longest functions, in the figures.
  private static let shownCount = 10

  private let table: Table

  package init(_ table: Table) { self.table = table }

  package func report(on project: Project) -> Report {
    let types = TypeSizes(of: project).all
    let functions = project.outlines.flatMap { outline in
      outline.functions.map {
        Size(
          name: "\(outline.target).\($0.name)", lines: $0.lines.count, fileCount: 1,
          path: outline.path, line: $0.lines.lowerBound)
      }
    }
    let longTypes = types.filter { $0.lines > Self.typeLimit }
    let longFunctions = functions.filter { $0.lines > Self.functionLimit }
    let reasons = Set(table.rows.map(\.key))
    let violations =
      longTypes.filter { !reasons.contains($0.name) }.map { $0.violation(Self.typeLimit) }
      + longFunctions.filter { !reasons.contains($0.name) }
      .map { $0.violation(Self.functionLimit) }
    return Report(
      table.violations + violations
        + flaws(ofRowsFor: Set((longTypes + longFunctions).map(\.name)), in: project),
      figures: figures("type", types, Self.typeLimit)
        + figures("function", functions, Self.functionLimit))
  }

  /// Returns violations for rows whose type or function is not that long, and for rows without a
  /// reason.
  private func flaws(ofRowsFor long: Set<String>, in project: Project) -> [Violation] {
    let targets = Set(project.targets.map(\.name))
    return table.rows.compactMap { row in
      // The manifest leaves a target out if the toolchain lacks a library that it needs.
      guard targets.contains(String(row.key.prefix { $0 != "." })) else { return nil }
      if !long.contains(row.key) {
        return table.violation(at: row, "remove this row: no '\(row.key)' is that long")
      }
      if row.valueWords.isEmpty { return table.violation(at: row, "say why it is that long") }
      return nil
    }
  }

  /// Returns the longest types or functions, one on each line, and all that are over the limit.
  private func figures(_ kind: String, _ sizes: [Size], _ limit: Int) -> [String] {
    let sorted = sizes.sorted { ($1.lines, $0.name) < ($0.lines, $1.name) }
    let count = sorted.count { $0.lines > limit }
    return ["\(count) of \(sizes.count) \(kind)s over \(limit) lines; the longest:"]
      + sorted.prefix(max(Self.shownCount, count)).map { "  \($0.description)" }
  }
}

/// The length of a type or a function.
struct Size: CustomStringConvertible {
  /// The name with its target.
  let name: String
  let lines: Int
  let fileCount: Int
  /// The path of the file that declares it.
  let path: String
  let line: Int

  var description: String { "\(extent): \(name) (\(path):\(line))" }

  private var extent: String {
    fileCount > 1 ? "\(lines) lines in \(fileCount) files" : "\(lines) lines"
  }

  func violation(_ limit: Int) -> Violation {
    Violation(path: path, line: line, message: "'\(name)' has \(extent), more than \(limit)")
  }
}

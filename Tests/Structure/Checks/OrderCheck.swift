/// Keeps findings in one order: no source sorts them by an order of its own, only by `Finding`'s.
///
/// A row of the table is `path : reason`, for a file whose sort looks at such members of other things.
package struct OrderCheck: StructureCheck {
  package static let name = "order"

  private let table: Table

  package init(_ table: Table) { self.table = table }

  package func report(on project: Project) -> Report {
    var violations = table.violations
    var used: Set<String> = []
    var count = 0
    for outline in project.outlines where outline.path.hasPrefix("Sources/") {
      count += outline.sorts.count
      for sort in outline.sorts where Self.isOfFindings(sort) {
        used.insert(outline.path)
        if table.rows.contains(where: { $0.key == outline.path }) { continue }
        violations.append(
          Violation(
            path: outline.path, line: sort.line,
            message: "findings have one order: sort them without one of your own"))
      }
    }
    for row in table.rows {
      if !used.contains(row.key) {
        violations.append(
          table.violation(at: row, "remove this row: '\(row.key)' sorts nothing like findings"))
      } else if row.valueWords.isEmpty {
        violations.append(table.violation(at: row, "say what it sorts"))
      }
    }
    return Report(violations, figures: ["\(count) sorts by an order that they state"])
  }

  /// True if the name of what is sorted says findings, or if its order looks at members of findings.
  private static func isOfFindings(_ sort: SortPart) -> Bool {
    let words = sort.receiver.split { !$0.isLetter && !$0.isNumber }
    let isNamed = words.contains { $0.lowercased().hasSuffix("findings") }
    // The one order compares findings as wholes.
    let members = [".rule", ".message", ".range?", ".severity"]
    return isNamed && !sort.order.contains(".finding <")
      || members.contains { sort.order.contains($0) }
  }
}

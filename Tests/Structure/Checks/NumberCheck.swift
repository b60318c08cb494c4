/// Holds the scanner's targets to index types: a bare number is a count, a depth or a byte offset.
///
/// A row of the table is `target/folder names : reason`, for parameters and stored properties in the
/// folder whose type has a whole number of more than a byte in it. A name is that of the type and the
/// function around it and its own: `Parser.skip(_:).depth`. The reason begins with the kind of the
/// number.
package struct NumberCheck: StructureCheck {
  package static let name = "numbers"

  /// The scanner's targets.
  package static let targets = ["SwiftTree", "SwiftTypes", "SourceScanner", "TextFlow"]
  /// What a reason can begin with.
  static let kinds = ["byte offset", "count", "depth", "index type", "hash", "bits", "position"]

  private let table: Table

  package init(_ table: Table) { self.table = table }

  package func report(on project: Project) -> Report {
    let found = project.outlines.filter { Self.targets.contains($0.target) }.flatMap { outline in
      outline.numbers.map {
        Found(
          folder: "\(outline.target)/\(project.folder(of: outline))", number: $0,
          path: outline.path)
      }
    }
    let listed = Dictionary(grouping: table.rows) { $0.keyWords[0] }.mapValues { rows in
      Set(rows.flatMap { $0.keyWords.dropFirst() })
    }
    let unlisted = found.filter { !(listed[$0.folder]?.contains($0.number.fullName) ?? false) }
    return Report(
      table.violations + unlisted.map(\.violation) + table.rows.flatMap { flaws(of: $0, found) },
      figures: figures(of: found))
  }

  private func flaws(of row: Table.Row, _ found: [Found]) -> [Violation] {
    let folder = row.keyWords[0]
    let used = Set(found.filter { $0.folder == folder }.map(\.number.fullName))
    let unused = row.keyWords.dropFirst().filter { !used.contains($0) }.map {
      table.violation(at: row, "remove '\($0)': no number in '\(folder)' has this name")
    }
    let reason = row.valueWords.joined(separator: " ")
    if Self.kinds.contains(where: { reason == $0 || reason.hasPrefix("\($0),") }) { return unused }
    let kinds = Self.kinds.map { "'\($0)'" }.joined(separator: ", ")
    return unused + [table.violation(at: row, "begin the reason with one of \(kinds)")]
  }

  private func figures(of found: [Found]) -> [String] {
    let totals = Self.targets.map { target in
      let own = found.filter { $0.folder.hasPrefix("\(target)/") }
      let counts = NumberDeclaration.Role.allCases.map { role in
        "\(own.count { $0.number.role == role }) \(role.plural)"
      }
      return "\(target): \(counts.joined(separator: ", "))"
    }
    let reasons = Dictionary(
      table.rows.flatMap { row in
        row.keyWords.dropFirst().map { ("\(row.keyWords[0]) \($0)", row.valueWords) }
      }
    ) { first, _ in first }
    let groups = Dictionary(grouping: found) { "\($0.folder) \($0.number.fullName)" }
    let lines = groups.sorted { $0.key < $1.key }.map { name, numbers in
      let reason = reasons[name]?.joined(separator: " ") ?? "not listed"
      return "  \(name) (\(numbers.count)): \(reason)"
    }
    return totals + lines
  }

  private struct Found {
    let folder: String
    let number: NumberDeclaration
    let path: String

    var violation: Violation {
      let place = number.owner.isEmpty ? "" : " of '\(number.owner)'"
      return Violation(
        path: path, line: number.line,
        message: "\(number.role.rawValue) '\(number.name)'\(place) is a bare number: use an index "
          + "type, or list it for '\(folder)'")
    }
  }
}

extension NumberDeclaration.Role {
  fileprivate var plural: String {
    switch self {
    case .parameter: "parameters"
    case .property: "stored properties"
    case .alias: "aliases"
    }
  }
}

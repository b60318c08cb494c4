package import LocalizationModel
import ProjectLayout

/// Gathers strings that no catalog takes, so that each table is reported once.
package struct UnservedTables {
  private struct Group {
    /// The first by path bytes and place.
    var first: ExtractedString
    var count = 0
    var paths: Set<String> = []
  }

  private var groups: [String: Group] = [:]
  private var computed: [ExtractedString] = []

  package mutating func add(_ string: ExtractedString) {
    guard let table = string.table.name else {
      computed.append(string)
      return
    }
    var group = groups[table] ?? Group(first: string)
    if string.path.precedesInBytes(group.first.path) { group.first = string }
    group.count += 1
    group.paths.insert(string.path)
    groups[table] = group
  }

  package init() {}

  package var findings: [Finding] {
    groups.map { Self.finding($0.key, $0.value) } + computed.map(Self.finding)
  }

  private static func finding(_ table: String, _ group: Group) -> Finding {
    let others = group.paths.count - 1
    let more =
      others == 0 ? "" : " and \(others) other file\(others == 1 ? "" : "s")"
    return Finding(
      rule: "table-without-catalog", severity: .warning,
      message: "no catalog '\(table).xcstrings' serves this file\(more), so "
        + "\(group.count == 1 ? "1 string is" : "\(group.count) strings are") kept nowhere: add "
        + "one to the target, or map it under 'catalogs' in gloss.json",
      path: group.first.path, range: group.first.range, position: group.first.position)
  }

  private static func finding(_ string: ExtractedString) -> Finding {
    guard case .computed(let expression) = string.table else {
      preconditionFailure("only tables without a name are computed")
    }
    return Finding(
      rule: "table-not-literal", severity: .warning,
      message: "the table '\(expression)' is computed, so the string '\(string.key)' has no "
        + "catalog: name the table with a literal",
      path: string.path, range: string.range, position: string.position)
  }
}

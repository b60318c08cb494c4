import SourceScanner
import TestSupport
import Testing

/// The table of the SDKs' declarations, as a list to read beside an SDK's interface.
@Suite struct SDKDeclarationTests {
  @Test func listsTheDeclarationsByFramework() throws {
    var lines: [String] = []
    for framework in LocalizingAPI.frameworks {
      lines.append("\(framework.name): \(framework.rows.count)")
      lines += framework.rows.map { "  " + Self.spelling($0) }.sorted()
    }
    try expectGolden(lines.joined(separator: "\n") + "\n", "sdk-declarations.txt")
  }

  @Test func hasEachDeclarationOnce() {
    let all = LocalizingAPI.frameworks.flatMap(\.rows).map { "\($0.form) \(Self.spelling($0))" }
    #expect(Set(all).count == all.count)
  }

  /// `Label(_)`, `.alert(_)`, `@Parameter(title:)`; what takes a `Text` ends in `Text`.
  private static func spelling(_ row: LocalizingAPI) -> String {
    let labels: [String]
    switch row.localized {
    case .first: labels = ["_"]
    case .unlabelled: labels = ["_ …"]
    case .labels(let names): labels = names.map { "\($0):" }
    case .firstAnd(let names): labels = ["_"] + names.map { "\($0):" }
    }
    let name: String
    switch row.form {
    case .initializer: name = row.name
    case .attribute: name = "@\(row.name)"
    case .macro: name = "#\(row.name)"
    case .method: name = "\(row.name)"
    case .modifier, .suffix, .implicitMember:
      let base = row.bases.isEmpty ? row.onlyInChainOf : row.bases
      name = "\(base.joined(separator: "|")).\(row.name)"
    }
    let place = row.inArguments.map { "\($0): " }.joined()
    return "\(place)\(name)(\(labels.joined(separator: " ")))\(row.takesText ? " Text" : "")"
  }
}

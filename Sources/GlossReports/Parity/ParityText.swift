import LocalizationModel

/// How extraction compares with a build's, for people: a line for each difference.
package struct ParityText: FormattedReport {
  private let report: ParityReport
  private let hasColour: Bool

  package init(_ report: ParityReport, hasColour: Bool) {
    self.report = report
    self.hasColour = hasColour
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColour: hasColour)
    for difference in report.differences {
      let position = difference.position
      terminal.append("\(difference.path):\(position.line):\(position.column): ", .strong)
      terminal.append(Self.words(for: difference.side), Self.style(of: difference.side))
      terminal.append(" '\(difference.key)'")
      if difference.table != "Localizable" { terminal.append(" [\(difference.table)]", .faint) }
      terminal.line(": \(difference.reason.words)")
    }
    return terminal.bytes
  }

  private static func words(for side: ParityReport.Side) -> String {
    switch side {
    case .onlyCompiler: "only the compiler:"
    case .onlyGloss: "only gloss:"
    case .both: "differs:"
    }
  }

  private static func style(of side: ParityReport.Side) -> TerminalStyle {
    switch side {
    case .onlyCompiler: .error
    case .onlyGloss: .warning
    case .both: .note
    }
  }
}

extension ParityReport.Reason {
  fileprivate var words: String {
    switch self {
    case .specifiers(let key): "here it is '\(key)', with other specifiers"
    case .table(let table): "here it is in the table '\(table)'"
    case .comment(let comment): "here the comment is \(Self.quoted(comment))"
    case .value(let value): "here the default value is \(Self.quoted(value))"
    case .leftOut: "it stands in a preview or in a branch that is left out"
    case .unrecognized: "a literal spells it, in no call that is known to localize it"
    case .unspelled: "no literal of the source spells it; a macro may have made it"
    case .conditions(let conditions):
      "the build may not take the branch '#if \(conditions.joined(separator: " && "))'"
    case .phrases: "phrases of App Shortcuts come from another step of the build"
    case .notLocalized: "the compiler sees no localizable text there"
    }
  }

  private static func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "none" }
}

package import LocalizationModel

/// The shapes that a check's report comes in.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, agent, xcode, github, sarif, json, ndjson, junit, checkstyle, gitlab, rdjsonl, html,
    markdown

  /// Whether people read it rather than machines.
  package var isForPeople: Bool { self == .text }

  /// Whether it shows what fixes make of the lines that they change.
  package var showsFixes: Bool { self == .html }
}

extension CheckReport {
  /// The whole report, ending with a line feed unless it is empty.
  ///
  /// - Parameter hasColor: Where the format knows color.
  package func bytes(
    as format: CheckFormat, in language: MessageLanguage, hasColor: Bool = false
  ) -> ContiguousArray<UInt8> {
    switch format {
    case .text: CheckText(self, in: language, hasColor: hasColor).bytes()
    case .agent: CheckAgent(self, in: language).bytes()
    case .xcode: CheckXcode(self, in: language).bytes()
    case .github: CheckGitHub(self, in: language).bytes()
    case .sarif: CheckSARIF(self, in: language).bytes()
    case .json: CheckJSON(self, in: language).bytes()
    case .ndjson: CheckJSONLines(self, in: language).bytes()
    case .junit: CheckJUnit(self, in: language).bytes()
    case .checkstyle: CheckCheckstyle(self, in: language).bytes()
    case .gitlab: CheckGitLab(self, in: language).bytes()
    case .rdjsonl: CheckReviewdog(self, in: language).bytes()
    case .html: CheckHTML(self).bytes()
    case .markdown: CheckMarkdown(self, in: language).bytes()
    }
  }
}

package import LocalizationModel

/// The output formats of `gloss check --format`.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, agent, xcode, github, azure, sarif, json, ndjson, junit, checkstyle, gitlab, rdjsonl,
    html,
    markdown

  /// True for text, which follows the reader's language; formats for programs are in English unless
  /// a language was asked for.
  package var isForPeople: Bool { self == .text }

  /// True if the format shows the lines before and after a fix, so that previews must be computed
  /// first.
  package var showsFixes: Bool { self == .html }
}

extension CheckReport {
  /// Returns the whole report, ending with a line feed unless it is empty.
  ///
  /// - Parameter hasColor: True to color text; other formats ignore it.
  package func bytes(
    as format: CheckFormat, in language: MessageLanguage, hasColor: Bool = false
  ) -> ContiguousArray<UInt8> {
    switch format {
    case .text: CheckText(self, in: language, hasColor: hasColor).bytes()
    case .agent: CheckAgent(self, in: language).bytes()
    case .xcode: CheckXcode(self, in: language).bytes()
    case .github: CheckGitHub(self, in: language).bytes()
    case .azure: CheckAzure(self, in: language).bytes()
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

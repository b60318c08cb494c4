package import LocalizationModel

/// The output formats of `gloss status --format`.
package enum StatusFormat: String, CaseIterable, Sendable {
  case text, json, markdown, html, badge

  /// True for text, which follows the reader's language; formats for programs are in English unless
  /// a language was asked for.
  package var isForPeople: Bool { self == .text }

  /// True if the format has figures of words and characters (`--words`).
  package var hasAmounts: Bool {
    switch self {
    case .text, .json: true
    case .markdown, .html, .badge: false
    }
  }

  /// True if the format lists the open texts one by one, so that they must be collected.
  package var listsUnits: Bool {
    switch self {
    case .text, .badge: false
    case .json, .markdown, .html: true
    }
  }
}

extension StatusReport {
  /// The whole report, ending with a line feed.
  ///
  /// - Parameters:
  ///   - width: The width of lines of text, in columns.
  ///   - listsUnits: True if text lists the open texts as well.
  package func bytes(
    as format: StatusFormat, in language: MessageLanguage, hasColor: Bool = false,
    width: Int = 80, listsUnits: Bool = false
  ) -> ContiguousArray<UInt8> {
    switch format {
    case .text where amounts != nil: AmountsText(self, in: language, hasColor: hasColor).bytes()
    case .text:
      StatusText(
        self, in: language, hasColor: hasColor, width: width, listsUnits: listsUnits
      ).bytes()
    case .json: StatusJSON(self).bytes()
    case .markdown: StatusMarkdown(self, in: language).bytes()
    case .html: StatusHTML(self).bytes()
    case .badge: StatusBadge(self).bytes()
    }
  }
}

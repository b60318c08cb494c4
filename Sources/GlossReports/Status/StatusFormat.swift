package import LocalizationModel

/// The shapes that a report about coverage comes in.
package enum StatusFormat: String, CaseIterable, Sendable {
  case text, json, markdown, html, badge

  /// Whether people read it where it is written.
  package var isForPeople: Bool { self == .text }

  /// Whether it can say how much text there is.
  package var hasAmounts: Bool {
    switch self {
    case .text, .json: true
    case .markdown, .html, .badge: false
    }
  }

  /// Whether it lists what is to be done, text by text.
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
  ///   - listsUnits: Whether text lists what is to be done.
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

/// One entry of a PO file, its fields named by meaning; the comments give the format's own words.
package struct POEntry: Equatable, Sendable {
  /// The extracted comments, `#.`, one for each line.
  package var comments: [String] = []
  /// The references, `#:`: places in the sources, as `path:line`.
  package var places: [String] = []
  /// The flags, `#,`.
  package var flags: [String] = []
  /// The previous source, `#| msgid`: the text that was translated before the source changed.
  package var previousID: String?
  /// The context, `msgctxt`; an empty one differs from none.
  package var context: String?
  /// The source, `msgid`.
  package var id: String
  /// The plural source, `msgid_plural`; `nil` for a text without plural forms.
  package var pluralID: String?
  /// The translations, `msgstr` or `msgstr[i]` by index; empty without a translation.
  package var texts: [String]
  /// The indices below the greatest one that have no `msgstr[i]`; ``texts`` has an empty text for
  /// each.
  package var skippedIndices: [Int] = []
  /// The line of the entry's first keyword, counted from 1; 0 for an entry that was not read.
  package var line = 0

  /// Creates an entry without comments.
  package init(context: String?, id: String, pluralID: String? = nil, texts: [String]) {
    (self.context, self.id, self.pluralID, self.texts) = (context, id, pluralID, texts)
  }

  /// The flag of a translation that a person should review.
  package static let fuzzy = "fuzzy"

  /// True if a person should review the translation.
  package var isFuzzy: Bool { flags.contains(Self.fuzzy) }
}

/// A PO file: its header and its entries, as ``POReader`` returns and ``POWriter`` takes it.
package struct PODocument: Equatable, Sendable {
  /// The fields of the header, in order. In the file the header is the entry with an empty `msgid`.
  package var header: [(name: String, value: String)]
  /// The line of the header's first keyword, counted from 1; 0 without a header, or for a document
  /// that was not read from a file.
  package var headerLine = 0
  /// The entries, without the header and without obsolete (`#~`) entries.
  package var entries: [POEntry]

  /// Creates a document; the fields of the header are written in this order.
  package init(header: [(name: String, value: String)], entries: [POEntry]) {
    (self.header, self.entries) = (header, entries)
  }

  /// The value of the first field with a name, case ignored; `nil` if there is none.
  package subscript(name: String) -> String? {
    header.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// True if both documents have the same header fields and entries, in the same order.
  package static func == (left: PODocument, right: PODocument) -> Bool {
    left.entries == right.entries && left.header.map(\.name) == right.header.map(\.name)
      && left.header.map(\.value) == right.header.map(\.value)
  }
}

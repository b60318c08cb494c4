/// An entry of a PO file.
package struct POEntry: Equatable, Sendable {
  /// What `#.` says, one a line.
  package var comments: [String] = []
  /// What `#:` says: paths with lines.
  package var places: [String] = []
  /// What `#,` says.
  package var flags: [String] = []
  /// What `#| msgid` says: the source as it was translated.
  package var previousID: String?
  /// `msgctxt`; an empty one is another than none.
  package var context: String?
  /// `msgid`
  package var id: String
  /// `msgid_plural`
  package var pluralID: String?
  /// `msgstr`, or `msgstr[i]` by index; empty without a translation.
  package var texts: [String]
  /// Indices below the last that no `msgstr[i]` has; ``texts`` are empty there.
  package var skippedIndices: [Int] = []
  /// The line of its first keyword, counted from 1; 0 for one that was made.
  package var line = 0

  /// Makes an entry without comments.
  package init(context: String?, id: String, pluralID: String? = nil, texts: [String]) {
    (self.context, self.id, self.pluralID, self.texts) = (context, id, pluralID, texts)
  }

  /// The flag of a translation that is to be reviewed.
  package static let fuzzy = "fuzzy"

  /// Whether a person has to look at it again.
  package var isFuzzy: Bool { flags.contains(Self.fuzzy) }
}

/// A PO file: its header and its entries.
package struct PODocument: Equatable, Sendable {
  /// The fields of the first entry, in their order.
  package var header: [(name: String, value: String)]
  /// The line of the header's first keyword, counted from 1; 0 without a header, or for one that was made.
  package var headerLine = 0
  /// Without the header, and without obsolete ones.
  package var entries: [POEntry]

  /// A document with these fields in its header, in their order, and these entries.
  package init(header: [(name: String, value: String)], entries: [POEntry]) {
    (self.header, self.entries) = (header, entries)
  }

  /// The value of the first field of a name, in any case; `nil` if there is none.
  package subscript(name: String) -> String? {
    header.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Whether two documents have the same header and entries, in the same order.
  package static func == (left: PODocument, right: PODocument) -> Bool {
    left.entries == right.entries && left.header.map(\.name) == right.header.map(\.name)
      && left.header.map(\.value) == right.header.map(\.value)
  }
}

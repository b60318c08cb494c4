import LocalizationModel

/// What a sync changed or would change in the catalogs, for people.
///
///     Catalogs/Localizable.xcstrings: 3 added, 1 removed, 2 stale, 1 comment changed
///       added            Send
///       comment changed  Settings  'old' → 'new'
///     1 of 2 catalogs changed
package struct SyncReport: Sendable {
  /// What happened to one catalog.
  package struct Catalog: Sendable {
    package let path: String
    /// In the order to be shown; empty if the catalog is up to date.
    package let changes: [Change]

    package init(path: String, changes: [Change]) {
      self.path = path
      self.changes = changes
    }
  }

  /// What happened to one entry of a catalog.
  package struct Change: Sendable {
    /// In the order in which they are counted.
    package enum Kind: Sendable, CaseIterable {
      case added
      /// New, with the translations of a key that is gone.
      case reworded
      case removed
      /// Newly marked as stale.
      case stale
      /// The mark was taken off.
      case revived
      case commentChanged, valueChanged
    }

    package let key: String
    package let kind: Kind
    /// What to know beyond the kind, such as the old and the new comment.
    package let detail: String?

    package init(key: String, kind: Kind, detail: String? = nil) {
      self.key = key
      self.kind = kind
      self.detail = detail
    }
  }

  /// Whether the changes were written or only found.
  package enum Tense: Sendable { case changed, wouldChange }

  private let catalogs: [Catalog]
  private let unfilled: Int
  private let undecided: Int
  private let tense: Tense

  /// - Parameters:
  ///   - catalogs: All that sources fill, in any order.
  ///   - unfilled: The number of catalogs that were read beside them.
  ///   - undecided: The number of catalogs that nothing can be said of.
  package init(_ catalogs: [Catalog], unfilled: Int = 0, undecided: Int = 0, tense: Tense) {
    self.unfilled = unfilled
    self.undecided = undecided
    self.catalogs = catalogs.sorted { $0.path.precedesInBytes($1.path) }
    self.tense = tense
  }

  /// One line for each catalog that changed.
  ///
  /// - Parameter listingKeys: Whether each change follows on a line of its own.
  package func write(listingKeys: Bool, to terminal: inout TerminalText) {
    for catalog in catalogs where !catalog.changes.isEmpty {
      terminal.append("\(catalog.path): ", .strong)
      terminal.line(Self.counts(catalog.changes))
      guard listingKeys else { continue }
      let width = catalog.changes.map { Self.word($0.kind).count }.max() ?? 0
      for change in catalog.changes {
        terminal.pad(2)
        terminal.append(Self.word(change.kind), Self.style(change.kind), padTo: width + 2)
        terminal.append(change.key)
        if let detail = change.detail { terminal.append("  \(detail)", .faint) }
        terminal.line()
      }
    }
  }

  /// `1 of 2 catalogs changed`, or that all are up to date; and how many are filled from elsewhere.
  package var summary: String {
    var parts = catalogs.isEmpty ? [] : [ownSummary]
    if undecided > 0 { parts.append("\(Self.subject(undecided)) left as \(Self.they(undecided))") }
    if unfilled > 0 { parts.append("\(Self.subject(unfilled)) not filled from these sources") }
    return parts.isEmpty
      ? "no catalog is filled from these sources" : parts.joined(separator: "; ")
  }

  /// `1 catalog is`, `2 catalogs are`
  private static func subject(_ count: Int) -> String {
    "\(counted(count, "catalog")) \(count == 1 ? "is" : "are")"
  }

  private static func they(_ count: Int) -> String { count == 1 ? "it is" : "they are" }

  private var ownSummary: String {
    let changed = catalogs.count { !$0.changes.isEmpty }
    let all = counted(catalogs.count, "catalog")
    guard changed > 0 else {
      return catalogs.count == 1 ? "1 catalog is up to date" : "\(all) are up to date"
    }
    let subject = changed == catalogs.count ? all : "\(changed) of \(all)"
    return switch tense {
    case .changed: "\(subject) changed"
    case .wouldChange: "\(subject) would change"
    }
  }

  private static func counts(_ changes: [Change]) -> String {
    let counts = Change.Kind.allCases.compactMap { kind -> String? in
      let count = changes.count { $0.kind == kind }
      return switch kind {
      case _ where count == 0: nil
      case .commentChanged: counted(count, "comment changed", "comments changed")
      case .valueChanged: counted(count, "value changed", "values changed")
      case .added, .reworded, .removed, .stale, .revived: "\(count) \(word(kind))"
      }
    }
    return counts.joined(separator: ", ")
  }

  private static func word(_ kind: Change.Kind) -> String {
    switch kind {
    case .added: "added"
    case .reworded: "reworded"
    case .removed: "removed"
    case .stale: "stale"
    case .revived: "no longer stale"
    case .commentChanged: "comment changed"
    case .valueChanged: "value changed"
    }
  }

  private static func style(_ kind: Change.Kind) -> TerminalStyle {
    switch kind {
    case .added, .reworded, .revived: .added
    case .removed: .removed
    case .stale, .commentChanged, .valueChanged: .changed
    }
  }
}

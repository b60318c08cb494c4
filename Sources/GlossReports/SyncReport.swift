package import LocalizationModel

/// The changes that `gloss sync` made, or with `--dry-run` or `--check` would make, in the
/// catalogs, for people.
///
///     Catalogs/Localizable.xcstrings: 3 added, 1 removed, 2 stale, 1 comment changed
///       added            Send
///       comment changed  Settings  'old' → 'new'
///     1 of 2 catalogs changed
package struct SyncReport: Sendable {
  /// The changes in one catalog.
  package struct Catalog: Sendable {
    /// The path of the catalog.
    package let path: String
    /// The changes in the order to be shown; empty if the catalog is up to date.
    package let changes: [Change]
    /// The language of the keys if the sync creates the catalog, else `nil`.
    package let createdIn: String?

    package init(path: String, changes: [Change], createdIn: String? = nil) {
      self.path = path
      self.changes = changes
      self.createdIn = createdIn
    }
  }

  /// The change of one entry.
  package struct Change: Sendable {
    /// The kind of a change, in the order in which counts are listed.
    package enum Kind: Sendable, CaseIterable {
      case added
      /// Added, with the translations of a removed key that it replaces.
      case reworded
      /// Added, with the translations that another catalog had for the key.
      case moved
      case removed
      /// Newly marked as stale.
      case stale
      /// No longer marked as stale, since a source has the key again.
      case revived
      /// The comment in the code says so, or no longer.
      case untranslatable, translatable
      case commentChanged, valueChanged
    }

    /// The key after the sync; for a removed entry the key before it.
    package let key: String
    /// The kind of the change.
    package let kind: Kind
    /// More about the change, such as the old and the new comment; `nil` if the kind says all.
    package let detail: Message?

    package init(key: String, kind: Kind, detail: Message? = nil) {
      self.key = key
      self.kind = kind
      self.detail = detail
    }
  }

  /// The words of the summary: "changed" if the files were written, "would change" if not.
  package enum Tense: Sendable { case changed, wouldChange }

  private let catalogs: [Catalog]
  private let projects: [String]
  private let unfilled: Int
  private let undecided: Int
  private let tense: Tense

  /// - Parameters:
  ///   - catalogs: All catalogs that the sources fill, in any order.
  ///   - projects: The paths of the Xcode projects that list new catalogs.
  ///   - unfilled: The number of catalogs that Swift sources do not fill.
  ///   - undecided: The number of catalogs left as they are because the strings of some sources may
  ///     belong to them or to an equally near catalog that could not be read.
  package init(
    _ catalogs: [Catalog], projects: [String] = [], unfilled: Int = 0, undecided: Int = 0,
    tense: Tense
  ) {
    self.projects = projects
    self.unfilled = unfilled
    self.undecided = undecided
    self.catalogs = catalogs.sorted { $0.path.precedesInBytes($1.path) }
    self.tense = tense
  }

  /// Writes one line for each catalog that changed.
  ///
  /// - Parameter listingKeys: True to write a line for each change as well.
  package func write(
    listingKeys: Bool, to terminal: inout TerminalText, in language: MessageLanguage = .english
  ) {
    for catalog in catalogs where !catalog.changes.isEmpty || catalog.createdIn != nil {
      terminal.append("\(catalog.path): ", .strong)
      terminal.line(Self.counts(catalog, language))
      guard listingKeys else { continue }
      let words = Change.Kind.allCases.map { ($0, Self.word($0).text(in: language)) }
      let word = Dictionary(uniqueKeysWithValues: words)
      let width =
        catalog.changes.map { TerminalText.columns(of: word[$0.kind] ?? "") }.max() ?? 0
      for change in catalog.changes {
        terminal.pad(2)
        terminal.append(word[change.kind] ?? "", Self.style(change.kind), padTo: width + 2)
        terminal.append(change.key)
        if let detail = change.detail {
          terminal.append("  \(detail.text(in: language))", .faint)
        }
        terminal.line()
      }
    }
    writeProjects(to: &terminal, language)
  }

  /// Writes a line for each project that lists new catalogs.
  private func writeProjects(to terminal: inout TerminalText, _ language: MessageLanguage) {
    let words = Message("lists the new catalogs", comment: "同步报告：Xcode 工程文件列出了新建的目录")
    for path in projects {
      terminal.append("\(path): ", .strong)
      terminal.line(words.text(in: language))
    }
  }

  /// The totals in one line: `1 of 2 catalogs changed`, or that all are up to date, and the number
  /// of catalogs that Swift sources do not fill.
  package var summary: Message {
    var parts = [createdSummary, updatedSummary].compactMap(\.self)
    if undecided > 0 {
      parts.append(
        undecided == 1
          ? Message("1 catalog is left as it is", comment: "同步的总结：一个目录保持不动")
          : Message(
            "\(undecided) catalogs are left as they are", comment: "同步的总结：保持不动的目录数。%lld：个数"))
    }
    if unfilled > 0 {
      parts.append(
        unfilled == 1
          ? Message(
            "1 catalog is left alone: Swift sources do not fill it ('gloss sync --explain')",
            comment: "同步的总结：一个目录与这些源码无关")
          : Message(
            "\(unfilled) catalogs are left alone: Swift sources do not fill them ('gloss sync --explain')",
            comment: "同步的总结：与这些源码无关的目录数。%lld：个数"))
    }
    guard let first = parts.first else {
      return Message("no catalog is filled from these sources", comment: "同步的总结：没有与这些源码对应的目录")
    }
    return parts.dropFirst().reduce(first) {
      Message("\($0); \($1)", comment: "把两句总结连起来。%1$@ 与 %2$@：两句话")
    }
  }

  private var createdSummary: Message? {
    let count = catalogs.count { $0.createdIn != nil }
    return switch (count, tense) {
    case (0, _): nil
    case (1, .changed): Message("1 catalog created", comment: "同步的总结：新建了一个目录")
    case (_, .changed):
      Message("\(count) catalogs created", comment: "同步的总结：新建的目录数。%lld：个数")
    case (1, .wouldChange): Message("1 catalog would be created", comment: "同步预演的总结：会新建一个目录")
    case (_, .wouldChange):
      Message("\(count) catalogs would be created", comment: "同步预演的总结：会新建的目录数。%lld：个数")
    }
  }

  /// The summary of the catalogs that existed before the sync; `nil` if there are none.
  private var updatedSummary: Message? {
    let old = catalogs.filter { $0.createdIn == nil }
    let changed = old.count { !$0.changes.isEmpty }
    let all = old.count
    if all == 0 { return nil }
    if changed == 0 {
      return all == 1
        ? Message("1 catalog is up to date", comment: "同步的总结：唯一的目录没有变化")
        : Message("\(all) catalogs are up to date", comment: "同步的总结：所有目录都没有变化。%lld：目录数")
    }
    switch (tense, changed == all, all == 1) {
    case (.changed, _, true): return Message("1 catalog changed", comment: "同步的总结：唯一的目录已更新")
    case (.changed, true, false):
      return Message("\(all) catalogs changed", comment: "同步的总结：所有目录都已更新。%lld：目录数")
    case (.changed, false, false):
      return Message(
        "\(changed) of \(all) catalogs changed", comment: "同步的总结。%1$lld：已更新的目录数；%2$lld：目录总数")
    case (.wouldChange, _, true):
      return Message("1 catalog would change", comment: "同步预演的总结：唯一的目录会更新")
    case (.wouldChange, true, false):
      return Message("\(all) catalogs would change", comment: "同步预演的总结：所有目录都会更新。%lld：目录数")
    case (.wouldChange, false, false):
      return Message(
        "\(changed) of \(all) catalogs would change",
        comment: "同步预演的总结。%1$lld：会更新的目录数；%2$lld：目录总数")
    }
  }

  private static func counts(_ catalog: Catalog, _ language: MessageLanguage) -> String {
    let created = catalog.createdIn.map {
      Message("created, with keys in '\($0)'", comment: "同步报告：新建的目录。%@：键的语言")
        .text(in: language)
    }
    let counts =
      (created.map { [$0] } ?? [])
      + Change.Kind.allCases.compactMap { kind in
        let count = catalog.changes.count { $0.kind == kind }
        return count == 0 ? nil : Self.count(count, of: kind).text(in: language)
      }
    return counts.joined(separator: language == .chinese ? "，" : ", ")
  }

  private static func count(_ count: Int, of kind: Change.Kind) -> Message {
    switch kind {
    case .added: Message("\(count) added", comment: "同步报告：新增的键数。%lld：个数")
    case .reworded: Message("\(count) reworded", comment: "同步报告：改写的键数。%lld：个数")
    case .moved: Message("\(count) moved here", comment: "同步报告：从别的目录移来的键数。%lld：个数")
    case .removed: Message("\(count) removed", comment: "同步报告：删除的键数。%lld：个数")
    case .stale: Message("\(count) stale", comment: "同步报告：标为过期的键数。%lld：个数")
    case .revived: Message("\(count) no longer stale", comment: "同步报告：不再过期的键数。%lld：个数")
    case .untranslatable:
      Message("\(count) not to be translated", comment: "同步报告：代码注释说不翻译的键数。%lld：个数")
    case .translatable:
      Message("\(count) to be translated again", comment: "同步报告：重新要翻译的键数。%lld：个数")
    case .commentChanged where count == 1:
      Message("1 comment changed", comment: "同步报告：一条注释有变")
    case .commentChanged:
      Message("\(count) comments changed", comment: "同步报告：有变的注释数。%lld：条数")
    case .valueChanged where count == 1: Message("1 value changed", comment: "同步报告：一个原文有变")
    case .valueChanged: Message("\(count) values changed", comment: "同步报告：有变的原文数。%lld：个数")
    }
  }

  private static func word(_ kind: Change.Kind) -> Message {
    switch kind {
    case .added: Message("added", comment: "同步报告里一个键的变化：新增")
    case .reworded: Message("reworded", comment: "同步报告里一个键的变化：改写")
    case .moved: Message("moved here", comment: "同步报告里一个键的变化：从别的目录移来")
    case .removed: Message("removed", comment: "同步报告里一个键的变化：删除")
    case .stale: CoverageStateNames.title(.stale)
    case .revived: Message("no longer stale", comment: "同步报告里一个键的变化：不再过期")
    case .untranslatable: Message("not to be translated", comment: "翻译进度与同步报告：标明不翻译的文字")
    case .translatable: Message("to be translated", comment: "同步报告里一个键的变化：代码注释不再说不翻译")
    case .commentChanged: Message("comment changed", comment: "同步报告里一个键的变化：注释有变")
    case .valueChanged: Message("value changed", comment: "同步报告里一个键的变化：原文有变")
    }
  }

  private static func style(_ kind: Change.Kind) -> TerminalStyle {
    switch kind {
    case .added, .reworded, .moved, .revived: .added
    case .removed: .removed
    case .stale, .untranslatable, .translatable, .commentChanged, .valueChanged: .changed
    }
  }
}

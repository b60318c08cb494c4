package import LocalizationModel

/// Translations that wait for a review, and their approval: the work of `gloss approve`.
///
/// A project and a selection come in; the texts to approve come out, each beside its source text.
/// ``approve(_:isWritten:under:)`` then marks chosen ones as translated, which changes their states
/// and nothing else.
package struct Approval: FilePlan {
  /// The selection of texts.
  package struct Options: Sendable {
    /// Only these languages; empty for all, the source language included.
    package var languages: [String] = []
    /// Only keys that match one of these patterns, in which `*` stands for any characters; empty for
    /// all. A stale key has to be named without a pattern.
    package var keys: [String] = []
    /// Patterns of catalogs to take; empty for all.
    package var catalogs: [String] = []
    /// Only texts that came up for review since the current branch left this revision.
    package var since: String?
    /// True to take machine translations, too.
    package var takesMachineTranslations = false

    /// Selects all texts that need a review.
    package init() {}

    /// True if nothing narrows the selection.
    package var isEverything: Bool {
      languages.isEmpty && keys.isEmpty && catalogs.isEmpty && since == nil
    }
  }

  /// One text to approve.
  package struct Text: Sendable {
    package let language: String
    /// The form's name, such as `plural.one`; empty for a text without forms.
    package let form: String
    /// The source text of the same form.
    package let source: String
    /// The source text that the translation was made of, if the history has it and it differs.
    package internal(set) var formerSource: String?
    /// The translation; a set of phrases has one per line.
    package let text: String
    package let isMachineTranslation: Bool
    /// The ``TextVersion``.
    let version: String
  }

  /// A key with the texts that are approved together.
  package struct Entry: Sendable {
    /// The path of the catalog.
    package let catalog: String
    package let key: String
    package let comment: String
    package let isStale: Bool
    /// The texts, language by language.
    package internal(set) var texts: [Text]
  }

  /// A text that is not approved, with the reason.
  package struct Refusal: Sendable {
    package let catalog: String
    package let key: String
    package let language: String
    package let form: String
    package let reason: Message
  }

  /// The keys to approve: catalog after catalog, in the order of their keys.
  package internal(set) var entries: [Entry] = []
  /// The machine translations that the selection leaves out for want of an option.
  package internal(set) var machineTranslationCount = 0
  /// The stale keys that the selection leaves out because they are not named.
  package internal(set) var staleKeyCount = 0
  /// The texts that were approved so far, or would be.
  package private(set) var approvedCount = 0
  package private(set) var refusals: [Refusal] = []
  /// The catalogs that changed, or would, each by its first change.
  package private(set) var files: [FileChange] = []
  /// The catalogs of the selection by path, as they were read or written last.
  var members: [String: ExchangedCatalogs.Member] = [:]
  /// Errors in reading; if there are any, nothing is selected.
  package internal(set) var failures: [GlossError] = []
  let project: Project

  init(empty project: Project) { self.project = project }

  /// The number of selected texts.
  package var textCount: Int { entries.reduce(0) { $0 + $1.texts.count } }

  /// Approves the texts of some entries, if the catalogs still have them as they were shown.
  ///
  /// - Parameters:
  ///   - isWritten: False to find out what would change.
  ///   - lock: The lock of the write; the catalogs are read again under it, and parsed if they changed.
  /// - Throws: ``GlossError`` if a catalog cannot be read or replaced.
  package mutating func approve(
    _ chosen: [Entry], isWritten: Bool, under lock: RunLock?
  ) throws(GlossError) {
    var changes: [FileChange] = []
    var written: [ExchangedCatalogs.Member] = []
    for path in Set(chosen.map(\.catalog)).sortedByBytes() {
      guard var member = try members[path]?.readAgain(in: project) else { continue }
      let requests = chosen.filter { $0.catalog == member.path }.flatMap { entry in
        entry.texts.map {
          ApprovalWriter.Request(
            key: entry.key, form: $0.form, language: $0.language, version: $0.version)
        }
      }
      let writing = ApprovalWriter(requests, in: member, of: project)
      for outcome in writing.outcomes {
        let request = outcome.request
        switch outcome.kind {
        case .approved: approvedCount += 1
        case .unchanged: break
        case .refused:
          refusals.append(
            Refusal(
              catalog: member.path, key: request.key, language: request.language,
              form: request.form, reason: outcome.reason ?? Message(verbatim: "")))
        }
      }
      guard writing.file.isChanged else { continue }
      changes.append(writing.file)
      member.note(writing.catalog, writtenAs: writing.file.newBytes)
      written.append(member)
      if files.contains(where: { $0.path == path }) { continue }
      files.append(writing.file)
    }
    if !isWritten { return }
    try FileChanges(changes, within: project.boundary).write(under: lock)
    for member in written { members[member.path] = member }
  }

  package var fileChanges: FileChanges { FileChanges(files, within: project.boundary) }
}

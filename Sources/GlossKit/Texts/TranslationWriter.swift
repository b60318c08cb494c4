import Foundation
import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// Writes translations into one catalog, each only if its text, source and comment are unchanged
/// since the caller read them.
///
/// Agents' tools and `gloss translate` use it. Edits come in, an outcome for each edit and the
/// catalog's new bytes come out. The edits go through ``CatalogImport`` like a translators' file,
/// so that the same checks decide.
struct TranslationWriter {
  /// A text to write.
  struct Edit: Sendable {
    let key: String
    /// The form's name, such as `plural.one`; empty for a text without forms.
    var path = ""
    /// The text as ``PhraseLines`` spells it.
    let text: String
    /// The ``TextVersion`` that the text was made from.
    let version: String
    /// True if a finished text may be replaced.
    var replacesFinished = false

    /// The text that an edit is about.
    struct Place: Hashable {
      let key: TextKey
      let path: String
    }

    var place: Place { Place(key: TextKey(key), path: path) }
  }

  /// The result of an edit.
  struct Outcome: Sendable {
    enum Kind: String, Sendable { case written, unchanged, refused }

    let edit: Edit
    let kind: Kind
    /// An id for programs, such as `text-changed`; `nil` unless refused.
    var code: String?
    /// The reason with a remedy; `nil` unless refused.
    var reason: String?
    /// The form in the catalog, if its version differs from the edit's.
    var now: ExportedUnit?
  }

  /// A rule's finding in a written text, or in a form that was added to make the key complete.
  struct WrittenFinding: Sendable {
    let key: String
    /// The form's name; empty for a text without forms.
    let form: String
    let rule: String
    let message: Message
  }

  /// The outcomes in the order of the edits.
  private(set) var outcomes: [Outcome] = []
  /// The findings in written texts, in the order of the edits' keys.
  private(set) var findings: [WrittenFinding] = []
  /// The catalog as read and to write.
  private(set) var file: FileChange
  private let boundary: ProjectBoundary

  /// The state that written texts get.
  enum Mode: Sendable {
    /// `needs_review`: a person has to check the text.
    case review
    /// `machine_translated` in catalogs whose version has this state, `needs_review` in others.
    case machine
  }

  /// Decides which edits can be written.
  ///
  /// - Parameters:
  ///   - edits: Texts in one language.
  ///   - texts: The texts as read under the lock of the write.
  ///   - index: The index of the catalog in `texts`.
  init(
    _ edits: [Edit], into texts: LanguageTexts, catalog index: Int, of project: Project,
    mode: Mode = .review
  ) {
    let catalog = texts.catalogs[index]
    var exchanged = texts.exchanged
    let memberIndex = exchanged.members.firstIndex { $0.path == catalog.path } ?? 0
    let member = exchanged.members[memberIndex]
    let bytes = member.loaded.bytes
    file = FileChange(catalog.path, from: bytes, to: bytes, stamp: member.loaded.stamp)
    boundary = project.boundary
    let known = KnownForms(catalog)
    var units: [TranslationUnit] = []
    // The indices in `outcomes` of the edits that are imported.
    var imported: [Int] = []
    let repeated = Self.repeatedPlaces(edits)
    for edit in edits {
      if repeated.contains(edit.place) {
        outcomes.append(
          Outcome(
            edit: edit, kind: .refused, code: "given-twice",
            reason: "the call has this text more than once: give it once"))
        continue
      }
      switch known.unit(for: edit, in: texts.language, catalog, mode.state(in: member)) {
      case .success(let unit):
        imported.append(outcomes.count)
        units.append(unit)
        outcomes.append(Outcome(edit: edit, kind: .written))
      case .failure(let refusal):
        outcomes.append(
          Outcome(
            edit: edit, kind: .refused, code: refusal.code, reason: refusal.reason,
            now: refusal.now))
      }
    }
    if units.isEmpty { return }
    var translated = UnitFile(
      original: member.original, sourceLanguage: catalog.sourceLanguage,
      targetLanguage: texts.language, units: units)
    // The versions have been compared already, so the import's base is the catalog as it is.
    translated.exportNote = ExportChecksums.note(of: known.all)
    var options = ImportOptions(accepted: [.needsReview], preferred: .file)
    options.testsUnfinished = true
    let context = ImportContext(options, project, exchanged)
    let plan = CatalogImport(options, test: context.test(ofMember: memberIndex))
      .plan(translated, for: member.table)
    for (entry, index) in zip(plan.ledger, imported) {
      outcomes[index] = Self.outcome(of: entry, outcomes[index].edit)
    }
    findings = Self.findings(plan.advice, edits)
    exchanged.members[memberIndex].apply(plan)
    do throws(CatalogError) {
      file = try exchanged.members[memberIndex].loaded.change()
    } catch {
      findings = []
      for index in imported {
        let edit = outcomes[index].edit
        outcomes[index] = Outcome(
          edit: edit, kind: .refused, code: "bad-catalog",
          reason: GlossError(error).message.description)
      }
    }
  }

  /// Returns the places that several edits name, so that it is not clear which one is meant.
  private static func repeatedPlaces(_ edits: [Edit]) -> Set<Edit.Place> {
    var places: Set<Edit.Place> = []
    return Set(edits.map(\.place).filter { !places.insert($0).inserted })
  }

  private static func outcome(of entry: LedgerEntry, _ edit: Edit) -> Outcome {
    switch entry.outcome {
    case .applied: Outcome(edit: edit, kind: .written)
    case .unchanged: Outcome(edit: edit, kind: .unchanged)
    case .skipped(let reason), .refused(let reason):
      Outcome(
        edit: edit, kind: .refused, code: reason.code, reason: reason.message.description)
    }
  }

  private static func findings(
    _ advice: [TextKey: [TextDiagnostic]], _ edits: [Edit]
  ) -> [WrittenFinding] {
    var listed: Set<TextKey> = []
    return edits.filter { listed.insert(TextKey($0.key)).inserted }.flatMap { edit in
      (advice[TextKey(edit.key)] ?? []).map { flaw in
        WrittenFinding(
          key: edit.key, form: flaw.path?.formName ?? "", rule: flaw.rule,
          message: flaw.detail)
      }
    }
  }

  /// Replaces the catalog if its bytes have changed.
  ///
  /// - Throws: ``GlossError`` if it cannot be replaced, or was changed since it was read.
  func write(under lock: RunLock?) throws(GlossError) {
    try FileChanges([file], within: boundary).write(under: lock)
  }
}

extension TranslationWriter.Mode {
  /// Returns the state to write. Only catalogs of version 1.3 and later are known to have
  /// `machine_translated`.
  fileprivate func state(in member: ExchangedCatalogs.Member) -> TranslationState {
    switch self {
    case .review: return .needsReview
    case .machine:
      let numbers = (member.loaded.catalog.version ?? "").split(separator: ".").compactMap {
        Int($0)
      }
      let hasState = numbers.lexicographicallyPrecedes([1, 3]) == false && !numbers.isEmpty
      return hasState ? .machineTranslated : .needsReview
    }
  }
}

/// The forms of a catalog by unit id, against which edits are checked.
private struct KnownForms {
  /// The refusal of an edit; see ``TranslationWriter/Outcome``.
  struct Refusal: Error {
    let code: String
    let reason: String
    var now: ExportedUnit?
  }

  private var formsByID: [TextKey: (text: LanguageTexts.Text, form: ExportedUnit)] = [:]
  private(set) var all: [TranslationUnit] = []

  init(_ catalog: LanguageTexts.Catalog) {
    for text in catalog.texts {
      for form in text.forms {
        formsByID[TextKey(form.unit.id ?? "")] = (text, form)
        all.append(form.unit)
      }
    }
  }

  /// Returns the unit to import for an edit.
  ///
  /// - Parameter state: The state of a written text.
  func unit(
    for edit: TranslationWriter.Edit, in language: String, _ catalog: LanguageTexts.Catalog,
    _ state: TranslationState
  ) -> Result<TranslationUnit, Refusal> {
    func refuse(
      _ code: String, _ reason: String, _ now: ExportedUnit? = nil
    ) -> Result<TranslationUnit, Refusal> {
      .failure(Refusal(code: code, reason: reason, now: now))
    }
    if language == catalog.sourceLanguage {
      return refuse(
        "source-language",
        "'\(language)' is the source language: change the text in the code, or 'rename' the key")
    }
    let id = edit.path.isEmpty ? edit.key : "\(edit.key)\(UnitID.separator)\(edit.path)"
    guard let (text, form) = formsByID[TextKey(id)] else {
      let isKey = formsByID.values.contains { TextKey($0.text.key) == TextKey(edit.key) }
      return isKey
        ? refuse(
          "unknown-form", "the key has no form '\(edit.path)': take the forms that 'context' lists")
        : refuse("unknown-key", "the catalog has no such key, or it is stale: see 'strings'")
    }
    if !text.isTranslatable {
      return refuse("not-to-be-translated", "the text stays as it is in every language")
    }
    // Such a text is no conflict: a client that missed the answer to its write sends it again.
    let new = edit.text
    if form.text?.hasBytes(of: new) == true { return .success(form.unit) }
    guard form.version == edit.version else {
      return refuse(
        "text-changed",
        "the text, its source or its comment changed after it was read: read it again", form)
    }
    if new.isBlank { return refuse("empty-text", "the text is empty: leave it out") }
    // A finished text is mostly a person's work, so a program replaces it only on request.
    if form.progress == .translated, form.text != nil, !edit.replacesFinished {
      return refuse(
        "finished", "the text is finished: give 'replace' for it if it is to be replaced", form)
    }
    return .success(unit(form, new, state))
  }

  private func unit(
    _ form: ExportedUnit, _ text: String, _ state: TranslationState
  ) -> TranslationUnit {
    var unit = form.unit
    var isPhrases = false
    if case .phrases? = unit.source { isPhrases = true }
    unit.target = TranslationUnit.Target(
      PhraseLines.text(text, isPhrases: isPhrases), ofCatalog: state)
    return unit
  }
}

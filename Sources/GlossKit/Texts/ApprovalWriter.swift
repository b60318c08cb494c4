import ConventionChecks
import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// Marks texts of one catalog as translated, each only if it is the text that the caller has read
/// and has no error. Nothing but the states changes.
///
/// `gloss approve` and the agents' tool `approve` use it. Requests come in, an outcome for each and
/// the catalog's new bytes come out.
struct ApprovalWriter {
  /// A text to approve.
  struct Request: Sendable {
    let key: String
    /// The form's name, such as `plural.one`; empty for a text without forms.
    let form: String
    let language: String
    /// The ``TextVersion`` that the caller has read.
    let version: String
  }

  /// The result of a request.
  struct Outcome: Sendable {
    enum Kind: Sendable { case approved, unchanged, refused }

    let request: Request
    var kind: Kind
    /// An id for programs, such as `text-changed`; `nil` unless refused.
    var code: String?
    /// The reason; `nil` unless refused.
    var reason: Message?
    /// The form in the catalog, if it is not the one that was read.
    var now: ExportedUnit?
  }

  /// The outcomes in the order of the requests.
  private(set) var outcomes: [Outcome] = []
  /// The catalog as read and to write.
  private(set) var file: FileChange
  /// The catalog with the new states.
  private(set) var catalog: StringCatalog

  /// Decides which texts can be approved.
  ///
  /// - Parameters:
  ///   - requests: Texts in any languages.
  ///   - member: The catalog as read under the lock of the write.
  init(_ requests: [Request], in member: ExchangedCatalogs.Member, of project: Project) {
    let (path, bytes) = (member.path, member.loaded.bytes)
    file = FileChange(path, from: bytes, to: bytes, stamp: member.loaded.stamp)
    catalog = member.loaded.catalog
    let check = TranslationErrorValidator(project.configuration.checks.settings(ofCatalog: path))
    var formsByLanguage: [String: [TextKey: ExportedUnit]] = [:]
    var batches: [Batch] = []
    var batchIndices: [Batch.Place: Int] = [:]
    for request in requests {
      let language = request.language
      let forms = formsByLanguage[language] ?? Self.forms(of: member, in: language)
      formsByLanguage[language] = forms
      let form = forms[TextKey(Self.id(of: request))]
      let outcome = Self.outcome(of: request, form, isKey: catalog.holds(request.key))
      outcomes.append(outcome)
      guard let form, outcome.kind == .approved else { continue }
      let place = Batch.Place(key: TextKey(request.key), language: language)
      let index = batchIndices[place] ?? batches.count
      batchIndices[place] = index
      if index == batches.count { batches.append(Batch(key: request.key, language: language)) }
      batches[index].texts.append((outcomes.count - 1, form.path))
    }
    for batch in batches { approve(batch, in: member.table, check) }
    do throws(CatalogError) {
      if catalog.isEdited { file = file.changing(to: try catalog.serialized()) }
    } catch {
      let reason = Message(verbatim: GlossError(error).message)
      for index in outcomes.indices where outcomes[index].kind == .approved {
        refuse(index, "bad-catalog", reason)
      }
    }
  }

  /// The texts of one key in one language.
  private struct Batch {
    struct Place: Hashable {
      let key: TextKey
      let language: String
    }

    let key: String
    let language: String
    /// The texts by the indices of their outcomes.
    var texts: [(outcome: Int, path: LeafPath)] = []
  }

  private static func id(of request: Request) -> String {
    request.form.isEmpty ? request.key : request.key + UnitID.separator + request.form
  }

  private static func forms(
    of member: ExchangedCatalogs.Member, in language: String
  ) -> [TextKey: ExportedUnit] {
    let units = (try? member.table.units(for: language)) ?? []
    return Dictionary(
      units.map { (TextKey($0.id), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the outcome of a request before the test for errors.
  private static func outcome(
    of request: Request, _ form: ExportedUnit?, isKey: Bool
  ) -> Outcome {
    func refuse(
      _ code: String, _ reason: Message, _ now: ExportedUnit? = nil
    ) -> Outcome {
      Outcome(request: request, kind: .refused, code: code, reason: reason, now: now)
    }
    guard let form else {
      return isKey
        ? refuse(
          "unknown-form",
          Message(
            "the key has no form '\(request.form)' any more",
            comment: "批准译文：键没有这种形式。%@：形式，如 plural.one"))
        : refuse(
          "unknown-key",
          Message("the catalog does not have the key any more", comment: "批准译文：目录里已没有此键"))
    }
    if form.unit.isTranslatable == false {
      return refuse(
        "not-to-be-translated",
        Message("the text stays as it is in every language", comment: "批准译文：此文字不翻译"))
    }
    guard form.version == request.version else {
      return refuse(
        "text-changed",
        Message(
          "the text, its source or its comment changed after it was read: read it again",
          comment: "批准译文：文字、源文或注释在读取之后改动过"), form)
    }
    switch form.progress {
    case .needsReview, .machineTranslated: return Outcome(request: request, kind: .approved)
    case .translated: return Outcome(request: request, kind: .unchanged)
    case .missing, .new, .stale, .withoutWords, .untranslatable:
      return refuse(
        "no-text",
        Message("there is no translation to approve", comment: "批准译文：没有可批准的译文"))
    }
  }

  private mutating func refuse(_ index: Int, _ code: String, _ reason: Message) {
    (outcomes[index].kind, outcomes[index].code, outcomes[index].reason) = (.refused, code, reason)
  }

  /// Approves the texts of a batch without errors.
  private mutating func approve(
    _ batch: Batch, in table: UnitTable, _ check: TranslationErrorValidator
  ) {
    var rest = batch.texts
    // The errors of some texts may show only beside the states of others, so the rest is tested
    // again.
    while !rest.isEmpty {
      guard
        let result = table.approving(rest.map(\.path), of: batch.key, in: batch.language, check)
      else { return }
      if result.errors.isEmpty {
        catalog.edit(batch.key) { $0[batch.language] = result.texts }
        return
      }
      for error in result.errors {
        for text in rest where error.concerns(text.path) {
          refuse(text.outcome, error.rule, error.detail)
        }
      }
      rest.removeAll { text in result.errors.contains { $0.concerns(text.path) } }
    }
  }
}

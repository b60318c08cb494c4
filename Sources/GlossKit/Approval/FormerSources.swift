import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits

/// The source texts that translations were made of, from the history of a catalog in git.
///
/// A revision tells one if it has the same translation as a finished one: under the same key, or, as
/// after a rename, under a key that the catalog no longer has. Then it must be the translation of
/// one such key, and of one key that the revision lacks: of several, none is known to come from it.
struct FormerSources {
  private let revisions: CatalogRevisions
  private let table: UnitTable

  /// The most revisions that are read.
  private static let revisionLimit = 40
  /// The most bytes of revisions that are read, about a second's work.
  private static let byteLimit = 64 << 20

  init(of member: ExchangedCatalogs.Member) {
    revisions = CatalogRevisions(member.path)
    table = member.table
  }

  /// The place of a text: the indices of the entry, and of the text in it.
  private struct Place: Hashable {
    let entry: Int
    let text: Int
  }

  /// Returns the entries with the former source texts that the history tells.
  func added(to entries: [Approval.Entry]) -> [Approval.Entry] {
    var entries = entries
    var open = Set(
      entries.indices.flatMap { entry in
        entries[entry].texts.indices.map { Place(entry: entry, text: $0) }
      })
    guard !open.isEmpty, let history = revisions.history else { return entries }
    var presentTexts: [String: [TextKey: [String]]] = [:]
    var bytes = 0
    for revision in history.revisions.prefix(Self.revisionLimit)
    where !open.isEmpty && bytes < Self.byteLimit {
      guard let text = revisions.text(of: revision), let former = text.table else { continue }
      bytes += text.byteCount
      let languages = Set(open.map { entries[$0.entry].texts[$0.text].language })
      for language in languages.sortedByBytes() {
        let present = presentTexts[language] ?? keysByText(in: language)
        presentTexts[language] = present
        let finished = FinishedTexts(of: former, in: language, beside: table, present)
        for place in open where entries[place.entry].texts[place.text].language == language {
          let entry = entries[place.entry]
          guard let source = finished.source(of: entry.texts[place.text], key: entry.key) else {
            continue
          }
          open.remove(place)
          if !source.hasBytes(of: entry.texts[place.text].source) {
            entries[place.entry].texts[place.text].formerSource = source
          }
        }
      }
    }
    return entries
  }

  /// Returns the keys of the catalog with each text of a language.
  private func keysByText(in language: String) -> [TextKey: [String]] {
    var keys: [TextKey: [String]] = [:]
    for unit in (try? table.units(for: language)) ?? [] {
      if let text = unit.text {
        keys[FinishedTexts.name(of: unit.name, text), default: []].append(unit.key)
      }
    }
    return keys
  }
}

/// The finished texts of a revision in one language.
private struct FinishedTexts {
  private struct Unit {
    let source: String
    let text: String
  }

  private let table: UnitTable
  private var unitsByID: [TextKey: Unit] = [:]
  /// The source texts of keys that the present catalog lacks, by form and translation; `nil` where
  /// several keys have the translation.
  private var sourcesByText: [TextKey: String?] = [:]
  /// The keys of the present catalog by form and translation.
  private let keysByText: [TextKey: [String]]

  /// - Parameters:
  ///   - present: The catalog as it is.
  ///   - keysByText: Its keys by form and translation.
  init(
    of table: UnitTable, in language: String, beside present: UnitTable,
    _ keysByText: [TextKey: [String]]
  ) {
    (self.table, self.keysByText) = (table, keysByText)
    for unit in (try? table.units(for: language)) ?? [] where unit.progress == .translated {
      let form = unit
      guard let text = form.text else { continue }
      unitsByID[TextKey(unit.id)] = Unit(source: form.source, text: text)
      if present.hasKey(of: unit.key) { continue }
      let name = Self.name(of: form.name, text)
      sourcesByText[name] = sourcesByText[name] == nil ? form.source : .some(nil)
    }
  }

  static func name(of form: String, _ text: String) -> TextKey { TextKey("\(form)\u{0}\(text)") }

  /// Returns the source of a text that is equal and finished here; `nil` if there is none, or more
  /// than one.
  func source(of text: Approval.Text, key: String) -> String? {
    let id = text.form.isEmpty ? key : key + UnitID.separator + text.form
    if let unit = unitsByID[TextKey(id)] {
      return unit.text.hasBytes(of: text.text) ? unit.source : nil
    }
    if table.hasKey(of: key) { return nil }
    let name = Self.name(of: text.form, text.text)
    let claims = (keysByText[name] ?? []).count { !table.hasKey(of: $0) }
    return claims == 1 ? sourcesByText[name] ?? nil : nil
  }
}

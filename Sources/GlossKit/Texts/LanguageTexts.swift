import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// The texts of a project's catalogs in one language, as an agent or a translating program gets
/// them.
///
/// A project and a language come in; catalogs, keys and forms come out, each form with its state
/// and version. ``TranslationWriter`` writes edited forms back. The tools for agents and `gloss
/// translate` use it.
struct LanguageTexts {
  /// The texts of one catalog.
  struct Catalog {
    /// The path relative to the working directory.
    let path: String
    /// The path for people and programs, relative to the repository's folder.
    let name: String
    let sourceLanguage: String
    /// The texts in the order of export.
    let texts: [Text]
  }

  /// One key with all of its forms.
  struct Text {
    let key: String
    /// The forms in the order of export, at least one: the only text, or those for plural categories,
    /// devices and substitutions.
    fileprivate(set) var forms: [ExportedUnit]

    var comment: String { forms[0].unit.notes.first?.text ?? "" }
    /// False for a text that stays the same in every language.
    var isTranslatable: Bool { forms[0].unit.isTranslatable ?? true }

    /// The state of the form that needs the most work; if none counts, the reason; `nil` for a text
    /// of the source language that needs no review.
    var state: UnitState? {
      let states = forms.compactMap(\.state)
      return Self.order.first(where: states.contains)
    }

    /// The states from the most work to none.
    private static let order: [UnitState] = [
      .missing, .new, .needsReview, .machineTranslated, .translated, .withoutWords, .stale,
      .untranslatable,
    ]
  }

  /// The language as the catalogs spell it.
  let language: String
  /// The catalogs in the order of export.
  private(set) var catalogs: [Catalog] = []
  private(set) var failures: [GlossError]
  /// The catalogs with all that is needed to write edits back.
  private(set) var exchanged: ExchangedCatalogs

  /// - Parameters:
  ///   - language: The language as a person spells it.
  ///   - globs: Patterns of the catalogs to read; empty for all.
  init(of project: Project, in language: String, _ globs: [Glob] = []) async {
    exchanged = await ExchangedCatalogs(of: project.whole, globs: globs)
    self.language = exchanged.spelling(of: language)
    failures = project.failures + exchanged.failures
    let used = exchanged.members.flatMap(\.table.languages)
    if !used.isEmpty, let unknown = GlossError.noLanguage(self.language, besides: used) {
      failures.append(unknown)
      return
    }
    for member in exchanged.members {
      do throws(InterchangeError) {
        catalogs.append(
          Catalog(
            path: member.path, name: project.stablePaths.path(of: member.path),
            sourceLanguage: member.loaded.catalog.sourceLanguage,
            texts: try Self.texts(of: member, self.language)))
      } catch {
        failures.append(GlossError(member.path, .badCatalog(error.wording)))
      }
    }
  }

  private static func texts(
    of member: ExchangedCatalogs.Member, _ language: String
  ) throws(InterchangeError) -> [Text] {
    var texts: [Text] = []
    var indices: [TextKey: Int] = [:]
    for unit in try member.table.units(for: language) {
      if let index = indices[TextKey(unit.key)] {
        texts[index].forms.append(unit)
      } else {
        indices[TextKey(unit.key)] = texts.count
        texts.append(Text(key: unit.key, forms: [unit]))
      }
    }
    return texts
  }
}

extension LanguageTexts {
  /// The reason why the project takes no texts in this language; `nil` if it does.
  var refusalOfLanguage: LedgerReason? {
    for member in exchanged.members
    where member.loaded.catalog.sourceLanguage != language {
      return exchanged.gate.refusal(
        of: language, by: member.table.languages, isAskedFor: true)
    }
    return nil
  }
}

/// A form of a key as agents and translating programs get it.
extension ExportedUnit {
  var source: String { shownSource.map { PhraseLines.cell($0) } ?? "" }

  /// The translation; `nil` if it is missing, empty, or a copy of the source that a tool filled in.
  var text: String? {
    unit.target.flatMap { $0.text.isBlank || $0.isPrefilled ? nil : PhraseLines.cell($0.text) }
  }

  /// The ``TextVersion``, by which a later write notices changes.
  var version: String { TextVersion(unit).text }

  /// The form's name, such as `plural.one` or `substitutions.files.plural.other`; empty for a text
  /// without forms.
  var name: String { path.formName }
}

extension LeafPath {
  /// The name of the form at the path.
  var formName: String {
    isEmpty ? "" : String(UnitID.text(key: "", path: self).dropFirst(UnitID.separator.count))
  }
}

import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// The texts of a project's catalogs for one language, as they are handed to whoever translates them.
struct LanguageTexts {
  /// One catalog.
  struct Catalog {
    /// Its path, relative to the working directory.
    let path: String
    /// Its path for people and programs, relative to the repository's folder.
    let name: String
    let sourceLanguage: String
    /// In the order of its units.
    let texts: [Text]
  }

  /// One key with all its forms.
  struct Text {
    let key: String
    let comment: String
    /// False for a text that is to stay as it is in every language.
    let isTranslatable: Bool
    /// At least one.
    private(set) var forms: [Form]

    fileprivate init(_ unit: CatalogUnit) {
      key = unit.key
      comment = unit.unit.notes.first?.text ?? ""
      isTranslatable = unit.unit.isTranslatable ?? true
      forms = [Form(unit)]
    }

    fileprivate mutating func add(_ unit: CatalogUnit) { forms.append(Form(unit)) }

    /// The state of the form that is furthest from being finished.
    var state: FormState { forms.map(\.state).min() ?? .missing }
  }

  /// One text of a key: the only one, or one for a plural category, a device or a substitution.
  struct Form {
    let path: LeafPath
    let unit: TranslationUnit

    init(_ unit: CatalogUnit) {
      path = unit.path
      self.unit = unit.unit
    }

    var source: String { unit.source.map { PhraseLines.cell($0) } ?? "" }
    /// `nil` if there is none, or only an empty one.
    var text: String? {
      unit.target.flatMap { $0.text.isBlank || $0.isPrefilled ? nil : PhraseLines.cell($0.text) }
    }

    var version: String { TextVersion(unit).text }

    /// `plural.one`, `substitutions.files.plural.other`; empty for a text that does not vary.
    var name: String {
      path.isEmpty
        ? "" : String(UnitID.text(key: "", path: path).dropFirst(UnitID.separator.count))
    }

    var state: FormState {
      guard text != nil, let target = unit.target else {
        // An empty text has nothing to translate.
        return source.isEmpty ? .translated : .missing
      }
      return FormState(target.catalogState)
    }
  }

  /// How far a form is, the least first.
  enum FormState: String, CaseIterable, Comparable {
    case missing, new
    case needsReview = "needs_review"
    case machineTranslated = "machine_translated"
    case translated

    init(_ state: TranslationState) {
      switch state {
      case .new: self = .new
      case .needsReview: self = .needsReview
      case .machineTranslated: self = .machineTranslated
      default: self = .translated
      }
    }

    static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// As the catalogs spell it.
  let language: String
  /// In the order of exports.
  private(set) var catalogs: [Catalog] = []
  private(set) var failures: [GlossError]
  /// Everything that writing them back takes.
  private(set) var exchanged: ExchangedCatalogs

  /// - Parameters:
  ///   - language: As a person spells it.
  ///   - globs: Only catalogs with one of these names or paths; none for all.
  init(of project: Project, in language: String, _ globs: [Glob] = []) async {
    exchanged = await ExchangedCatalogs(of: project.whole, globs: globs)
    self.language = exchanged.spelling(of: language)
    failures = project.failures + exchanged.failures
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
    var places: [TextKey: Int] = [:]
    for unit in try member.table.units(for: language) {
      let place = places[TextKey(unit.key)]
      if let place {
        texts[place].add(unit)
      } else {
        places[TextKey(unit.key)] = texts.count
        texts.append(Text(unit))
      }
    }
    return texts
  }
}

extension LanguageTexts {
  /// Why no text is written in the language; `nil` if it is one of the project's.
  var refusalOfLanguage: LedgerReason? {
    for member in exchanged.members
    where member.loaded.catalog.sourceLanguage != language {
      return exchanged.gate.refusal(of: language, by: member.table.languages)
    }
    return nil
  }
}

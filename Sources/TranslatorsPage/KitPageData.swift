import GlossReports
import LocalizationModel
import OrderedJSON

/// The JSON that the script of ``KitHTML``'s page reads: all of ``TranslatorsKit``, with the
/// languages' names and the plural rules of the target language.
struct KitPageData: FormattedReport {
  private let kit: TranslatorsKit

  init(_ kit: TranslatorsKit) { self.kit = kit }

  func bytes() -> ContiguousArray<UInt8> {
    let count = kit.files.reduce(0) { $0 + $1.entries.count }
    var json = JSONStream(capacity: 4096 + count * 512)
    json.object { json in
      json.member("files", arrayOf: kit.files) { Self.write($1, to: &$0) }
      json.member("isRightToLeft", WritingSystem.isRightToLeft(language: kit.language))
      json.member("language", kit.language)
      json.member("languages", arrayOf: [kit.language] + kit.otherLanguages) { json, code in
        json.object { json in
          json.member("code", code)
          for language in MessageLanguage.allCases {
            json.member(
              named: language.rawValue, LanguageNames.name(of: code, in: language) ?? code)
          }
        }
      }
      json.member("opening", kit.opening)
      if !kit.pictures.isEmpty {
        json.member("pictures", arrayOf: kit.pictures) { json, picture in
          json.object { json in
            if let address = picture.address { json.member("address", address) }
            json.member("name", picture.name)
          }
        }
      }
      if let rules = PluralRules(language: kit.language) {
        json.member("pluralRules", arrayOf: rules.cases) { Self.write($1, to: &$0) }
      }
      json.member("version", kit.version)
    }
    return json.finished()
  }

  private static func write(_ form: PluralRules.Case, to json: inout JSONStream) {
    json.object { json in
      json.member("category", form.category.rawValue)
      json.member("isCounted", form.isCountedByXcode)
      switch form.numbers {
      case .only(let numbers): json.member("only", arrayOf: numbers) { $0.value($1) }
      case .millions: json.member("isMillions", true)
      case .several, .fractions: break
      }
      json.member("samples", arrayOf: form.samples) { $0.value($1) }
    }
  }

  private static func write(_ file: TranslatorsKit.File, to json: inout JSONStream) {
    json.object { json in
      json.member("entries", arrayOf: file.entries) { write($1, to: &$0) }
      if let note = file.note { json.member("note", note) }
      json.member("original", file.original)
      let severities = file.severities.sorted { $0.key.precedesInBytes($1.key) }
      json.member("severities") { json in
        for (id, severity) in severities { json.member(named: id, severity.rawValue) }
      }
      json.member("sourceLanguage", file.sourceLanguage)
      json.member("targetLanguage", file.targetLanguage)
      json.member("tool", arrayOf: file.tool) { json, attribute in
        json.object { json in
          json.member("name", attribute.name)
          json.member("value", attribute.value)
        }
      }
    }
  }

  private static func write(_ entry: TranslatorsKit.Entry, to json: inout JSONStream) {
    json.object { json in
      if !entry.comment.isEmpty { json.member("comment", entry.comment) }
      if entry.isSet { json.member("isSet", true) }
      if entry.isStale { json.member("isStale", true) }
      json.member("key", entry.key)
      if let limit = entry.limit { json.member("limit", limit) }
      if !entry.neighbors.isEmpty {
        json.member("neighbors", arrayOf: entry.neighbors) { $0.value($1) }
      }
      if !entry.numberedSubstitutions.isEmpty {
        json.member("numberedSubstitutions", arrayOf: entry.numberedSubstitutions) { $0.value($1) }
      }
      if !entry.pictures.isEmpty {
        json.member("pictures", arrayOf: entry.pictures) { $0.value($1) }
      }
      if !entry.places.isEmpty { json.member("places", arrayOf: entry.places) { $0.value($1) } }
      if !entry.role.isEmpty { json.member("role", entry.role) }
      if let shown = entry.shownSubstitutions {
        json.member("shownSubstitutions", arrayOf: shown) { $0.value($1) }
      }
      if !entry.sourceSubstitutions.isEmpty {
        json.member("sourceSubstitutions", arrayOf: entry.sourceSubstitutions) {
          write($1, to: &$0)
        }
      }
      if !entry.substitutions.isEmpty {
        json.member("substitutions", arrayOf: entry.substitutions) { write($1, to: &$0) }
      }
      json.member("units", arrayOf: entry.units) { write($1, of: entry, to: &$0) }
    }
  }

  private static func write(_ part: TranslatorsKit.Substitution, to json: inout JSONStream) {
    json.object { json in
      if let argument = part.argument { json.member("argument", argument) }
      json.member("name", part.name)
      if let specifier = part.specifier { json.member("specifier", specifier) }
    }
  }

  /// Writes a unit. Members that have their usual value are omitted, so that the page stays small.
  private static func write(
    _ unit: TranslatorsKit.Unit, of entry: TranslatorsKit.Entry, to json: inout JSONStream
  ) {
    json.object { json in
      if !unit.id.hasBytes(of: entry.key) { json.member("id", unit.id) }
      json.member("origin", unit.origin.rawValue)
      if !unit.others.isEmpty {
        json.member("others", arrayOf: unit.others) { json, other in
          json.object { json in
            // In `languages` the target language comes first.
            json.member("language", other.language + 1)
            json.member("text", other.text)
          }
        }
      }
      if !unit.path.isEmpty {
        json.member("path", arrayOf: unit.path.steps) { json, step in
          json.object { json in
            switch step {
            case .substitution(let name): json.member("substitution", name)
            case .variation(let kind, let name):
              json.member("case", name)
              json.member("kind", kind)
            }
          }
        }
      }
      if !unit.plainSource.hasBytes(of: unit.source) { json.member("plain", unit.plainSource) }
      if !unit.source.hasBytes(of: entry.key) { json.member("source", unit.source) }
      if let qualifier = unit.qualifier { json.member("qualifier", qualifier) }
      if let state = unit.state { json.member("state", state) }
      if let target = unit.target { json.member("target", target) }
    }
  }
}

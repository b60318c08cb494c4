import ConventionChecks
import Interchange
import LocalizationModel
import OrderedJSON
import TranslationUnits

/// Makes the context of texts for agents and translating programs, as JSON: place and kind of use,
/// neighboring keys, arguments, forms, and the project's terms.
struct TextContextBuilder {
  /// Options for parts that the context may have.
  struct Detail {
    /// The number of lines of code around the first use; 0 for none.
    var codeLines = 0
    /// Other languages whose texts are included.
    var languages: [String] = []
  }

  private let texts: LanguageTexts
  private let usage: KeyUsage
  private let glossary: Terms
  private let code: SourceLines
  private let detail: Detail
  /// The texts of the other languages, in the order of ``Detail/languages``.
  private var others: [LanguageTexts] = []

  init(_ texts: LanguageTexts, of project: Project, _ detail: Detail) async {
    self.texts = texts
    self.detail = detail
    usage = await KeyUsage(of: project)
    glossary = project.configuration.checks.base.terms
    code = SourceLines(project)
    for language in detail.languages {
      others.append(await LanguageTexts(of: project, in: language))
    }
  }

  /// Returns a text with its context.
  ///
  /// Members without content are left out, such as a source that is the key itself, or the forms of
  /// a text that has only one.
  func json(of text: LanguageTexts.Text, in catalog: LanguageTexts.Catalog) -> JSONValue {
    var json: JSONValue = ["key": .string(text.key)]
    let isPlain = text.forms.count == 1 && text.forms[0].path.isEmpty
    if isPlain, text.forms[0].source != text.key { json["source"] = .string(text.forms[0].source) }
    if !text.comment.isBlank { json["comment"] = .string(text.comment) }
    if !text.isTranslatable { json["shouldTranslate"] = false }
    if let use = usage.use(of: text.key, in: catalog.path) {
      json["use"] = .string(use.note)
      let places = use.locations.prefix(Self.placeLimit)
      json["places"] = .array(places.map { .string("\($0.file):\($0.line)") })
      if let first = use.locations.first, detail.codeLines > 0,
        let excerpt = code.excerpt(around: first.line, of: first.file, count: detail.codeLines)
      {
        json["code"] = .string(excerpt)
      }
      if !use.neighbors.isEmpty { json["near"] = .array(use.neighbors.map { .string($0) }) }
    }
    if isPlain {
      Self.add(text.forms[0], hasSource: false, to: &json)
    } else {
      json["forms"] = .array(
        text.forms.map { form in
          var json: JSONValue = ["form": .string(form.name)]
          Self.add(form, hasSource: true, to: &json)
          return json
        })
    }
    let other = others.compactMap { other -> JSONValue.Member? in
      let same = other.catalogs.first { $0.path == catalog.path }?.texts
        .first { TextKey($0.key) == TextKey(text.key) }
      let found = same?.forms.compactMap(\.text).last
      return found.map { JSONValue.Member(other.language, .string($0)) }
    }
    if !other.isEmpty { json["others"] = .object(other) }
    return json
  }

  private static let placeLimit = 3

  private static func add(
    _ form: ExportedUnit, hasSource: Bool, to json: inout JSONValue
  ) {
    if hasSource { json["source"] = .string(form.source) }
    if let text = form.text {
      json["text"] = .string(text)
      json["state"] = form.state.map { .string($0.rawValue) }
    }
    json["version"] = .string(form.version)
  }

  /// Returns the plural categories of some texts, each with example numbers in the language.
  func plurals(of texts: [LanguageTexts.Text]) -> [JSONValue.Member] {
    Self.plurals(of: texts.flatMap(\.forms), in: self.texts.language)
  }

  static func plurals(
    of forms: [ExportedUnit], in language: String
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var seen: Set<String> = []
    for form in forms {
      guard let category = form.path.pluralCategory, seen.insert(category).inserted,
        let numbers = PluralNumbers(of: form.path, in: language)
      else { continue }
      let note = numbers.note.dropFirst(category.count + 2)
      members.append(JSONValue.Member(category, .string(String(note))))
    }
    return members
  }

  /// Returns the project's terms that occur in the sources of some texts.
  func words(of texts: [LanguageTexts.Text]) -> [JSONValue] {
    Self.words(
      glossary.terms(in: texts.flatMap { $0.forms.map(\.source) }), in: self.texts.language)
  }

  static func words(_ terms: [GlossaryTerm], in language: String) -> [JSONValue] {
    terms.compactMap { term in
      var json: JSONValue = ["term": .string(term.term)]
      let (use, avoid) = (term.translations(to: language), term.forbidden(in: language))
      if term.isKept { json["keep"] = true }
      if !use.isEmpty { json["use"] = .array(use.map { .string($0) }) }
      if !avoid.isEmpty { json["avoid"] = .array(avoid.map { .string($0) }) }
      return term.isKept || !use.isEmpty || !avoid.isEmpty ? json : nil
    }
  }
}

/// Excerpts from sources, for a translator who sees no code otherwise. It is a class so that a
/// non-mutating method of the builder can fill its cache.
private final class SourceLines {
  private let paths: StablePaths
  private let boundary: ProjectBoundary
  /// The lines of files read so far, by path.
  private var linesByPath: [String: [String]] = [:]
  /// The most characters of a line; the rest is cut off.
  private static let width = 120

  init(_ project: Project) {
    paths = project.stablePaths
    boundary = project.boundary
  }

  /// Returns some lines of a file without their common indentation.
  ///
  /// - Parameters:
  ///   - line: The line in the middle of the excerpt, counted from 1.
  ///   - file: The path relative to the repository's folder.
  /// - Returns: `nil` if the file cannot be read.
  func excerpt(around line: Int, of file: String, count: Int) -> String? {
    let lines = lines(of: file)
    let first = max(line - 1 - (count - 1) / 2, 0)
    guard first < lines.count else { return nil }
    let texts = lines[first..<min(first + count, lines.count)]
    let indents = texts.filter { !$0.isBlank }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let indent = indents.min() ?? 0
    return texts.map { String($0.dropFirst(indent).prefix(Self.width)) }.joined(separator: "\n")
  }

  private func lines(of file: String) -> [String] {
    if let lines = linesByPath[file] { return lines }
    let path = paths.workingPath(of: file)
    let bytes = (try? FileReader.contents(of: path, within: boundary).bytes) ?? []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    linesByPath[file] = lines
    return lines
  }
}

import Interchange
import LocalizationModel
import OrderedJSON
import TranslationUnits

/// Gives each `<file>` the language that the catalogs know it by: maps the name in it, or for a
/// file without one takes the option, the bundle's `contents.json` or the file's name.
struct FileLanguages: Sendable {
  let map: LanguageMap
  /// The language for files that name none, as the user gave it.
  var given: String?
  /// The languages of the project.
  let gate: LanguageGate

  /// Sets the target language of each file of a document.
  ///
  /// - Parameter source: The place of the document.
  /// - Returns: For each file the assumption, for the report; `nil` if the file names its language.
  func name(_ files: inout [UnitFile], in source: TranslatorsSource) -> [LedgerReason?] {
    for place in files.indices {
      files[place].targetLanguage = files[place].targetLanguage.map { map.catalogName(of: $0) }
    }
    let said = Set(files.compactMap(\.saidLanguage).map { LanguageCodeSpelling.usual($0) })
    var assumptions = [LedgerReason?](repeating: nil, count: files.count)
    guard files.contains(where: { $0.saidLanguage == nil }), let (name, origin) = assumed(source)
    else { return assumptions }
    let language = map.catalogName(of: name)
    // If another file of the document names a different language, the place is no evidence.
    guard said.subtracting([LanguageCodeSpelling.usual(language)]).isEmpty else { return assumptions }
    for place in files.indices where files[place].saidLanguage == nil {
      files[place].targetLanguage = language
      assumptions[place] = .assumedLanguage(language, from: origin)
    }
    return assumptions
  }

  private func assumed(_ source: TranslatorsSource) -> (name: String, LedgerReason.LanguageSource)?
  {
    if let given { return (given, .option) }
    let names = source.path.split(separator: "/", omittingEmptySubsequences: false)
    // A zip archive may hold the contents of a bundle without its folder.
    let bundle = names.dropLast().lastIndex { $0.hasSuffix(".xcloc") || $0.hasSuffix(".zip") }
    if let bundle,
      let description = source.companion(
        at: names[...bundle].joined(separator: "/") + "/contents.json"),
      let name = Self.language(ofBundle: description)
    {
      return (name, .bundle)
    }
    let stem = names.last?.split(separator: ".").dropLast().joined(separator: ".") ?? ""
    return language(inName: stem).map { ($0, .fileName) }
  }

  /// Returns the target language that a bundle's `contents.json` names; `nil`
  /// if it is not well-formed.
  private static func language(ofBundle description: ContiguousArray<UInt8>) -> String? {
    guard let name = (try? JSONDocument(description))?.root["targetLocale"]?.string
    else { return nil }
    return LanguageCodeSpelling.isWellFormed(LanguageCodeSpelling.usual(name)) ? name : nil
  }

  /// Returns the language in a file's name: all of it, as `de` or `pt_BR`, or its end, as `App-de`.
  /// Three letters, or an end, are more often a word, so they must be a language of the project.
  private func language(inName stem: String) -> String? {
    func isProjects(_ name: String) -> Bool {
      gate.knows(name) || gate.knows(map.catalogName(of: name))
    }
    let starts = stem.indices.filter { stem[$0] == "-" || stem[$0] == "_" || stem[$0] == "." }
    let endings = starts.map { stem[stem.index(after: $0)...] }
    if let name = ([stem[...]] + endings).first(where: { isProjects(String($0)) }) {
      return String(name)
    }
    let usual = LanguageCodeSpelling.usual(stem)
    let first = usual.split(separator: "-").first ?? ""
    let isLanguage = LanguageCodeSpelling.isWellFormed(usual) && LanguageTag(usual).isKnown
    return isLanguage && first.utf8.count == 2 ? stem : nil
  }
}

extension UnitFile {
  fileprivate var saidLanguage: String? { targetLanguage.flatMap { $0.isEmpty ? nil : $0 } }
}

import Interchange
import LocalizationModel
import OrderedJSON
import TranslationUnits

/// How the languages of translators' files are read: as the catalogs name them, and for files that say
/// none from the place where they lie.
struct FileLanguages: Sendable {
  let map: LanguageMap
  /// The language of files that say none, as the user gave it.
  var given: String?
  /// The project's languages.
  let gate: LanguageGate

  /// Gives each file of a document the language that the catalogs know it by.
  ///
  /// - Parameter source: Where the document lies.
  /// - Returns: For each file that says none, what was assumed.
  func name(_ files: inout [UnitFile], in source: TranslatorsSource) -> [LedgerReason?] {
    for place in files.indices {
      files[place].targetLanguage = files[place].targetLanguage.map { map.catalogName(of: $0) }
    }
    let said = Set(files.compactMap(\.saidLanguage).map { LanguageName.usual($0) })
    var assumptions = [LedgerReason?](repeating: nil, count: files.count)
    guard files.contains(where: { $0.saidLanguage == nil }), let (name, origin) = assumed(source)
    else { return assumptions }
    let language = map.catalogName(of: name)
    // Where another file of the document says something else, the place tells nothing.
    guard said.subtracting([LanguageName.usual(language)]).isEmpty else { return assumptions }
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
    // An archive may hold what is in a bundle without its folder.
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

  /// What the `contents.json` of a bundle says.
  private static func language(ofBundle description: ContiguousArray<UInt8>) -> String? {
    guard let name = (try? JSONDocument(description))?.root["targetLocale"]?.string
    else { return nil }
    return LanguageName.isWellFormed(LanguageName.usual(name)) ? name : nil
  }

  /// The language that the name of a file is, as `de` or `pt_BR`, or ends with, as `App-de`. What is
  /// more often a word than a language has to be one of the project's.
  private func language(inName stem: String) -> String? {
    func isProjects(_ name: String) -> Bool {
      gate.knows(name) || gate.knows(map.catalogName(of: name))
    }
    let starts = stem.indices.filter { stem[$0] == "-" || stem[$0] == "_" || stem[$0] == "." }
    let endings = starts.map { stem[stem.index(after: $0)...] }
    if let name = ([stem[...]] + endings).first(where: { isProjects(String($0)) }) {
      return String(name)
    }
    let usual = LanguageName.usual(stem)
    let first = usual.split(separator: "-").first ?? ""
    let isLanguage = LanguageName.isWellFormed(usual) && LanguageTag(usual).isKnown
    return isLanguage && first.utf8.count == 2 ? stem : nil
  }
}

extension UnitFile {
  fileprivate var saidLanguage: String? { targetLanguage.flatMap { $0.isEmpty ? nil : $0 } }
}

import Interchange
import LocalizationModel
import OrderedJSON
import TranslationUnits

/// Sets the language of each `<file>` of an import, as the catalogs name it: the name in the file,
/// mapped by `languageMap`. For a file without one: the option, else the bundle's `contents.json`,
/// else the file's name.
struct FileLanguages: Sendable {
  let map: LanguageMap
  /// The language for files that name none, as the user gave it.
  var given: String?
  /// The languages of the project.
  let gate: LanguageGate

  /// Sets the target language of each file of a document.
  ///
  /// - Parameter source: The document with its path.
  /// - Returns: For each file the assumption, for the report; `nil` if the file names its language.
  func name(_ files: inout [UnitFile], in source: TranslatorsSource) -> [LedgerReason?] {
    for index in files.indices {
      files[index].targetLanguage = files[index].targetLanguage.map { map.catalogName(of: $0) }
    }
    let namedLanguages = Set(
      files.compactMap(\.namedLanguage).map { LanguageCodeSpelling.usual($0) })
    var assumptions = [LedgerReason?](repeating: nil, count: files.count)
    guard files.contains(where: { $0.namedLanguage == nil }),
      let (name, origin) = assumedLanguage(source)
    else { return assumptions }
    let language = map.catalogName(of: name)
    // If another file of the document names a different language, the path is no evidence.
    guard namedLanguages.subtracting([LanguageCodeSpelling.usual(language)]).isEmpty else {
      return assumptions
    }
    for index in files.indices where files[index].namedLanguage == nil {
      files[index].targetLanguage = language
      assumptions[index] = .assumedLanguage(language, from: origin)
    }
    return assumptions
  }

  private func assumedLanguage(_ source: TranslatorsSource) -> (
    name: String, LedgerReason.LanguageSource
  )? {
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

  /// Returns the language in a file's name: the whole name, as in `de` or `pt_BR`, or its end, as
  /// in `App-de`. An end, or a code of three letters, is more often a word, so it has to be a
  /// language of the project.
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
  fileprivate var namedLanguage: String? { targetLanguage.flatMap { $0.isEmpty ? nil : $0 } }
}

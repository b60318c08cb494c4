import GlossCommandLine
import GlossKit

/// The languages on a command line: names such as `zh-Hans`, and pairs such as `zh-CN=zh-Hans` of a
/// language's names in translators' files and in catalogs.
struct LanguageArguments {
  private(set) var names: [String] = []
  private(set) var pairs: [(file: String, catalog: String)] = []
  /// The error in the first invalid name or pair; `nil` if all are valid.
  private(set) var flaw: ReportMessage?

  /// - Parameter texts: Values of the option, split at commas.
  init(_ texts: [String]) {
    for text in texts {
      guard let sign = text.firstIndex(of: "=") else {
        names.append(text)
        flaw = flaw ?? Export.flaw(ofLanguage: text)
        continue
      }
      let (file, catalog) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
      pairs.append((file, catalog))
      if !LanguageMap.isFileName(file) {
        flaw = flaw ?? .noLanguageName(file)
      }
      flaw = flaw ?? Export.flaw(ofLanguage: catalog)
    }
  }

  var map: LanguageMap { LanguageMap(pairs) }
}

extension CommandCall {
  func languageArguments(_ option: Option<[String]>) -> LanguageArguments {
    LanguageArguments(languages(option))
  }
}

import GlossCommandLine
import GlossKit

/// What is said of languages on the command line: names as catalogs have them, and pairs with what
/// translators' files call them before.
struct LanguageArguments {
  private(set) var names: [String] = []
  private(set) var pairs: [(file: String, catalog: String)] = []
  /// What is wrong with the first that is; `nil` if nothing is.
  private(set) var flaw: ReportMessage?

  /// - Parameter texts: Such as `zh-Hans` and `zh-CN=zh-Hans`.
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

import LocalizationModel
import StringCatalog

/// The texts that several languages of one entry have in common, for `wrong-script` and
/// `wrong-column`.
struct RepeatedTexts {
  private struct LocatedText: Hashable {
    let path: LeafPath
    let text: String
  }

  private var languages: [LocatedText: [String]] = [:]

  init(_ localizations: [LocalizationContents]) {
    for localization in localizations {
      for leaf in localization.leaves {
        guard let text = leaf.value?.text, !text.isEmpty else { continue }
        let located = LocatedText(path: leaf.path, text: text)
        languages[located, default: []].append(localization.language)
      }
    }
    languages = languages.filter { $0.value.count > 1 }
  }

  /// The languages with a text at a path, in the order of the file; empty if only one has it.
  subscript(path: LeafPath, text: String) -> [String] {
    languages[LocatedText(path: path, text: text)] ?? []
  }
}

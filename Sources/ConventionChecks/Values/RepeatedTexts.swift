import LocalizationModel
import StringCatalog

/// The texts that several languages of one entry share, for `wrong-script` and `wrong-column`.
struct RepeatedTexts {
  private struct Place: Hashable {
    let path: LeafPath
    let text: String
  }

  private var languages: [Place: [String]] = [:]

  init(_ localizations: [LocalizationContents]) {
    for localization in localizations {
      for leaf in localization.leaves {
        guard let text = leaf.value?.text, !text.isEmpty else { continue }
        languages[Place(path: leaf.path, text: text), default: []].append(localization.language)
      }
    }
    languages = languages.filter { $0.value.count > 1 }
  }

  /// The languages with a text at a path, in the order of the file; empty if only one has it.
  subscript(path: LeafPath, text: String) -> [String] {
    languages[Place(path: path, text: text)] ?? []
  }
}

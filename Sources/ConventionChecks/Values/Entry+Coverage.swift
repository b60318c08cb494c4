import LocalizationModel
import StringCatalog

extension Entry {
  /// The source language's text, or the key if it has none.
  var sourceText: String { source?.leaf(LeafPath())?.value?.text ?? key }

  /// Whether it asks translators for anything: it is to be translated, it is in use and it has words.
  var wantsTranslation: Bool {
    contents.shouldTranslate && extractionState != .stale
      && sourceText.hasWords(without: FormatSpecifier.all(in: sourceText))
  }

  /// The required languages that neither it nor a less specific language speaks, in their order.
  var missingLanguages: [String] {
    let localizations = contents.localizations
    // Files mostly have their languages in the same order as the list.
    var next = 0
    let isInOrder = requiredLanguages.allSatisfy { required in
      while next < localizations.count, localizations[next].name.text != required { next += 1 }
      return next < localizations.count && !localizations[next].isEmpty
    }
    if isInOrder { return [] }
    var present: Set<String> = [sourceLanguage]
    for localization in contents.localizations where !localization.isEmpty {
      present.insert(localization.language)
    }
    return requiredLanguages.filter { required in
      !present.contains(required) && !Entry.chain(of: required).contains(where: present.contains)
    }
  }

  /// Whether the key says in an `Info.plist` why the app wants something of the user's.
  var isUsageDescription: Bool { key.hasSuffix("UsageDescription") && key.hasPrefix("N") }

  /// A language and those that systems fall back to: `pt-PT`, `pt`.
  private static func chain(of language: String) -> [String] {
    var chain = [language]
    while let hyphen = chain[chain.count - 1].lastIndex(of: "-") {
      let parent = String(chain[chain.count - 1][..<hyphen])
      // Simplified and Traditional Chinese do not stand in for each other.
      if parent == "zh" { break }
      chain.append(parent)
    }
    return chain
  }
}

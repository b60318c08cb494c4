/// The order of rules by the harm that their findings do to people who use the app: a crash, a wrong
/// value, raw or untranslated text, damaged text; then what only its authors see.
enum HarmOrder {
  /// Returns the position of a rule; rules of style, which have none of their own, share one.
  static func rank(of rule: String) -> Int { ranks[rule] ?? seen.count }

  private static let ranks: [String: Int] = {
    let before = zip(seen, 0...)
    let behind = zip(unseen, (seen.count + 1)...)
    return Dictionary(
      before.map { ($0, $1) } + behind.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }()

  /// Rules on what people see, the worst first.
  private static let seen = [
    // Crashes, and files that nothing can be read from.
    "placeholder-type", "placeholder-order", "key-value-specifiers", "placeholder-mixed",
    "placeholder-malformed", "substitution-undefined", "substitution-arg", "plural-other-missing",
    "device-other-missing", "swift-syntax", "translation-unreadable", "json-duplicate-key",
    "entry-misplaced", "key-untyped", "key-specifier", "key-unrecognized",
    // Wrong values.
    "placeholder-foreign", "placeholder-name", "placeholder-missing", "placeholder-width",
    "percent-literal", "plural-number-doubled", "plural-implied-number", "numbers", "opposites",
    "urls", "emails", "plural-several-numbers", "placeholder-label", "placeholder-glued",
    "localized-comparison", "value-conflict",
    // Raw or untranslated text.
    "key-shown", "stand-in", "comment-as-text", "translation-empty", "stale-with-code",
    "privacy-string-missing", "plural-untranslated", "wrong-script", "wrong-column",
    "raw-value-shown", "table-without-catalog", "bundle-missing", "strings-beside-catalog",
    "catalog-in-lproj", "key-not-literal", "lost-localization", "hardcoded", "unchanged",
    "plural-leaf-empty", "translation-missing", "bundle-language-missing", "plist-key-unknown",
    "translation-new", "plural-category-missing",
    "plural-flattened", "plural-ternary", "concatenation", "list-joined", "todo-marker",
    "source-changed",
    // Damaged text.
    "mojibake", "added-note", "added-quotes", "source-beside", "text-doubled", "escape-damage",
    "markup", "markdown", "sentence-missing", "invisible", "homoglyph", "zh-script-mix",
    "do-not-translate", "forbidden-term", "glossary", "length", "translation-conflict",
  ]

  /// Rules on what only authors see, the last one last.
  private static let unseen = [
    "comment-conflict", "comment-reused", "unused-key", "substitution-unused",
    "plural-category-unused", "untranslatable-translated", "translation-extra", "locale-code",
    "state-unknown", "version-unknown", "version-missing", "format", "convention-unset",
  ]
}

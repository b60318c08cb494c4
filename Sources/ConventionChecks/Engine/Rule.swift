package import LocalizationModel

/// One check with its page. A rule conforms to the protocols of what it looks at, mostly to one.
///
/// A rule is a value without state; it may run on several threads at a time.
package protocol Rule: Sendable {
  static var summary: RuleSummary { get }
}

/// Looks at one localizable string of the sources.
package protocol SourceStringRule: Rule {
  func check(_ string: SourceString, _ findings: inout FindingSink)
}

/// Looks at one source as a whole: text that never reaches localization.
package protocol SourceFileRule: Rule {
  func check(_ file: SourceFile, _ findings: inout FindingSink)
}

/// Looks at all places in the sources that share a key of one table.
package protocol KeyRule: Rule {
  func check(_ key: KeySites, _ findings: inout FindingSink)
}

/// Looks at one text in another language than the source's. Entries that are not to be translated
/// are passed over.
package protocol TranslationRule: Rule {
  /// Where it may have something to say.
  static var occasion: Occasion { get }

  func check(_ translation: Translation, _ findings: inout FindingSink)
}

/// Looks at all that a catalog holds under one key.
package protocol EntryRule: Rule {
  func check(_ entry: Entry, _ findings: inout FindingSink)
}

/// Looks at a catalog as a whole: the structure of the file.
package protocol CatalogRule: Rule {
  func check(_ catalog: CatalogFile, _ findings: inout FindingSink)
}

extension Rule {
  package var summary: RuleSummary { Self.summary }
}

extension TranslationRule {
  package static var occasion: Occasion { .always }
  package var occasion: Occasion { Self.occasion }
}

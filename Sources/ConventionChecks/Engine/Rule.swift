package import LocalizationModel

/// One check with its page. A rule conforms to the protocols of what it looks at, mostly to one.
///
/// A rule is a value without state; it may run on several threads at a time.
package protocol Rule: Sendable {
  static var summary: RuleSummary { get }
  /// The rule as what it is, `nil` where it is not: the protocols below say so. To cast 80 rules to seven
  /// protocols takes the runtime ten milliseconds.
  var asSourceStringRule: (any SourceStringRule)? { get }
  var asSourceFileRule: (any SourceFileRule)? { get }
  var asKeyRule: (any KeyRule)? { get }
  var asTranslationRule: (any TranslationRule)? { get }
  var asEntryRule: (any EntryRule)? { get }
  var asCatalogRule: (any CatalogRule)? { get }
  var asProjectRule: (any ProjectRule)? { get }
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
/// are ignored.
package protocol TranslationRule: Rule {
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

/// Compares the catalogs of a project.
package protocol ProjectRule: Rule {
  func check(_ group: CatalogGroup, _ findings: inout FindingSink)
}

extension Rule {
  package var summary: RuleSummary { Self.summary }
  package var asSourceStringRule: (any SourceStringRule)? { nil }
  package var asSourceFileRule: (any SourceFileRule)? { nil }
  package var asKeyRule: (any KeyRule)? { nil }
  package var asTranslationRule: (any TranslationRule)? { nil }
  package var asEntryRule: (any EntryRule)? { nil }
  package var asCatalogRule: (any CatalogRule)? { nil }
  package var asProjectRule: (any ProjectRule)? { nil }
}

extension SourceStringRule {
  package var asSourceStringRule: (any SourceStringRule)? { self }
}

extension SourceFileRule {
  package var asSourceFileRule: (any SourceFileRule)? { self }
}

extension KeyRule {
  package var asKeyRule: (any KeyRule)? { self }
}

extension EntryRule {
  package var asEntryRule: (any EntryRule)? { self }
}

extension CatalogRule {
  package var asCatalogRule: (any CatalogRule)? { self }
}

extension ProjectRule {
  package var asProjectRule: (any ProjectRule)? { self }
}

extension TranslationRule {
  package var asTranslationRule: (any TranslationRule)? { self }
}

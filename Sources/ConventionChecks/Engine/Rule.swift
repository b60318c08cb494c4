package import LocalizationModel

/// One check of `gloss check`, with its page. The ``Checker`` runs it. A rule conforms to one of
/// the protocols below, which stand for the kinds of values that rules check, or to several.
///
/// A rule is a value without state; it may run on several threads at once.
package protocol Rule: Sendable {
  static var summary: RuleSummary { get }
  /// The rule as a value of each protocol, or `nil` if it does not conform. The protocols below
  /// implement these properties. With `as?` instead, casting 80 rules to seven protocols took ten
  /// milliseconds at each start.
  var asSourceStringRule: (any SourceStringRule)? { get }
  var asSourceFileRule: (any SourceFileRule)? { get }
  var asKeyRule: (any KeyRule)? { get }
  var asTranslationRule: (any TranslationRule)? { get }
  var asEntryRule: (any EntryRule)? { get }
  var asCatalogRule: (any CatalogRule)? { get }
  var asProjectRule: (any ProjectRule)? { get }
  var asInfoPlistRule: (any InfoPlistRule)? { get }
}

/// A rule on one localizable string of the sources.
package protocol SourceStringRule: Rule {
  func check(_ string: SourceString, _ findings: inout FindingSink)
}

/// A rule on one source file as a whole, such as on texts that never reach localization.
package protocol SourceFileRule: Rule {
  func check(_ file: SourceFile, _ findings: inout FindingSink)
}

/// A rule on all uses of one key of one table in the sources.
package protocol KeyRule: Rule {
  func check(_ key: KeySites, _ findings: inout FindingSink)
}

/// A rule on one text in a language other than the source's. Entries with `shouldTranslate: false`
/// are skipped.
package protocol TranslationRule: Rule {
  func check(_ translation: Translation, _ findings: inout FindingSink)
}

/// A rule on everything that a catalog holds under one key.
package protocol EntryRule: Rule {
  func check(_ entry: Entry, _ findings: inout FindingSink)
}

/// A rule on the structure of a catalog file.
package protocol CatalogRule: Rule {
  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink)
}

/// A rule that compares the catalogs of a project.
package protocol ProjectRule: Rule {
  func check(_ group: CatalogGroup, _ findings: inout FindingSink)
}

/// A rule on the texts in the `Info.plist` of a product.
package protocol InfoPlistRule: Rule {
  func check(_ plist: InfoPlist, _ findings: inout FindingSink)
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
  package var asInfoPlistRule: (any InfoPlistRule)? { nil }
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

extension InfoPlistRule {
  package var asInfoPlistRule: (any InfoPlistRule)? { self }
}

extension TranslationRule {
  package var asTranslationRule: (any TranslationRule)? { self }
}

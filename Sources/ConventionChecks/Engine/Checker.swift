package import LocalizationModel
import StringCatalog

/// Runs the rules that one set of settings leaves on.
///
/// A class, so that workers who share it count one reference and not those of all that it holds.
package final class Checker: Sendable {
  private struct Active<Kind: Sendable>: Sendable {
    let id: RuleSummary.ID
    let severity: Finding.Severity
    let rule: Kind
  }

  /// The settings that say which rules run, and how they weigh.
  package let settings: CheckSettings
  private let stringRules: ContiguousArray<Active<any SourceStringRule>>
  private let fileRules: ContiguousArray<Active<any SourceFileRule>>
  private let keyRules: ContiguousArray<Active<any KeyRule>>
  private let translationRules: ContiguousArray<Active<any TranslationRule>>
  private let entryRules: ContiguousArray<Active<any EntryRule>>
  private let catalogRules: ContiguousArray<Active<any CatalogRule>>
  private let projectRules: ContiguousArray<Active<any ProjectRule>>
  private let activeIDs: Set<String>

  /// - Parameter rules: The rules that the settings are about.
  package init(_ settings: CheckSettings, rules: [any Rule]) {
    self.settings = settings
    let severities = rules.map { settings.severity(of: $0.summary) }
    func active<Kind>(_ kind: (any Rule) -> Kind?) -> ContiguousArray<Active<Kind>> {
      ContiguousArray(
        zip(rules, severities).compactMap { rule, severity in
          guard let severity, let kind = kind(rule) else { return nil }
          return Active(id: rule.summary.definedID, severity: severity, rule: kind)
        })
    }
    stringRules = active(\.asSourceStringRule)
    fileRules = active(\.asSourceFileRule)
    keyRules = active(\.asKeyRule)
    translationRules = active(\.asTranslationRule)
    entryRules = active(\.asEntryRule)
    catalogRules = active(\.asCatalogRule)
    projectRules = active(\.asProjectRule)
    activeIDs = Set(
      zip(rules, severities).compactMap { rule, severity in severity.map { _ in rule.summary.id } })
  }

  /// Whether a rule is on.
  package func runs(_ id: String) -> Bool { activeIDs.contains(id) }

  /// Whether a rule looks at translations or entries.
  package var looksAtEntries: Bool { !translationRules.isEmpty || !entryRules.isEmpty }

  /// Runs the rules on strings over one string of a source.
  package func check(_ string: ExtractedString, _ findings: inout FindingSink) {
    if stringRules.isEmpty { return }
    let checked = SourceString(string, settings)
    findings.path = string.path
    findings.subject = nil
    // A loop over the array itself would copy each rule.
    let all = stringRules
    let rules = all.span
    for index in rules.indices {
      (findings.rule, findings.severity) = (rules[index].id, rules[index].severity)
      rules[index].rule.check(checked, &findings)
    }
  }

  /// Runs the rules on whole sources over one.
  package func check(_ file: SourceFile, _ findings: inout FindingSink) {
    findings.path = file.path
    findings.subject = nil
    let all = fileRules
    let rules = all.span
    for index in rules.indices {
      (findings.rule, findings.severity) = (rules[index].id, rules[index].severity)
      rules[index].rule.check(file, &findings)
    }
  }

  /// Runs the rules on keys over all sites of one.
  package func check(_ key: KeySites, _ findings: inout FindingSink) {
    findings.path = key.sites.first?.path ?? ""
    findings.subject = nil
    let all = keyRules
    let rules = all.span
    for index in rules.indices {
      (findings.rule, findings.severity) = (rules[index].id, rules[index].severity)
      rules[index].rule.check(key, &findings)
    }
  }

  /// Runs the rules on whole catalogs over one, without its entries.
  package func check(_ catalog: CatalogFile, _ findings: inout FindingSink) {
    findings.path = catalog.path
    findings.subject = nil
    for active in catalogRules {
      (findings.rule, findings.severity) = (active.id, active.severity)
      active.rule.check(catalog, &findings)
    }
  }

  /// Runs the rules on projects over the catalogs that belong together.
  package func check(_ group: CatalogGroup, _ findings: inout FindingSink) {
    for active in projectRules {
      (findings.rule, findings.severity, findings.subject) = (active.id, active.severity, nil)
      active.rule.check(group, &findings)
    }
  }

  /// Whether a rule compares catalogs.
  package var comparesCatalogs: Bool { !projectRules.isEmpty }

  /// Checks an entry and all its translations.
  ///
  /// - Parameter path: The path of the catalog.
  package func check(_ entry: Entry, in path: String, _ findings: inout FindingSink) {
    findings.path = path
    findings.subject = FindingSubject(key: entry.key)
    let all = entryRules
    let rules = all.span
    for index in rules.indices {
      (findings.rule, findings.severity) = (rules[index].id, rules[index].severity)
      rules[index].rule.check(entry, &findings)
    }
    if translationRules.isEmpty || !entry.contents.shouldTranslate { return }
    let traits = entry.leafTraits
    var next = 0
    // A loop over the array itself would copy each localization.
    let allLocalizations = entry.contents.localizations[...]
    let localizations = allLocalizations.span
    for index in localizations.indices {
      let allLeaves = localizations[index].leaves[...]
      let leaves = allLeaves.span
      let first = next
      next += leaves.count
      let language = localizations[index].language
      if language == entry.sourceLanguage { continue }
      let tongue = entry.tongues[language]
      for leaf in leaves.indices {
        guard let value = leaves[leaf].value else { continue }
        let translation = Translation(
          CheckedText(value, traits[first + leaf]), at: leaves[leaf].path, of: entry,
          localization: index, leaf: leaf, in: language, tongue)
        check(translation, &findings)
      }
    }
  }

  private func check(_ translation: Translation, _ findings: inout FindingSink) {
    findings.translation = translation
    defer { findings.translation = nil }
    let all = translationRules
    let rules = all.span
    for index in rules.indices {
      (findings.rule, findings.severity) = (rules[index].id, rules[index].severity)
      rules[index].rule.check(translation, &findings)
    }
  }
}

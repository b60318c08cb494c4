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
  /// The occasions of the translation rules, by the same indices.
  private let occasions: ContiguousArray<Occasion>
  /// All of them together.
  let occasion: Occasion
  private let entryRules: ContiguousArray<Active<any EntryRule>>
  /// What they wait for in plain entries.
  let entrySigns: EntrySigns
  private let catalogRules: ContiguousArray<Active<any CatalogRule>>
  private let projectRules: ContiguousArray<Active<any ProjectRule>>
  private let activeIDs: Set<String>

  /// - Parameter rules: The rules that the settings are about.
  package init(_ settings: CheckSettings, rules: [any Rule] = allRules) {
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
    occasions = ContiguousArray(translationRules.map(\.rule.occasion))
    occasion = occasions.reduce(into: .never) { $0.formUnion($1) }
    entryRules = active(\.asEntryRule)
    entrySigns = entryRules.reduce(into: []) { $0.formUnion($1.rule.entrySigns) }
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
    let checked = SourceString(string, by: self)
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
    var sources = SourceTexts(entry)
    let traits = entry.leafTraits.span
    var next = 0
    // A loop over the array itself would copy each localization.
    let allLocalizations = entry.contents.localizations[...]
    let localizations = allLocalizations.span
    for index in localizations.indices {
      let allLeaves = localizations[index].leaves[...]
      let leaves = allLeaves.span
      let first = next
      next += leaves.count
      if localizations[index].name.text == entry.sourceLanguage { continue }
      let tongue = entry.tongues[localizations[index].name.text]
      for leaf in leaves.indices {
        guard let value = leaves[leaf].value else { continue }
        let traits = traits[first + leaf]
        let occasion = sources.occasion(
          leaves[leaf], value, traits, tongue, asking: self.occasion.signs)
        if !occasion.meets(self.occasion) { continue }
        let translation = sources.translation(leaves[leaf], value, traits, ofLocalization: index)
        var subject = FindingSubject(
          key: entry.key, language: localizations[index].language, leaf: leaves[leaf].path)
        subject.source = translation.source.text
        findings.subject = subject
        check(translation, occasion, &findings)
      }
    }
  }

  private func check(
    _ translation: Translation, _ occasion: Occasion, _ findings: inout FindingSink
  ) {
    var translation = translation
    // Three rules ask for it.
    let signs = occasion.signs.intersection(self.occasion.signs)
    if !signs.isDisjoint(with: [.foreign, .foreignScript]) {
      translation.foreign = ForeignText(
        translation, asksLanguage: self.occasion.signs.contains(.foreign))
    }
    let all = translationRules
    let rules = all.span
    for index in rules.indices where occasions[index].meets(occasion) {
      (findings.rule, findings.severity) = (rules[index].id, rules[index].severity)
      rules[index].rule.check(translation, &findings)
    }
  }
}

package import LocalizationModel
import StringCatalog

/// The engine of `check`: it runs the rules that one set of settings turns on. It takes strings,
/// sources, keys, entries and catalogs one at a time, and puts the findings into a ``FindingSink``.
///
/// A class, so that passing it to a worker counts one reference instead of one for each list of
/// rules.
package final class Checker: Sendable {
  /// A rule that is on, with its severity by the settings.
  private struct Active<Kind: Sendable>: Sendable {
    let id: RuleSummary.ID
    let severity: Finding.Severity
    let rule: Kind
  }

  /// The settings that decide which rules run, and with which severity.
  package let settings: CheckSettings
  private let stringRules: ContiguousArray<Active<any SourceStringRule>>
  private let fileRules: ContiguousArray<Active<any SourceFileRule>>
  private let keyRules: ContiguousArray<Active<any KeyRule>>
  private let translationRules: ContiguousArray<Active<any TranslationRule>>
  private let entryRules: ContiguousArray<Active<any EntryRule>>
  private let catalogRules: ContiguousArray<Active<any CatalogRule>>
  private let projectRules: ContiguousArray<Active<any ProjectRule>>
  private let infoPlistRules: ContiguousArray<Active<any InfoPlistRule>>
  private let activeIDs: Set<String>

  /// Selects the rules that the settings turn on.
  ///
  /// - Parameter rules: All rules to choose from.
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
    infoPlistRules = active(\.asInfoPlistRule)
    activeIDs = Set(
      zip(rules, severities).compactMap { rule, severity in severity.map { _ in rule.summary.id } })
  }

  /// True if a rule is on.
  package func runs(_ id: String) -> Bool { activeIDs.contains(id) }

  /// True if any rule on translations or entries is on; otherwise entries need not be parsed.
  package var checksEntries: Bool { !translationRules.isEmpty || !entryRules.isEmpty }

  /// Runs the rules on strings over one string of a source.
  package func check(_ string: ExtractedString, _ findings: inout FindingSink) {
    if stringRules.isEmpty { return }
    let checked = SourceString(string, settings)
    findings.path = string.path
    findings.subject = nil
    // A loop over the array would copy each rule; a span does not.
    let all = stringRules
    let rules = all.span
    for index in rules.indices {
      (findings.rule, findings.severity) = (rules[index].id, rules[index].severity)
      rules[index].rule.check(checked, &findings)
    }
  }

  /// Runs the rules on source files over one file.
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

  /// Runs the rules on keys over all uses of one key in the sources.
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

  /// Runs the rules on catalog files over one, without its entries.
  package func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    findings.path = catalog.path
    findings.subject = nil
    for active in catalogRules {
      (findings.rule, findings.severity) = (active.id, active.severity)
      active.rule.check(catalog, &findings)
    }
  }

  /// Runs the rules that compare catalogs over the catalogs of a project.
  package func check(_ group: CatalogGroup, _ findings: inout FindingSink) {
    for active in projectRules {
      (findings.rule, findings.severity, findings.subject) = (active.id, active.severity, nil)
      active.rule.check(group, &findings)
    }
  }

  /// Runs the rules on texts of products over those of one.
  package func check(_ plist: InfoPlist, _ findings: inout FindingSink) {
    findings.path = plist.path
    findings.subject = nil
    for active in infoPlistRules {
      (findings.rule, findings.severity) = (active.id, active.severity)
      active.rule.check(plist, &findings)
    }
  }

  /// True if any rule that compares catalogs is on.
  package var comparesCatalogs: Bool { !projectRules.isEmpty }

  /// Runs the rules on entries and translations over one entry.
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
    // The traits of all localizations' texts in one list; `next` is the index of the localization's
    // first.
    let traits = entry.leafTraits
    var next = 0
    // A loop over the array would copy each localization; a span does not.
    let allLocalizations = entry.contents.localizations[...]
    let localizations = allLocalizations.span
    for index in localizations.indices {
      let allLeaves = localizations[index].leaves[...]
      let leaves = allLeaves.span
      let first = next
      next += leaves.count
      let language = localizations[index].language
      if language == entry.sourceLanguage { continue }
      let languageFacts = entry.factsByLanguage[language]
      for leaf in leaves.indices {
        guard let value = leaves[leaf].value else { continue }
        let translation = Translation(
          CheckedText(value, traits[first + leaf]), at: leaves[leaf].path, of: entry,
          localization: index, leaf: leaf, in: language, languageFacts)
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

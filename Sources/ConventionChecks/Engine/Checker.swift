package import LocalizationModel
import StringCatalog

/// Runs the rules that one set of settings leaves on.
package struct Checker: Sendable {
  private struct Active<Kind: Sendable>: Sendable {
    let id: String
    let severity: Finding.Severity
    let rule: Kind
  }

  package let settings: CheckSettings
  private let stringRules: [Active<any SourceStringRule>]
  private let fileRules: [Active<any SourceFileRule>]
  private let keyRules: [Active<any KeyRule>]
  private let translationRules: [Active<any TranslationRule>]
  private let entryRules: [Active<any EntryRule>]
  private let catalogRules: [Active<any CatalogRule>]

  /// - Parameter rules: Those that the settings are about.
  package init(_ settings: CheckSettings, rules: [any Rule] = allRules) {
    self.settings = settings
    let severities = rules.map { settings.severity(of: $0.summary) }
    func active<Kind>(_ kind: (any Rule) -> Kind?) -> [Active<Kind>] {
      zip(rules, severities).compactMap { rule, severity in
        guard let severity, let rule = kind(rule).map({ ($0, rule.summary.id) }) else { return nil }
        return Active(id: rule.1, severity: severity, rule: rule.0)
      }
    }
    stringRules = active { $0 as? any SourceStringRule }
    fileRules = active { $0 as? any SourceFileRule }
    keyRules = active { $0 as? any KeyRule }
    translationRules = active { $0 as? any TranslationRule }
    entryRules = active { $0 as? any EntryRule }
    catalogRules = active { $0 as? any CatalogRule }
  }

  /// Whether a rule looks at translations or entries.
  package var looksAtEntries: Bool { !translationRules.isEmpty || !entryRules.isEmpty }

  package func check(_ string: ExtractedString, _ findings: inout FindingSink) {
    if stringRules.isEmpty { return }
    let checked = SourceString(string, settings: settings)
    findings.path = string.path
    findings.subject = nil
    for active in stringRules {
      (findings.rule, findings.severity) = (active.id, active.severity)
      active.rule.check(checked, &findings)
    }
  }

  package func check(_ file: SourceFile, _ findings: inout FindingSink) {
    findings.path = file.path
    findings.subject = nil
    for active in fileRules {
      (findings.rule, findings.severity) = (active.id, active.severity)
      active.rule.check(file, &findings)
    }
  }

  package func check(_ key: KeySites, _ findings: inout FindingSink) {
    findings.path = key.sites.first?.path ?? ""
    findings.subject = nil
    for active in keyRules {
      (findings.rule, findings.severity) = (active.id, active.severity)
      active.rule.check(key, &findings)
    }
  }

  package func check(_ catalog: CatalogFile, _ findings: inout FindingSink) {
    findings.path = catalog.path
    findings.subject = nil
    for active in catalogRules {
      (findings.rule, findings.severity) = (active.id, active.severity)
      active.rule.check(catalog, &findings)
    }
  }

  /// Checks an entry and all its translations.
  ///
  /// - Parameter path: Of the catalog.
  package func check(_ entry: Entry, in path: String, _ findings: inout FindingSink) {
    findings.path = path
    findings.subject = FindingSubject(key: entry.key)
    for active in entryRules {
      (findings.rule, findings.severity) = (active.id, active.severity)
      active.rule.check(entry, &findings)
    }
    if translationRules.isEmpty || !entry.contents.shouldTranslate { return }
    var sources = SourceTexts(entry)
    for localization in entry.contents.localizations
    where localization.language != entry.sourceLanguage {
      for leaf in localization.leaves {
        guard let translation = sources.translation(leaf, localization) else { continue }
        findings.subject = FindingSubject(
          key: entry.key, language: localization.language, leaf: leaf.path)
        for active in translationRules {
          (findings.rule, findings.severity) = (active.id, active.severity)
          active.rule.check(translation, &findings)
        }
      }
    }
  }
}

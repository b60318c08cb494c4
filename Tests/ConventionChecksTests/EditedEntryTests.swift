import ConventionChecks
import GlossKit
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// Rules find in an edited entry, which no file has, what they find in its file.
@Suite struct EditedEntryTests {
  /// A finding in a text, without its place in the file.
  private struct Flaw: Hashable, CustomStringConvertible {
    let key: String
    let language: String
    let path: LeafPath
    let rule: String
    let detail: String

    var description: String { "\(rule) \(key) \(language) \(path): \(detail)" }
  }

  private static func settings(of example: RuleExample, _ rule: any Rule) throws -> CheckSettings {
    let folder = try TemporaryFolder(["gloss.json": example.configuration ?? "{}"])
    var settings = try Configuration.load(.file(folder("gloss.json"))).checks.base
    if settings.levels[rule.summary.id] == nil {
      settings.levels[rule.summary.id] = .at(rule.summary.severity)
    }
    return settings
  }

  /// The findings of a rule in the texts of a file that an import weighs.
  private static func flaws(
    inFile catalog: StringCatalog, _ settings: CheckSettings, of rule: any Rule
  ) throws -> Set<Flaw> {
    var flaws: Set<Flaw> = []
    for index in 0..<catalog.entryCount {
      let contents = try #require(catalog.contents(at: index))
      var sink = FindingSink()
      Checker(settings, rules: [rule]).check(
        Entry(
          contents, sourceLanguage: catalog.sourceLanguage, sites: nil, settings: settings),
        in: catalog.path, &sink)
      for finding in sink.findings where finding.severity > .info {
        guard let range = finding.range else { continue }
        for localization in contents.localizations {
          var texts = localization.leaves.map { ($0.path, $0.range) }
          if let phrases = localization.phrases { texts.append((LeafPath(), phrases.range)) }
          for case (let path, let text) in texts
          where text.start <= range.start && range.end <= text.end {
            flaws.insert(
              Flaw(
                key: contents.key, language: localization.language, path: path,
                rule: finding.rule, detail: finding.message.description))
          }
        }
      }
    }
    return flaws
  }

  private static func flaws(
    ofEdited entries: [CatalogEntry], _ check: TranslationErrorValidator, in path: String
  ) -> Set<Flaw> {
    var flaws: Set<Flaw> = []
    for entry in entries {
      for language in entry.languages {
        for flaw in check.flaws(of: entry, in: language, path: path) {
          guard let leaf = flaw.path else { continue }
          flaws.insert(
            Flaw(
              key: entry.key, language: language, path: leaf, rule: flaw.rule,
              detail: flaw.detail.description))
        }
      }
    }
    return flaws
  }

  /// The rules on entries, but for the one on what a file has and no entry: an edit keeps such
  /// members without a place.
  @Test(
    arguments: TestedRule.all.filter {
      ($0.rule.asTranslationRule != nil || $0.rule.asEntryRule != nil)
        && $0.rule.summary.id != "translation-unreadable"
    })
  func areCheckedAsTheirFile(_ tested: TestedRule) throws {
    for example in tested.rule.summary.bad {
      guard let text = example.catalog.map({ MarkedText($0).text }),
        let catalog = try? StringCatalog(ContiguousArray(text.utf8), path: ExampleRun.catalog)
      else { continue }
      let settings = try Self.settings(of: example, tested.rule)
      let inFile = try Self.flaws(inFile: catalog, settings, of: tested.rule)
      let check = TranslationErrorValidator(settings, givesAdvice: true)
      let entries = catalog.keys.compactMap { catalog.entry($0)?.detached }
      let edited = Self.flaws(ofEdited: entries, check, in: catalog.path)
        .filter { $0.rule == tested.rule.summary.id }
      #expect(edited == inFile, "\(text)")
    }
  }

  private static let deep = #"""
    {"sourceLanguage" : "en", "strings" : {
      "%lld of %lld files" : {"localizations" : {"de" : {
        "stringUnit" : {"state" : "translated", "value" : "%#@n@ von %#@gone@"},
        "substitutions" : {"n" : {"argNum" : 1, "formatSpecifier" : "lld",
          "variations" : {"plural" : {
          "one" : {"variations" : {"device" : {
            "mac" : {"stringUnit" : {"state" : "translated", "value" : "%arg Datei %3$@"}},
            "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg Datei"}}}}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg Dateien"}}}}}}}}},
      "Show ${name} in ${applicationName}" : {"localizations" : {"de" : {
        "stringSet" : {"state" : "translated",
          "values" : ["Zeige ${name}", "Zeige ${nam} in ${applicationName}"]}}}}
    }, "version" : "1.0"}
    """#

  /// Phrases, substitutions, and variations inside of variations: each flaw is at its text.
  @Test func tellTheTextOfEachFlaw() throws {
    let catalog = try StringCatalog(ContiguousArray(Self.deep.utf8), path: "L.xcstrings")
    let check = TranslationErrorValidator(CheckSettings())
    let entries = catalog.keys.compactMap { catalog.entry($0)?.detached }
    let edited = Self.flaws(ofEdited: entries, check, in: catalog.path)
    let found = Set(edited.map { "\($0.rule) \($0.path)" })
    #expect(found.contains("substitution-undefined "), "\(found)")
    #expect(found.contains { $0.hasSuffix("substitutions.n.plural.one.device.mac") }, "\(found)")
    #expect(found.contains("placeholder-name "), "\(found)")
    for rule in allRules where rule.asTranslationRule != nil || rule.asEntryRule != nil {
      guard rule.summary.severity == .error, rule.summary.isOnByDefault else { continue }
      let inFile = try Self.flaws(inFile: catalog, CheckSettings(), of: rule)
        .filter { $0.language == "de" }
      #expect(edited.filter { $0.rule == rule.summary.id }.isSuperset(of: inFile), "\(inFile)")
    }
  }
}

import ConventionChecks
import Foundation
import GlossKit
import GuideChecks
import LocalizationModel
import TestSupport
import Testing

/// One rule in a parameterised test.
struct TestedGuideRule: CustomTestStringConvertible, Sendable {
  let rule: any GuideRule

  var testDescription: String { rule.summary.id }

  static let all = allGuideRules.map(TestedGuideRule.init)
}

/// Every rule over its own examples, in one file and with each declaration in a file of its own.
@Suite struct GuideRuleTests {
  @Test(arguments: TestedGuideRule.all)
  func hasThreeExamplesOfEachKind(_ tested: TestedGuideRule) {
    #expect(tested.rule.summary.good.count >= 3)
    #expect(tested.rule.summary.bad.count >= 3)
  }

  @Test(arguments: TestedGuideRule.all)
  func acceptsItsGoodExamples(_ tested: TestedGuideRule) async throws {
    for example in tested.rule.summary.good {
      for run in GuideRun.all(of: example) {
        let findings = try await run.findings(of: tested.rule)
        #expect(findings.isEmpty, "\(run.told)")
      }
    }
  }

  @Test(arguments: TestedGuideRule.all)
  func findsTheMarkedPlacesOfItsBadExamples(_ tested: TestedGuideRule) async throws {
    for example in tested.rule.summary.bad {
      for run in GuideRun.all(of: example) {
        let findings = try await run.findings(of: tested.rule)
        let found = Dictionary(grouping: findings, by: \.path).mapValues {
          $0.compactMap(\.range).sorted { $0.start < $1.start }
        }
        #expect(found == run.marks, "\(run.told)")
      }
    }
  }

  @Test(arguments: TestedGuideRule.all)
  func fixesWhatItSaysItFixes(_ tested: TestedGuideRule) async throws {
    for example in tested.rule.summary.bad {
      for run in GuideRun.all(of: example) {
        let findings = try await run.findings(of: tested.rule)
        guard let fixed = example.fixed else {
          let hasFix = findings.contains { $0.fix != nil }
          #expect(!hasFix, "a fix without its outcome: \(run.told)")
          continue
        }
        let after = run.fixed(findings)
        // An import that each file needs stands there once for each of them.
        if run.files[GuideRun.name] != nil { #expect(after[GuideRun.name] == fixed) }
        #expect(after != run.files)
        let again = try await GuideRun(files: after, marks: [:]).findings(of: tested.rule)
        #expect(again.allSatisfy { $0.fix == nil }, "\(after)")
      }
    }
  }

  @Test func isSpokenInEveryLanguage() {
    for rule in allGuideRules {
      for text in [rule.summary.title, rule.summary.reason] {
        #expect(text.isTranslated(to: .chinese), "'\(text)' has no Chinese")
      }
    }
  }
}

/// The list of the rules and the folder that holds them.
@Suite struct GuideRuleListTests {
  private let files: [String] = {
    let folder = Checkout.root.appending(path: "Sources/GuideChecks/Rules")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test func holdsEveryRuleOfTheFoldersInOrder() {
    let names = files.compactMap { $0.split(separator: "/").last.map { String($0.dropLast(6)) } }
    #expect(allGuideRules.map { "\(type(of: $0))" } == names.sorted())
  }

  @Test func namesEveryRuleForItsFile() {
    for (rule, name) in zip(allGuideRules, allGuideRules.map { "\(type(of: $0))" }) {
      #expect(rule.summary.id.replacing("-", with: "") + "rule" == name.lowercased())
    }
  }

  @Test func keepsEachPackInItsFolder() {
    for rule in allGuideRules {
      let path = "\(rule.pack.rawValue.capitalized)/\(type(of: rule)).swift"
      #expect(files.contains(path))
    }
  }
}

/// The files of one example, checked through the whole of `gloss check`.
struct GuideRun {
  let files: [String: String]
  /// By file what is marked in it.
  let marks: [String: [ByteRange]]

  static let name = "Code.swift"

  var told: String { files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n---\n") }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  static func all(of example: RuleExample) -> [GuideRun] { [whole(example), divided(example)] }

  static func whole(_ example: RuleExample) -> GuideRun { GuideRun([name: example.swift ?? ""]) }

  /// Each part that an empty line divides in a file of its own.
  private static func divided(_ example: RuleExample) -> GuideRun {
    let parts = (example.swift ?? "").split(separator: "\n\n")
    let isImport = parts.first?.contains("import ") ?? false
    if isImport { return whole(example) }
    return GuideRun(
      Dictionary(
        uniqueKeysWithValues: parts.enumerated().map { ("Part\($0 + 1).swift", String($1)) }))
  }

  private init(_ marked: [String: String]) {
    files = marked.mapValues { MarkedText($0).text }
    marks = marked.mapValues { MarkedText($0).ranges }.filter { !$0.value.isEmpty }
  }

  init(files: [String: String], marks: [String: [ByteRange]]) {
    self.files = files
    self.marks = marks
  }

  /// The files with the fixes of findings.
  func fixed(_ findings: [Finding]) -> [String: String] {
    let fixes = findings.compactMap { finding in finding.fix.map { (finding.path, $0) } }
    let edited = EditedTexts(files.mapValues { ContiguousArray($0.utf8) }, applying: fixes)
    return files.merging(edited.texts.mapValues { String(decoding: $0, as: UTF8.self) }) { $1 }
  }

  /// Returns the findings of the rule, with file names for paths.
  func findings(of rule: any GuideRule) async throws -> [Finding] {
    var files = files
    files["gloss.json"] = "{}"
    let folder = try TemporaryFolder(files)
    var configuration = try Configuration.load(.file(folder("gloss.json")))
    configuration.guides = GuideSettings(packs: [rule.pack])
    configuration.checks.base.levels[rule.summary.id] = .at(rule.summary.severity)
    let project = await Project(configuration: configuration, workers: 1)
    let check = await Check(of: project, rules: [])
    if let failure = check.failures.first { throw failure }
    return check.findings.map(\.finding).filter { $0.rule == rule.summary.id }.map { finding in
      var finding = finding
      finding.path = Self.name(of: finding.path)
      finding.fix = finding.fix.map { fix in
        Fix(
          fix.title, edits: fix.edits,
          elsewhere: fix.elsewhere.map {
            Fix.FileEdits(path: Self.name(of: $0.path), edits: $0.edits)
          }, isSafe: fix.isSafe)
      }
      return finding
    }
  }
}

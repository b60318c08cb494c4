import ConventionChecks
import Foundation
import GlossKit
import LocalizationModel
import StringCatalog
import SwiftTree
import TestSupport
import Testing
import TranslationUnits

/// Every id that a person can see has one definition: one severity, one page.
@Suite struct DefinitionTests {
  private static let all = Check.rules + Check.guideRules + Check.remarks + Check.ledgerCodes

  @Test func areThereOnce() {
    let ids = Self.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
      #expect(Check.definition(of: id)?.id == id)
    }
    #expect(Check.definition(of: "no-such-id") == nil)
  }

  /// A rule and another stage that report the same have the same severity and page.
  @Test func areSharedByAllStages() throws {
    let shared =
      BuiltinDiagnostic.allCases.map { ($0.rawValue, $0.definition) }
      + LedgerCode.allCases.map { ($0.rawValue, $0.definition) }
    for (id, definition) in shared {
      #expect(definition.id == id)
      let listed = try #require(Check.definition(of: id))
      #expect(listed.severity == definition.severity && listed.title == definition.title)
      #expect(listed.reason == definition.reason && listed.isOnByDefault)
    }
    let rules = Set(Check.rules.map(\.id))
    #expect(
      shared.map(\.0).filter(rules.contains).sorted()
        == [
          "entry-misplaced", "key-not-literal", "key-untyped", "source-changed",
          "source-language", "value-conflict",
        ])
  }

  @Test func saySomethingInEveryLanguage() {
    for definition in Self.all {
      for text in [definition.title, definition.reason] {
        #expect(!text.description.isEmpty)
        #expect(text.isTranslated(to: .chinese), "'\(text)' has no Chinese")
      }
    }
  }

  @Test func findingsWeighAsMuchAsTheirDefinitionAtMost() {
    for remark in BuiltinDiagnostic.allCases {
      let message = Message("some text", comment: "测试用的文字")
      let finding = Finding(remark, message: message, path: "A.swift")
      #expect(finding.rule == remark.rawValue && finding.severity == remark.definition.severity)
      #expect(Finding(remark, limit: .info, message: message, path: "A").severity == .info)
    }
  }

  /// Definitions are made where the lists take them from, and findings from nothing else.
  @Test func areMadeInTheirPlaceOnly() throws {
    let places = [
      "ConventionChecks/Rules/", "GuideChecks/Rules/", "LocalizationModel/Findings/",
      "TranslationUnits/Ledger/",
    ]
    var defined: [String] = []
    for (path, text) in Self.files(below: "Sources", ["swift"]) {
      let bytes = ContiguousArray(text.utf8)
      let outline = SyntaxOutline.outline(of: bytes)
      func spelled(_ range: ByteRange) -> String {
        String(decoding: bytes[range.start..<range.end], as: UTF8.self)
      }
      for call in outline.calls {
        let callee = spelled(call.callee)
        let labels = call.labels.map { $0.map(spelled) }
        if callee == "Finding" {
          #expect(!labels.contains("rule"), "\(path): a finding is made from an id")
        }
        guard callee == "RuleSummary", labels.first == "id" else { continue }
        #expect(places.contains { path.hasPrefix($0) }, "\(path): a definition of its own")
        let literal = try #require(
          outline.strings.first { $0.range.start > call.parentheses.start })
        defined.append(spelled(literal.range).filter { $0 != "\"" })
      }
    }
    #expect(defined.sorted() == Self.all.map(\.id).sorted())
  }

  /// The ids in tests' expectations and in golden reports.
  @Test func coverTheIDsOfAllOutputs() {
    let patterns = [
      #/"(?:rule|ruleId|check_name)": "([a-z-]+)"/#, #/source="gloss\.([a-z-]+)"/#,
      #/title=([a-z-]+)::/#, #/"reason": {"code": "([a-z-]+)"/#,
    ]
    var found: Set<String> = []
    for (_, text) in Self.files(below: "Tests/GlossKitTests/Golden") {
      for pattern in patterns {
        found.formUnion(text.matches(of: pattern).map { String($0.output.1) })
      }
    }
    for (_, text) in Self.files(below: "Tests/GlossToolTests", ["swift"]) {
      // As findings end in a terminal: `… (swift-syntax)`.
      found.formUnion(
        text.matches(of: #/\(([a-z]+(?:-[a-z]+)+)\)(?:"|\\n|\n)/#).map { String($0.output.1) })
    }
    #expect(found.count > 30)
    for id in found.sorted() {
      #expect(Check.definition(of: id) != nil, "'\(id)' has no page")
    }
  }

  /// Paths relative to the folder, and what the files say.
  private static func files(
    below folder: String, _ extensions: Set<String>? = nil
  ) -> [(path: String, text: String)] {
    let root = Checkout.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().compactMap { path in
      let url = root.appending(path: path)
      guard !url.hasDirectoryPath, extensions?.contains(url.pathExtension) ?? true,
        let text = String(data: (try? Data(contentsOf: url)) ?? Data(), encoding: .utf8)
      else { return nil }
      return (path, text)
    }
  }
}

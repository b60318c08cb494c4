import ConventionChecks
import Foundation
import GlossKit
import GuideChecks
import LocalizationModel
import TestSupport
import Testing

/// The table of what the guides say.
@Suite struct GuideStatementTests {
  @Test func namesEachStatementOnce() {
    let ids = GuideStatement.all.map(\.id)
    #expect(ids.count == 83)
    #expect(Set(ids).count == ids.count)
  }

  @Test func namesRulesThatThereAre() {
    for statement in GuideStatement.all {
      for id in statement.rules { #expect(Check.definition(of: id)?.id == id, "\(id)") }
      guard case .held = statement.status else { continue }
      #expect(!statement.rules.isEmpty, "\(statement.id)")
    }
  }

  @Test func isSpokenInEveryLanguage() {
    for statement in GuideStatement.all {
      var texts = [statement.text, statement.guide.title]
      switch statement.status {
      case .held: break
      case .inPart(let reason), .noRule(let reason): texts.append(reason)
      }
      for text in texts { #expect(text.isTranslated(to: .chinese), "'\(text)' has no Chinese") }
    }
  }

  @Test func hasASampleForEachThatIsHeld() {
    let held = GuideStatement.all.filter {
      if case .noRule = $0.status { false } else { true }
    }
    let sampled = StatementSample.all.flatMap(\.statements)
    // What cannot be told has no wrong sample.
    #expect(Set(held.map(\.id)).subtracting(["no-main-actor-for-data"]) == Set(sampled))
    #expect(Set(sampled).count == sampled.count)
  }

  @Test(arguments: StatementSample.all)
  func findsTheWrongSampleAndNothingInTheRightOne(_ sample: StatementSample) async throws {
    for id in sample.statements {
      let statement = try #require(GuideStatement.all.first { $0.id == id })
      #expect(statement.rules.contains(sample.rule), "\(id)")
    }
    #expect(try await Self.rules(in: sample.wrong, sample).contains(sample.rule))
    #expect(try await Self.rules(in: sample.right, sample) == [])
  }

  private static func rules(in text: String, _ sample: StatementSample) async throws -> Set<String>
  {
    let folder = try TemporaryFolder([
      "Code.swift": text,
      "gloss.json": """
      {
        "convention": {"key": "en", "comment": "zh-Hans"},
        "guides": ["observation", "notifications", "lifecycle"],
        "rules": {"observable-not-final": "info"}
      }
      """,
    ])
    let project = await Project(
      configuration: try Configuration.load(.file(folder("gloss.json"))), workers: 1)
    let check = await Check(of: project, rules: allRules)
    if let failure = check.failures.first { throw failure }
    let ids = Set(allGuideRules.map(\.summary.id))
    return Set(
      check.findings.map(\.finding.rule).filter {
        ids.contains($0) || $0.hasPrefix("comment-") || $0 == "key-language"
      })
  }
}

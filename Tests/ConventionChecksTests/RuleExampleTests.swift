import ConventionChecks
import LocalizationModel
import Testing

/// One rule in a parameterised test. `GLOSS_RULE=id` in the environment runs that one alone.
struct TestedRule: CustomTestStringConvertible, Sendable {
  let rule: any Rule

  var testDescription: String { rule.summary.id }

  static let all: [TestedRule] = {
    let only = environmentRule
    return allRules.filter { only == nil || $0.summary.id == only }.map(TestedRule.init)
  }()
}

/// Every rule over its own examples: what its page says is what it does.
@Suite struct RuleExampleTests {
  @Test func theRuleThatIsAskedForExists() {
    #expect(!TestedRule.all.isEmpty)
  }

  @Test(arguments: TestedRule.all)
  func hasThreeExamplesOfEachKind(_ tested: TestedRule) {
    let summary = tested.rule.summary
    #expect(summary.good.count >= 3)
    #expect(summary.bad.count >= 3)
  }

  @Test(arguments: TestedRule.all)
  func acceptsItsGoodExamples(_ tested: TestedRule) async throws {
    for example in tested.rule.summary.good {
      // For the rule about the layout of files another layout is another example.
      let isAboutLayout = tested.rule.summary.id == "format"
      for variant in isAboutLayout ? [.asWritten] : ExampleVariant.allCases {
        guard let example = variant.applied(to: example) else { continue }
        let findings = try await ExampleRun(example).findings(of: tested.rule)
        #expect(findings.isEmpty, example.told(variant))
      }
    }
  }

  @Test(arguments: TestedRule.all)
  func findsTheMarkedPlacesOfItsBadExamples(_ tested: TestedRule) async throws {
    for example in tested.rule.summary.bad {
      for variant in ExampleVariant.allCases {
        guard let example = variant.applied(to: example) else { continue }
        let findings = try await ExampleRun(example).findings(of: tested.rule)
        for finding in findings {
          #expect(finding.rule == tested.rule.summary.id, example.told(variant))
        }
        for (path, text) in [
          (ExampleRun.swift, example.swift), (ExampleRun.catalog, example.catalog),
        ] {
          let wanted = text.map { MarkedText($0).ranges } ?? []
          let found = findings.filter { $0.path == path }.compactMap(\.range)
          #expect(found == wanted, example.told(variant))
        }
      }
    }
  }

  @Test(arguments: TestedRule.all)
  func mendsWhatItSaysItMends(_ tested: TestedRule) async throws {
    for example in tested.rule.summary.bad {
      let run = ExampleRun(example)
      let findings = try await run.findings(of: tested.rule)
      let mended = run.applying(findings)
      guard let fixed = example.fixed else {
        #expect(
          findings.allSatisfy { $0.fix == nil },
          "a fix without its outcome: \(example.told().rawValue)")
        continue
      }
      let marked = example.swift.map { MarkedText($0).ranges.isEmpty } == false
      let name = marked ? ExampleRun.swift : ExampleRun.catalog
      #expect(mended.files[name].map { Array($0.utf8) } == Array(fixed.utf8), example.told())
      // A second run finds nothing that the first has mended; what was put in to be filled in by
      // hand stays a finding.
      for finding in try await mended.findings(of: tested.rule) {
        #expect(finding.fix == nil, example.told())
      }
    }
  }
}

extension RuleExample {
  /// The example for the message of a failure.
  fileprivate func told(_ variant: ExampleVariant = .asWritten) -> Comment {
    let texts = [swift, catalog].compactMap { $0 }.joined(separator: "\n")
    return "\(variant):\n\(texts)"
  }
}

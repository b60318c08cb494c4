import ConventionChecks
import Foundation
import LocalizationModel
import TestSupport
import Testing

@Suite struct RuleListTests {
  /// The names of the files below `Rules`, without the extension: each holds the rule of its name.
  private let files: [String] = {
    let folder = Checkout.root.appending(path: "Sources/ConventionChecks/Rules")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") && !$0.contains("+") }
      .compactMap { $0.split(separator: "/").last.map { String($0.dropLast(6)) } }.sorted()
  }()

  @Test func holdsEveryRuleOfTheFolderInOrder() {
    #expect(allRules.map { "\(type(of: $0))" } == files)
  }

  @Test func givesEveryRuleItsOwnName() {
    let ids = allRules.map(\.summary.id)
    #expect(Set(ids).count == ids.count)
    for (name, id) in zip(files, ids) {
      let plain = id.replacing("-", with: "") + "rule"
      #expect(plain == name.lowercased(), "the type of '\(id)' is called \(name)")
      #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
    }
  }

  @Test func isSpokenInEveryLanguage() {
    for rule in allRules {
      for text in [rule.summary.title, rule.summary.reason] {
        #expect(text.isTranslated(to: .chinese), "'\(text)' has no Chinese")
      }
    }
  }
}

import ConventionChecks
import GlossKit
import LocalizationModel
import StringCatalog
import Testing

/// Checking and counting take work in step with the catalog. It is counted, in values that look-ups
/// go over, so that a busy machine changes nothing.
@Suite(.enabled(if: LookupCounter.isCounting, "looks are counted in debug builds only"))
struct CatalogGrowthTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  private static func variations(_ kind: String, _ names: [String], _ text: String) -> String {
    let cases = names.map { #""\#($0)": \#(unit("\(text) \($0)", "new"))"# }
    return #"{"variations": {"\#(kind)": {\#(cases.joined(separator: ","))}}}"#
  }

  private static func entry(_ key: String, _ localizations: [String]) -> String {
    #""\#(key)": {"comment": "文", "localizations": {\#(localizations.joined(separator: ","))}}"#
  }

  struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let entries: @Sendable (Int) -> [String]
  }

  private static let shapes = [
    Shape(testDescription: "languages, one for each entry") { count in
      (0..<count).map { entry("a \($0)", [#""q\#($0)": \#(unit("text"))"#]) }
    },
    Shape(testDescription: "languages of one entry") { count in
      [entry("a", (0..<count).map { #""q\#($0)": \#(unit("text %lld"))"# })]
    },
    Shape(testDescription: "devices") { count in
      let devices = (0..<count).map { "d\($0)" }
      return [entry("a", ["de", "en"].map { "\"\($0)\": \(variations("device", devices, "%@"))" })]
    },
    Shape(testDescription: "cases of a plural") { count in
      let cases = ["other"] + (0..<count).map { "c\($0)" }
      return [entry("%lld %@", ["\"de\": \(variations("plural", cases, "%lld"))"])]
    },
    Shape(testDescription: "substitutions") { count in
      let text = (0..<count).map { "%#@s\($0)@" }.joined(separator: " ")
      let substitutions = (0..<count).map {
        #""s\#($0)": {"argNum": \#($0 + 1), "formatSpecifier": "lld", "#
          + variations("plural", ["one", "other"], "%arg").dropFirst()
      }
      let content =
        unit(text).dropLast() + #", "substitutions": {\#(substitutions.joined(separator: ","))}}"#
      return [entry("a", ["de", "en"].map { "\"\($0)\": \(content)" })]
    },
    Shape(testDescription: "members that the format does not have") { count in
      let members = (0..<count).map { #""x\#($0)": {}"# }.joined(separator: ",")
      return [
        #""a": {\#(members), "localizations": {"de": {\#(members), "#
          + #""stringUnit": {"state": "new", "value": "x", \#(members)}}}}"#
      ]
    },
    Shape(testDescription: "placeholders") { count in
      let key = (0..<count).map { _ in "%lld" }.joined(separator: " ")
      let text = (0..<count).map { "%\(count - $0)$ld" }.joined(separator: " ")
      return [entry(key, ["\"de\": \(unit(text))"])]
    },
  ]

  private func looks(_ entries: [String]) throws -> Int {
    let text = #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}}"#
    let counter = LookupCounter.Counter()
    try LookupCounter.$counter.withValue(counter) {
      let catalog = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
      let settings = CheckSettings()
      let checker = Checker(settings)
      let file = LintedCatalog(
        catalog, languageUses: catalog.languageUses(), duplicates: catalog.duplicates,
        settings: settings)
      let required = file.requiredLanguages()
      let names = file.languageUses.map(\.name.text).filter { $0 != "en" } + ["en"]
      var sums = UnitSums(LanguageGroups(names, source: "en"))
      var sink = FindingSink()
      checker.check(file, &sink)
      for index in 0..<catalog.entryCount {
        let contents = try #require(catalog.contents(at: index))
        let entry = Entry(
          contents, sourceLanguage: "en", requiredLanguages: required, sites: nil,
          settings: settings)
        checker.check(entry, in: "L.xcstrings", &sink)
        contents.entry.countUnits(into: &sums)
      }
    }
    return counter.looks
  }

  @Test(arguments: shapes)
  func takesWorkInStepWithTheCatalog(shape: Shape) throws {
    let (once, twice) = (try looks(shape.entries(300)), try looks(shape.entries(600)))
    #expect(once > 300)
    #expect(Double(twice) <= Double(once) * 2.3, "\(once), then \(twice)")
  }
}

import StringCatalog
import TestSupport
import Testing

@testable import ConventionChecks

@Suite struct RequiredLanguagesTests {
  private static let names = [
    "de", "de-AT", "de-CH-1996", "pt", "pt-BR", "pt-PT", "zh", "zh-Hans", "zh-Hant", "zh-Hans-CN",
    "fr",
    "en", "en-GB", "ja", "ko",
  ]

  /// A language and those it falls back to; Chinese scripts do not.
  private func isSpoken(_ language: String, by present: Set<String>) -> Bool {
    var tags = language.split(separator: "-")
    while !tags.isEmpty {
      let name = tags.joined(separator: "-")
      if present.contains(name), name == language || name != "zh" { return true }
      tags.removeLast()
    }
    return false
  }

  @Test(arguments: 0..<200)
  func missesWhatNothingSpeaks(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let required = Self.names.filter { _ in !random.oneIn(4) }
    let present = Self.names.filter { _ in random.oneIn(5) }
    let localizations = present.map { name in
      #""\#(name)": \#(random.oneIn(4) ? "{}" : #"{"stringUnit": {"value": "t"}}"#)"#
    }
    let text =
      #"{"strings": {"k": {"localizations": {\#(localizations.joined(separator: ", "))}}}}"#
    let catalog = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
    let contents = try #require(catalog.contents(at: 0))
    let spoken = Set(contents.localizations.filter { !$0.isEmpty }.map(\.language) + ["en"])
    let missing = required.filter { !isSpoken($0, by: spoken) }
    let found = RequiredLanguages(required, source: "en").missing(in: contents)
    #expect(found.count == missing.count)
    #expect(found.first == Array(missing.prefix(6)))
    #expect(found.list == languageList(missing))
  }
}

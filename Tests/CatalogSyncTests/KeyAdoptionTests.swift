import CatalogSync
import LocalizationModel
import StringCatalog
import Testing

@Suite struct KeyAdoptionTests {
  private static let keys = [
    "%lld items", "%@ twins", "%lld twins", "%@ of %lld", "plain", "100%%", "%1$@ in %2$@",
  ]

  private func adoption(stale: [String] = []) throws -> KeyAdoption {
    let entries = (Self.keys + stale).map { key in
      "\"\(key)\": {\(stale.contains(key) ? "\"extractionState\": \"stale\"" : "")}"
    }
    let text = """
      {"sourceLanguage": "en", "strings": {\(entries.joined(separator: ", "))}, "version": "1.0"}
      """
    return KeyAdoption(try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings"))
  }

  private func string(
    _ key: String, _ confidences: [Placeholder.Confidence], value: String? = nil
  ) -> ExtractedString {
    ExtractedString(
      key: key, defaultValue: value,
      placeholders: confidences.map {
        Placeholder(expression: "x", specifier: "%@", confidence: $0)
      },
      api: "Text", path: "a.swift", range: ByteRange(0..<1),
      position: SourcePosition(line: 1, column: 1))
  }

  @Test(arguments: [
    // The one key that differs in specifiers only.
    ("%@ items", [Placeholder.Confidence.assumed], "%lld items"),
    ("%d items", [.inferred], "%lld items"),
    ("%@ of %@", [.assumed, .inferred], "%@ of %lld"),
    // What the code spells out is not doubted, nor what a declaration says.
    ("%.1f items", [.written], "%.1f items"),
    ("%@ items", [.declared], "%@ items"),
    // Of several only what is open may differ.
    ("%@ of %@", [.declared, .assumed], "%@ of %lld"),
    ("%@ of %@", [.assumed, .declared], "%@ of %@"),
    // There already, two that could be it, or none.
    ("%@ twins", [.assumed], "%@ twins"),
    ("%d twins", [.assumed], "%d twins"),
    ("%@ others", [.assumed], "%@ others"),
    // Without an interpolation there is nothing to doubt.
    ("100%@", [], "100%@"),
  ])
  func keepsTheCatalogsKeyWhereTheSourcesLeaveItOpen(
    key: String, confidences: [Placeholder.Confidence], adopted: String
  ) throws {
    var adoption = try adoption()
    #expect(adoption.key(for: string(key, confidences)) == adopted)
  }

  @Test func leavesAKeyWithADefaultValueAlone() throws {
    var adoption = try adoption()
    #expect(adoption.key(for: string("%@ items", [.assumed], value: "x")) == "%@ items")
  }

  @Test func takesAStaleKeyOnlyForWantOfACertainOne() throws {
    var adoption = try adoption(stale: ["%u files"])
    #expect(adoption.key(for: string("%lld files", [.inferred])) == "%lld files")
    #expect(adoption.key(for: string("%@ files", [.assumed])) == "%u files")
  }
}

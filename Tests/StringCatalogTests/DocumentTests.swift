import Foundation
import LocalizationModel
import OrderedJSON
import StringCatalog
import Testing
import TestSupport

/// Entries and localizations as values: decoded, edited, compared and encoded.
@Suite struct DocumentTests {
  private static func catalog(_ entry: String) throws -> StringCatalog {
    let text = #"{"sourceLanguage" : "en", "strings" : {"a" : \#(entry)}, "version" : "1.0"}"#
    return try StringCatalog(ContiguousArray(text.utf8), path: "a.xcstrings")
  }

  private static func localized(_ localization: String) throws -> StringCatalog {
    try catalog(#"{"localizations" : {"de" : \#(localization)}}"#)
  }

  /// Returns an entry whose localizations are decoded, so that it is encoded from them.
  private static func decoded(_ entry: CatalogEntry) -> CatalogEntry {
    var entry = entry
    entry.localizations = entry.localizations.map(\.decoded)
    return entry
  }

  @Test(.needsCorpus) func encodesEveryEntryAsXcodeDoes() throws {
    var count = 0
    for file in try CorpusTests.files().sample(every: 16) {
      let bytes = try CorpusTests.bytes(file)
      let catalog = try StringCatalog(bytes, path: file.lastPathComponent)
      for key in catalog.keys {
        let entry = try #require(catalog.entry(key))
        let range = try #require(entry.range)
        var writer = JSONWriter()
        writer.write(Self.decoded(entry).json, depth: 2)
        count += 1
        if writer.bytes[...] != bytes[range.start..<range.end] {
          Issue.record("\(file.lastPathComponent): \(key)")
        }
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    #"{}"#, #"{"stringUnit": {"value": "a", "state": "new", "x": [1, {"y": null}], "state": "b"}}"#,
    #"{"stringUnit": {"state": "new", "value": {"odd": 1}}, "later": true, "stringUnit": {}}"#,
    #"{"first": 1, "variations": {"plural": {"one": "text", "other": {"stringUnit": []}, "one": {}}}}"#,
    #"{"variations": {"device": [], "plural": {}}, "note": "n"}"#,
    #"{"variations": {"width": {"20": {"variations": {"plural": {"other": {"stringSet": {}}}}}}}}"#,
    #"{"substitutions": {"n": {"argNum": "1", "formatSpecifier": 2, "z": {}}, "n": {"argNum": 1.5}}}"#,
    #"{"substitutions": {"n": {"formatSpecifier": "lld", "argNum": 2, "stringUnit": {"value": "v"}}}}"#,
    #"{"stringSet": {"values": ["a", "\u00e9\/\n"], "state": "new"}, "argNum": 3}"#,
    #"{"stringSet": {"values": ["a", 1]}}"#, #"{"string\u0055nit": {"value": "\ud83d\ude00"}}"#,
  ])
  func keepsWhatItDoesNotKnow(localization: String) throws {
    let catalog = try Self.localized(localization)
    let read = try #require(catalog.document.root["strings"]?["a"])
    let entry = try #require(catalog.entry("a"))
    #expect(Self.decoded(entry).json == read.value)
    #expect(entry.json == read.value)
    #expect(Self.decoded(entry).hasSameContent(as: entry))
  }

  @Test func keepsOtherMembersOfAnEntryInTheirPlaces() throws {
    let text =
      #"{"z": 1, "comment": null, "shouldTranslate": false, "generatesSymbol": "no", "a": {}}"#
    var catalog = try Self.catalog(text)
    let entry = try #require(catalog.entry("a"))
    #expect(entry.comment == nil && !entry.shouldTranslate && entry.generatesSymbol)
    let read = try #require(catalog.document.root["strings"]?["a"])
    #expect(entry.json == read.value)
    catalog.setComment("c", of: "a")
    let members = try #require(catalog.entry("a")?.json.members)
    #expect(members.map(\.name) == ["z", "comment", "shouldTranslate", "generatesSymbol", "a"])
  }

  @Test func changesOneLocalizationAndKeepsTheOthers() throws {
    let french = #"{"stringUnit" :{"value":"caf\u00e9","state":"translated"},   "x" : [ 1,2 ] }"#
    var catalog = try Self.catalog(
      #"{"localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : "a"}}, "fr" : \#(french)}}"#
    )
    catalog.setUnit(StringUnit(state: .translated, value: "b"), language: "de", of: "a")
    let written = try StringCatalog(catalog.serialized(.asRead), path: "a.xcstrings")
    #expect(written.entry("a")?.unit("de") == StringUnit(state: .translated, value: "b"))
    #expect(written.entry("a")?["fr"] == (try Self.localized(french)).entry("a")?["de"])
    let entry = try #require(catalog.entry("a"))
    #expect(entry.range == nil && entry["de"]?.range == nil && entry["fr"]?.range != nil)
  }

  @Test func editsThatChangeNothingLeaveTheBytes() throws {
    var catalog = try Self.localized(#"{"stringUnit":{"value":"é", "state":"new"}}"#)
    let bytes = catalog.bytes
    catalog.setUnit(StringUnit(state: .new, value: "é"), language: "de", of: "a")
    catalog.setComment(nil, of: "a")
    try catalog.set(#require(catalog.entry("a")), for: "a")
    #expect(!catalog.isEdited && catalog.bytes == bytes)
    // The same text for Swift, and another one in the file.
    catalog.setUnit(StringUnit(state: .new, value: "e\u{301}"), language: "de", of: "a")
    #expect(catalog.isEdited)
    #expect(try catalog.serialized().contains(0xCC))
  }

  @Test func placesATextThatIsReadAndNoneThatIsEdited() throws {
    let catalog = try Self.localized(
      #"{"variations" : {"plural" : {"one" : {"stringUnit" : {"value" : "o"}}, "other" : {}}}}"#)
    var texts = try #require(catalog.entry("a")?["de"])
    let one = LeafPath([.variation(kind: "plural", case: "one")])
    let read = try #require(texts.textUnit(at: one)?.range)
    #expect(catalog.bytes[read.start] == UInt8(ascii: "{"))
    texts.set(
      .plain("x"), state: .translated, at: LeafPath([.variation(kind: "plural", case: "other")]))
    #expect(texts.textUnit(at: one)?.range == read && texts.range == nil)
    texts.set(.plain("x"), state: .translated, at: one)
    #expect(texts.textUnit(at: one)?.range == nil)
  }
}

import Foundation
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

@Suite struct PlainEntryReaderTests {
  private func reader(_ catalog: StringCatalog) -> PlainEntryReader {
    PlainEntryReader(catalog, catalog.languageUses(), catalog.duplicates)
  }

  @Test func findsTextsAndPlurals() throws {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"k": {"comment": "c", "extractionState": "manual",
        "localizations": {
          "de": {"stringUnit": {"state": "machine_translated", "value": "\u00e4"}},
          "en": {"stringUnit": {"state": "new", "value": "a"}},
          "pl": {"variations": {"plural": {
            "few": {"stringUnit": {"state": "translated", "value": "f"}},
            "many": {"stringUnit": {"state": "translated", "value": "m"}},
            "one": {"stringUnit": {"state": "needs_review", "value": "o"}},
            "other": {"stringUnit": {"state": "new", "value": "x"}}}}}}}}}
      """#
    let bytes = ContiguousArray(text.utf8)
    var reader = reader(try StringCatalog(bytes, path: "L.xcstrings"))
    let isPlain = reader.read(at: 0)
    #expect(isPlain)
    func body(_ written: WrittenText) -> String {
      String(decoding: bytes[written.body], as: UTF8.self)
    }
    #expect(reader.texts.map(\.language) == [0, 1, 2, 2, 2, 2])
    #expect(reader.texts.map(\.category) == [nil, nil, .few, .many, .one, .other])
    #expect(
      reader.texts.map(\.state) == [
        .machineTranslated, .new, .translated, .translated, .needsReview, .new,
      ])
    #expect(reader.texts.map { body($0.text) } == ["\\u00e4", "a", "f", "m", "o", "x"])
    #expect(reader.texts.map(\.text.hasEscapes) == [true, false, false, false, false, false])
    #expect(reader.decoded(reader.texts[0].text) == ContiguousArray("ä".utf8))
    #expect(body(reader.key) == "k" && reader.comment.map(body) == "c")
    #expect(reader.source.map(body) == "a" && reader.sourceLanguage == 1)
    #expect(reader.isManual && reader.hasPlural)
  }

  @Test(.needsCorpus)
  func findsTheUnitsOfRealEntries() throws {
    var plainCount = 0
    for url in try CorpusTests.files() {
      let catalog = try StringCatalog(CorpusTests.bytes(url), path: url.lastPathComponent)
      let languages = catalog.languageUses().map(\.name.text)
      var reader = reader(catalog)
      for index in 0..<catalog.entryCount where reader.read(at: index) {
        plainCount += 1
        let contents = try #require(catalog.contents(at: index))
        for (place, language) in languages.enumerated() where place != reader.sourceLanguage {
          let units = contents.units(in: language, sourceLanguage: catalog.sourceLanguage)
          let hasWords =
            (contents.localization(catalog.sourceLanguage)?.leaf(LeafPath())?.value?.text
            ?? contents.key).hasWords
          var states = reader.texts.filter { $0.language == place }.map(\.state)
          let isMissing = states.isEmpty && reader.shouldTranslate && hasWords
          if !hasWords { states.removeAll { $0 == .new } }
          #expect(units.map(\.state) == (isMissing ? [.missing] : states))
        }
        #expect(
          contents.units(in: catalog.sourceLanguage, sourceLanguage: catalog.sourceLanguage).isEmpty
        )
      }
    }
    #expect(plainCount > 5_000)
  }
}

import Foundation
import LocalizationModel
import TestSupport
import Testing
import TranslationUnits
import XLIFF

/// A new document is written without a tree, and with the bytes that a tree has.
@Suite struct XLIFFBytesTests {
  private static func expectSame(
    _ files: [UnitFile], _ version: XLIFFVersion = .v1_2,
    at location: SourceLocation = #_sourceLocation
  ) {
    func outcome(
      _ make: () throws(XLIFFError) -> ContiguousArray<UInt8>
    ) -> Result<String, XLIFFError> {
      Result { () throws(XLIFFError) in String(decoding: try make(), as: UTF8.self) }
    }
    let tree = outcome { () throws(XLIFFError) in
      try XLIFFDocument(version, files: files).serialized()
    }
    let bytes = outcome { () throws(XLIFFError) in
      try XLIFFDocument.bytes(of: files, in: version)
    }
    #expect(bytes == tree, sourceLocation: location)
  }

  private static func file(_ units: [TranslationUnit]) -> UnitFile {
    UnitFile(original: "a", sourceLanguage: "en", targetLanguage: "de", units: units)
  }

  @Test func areTheTreesForDocumentsOfAllForms() {
    let tool = UnitFile.Tool(id: "t\"", name: "<T>", version: "", build: "2\n")
    for version in XLIFFVersion.allCases {
      Self.expectSame([], version)
      Self.expectSame([UnitFile(original: nil, sourceLanguage: nil, targetLanguage: nil)], version)
      Self.expectSame(
        [
          Self.file([]), Self.file([TranslationUnit(id: nil, source: nil)]),
          UnitFile(
            original: "A & \"B\"", sourceLanguage: "en", targetLanguage: nil, tool: tool,
            units: [TranslationUnit(id: "a", isTranslatable: true, source: .plain("a"))]),
        ], version)
    }
  }

  /// Each character alone, at both ends and behind eight others, in every place that has a text.
  @Test func areTheTreesForAllCharacters() {
    var scalars = (0..<0x180).compactMap { Unicode.Scalar($0 as UInt32) }
    let others: [UInt32] = [
      0x7FF, 0x800, 0x2028, 0xD7FF, 0xE000, 0xF900, 0xFEFF, 0xFF00, 0xFFBE, 0xFFFD, 0xFFFE, 0xFFFF,
      0x10000, 0x1F642, 0x1FFFE, 0x10FFFF,
    ]
    scalars += others.compactMap { Unicode.Scalar($0) }
    for scalar in scalars {
      let one = String(scalar)
      for text in [one, "\(one)a\(one)", "12345678\(one)", "1234567\(one)8&\(one)<"] {
        let plain = UnitText.plain(text)
        Self.expectSame([
          Self.file([TranslationUnit(id: text, source: plain, target: .init(plain, state: .new))])
        ])
        let note = TranslationUnit.Note(text, from: text)
        let phrases = UnitText.phrases([text, "", text])
        Self.expectSame([
          Self.file([
            TranslationUnit(
              id: "a", source: phrases, target: .init(.phrases([]), state: nil), notes: [note],
              locations: [TranslationUnit.Location(file: text, line: 1)])
          ])
        ])
      }
    }
  }

  /// Attributes that no one checks beforehand; texts in all of them by a seeded rule.
  @Test func areTheTreesForTextsByARule() {
    var random = SeededGenerator(seed: 5)
    let parts = [
      "", "a", "&", "<", ">", "\"", "\n", "\t", "\r", "é", "🙂", "\u{FFFD}", "12345678", "&amp;",
      " ", "]]>", "\u{EFFF}", "\u{301}",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
    }
    func content() -> UnitText {
      Int.random(in: 0..<4, using: &random) > 0
        ? .plain(text())
        : .phrases((0..<Int.random(in: 0...3, using: &random)).map { _ in text() })
    }
    for _ in 0..<500 {
      let units = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        TranslationUnit(
          id: text(), isTranslatable: [nil, true, false].randomElement(using: &random) ?? nil,
          source: Bool.random(using: &random) ? content() : nil,
          target: Bool.random(using: &random)
            ? TranslationUnit.Target(
              content(), state: TranslationState(rawValue: text()), stateQualifier: text())
            : nil,
          notes: (0..<Int.random(in: 0...2, using: &random)).map { _ in
            TranslationUnit.Note(text(), from: Bool.random(using: &random) ? text() : nil)
          },
          locations: (0..<Int.random(in: 0...2, using: &random)).map { line in
            TranslationUnit.Location(file: text(), line: line)
          })
      }
      Self.expectSame([Self.file(units), Self.file(units.reversed())])
    }
  }

  @Test(.needsCorpus)
  func areTheTreesForTheCorpus() throws {
    for url in try Corpus.files("xliff", in: "xliff") {
      let bytes = ContiguousArray(try Data(contentsOf: url))
      let files = try XLIFFDocument(bytes.span).files()
      Self.expectSame(files)
    }
  }
}

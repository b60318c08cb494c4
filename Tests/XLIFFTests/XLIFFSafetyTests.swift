import LocalizationModel
import MarkupReader
import TestSupport
import Testing
import TranslationUnits
import XLIFF

/// Files from outside, which can be anything.
@Suite struct XLIFFSafetyTests {
  private static func document(_ body: String, prolog: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    \(prolog)<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
      \(body)
      </body></file></xliff>
    """
  }

  private static func error(_ text: String) -> XLIFFError? { error(ContiguousArray(text.utf8)) }

  private static func error(_ bytes: ContiguousArray<UInt8>) -> XLIFFError? {
    do throws(XLIFFError) {
      _ = try XLIFFDocument(bytes.span)
      return nil
    } catch {
      return error
    }
  }

  @Test func refusesDocumentTypesBeforeTheyAreRead() throws {
    let bomb = """
      <!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
      """
    let error = try #require(
      Self.error(Self.document("<trans-unit id='&c;'/>", prolog: bomb + "\n")))
    #expect(error.reason == .markup(.documentType))
    #expect(error.line == 2)
    let outside = #"<!DOCTYPE x SYSTEM "http://localhost:1/x.dtd">"#
    #expect(Self.error(Self.document("", prolog: outside))?.reason == .markup(.documentType))
  }

  @Test(arguments: [
    ("", "1:1: not well-formed XML: it has no elements"),
    ("<xliff", "1:7: not well-formed XML: Couldn't find end of Start Tag xliff"),
    ("hello", "1:1: not well-formed XML: Start tag expected, '<' not found"),
    ("<a/>", "1:1: not an XLIFF document: its root element is 'a'"),
    (
      "<xliff version='1.2' xmlns='urn:other'/>",
      "1:1: XLIFF of version '1.2' in the namespace 'urn:other' is not supported: save the file as 1.2, 2.0 or 2.1"
    ),
    (
      "<?xml version='1.0' encoding='ISO-8859-1'?><xliff/>",
      "1:1: the file is in 'ISO-8859-1': save it as UTF-8"
    ),
    (
      "<?xml version='1.0' encoding='UTF-16'?><xliff/>",
      "1:1: the file says that it is in 'UTF-16' but is in UTF-8: save it as UTF-8"
    ),
  ])
  func says(_ text: String, _ message: String) {
    #expect(Self.error(text)?.description == message)
  }

  /// Units that would be passed over, or taken for those of another file.
  @Test(arguments: [
    ("<trans-unit id='a'><source>a</source><trans-unit id='b'/></trans-unit>", "trans-unit"),
    ("<trans-unit id='a'><source><trans-unit id='b'/></source></trans-unit>", "source"),
    ("<x><trans-unit id='a'/></x>", "x"), ("<file><body/></file>", "body"),
    ("</body></file><body><file/></body><file><body>", "xliff"),
    ("</body></file><trans-unit id='a'/><file><body>", "xliff"),
  ])
  func refusesWhatStandsInTheWrongPlace(body: String, parent: String) throws {
    let error = try #require(Self.error(Self.document(body)))
    #expect(error.line == 4)
    #expect(error.description.contains("' stands in '\(parent)', which is not allowed"))
  }

  @Test func passesOverOtherVocabularies() throws {
    let body =
      "<x:unit xmlns:x='urn:x'><x:file/></x:unit><group><trans-unit id='a'/></group><bin-unit><trans-unit id='b'/></bin-unit>"
    let bytes = ContiguousArray(Self.document(body).utf8)
    #expect(try XLIFFDocument(bytes.span).files()[0].units.map(\.id) == ["a", "b"])
  }

  @Test func keepsBlanksBetweenMarks() throws {
    let body =
      "<trans-unit id='a'><source>a</source><target><g id='1'>x</g> <g id='2'>y</g></target></trans-unit>"
    let bytes = ContiguousArray(Self.document(body).utf8)
    let unit = try XLIFFDocument(bytes.span).files()[0].units[0]
    #expect(unit.target?.text == .plain("x y"))
  }

  @Test func seesSeveralTargets() throws {
    let body =
      "<trans-unit id='a'><source>a</source><target>x</target><target>y</target></trans-unit>"
    let bytes = ContiguousArray(Self.document(body).utf8)
    #expect(try XLIFFDocument(bytes.span).files()[0].units[0].isAmbiguous)
  }

  @Test func refusesWhatIsNoUTF8() throws {
    var bytes = ContiguousArray(Self.document("<trans-unit id='x'/>").utf8)
    bytes[bytes.count - 40] = 0xFF
    let error = try #require(Self.error(bytes))
    #expect(error.line == 4)
    // As older and newer versions of libxml2 say it.
    #expect(
      error.description.contains("Input is not proper UTF-8")
        || error.description.contains("Invalid bytes in character encoding"), "\(error)")
  }

  @Test func refusesUndeclaredEntities() throws {
    let error = try #require(
      Self.error(Self.document("<trans-unit id='a'><source>&nbsp;</source></trans-unit>")))
    #expect(error.description == "4:36: not well-formed XML: Entity 'nbsp' not defined")
  }

  @Test func refusesDeepNesting() throws {
    let deep = String(repeating: "<group>", count: 100_000)
    #expect(try #require(Self.error(Self.document(deep))).line == 4)
  }

  @Test func refusesHugeAttributes() throws {
    let huge = String(repeating: "a", count: 100_000_000)
    #expect(try #require(Self.error(Self.document("<trans-unit id='\(huge)'/>"))).line == 4)
  }

  /// Small files that would become large texts.
  @Test func refusesDataThatIsReferredToAgainAndAgain() throws {
    let data = String(repeating: "a", count: 100_000)
    let marks = String(repeating: "<ph id='1' dataRef='d'/>", count: 1000)
    let error = try #require(
      Self.error(
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">
        <unit id="u"><originalData><data id="d">\(data)</data></originalData><segment><source>\(marks)</source></segment></unit></file></xliff>
        """))
    #expect(error.reason == .tooMuchData)
    #expect(error.line == 2)
  }

  @Test func refusesTooManyElements() throws {
    let many = String(repeating: "<a/>", count: 6_100_000)
    #expect(
      try #require(Self.error(Self.document(many))).reason
        == .markup(.tooManyElements(limit: 6_000_000)))
  }

  @Test func refusesEveryTruncation() throws {
    let text = Self.document(
      "<trans-unit id='a'><source>ä &amp; b</source><target>c</target></trans-unit>")
    let bytes = ContiguousArray(text.utf8)
    for end in 0..<bytes.count - 1 {
      #expect(Self.error(ContiguousArray(bytes[..<end])) != nil, "\(end)")
    }
    #expect(Self.error(bytes) == nil)
  }

  @Test(arguments: [true, false])
  func readsUTF16(isLittleEndian: Bool) throws {
    let text = Self.document("<trans-unit id='ключ 🙂'><source>x</source></trans-unit>")
      .replacing("UTF-8", with: "UTF-16")
    var bytes: ContiguousArray<UInt8> = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for unit in text.utf16 {
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      bytes += isLittleEndian ? pair : pair.reversed()
    }
    #expect(try XLIFFDocument(bytes.span).files()[0].units[0].id == "ключ 🙂")
    let wrong = ContiguousArray(
      text.replacing("UTF-16", with: "UTF-8").utf16.flatMap {
        [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
      })
    #expect(
      Self.error([0xFF, 0xFE] + wrong)?.reason
        == .markup(.encoding(declared: "UTF-8", found: "UTF-16")))
  }

  @Test func readsAByteOrderMark() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + ContiguousArray(Self.document("<trans-unit id='a'/>").utf8)
    #expect(try XLIFFDocument(bytes.span).files()[0].units.count == 1)
  }

  @Test(arguments: ["\u{1}", "\u{0}", "\u{FFFE}", "a\u{1B}b"])
  func writesNoCharacterThatXMLCannotHold(key: String) {
    let file = UnitFile(
      original: "a", sourceLanguage: "en", targetLanguage: "de",
      units: [TranslationUnit(id: key, source: .plain("x"))])
    #expect(throws: XLIFFError.self) { _ = try XLIFFDocument(.v1_2, files: [file]) }
  }
}

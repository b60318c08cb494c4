import LocalizationModel
import TestSupport
import Testing
import TranslationUnits
import XLIFF

@Suite struct XLIFFDocumentTests {
  private static let tool = UnitFile.Tool(id: "t", name: "T", version: "1", build: "2")

  private static let units = [
    TranslationUnit(
      id: "First\nSecond\t\"&<", isTranslatable: false, source: .plain(" a\r\nb & <c> \"d\" "),
      target: TranslationUnit.Target(
        .plain("ä\t"), state: .translated, stateQualifier: "leveraged-mt"),
      notes: [TranslationUnit.Note("by a machine", from: "auto-generated")]),
    TranslationUnit(
      id: "phrases", source: .phrases(["one", "two"]),
      target: TranslationUnit.Target(.phrases(["eins"]), state: .needsReview),
      notes: [TranslationUnit.Note("")]),
    TranslationUnit(
      id: "more phrases", source: .phrases(["one"]),
      target: TranslationUnit.Target(.phrases(["eins", "zwei"]), state: .translated),
      notes: [TranslationUnit.Note("")]),
    TranslationUnit(id: "", source: .plain(""), notes: [TranslationUnit.Note("")]),
  ]

  private static func file(_ units: [TranslationUnit]) -> UnitFile {
    UnitFile(
      original: "App/Localizable.xcstrings", sourceLanguage: "en", targetLanguage: "de",
      tool: tool, units: units)
  }

  private static func text(_ version: XLIFFVersion, _ files: [UnitFile]) throws -> String {
    String(decoding: try XLIFFDocument(version, files: files).serialized(), as: UTF8.self)
  }

  private static func read(_ text: String) throws -> UnitFile {
    try XLIFFDocument(ContiguousArray(text.utf8).span).files()[0]
  }

  @Test func writesXcodesLayout() throws {
    #expect(
      try Self.text(.v1_2, [Self.file(Self.units)]) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
          <file original="App/Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
            <header>
              <tool tool-id="t" tool-name="T" tool-version="1" build-num="2"/>
            </header>
            <body>
              <trans-unit id="First&#10;Second&#9;&quot;&amp;&lt;" translate="no" xml:space="preserve">
                <source> a&#13;
        b &amp; &lt;c&gt; "d" </source>
                <target state="translated" state-qualifier="leveraged-mt">ä	</target>
                <note from="auto-generated">by a machine</note>
              </trans-unit>
              <trans-unit id="phrases" xml:space="preserve">
                <source>
                  <mrk mtype="x-set" mid="0">one</mrk>
                  <mrk mtype="x-set" mid="1">two</mrk>
                </source>
                <target state="needs-review-l10n">
                  <mrk mtype="x-set" mid="0">eins</mrk>
                </target>
                <note/>
              </trans-unit>
              <trans-unit id="more phrases" xml:space="preserve">
                <source>
                  <mrk mtype="x-set" mid="0">one</mrk>
                </source>
                <target state="translated">
                  <mrk mtype="x-set" mid="0">eins</mrk>
                  <mrk mtype="x-set" mid="1">zwei</mrk>
                </target>
                <note/>
              </trans-unit>
              <trans-unit id="" xml:space="preserve">
                <source/>
                <note/>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """#)
  }

  @Test(arguments: XLIFFVersion.allCases)
  func readsWhatItWrites(version: XLIFFVersion) throws {
    let read = try Self.read(Self.text(version, [Self.file(Self.units)]))
    #expect(read.original == "App/Localizable.xcstrings")
    #expect(read.sourceLanguage == "en")
    #expect(read.targetLanguage == "de")
    for (unit, expected) in zip(read.units, Self.units) {
      #expect(unit.id == expected.id)
      #expect(unit.isTranslatable == expected.isTranslatable)
      #expect(unit.source == expected.source)
      #expect(unit.notes.filter { !$0.text.isEmpty } == expected.notes.filter { !$0.text.isEmpty })
      #expect(unit.target == expected.target)
    }
    #expect(read.units.count == Self.units.count)
  }

  @Test func takesPrefixesGroupsAndTargetsBehindNotes() throws {
    let unit = try Self.read(
      """
      <ns0:xliff xmlns:ns0="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><ns0:file original="a">
      <ns0:body><ns0:group><ns0:group><ns0:trans-unit id="k"><ns0:source>s</ns0:source><ns0:note>n</ns0:note>
      <ns0:target>t</ns0:target></ns0:trans-unit></ns0:group></ns0:group></ns0:body></ns0:file></ns0:xliff>
      """
    ).units[0]
    #expect(unit.source == .plain("s"))
    #expect(unit.target == TranslationUnit.Target(.plain("t"), state: nil))
    #expect(unit.notes == [TranslationUnit.Note("n")])
    #expect(unit.line == 2)
  }

  @Test(arguments: [
    (#"before <g id="1">middle</g> after"#, "before middle after"),
    (#"before <ph id="1">%@</ph> after"#, "before %@ after"),
    (#"before <x id="1"/> after"#, "before  after"),
    (#"before <x id="1" equiv-text="%@"/> after"#, "before %@ after"),
    (#"<bx id="1" equiv-text="&lt;b>"/>c<ex id="1" equiv-text="&lt;/b>"/>"#, "<b>c</b>"),
    (#"before <ph id="1" equiv-text="%d"/> <ph id="2" equiv-text="x">%@</ph>"#, "before %d %@"),
    (#"<g id="1"><g id="2">deep</g>er</g>"#, "deeper"),
    (#"<![CDATA[a <b> & c]]> d"#, "a <b> & c d"),
    (#"<mrk mtype="term">a</mrk><mrk mtype="term">b</mrk>"#, "ab"),
    (#"a<!-- no -->b<?pi no?>c"#, "abc"),
    (" ", " "),
  ])
  func flattensInlineElements(_ content: String, _ text: String) throws {
    let unit = try Self.read(
      """
      <xliff version="1.2"><file original="a"><body><trans-unit id="k" xml:space="preserve"><source>s</source>
      <target>\(content)</target></trans-unit></body></file></xliff>
      """
    ).units[0]
    #expect(unit.target?.text == .plain(text))
  }

  @Test(arguments: [
    (#"<segment state="final"><source>a</source><target>b</target></segment>"#, "b", "final"),
    (#"<segment><source>a</source><target>b</target></segment>"#, "b", nil),
    (
      #"<segment state="final"><source>A.</source><target>B.</target></segment><ignorable><source> </source></ignorable>"#
        + #"<segment state="initial"><source>C.</source><target>D.</target></segment>"#,
      "B. D.", "initial"
    ),
    (
      #"<originalData><data id="d">%lld</data></originalData><segment state="reviewed"><source>a</source>"#
        + #"<target><ph id="1" dataRef="d"/> x<cp hex="0009"/><pc id="2">y</pc></target></segment>"#,
      "%lld x\ty", "reviewed"
    ),
  ])
  func readsTheCoreOfXLIFF2(_ content: String, _ text: String, _ state: String?) throws {
    let unit = try Self.read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">
      <file id="f1" original="a"><group id="g"><unit id="u1" name="k" xml:space="preserve">\(content)</unit></group></file></xliff>
      """
    ).units[0]
    #expect(unit.id == "k")
    #expect(unit.target?.text == .plain(text))
    #expect(unit.target?.state?.rawValue == state)
  }

  /// The standard's default is `initial`, but programs that know no states write none at all.
  @Test(arguments: [("", nil), (#" state="translated""#, "initial")])
  func takesAMissingStateForInitialBesideOthers(attribute: String, state: String?) throws {
    let units = try Self.read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f1" original="a"><unit id="u1"><segment><source>a</source><target>b</target></segment></unit></file>
      <file id="f2" original="c"><unit id="u2"><segment\(attribute)><source>c</source><target>d</target></segment></unit></file></xliff>
      """
    ).units
    #expect(units[0].target?.state?.rawValue == state)
  }

  @Test func takesHalfATranslationForNone() throws {
    let unit = try Self.read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f1" original="a">
      <unit id="u1"><segment><source>a</source><target>b</target></segment><segment><source>c</source></segment></unit></file></xliff>
      """
    ).units[0]
    #expect(unit.id == "u1")
    #expect(unit.source == .plain("ac"))
    #expect(unit.target == nil)
  }

  @Test(arguments: XLIFFVersion.allCases, [(["a"], ["x", "y"]), (["a", "b"], ["x"])])
  func keepsHowManyPhrasesThereAre(
    version: XLIFFVersion, phrases: ([String], [String])
  ) throws {
    let unit = TranslationUnit(
      id: "a", source: .phrases(phrases.0),
      target: TranslationUnit.Target(.phrases(phrases.1), state: .translated))
    let read = try Self.read(try Self.text(version, [Self.file([unit])])).units[0]
    #expect(read.source == unit.source)
    #expect(read.target?.text == unit.target?.text)
  }

  /// Only changed parts are written anew: marks, segments and signed notes are people's work.
  @Test(arguments: [
    #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a" source-language="en" target-language="de" datatype="plaintext">
        <body>
          <trans-unit id="a" xml:space="preserve">
            <source>A <g id="1">b</g></source>
            <target state="translated">Ä <g id="1">b</g></target>
            <note>old</note>
            <note from="us" priority="1">n</note>
          </trans-unit>
        </body>
      </file>
    </xliff>

    """#,
    #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f1" original="a">
        <unit id="u1" name="a">
          <notes>
            <note category="developer">old</note>
            <note category="us">n</note>
          </notes>
          <segment id="s1" state="translated">
            <source xml:space="preserve">A <pc id="1">b</pc></source>
            <target xml:space="preserve">Ä <pc id="1">b</pc></target>
          </segment>
        </unit>
      </file>
    </xliff>

    """#,
  ])
  func writesOnlyWhatChanges(old: String) throws {
    var document = try XLIFFDocument(ContiguousArray(old.utf8).span)
    var unit = document.files()[0].units[0]
    unit.notes[0].text = "new"
    try document.setUnits([.change(0, unit)], ofFile: 0)
    #expect(
      String(decoding: try document.serialized(), as: UTF8.self)
        == old.replacing(">old<", with: ">new<"))
  }

  /// Beside the new state a missing one would count as `initial`.
  @Test func writesTheStatesThatAnUpdateWouldTurn() throws {
    let old = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f1" original="a"><unit id="u1"><segment><source>a</source><target>b</target></segment></unit>
      <unit id="u2"><segment><source>c</source></segment></unit>
      <unit id="u3"><segment><source>e</source></segment></unit></file></xliff>
      """
    var document = try XLIFFDocument(ContiguousArray(old.utf8).span)
    var unit = document.files()[0].units[1]
    unit.target = TranslationUnit.Target(.plain("d"), state: .needsReview)
    try document.setUnits([.keep(0), .change(1, unit), .keep(2)], ofFile: 0)
    let text = String(decoding: try document.serialized(), as: UTF8.self)
    let states = try XLIFFDocument(ContiguousArray(text.utf8).span).files()[0].units.map {
      $0.target?.state
    }
    #expect(states == [.translated, .needsReview, nil], "\(text)")
    #expect(text.contains("<segment>"), "\(text)")
  }

  @Test func keepsWhatItDoesNotKnowInAnUpdate() throws {
    let old = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:own="urn:own" version="1.2">
        <file original="a" source-language="en" target-language="de" datatype="plaintext" own:x="1">
          <body>
            <trans-unit id="a" own:y="2" approved="yes" xml:space="preserve">
              <source>A</source>
              <target state="final" own:z="3">Ä</target>
              <note>n</note>
              <alt-trans>
                <target>alt</target>
              </alt-trans>
            </trans-unit>
            <trans-unit id="b" xml:space="preserve">
              <source>B</source>
            </trans-unit>
            <trans-unit id="gone" xml:space="preserve">
              <source>G</source>
            </trans-unit>
          </body>
        </file>
      </xliff>

      """
    var document = try XLIFFDocument(ContiguousArray(old.utf8).span)
    let changed = TranslationUnit(
      id: "a", source: .plain("A2"),
      target: TranslationUnit.Target(.plain("Ä"), state: .needsReview),
      notes: [TranslationUnit.Note("n2")])
    let new = TranslationUnit(id: "aa", source: .plain("AA"), notes: [TranslationUnit.Note("")])
    try document.setUnits([.change(0, changed), .add(new), .keep(1)], ofFile: 0)
    let expected = old.replacing("<source>A</source>", with: "<source>A2</source>")
      .replacing(
        #"<target state="final" own:z="3">"#, with: #"<target state="needs-review-l10n" own:z="3">"#
      )
      .replacing("<note>n</note>", with: "<note>n2</note>")
      .replacing(
        """
              <trans-unit id="gone" xml:space="preserve">
                <source>G</source>
              </trans-unit>

        """, with: ""
      )
      .replacing(
        """
              <trans-unit id="b"
        """,
        with: """
                <trans-unit id="aa" xml:space="preserve">
                  <source>AA</source>
                  <note/>
                </trans-unit>
                <trans-unit id="b"
          """)
    #expect(String(decoding: try document.serialized(), as: UTF8.self) == expected)
  }
}

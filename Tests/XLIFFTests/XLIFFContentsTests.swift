import Foundation
import TestSupport
import Testing
import TranslationUnits
import XLIFF

/// Reading a stream gives the same as reading the tree, to the last place and word.
@Suite struct XLIFFContentsTests {
  private enum Reading: Equatable {
    case files(XLIFFVersion, [UnitFile])
    case error(XLIFFError)

    init(tree bytes: ContiguousArray<UInt8>) {
      do throws(XLIFFError) {
        let document = try XLIFFDocument(bytes.span)
        var files = document.files()
        for index in files.indices {
          for place in files[index].units.indices { files[index].units[place].foldNotes() }
        }
        self = .files(document.version, files)
      } catch {
        self = .error(error)
      }
    }

    init(contents bytes: ContiguousArray<UInt8>) {
      do throws(XLIFFError) {
        let contents = try XLIFFContents(bytes.span)
        self = .files(contents.version, contents.files)
      } catch {
        self = .error(error)
      }
    }
  }

  private static func isStreamed(_ bytes: ContiguousArray<UInt8>) -> Bool {
    (try? XLIFFContents(bytes.span))?.isStreamed ?? false
  }

  private static func document(_ body: String) -> ContiguousArray<UInt8> {
    ContiguousArray(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="a b">
        <file original="A/L.xcstrings" source-language="en" target-language="de" datatype="plaintext">
          <header>
            <tool tool-id="t" tool-name="n" tool-version="1" build-num="2"/>
          </header>
          <body>
      \(body)
          </body>
        </file>
      </xliff>
      """.utf8)
  }

  /// Documents that programs write every day.
  @Test(arguments: [
    "",
    "<trans-unit id='a' xml:space='preserve'><source>a</source><target state='new'>b</target><note>c</note></trans-unit>",
    "<trans-unit id='a'><source>a</source><target state='needs-review-l10n' state-qualifier='leveraged-mt'>b</target></trans-unit>",
    "<trans-unit id='a &amp; &lt;b&gt; &quot;&#10;&#38;&#x1F642;' translate='no'><source>a &amp; &lt;b&gt;&#13;\n c</source></trans-unit>",
    "<trans-unit id='&amp;#38; &amp;amp;'><source>&amp;#38;&#38;amp;</source></trans-unit>",
    "<trans-unit id='a' translate=''><source/><target/><note/></trans-unit>",
    "<trans-unit><target>x</target><source>  </source><target>y</target></trans-unit>",
    "<trans-unit id='a'><source>a</source><source>b</source></trans-unit>",
    "<trans-unit id='a\n\tb'\n   translate='yes'\n><source>\u{FEFF}é\u{301} 🙂\r\nx</source></trans-unit>",
    "<trans-unit id='a'>\n x <source> a<![CDATA[ <b> ]]> c</source><!-- no --><target>x<!-- y -->z<?p q?> </target></trans-unit>",
    "<trans-unit id='a' state='x'><source state='new'>a</source><target x:state='new' xmlns:x='urn:x'>b</target></trans-unit>",
    "</body><body><trans-unit id='b'/></body></file><file><body/></file><file original='b'><body><trans-unit id='c'/>",
  ])
  func streamsUsualForms(body: String) {
    let bytes = Self.document(body)
    #expect(Self.isStreamed(bytes))
    #expect(Reading(contents: bytes) == Reading(tree: bytes))
  }

  /// Sets of phrases, whole and damaged, and other inline elements.
  @Test(arguments: [
    "<mrk mtype='x-set' mid='0'>a &amp; <![CDATA[b]]></mrk><mrk mtype='x-set' mid='1'>b</mrk>",
    "\n  <mrk mtype='x-set' mid='1'>b</mrk> <!-- c -->\t<mrk mid='0' mtype='x-set'> a </mrk>\r\n",
    "<mrk mtype='x-set' mid='9223372036854775808'>a</mrk><mrk mtype='x-set' mid='-1'>b</mrk>",
    "<mrk mtype='x-set'>a</mrk><mrk mtype='x-set' mid='0'>b</mrk><mrk mtype='x-set' mid='x'/>",
    "<mrk mtype='x-set'><g id='1'>a</g>b<mrk mtype='x-set'>c</mrk>d</mrk>",
    "<mrk mtype='x-set'>a<x:c xmlns:x='urn:x'>b</x:c></mrk>&#10;<?p q?>&#13;",
    "<mrk mtype='x-set'>a</mrk>,<mrk mtype='x-set'>b</mrk>",
    "<mrk mtype='x-set'>a</mrk>&#xA0;<mrk mtype='x-set'>b</mrk>",
    "<mrk mtype='x-set'>a</mrk><![CDATA[ ]]><mrk mtype='x-set'>b</mrk>",
    "<mrk mtype='x-set'>a</mrk><![CDATA[]]>", "x<mrk mtype='x-set'>a</mrk>",
    "<mrk mtype='x-set'>a</mrk>x", "<mrk mtype='x-set'>a</mrk><g id='1'/>",
    "<g id='1'> </g><mrk mtype='x-set'>a</mrk>", "<mrk mtype='seg'>a</mrk>", "<mrk>a</mrk> <mrk/>",
    "<mrk x:mtype='x-set' xmlns:x='urn:x'>a</mrk>",
    "<x:mrk mtype='x-set' xmlns:x='urn:x'>a</x:mrk>",
    "<mrk mtype=' x-set'>a</mrk>", "<mrk mtype='&#120;-set' mid='&#48;'>a</mrk>",
    "a <g id='1'>b</g> c <it id='3'> &lt;br/> </it> <g><g><g> d</g> </g> </g> ",
    " <source>a</source><target>b</target><note>c</note> <xliff/><header/><tool/><bin-unit/> ",
  ])
  func streamsInlineElements(text: String) {
    let bytes = Self.document(
      """
      <trans-unit id='a'><source>\(text)</source><target state='new'>\(text)</target>\
      <note from='x'>\(text)</note><note>c</note></trans-unit><trans-unit id='b'><source>b</source><target>c</target>\
      </trans-unit>
      """)
    #expect(Self.isStreamed(bytes))
    #expect(Reading(contents: bytes) == Reading(tree: bytes))
  }

  /// Documents that only the tree can read.
  @Test(arguments: [
    "<trans-unit id='a'><source>a</source><note>b <b>c</b></note></trans-unit>",
    "<trans-unit id='a'><source>a <group>b</group></source></trans-unit>",
    "<trans-unit id='a'><source>a</source><note><file/></note></trans-unit>",
    "<trans-unit id='a'><source>a <x id='1' equiv-text='%@'/></source><target>b</target></trans-unit>",
    "<trans-unit id='a'><source>a</source><target>b <x id='1'/> <ph id='2'>%@</ph></target></trans-unit>",
    "<trans-unit id='a'><source><g><x:unit xmlns:x='urn:x'> </x:unit> </g></source></trans-unit>",
    "<trans-unit id='a'><source><g xml:id='1'>a</g></source></trans-unit>",
    "<trans-unit id='a'><source><g>a</source></g></trans-unit>",
    "<trans-unit id='a'><source>a</source><alt-trans><source>b</source><target>c</target></alt-trans></trans-unit>",
    "<trans-unit id='a'><source>a</source><x:target xmlns:x='urn:x'>c</x:target></trans-unit>",
    "<group><trans-unit id='a'><source>a</source></trans-unit></group>",
    "<trans-unit id='a' xml:id='1'><source>a</source></trans-unit>",
    "<trans-unit id='a' xml:id='b'><source>a</source></trans-unit>",
    "</body><header><tool tool-id='late'/></header><body>",
    "<trans-unit id='a'><source>a</source><trans-unit id='b'/></trans-unit>",
    "<trans-unit id='a'><source>&nbsp;</source></trans-unit>",
    "<trans-unit id='&nbsp;'/>", "<trans-unit id='<'/>", "<trans-unit id='a' id='b'/>",
    "<trans-unit id='a'><source>a</target></trans-unit>", "<trans-unit id='a'>",
    "<trans-unit id='a'><source>\u{1}</source></trans-unit>", "<y:trans-unit id='a'/>",
    "<trans-unit id='a'><source>]]></source></trans-unit>", "</body></file></xliff><a/>",
  ])
  func leavesTheRestToTheTree(body: String) {
    let bytes = Self.document(body)
    #expect(!Self.isStreamed(bytes))
    #expect(Reading(contents: bytes) == Reading(tree: bytes))
  }

  @Test(arguments: [
    "", "hello", "<a/>", "<xliff/>", "<xliff version='1.2'/>", "<xliff version='1.1'/>",
    "<xliff version='1.2' xmlns='urn:other'/>", "<!DOCTYPE xliff><xliff version='1.2'/>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><xliff version='1.2'/>",
    "<!-- a --><?b c?><xliff version='1.2'><file><body/></file></xliff><!-- d -->",
    "<x:xliff version='1.2' xmlns:x='urn:oasis:names:tc:xliff:document:1.2'><x:file><x:body><x:trans-unit id='a'/></x:body></x:file></x:xliff>",
    "<x:xliff version='1.2' xmlns:x='urn:oasis:names:tc:xliff:document:1.2'><file><body><trans-unit id='a'/></body></file></x:xliff>",
    "<xliff version='2.0' xmlns='urn:oasis:names:tc:xliff:document:2.0' srcLang='en'><file id='f'><unit id='u'><segment><source>a</source></segment></unit></file></xliff>",
  ])
  func isTheTreesForWholeDocuments(text: String) {
    let bytes = ContiguousArray(text.utf8)
    #expect(Reading(contents: bytes) == Reading(tree: bytes))
  }

  @Test func refusesTextsThatLibxml2Refuses() {
    for count in [8_900_000, 9_100_000, 10_100_000] {
      let long = String(repeating: "a", count: count)
      let bytes = Self.document("<trans-unit id='a'><source>\(long)</source></trans-unit>")
      #expect(Reading(contents: bytes) == Reading(tree: bytes))
      #expect(Self.isStreamed(bytes) == (count < 9_000_000))
    }
  }

  @Test func countsLinesBeyond16Bits() throws {
    let blank = String(repeating: "\n", count: 70_000)
    let bytes = Self.document(
      "\(blank)<trans-unit id='a' xml:space='preserve'>\n<source>a</source></trans-unit>")
    #expect(Reading(contents: bytes) == Reading(tree: bytes))
    #expect(try XLIFFContents(bytes.span).files.first?.units.first?.line == 70_008)
  }

  @Test func readsUTF16() {
    let text = String(
      decoding: Self.document("<trans-unit id='ключ 🙂'><source>é</source></trans-unit>"),
      as: UTF8.self)
    for isLittleEndian in [true, false] {
      var bytes: ContiguousArray<UInt8> = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
      for unit in text.replacing("UTF-8", with: "UTF-16").utf16 {
        let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        bytes += isLittleEndian ? pair : pair.reversed()
      }
      #expect(Self.isStreamed(bytes))
      #expect(Reading(contents: bytes) == Reading(tree: bytes))
    }
  }

  /// Tokens of documents, put together, cut, doubled and dropped by a seeded rule.
  @Test func isTheTreesForDamagedDocuments() {
    let body = """
            <trans-unit id="a" xml:space="preserve">
              <source>a &amp; b</source>
              <target state="translated">ä &lt;x&gt;</target>
              <note from="x">c</note>
            </trans-unit>
            <trans-unit id="b"><source>b</source><target>c</target></trans-unit>
            <trans-unit id="c">
              <source><mrk mtype="x-set" mid="1">d</mrk> <mrk mtype="x-set" mid="0">e</mrk></source>
              <target>
                <mrk mtype="x-set" mid="0">f <g id="1">g</g></mrk>
                <mrk mtype="x-set" mid="2"/>
              </target>
            </trans-unit>
      """
    let text = String(decoding: Self.document(body), as: UTF8.self)
    let tokens = text.split(separator: "<", omittingEmptySubsequences: false)
      .enumerated().map { $0.offset == 0 ? String($0.element) : "<" + $0.element }
    let others = [
      "<g id='1'>", "</g>", "<!-- c -->", "<![CDATA[x]]>", "&amp;", "&x;", "<group>", "</group>",
      "\u{0}", "<?p?>", "<!DOCTYPE a>", "\n", "x", "<file>", "<body>", "<trans-unit>", "<note/>",
      "<mrk mtype='x-set'>", "<mrk mtype='x-set' mid='3'/>", "</mrk>", "<mrk/>", "<![CDATA[]]>",
      "<source>", "</target>", "<x id='1'/>", "<unit/>", " ",
    ]
    var random = SeededGenerator(seed: 11)
    var streamed = 0
    var refused = 0
    for number in 0..<3_000 {
      var tokens = tokens
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<tokens.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: tokens.remove(at: place)
        case 1: tokens.insert(tokens[place], at: place)
        case 2: tokens.insert(others.randomElement(using: &random) ?? "", at: place)
        case 3: tokens.swapAt(place, Int.random(in: 0..<tokens.count, using: &random))
        default:
          var bytes = Array(tokens[place].utf8)
          guard !bytes.isEmpty else { continue }
          bytes.remove(at: Int.random(in: 0..<bytes.count, using: &random))
          tokens[place] = String(decoding: bytes, as: UTF8.self)
        }
      }
      let bytes = ContiguousArray(tokens.joined().utf8)
      let expected = Reading(tree: bytes)
      #expect(Reading(contents: bytes) == expected, "document \(number): \(tokens.joined())")
      if case .error = expected { refused += 1 } else if Self.isStreamed(bytes) { streamed += 1 }
    }
    #expect(streamed > 200)
    #expect(refused > 1_000)
  }

  @Test(.needsCorpus)
  func isTheTreesForTheCorpus() throws {
    var (count, streamed) = (0, 0)
    for url in try Corpus.files("xliff", in: "xliff") {
      let bytes = ContiguousArray(try Data(contentsOf: url))
      #expect(Reading(contents: bytes) == Reading(tree: bytes), "\(url.lastPathComponent)")
      count += 1
      // Elements that stand for texts are left to the tree.
      if Self.isStreamed(bytes) || bytes.contains("<x ".utf8) { streamed += 1 }
    }
    #expect(streamed == count)
    #expect(count >= 48)
  }
}

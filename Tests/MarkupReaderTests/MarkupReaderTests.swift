import MarkupReader
import Testing

@Suite struct MarkupReaderTests {
  /// Writes down what it receives.
  private final class Recorder: MarkupReceiver {
    var events: [String] = []
    var limit = Int.max

    private func take(_ event: String) -> Bool {
      events.append(event)
      return events.count < limit
    }

    func start(_ element: MarkupElement) -> Bool {
      let place = element.namespace.name.map { "{\($0)}" } ?? ""
      let id = element.attributes["id"].map { " \($0)" } ?? ""
      return take("\(element.line) <\(place)\(element.name)\(id)>")
    }

    func end() -> Bool { take("</>") }

    func add(_ text: Span<UInt8>) -> Bool {
      take(String(decoding: text.indices.map { text[$0] }, as: UTF8.self))
    }

    func comment(_ text: Span<UInt8>) -> Bool {
      take("<!--" + String(decoding: text.indices.map { text[$0] }, as: UTF8.self) + "-->")
    }
  }

  private static func events(
    _ text: String, _ reader: MarkupReader = MarkupReader(), limit: Int = .max
  ) -> (events: [String], error: MarkupError?) {
    let recorder = Recorder()
    recorder.limit = limit
    do throws(MarkupError) {
      try reader.read(ContiguousArray(text.utf8).span, into: recorder)
      return (recorder.events, nil)
    } catch {
      return (recorder.events, error)
    }
  }

  @Test func handsOutWhatIsThere() {
    let (events, error) = Self.events(
      "<a xmlns='urn:a'>\n<b id='&lt;é&#10;'/><!-- c --><x:c xmlns:x='urn:x' x:id='no'><![CDATA[<]]></x:c><?p q?></a>"
    )
    #expect(error == nil)
    #expect(
      events == [
        "1 <{urn:a}a>", "\n", "2 <{urn:a}b <é\n>", "</>", "<!-- c -->", "2 <{urn:x}c>", "<", "</>",
        "</>",
      ])
  }

  @Test(arguments: [1, 2, 3, 4])
  func stopsWhereTheReceiverDoes(limit: Int) {
    let (events, error) = Self.events("<a><b>c</b><d/></a>", limit: limit)
    #expect(events.count == limit)
    #expect(error?.reason == .stopped)
  }

  /// Features of XML that a file from outside could abuse.
  @Test(arguments: [
    ("<!DOCTYPE a><a/>", MarkupError.Reason.documentType),
    ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", .documentType),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", .unsupportedEncoding("ISO-8859-1")),
    (
      "<?xml version='1.0'" + String(repeating: " ", count: 200) + "encoding='ISO-8859-1'?><a/>",
      .unsupportedEncoding("unknown")
    ),
    ("<?xml version='1.0' encoding\t=\n'ISO-8859-1'?><a/>", .unsupportedEncoding("ISO-8859-1")),
  ])
  func refuses(text: String, reason: MarkupError.Reason) {
    #expect(Self.events(text).error?.reason == reason)
  }

  /// In libxml2's words, whether they are known here or not.
  @Test(arguments: [
    ("<a>&b;</a>", "Entity 'b' not defined"), ("<a b='&c;'/>", "Entity 'c' not defined"),
    ("<x:a/>", "Namespace prefix x on a is not defined"), ("", "it has no elements"),
    ("<a><b></a>", "Opening and ending tag mismatch: b line 1 and a"),
    ("<a xml:space='no' b='1' b='2'/>", "Attribute b redefined"),
    ("<a>\u{1}</a>", "PCDATA invalid Char value 1"),
  ])
  func saysWhatIsNotWellFormed(text: String, detail: String) throws {
    let reason = try #require(Self.events(text).error?.reason)
    guard case .notXML(let why) = reason else {
      Issue.record("\(reason)")
      return
    }
    #expect("\(why)" == detail)
  }

  @Test func passesOverOnlyTheNameOfADocumentType() {
    let reader = MarkupReader(documentTypes: .skipped)
    let named = "<!DOCTYPE a PUBLIC '-//X//EN' 'http://localhost:1/x.dtd'>"
    #expect(Self.events(named + "<a/>", reader).events == ["1 <a>", "</>"])
    #expect(Self.events(named + "<a>&b;</a>", reader).error != nil)
    for subset in ["[]", " [<!ENTITY b 'c'>]", " SYSTEM 'x' [<!ATTLIST a b CDATA 'c'>]"] {
      #expect(
        Self.events("<!DOCTYPE a\(subset)><a/>", reader).error?.reason == .documentType, "\(subset)"
      )
    }
  }

  @Test func refusesDeepNests() {
    let deep = String(repeating: "<a>", count: 100_000)
    let (events, error) = Self.events(deep)
    #expect(error != nil)
    #expect(events.count < 5000)
  }

  @Test func refusesWhatIsNoUTF8() {
    let bytes = ContiguousArray("<a>".utf8) + [0xFF, 0xFE, 0x80] + ContiguousArray("</a>".utf8)
    #expect(throws: MarkupError.self) { try MarkupReader().read(bytes.span, into: Recorder()) }
    #expect(throws: MarkupError.self) {
      try MarkupReader(encoding: .utf8).read(bytes.span, into: Recorder())
    }
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0x3C, 0, 0, 0, 0x61], "UCS-4"), ([0x3C, 0, 0, 0, 0x61, 0, 0, 0], "UCS-4"),
      ([0, 0, 0x3C, 0], "UCS-4"), ([0, 0x3C, 0, 0], "UCS-4"), ([0, 0, 0xFE, 0xFF], "UCS-4"),
      ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "UCS-4"), ([0x4C, 0x6F, 0xA7, 0x94, 0x93], "EBCDIC"),
    ] as [(ContiguousArray<UInt8>, String)])
  func refusesOtherEncodingsByTheirFirstBytes(bytes: ContiguousArray<UInt8>, name: String) {
    #expect(throws: MarkupError(.unsupportedEncoding(name), line: 1, column: 1)) {
      try MarkupReader().read(bytes.span, into: Recorder())
    }
  }

  @Test func readsALongInstructionThatIsNoDeclaration() {
    let instruction = "<?xml-stylesheet href='" + String(repeating: "a", count: 300) + "'?>"
    #expect(Self.events(instruction + "<a/>").error == nil)
  }

  @Test func refusesEveryTruncation() {
    let text = "<?xml version='1.0'?><a b='c'>d<!-- e --><f>&amp;<![CDATA[g]]></f></a>"
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      #expect(Self.events(String(decoding: bytes[..<end], as: UTF8.self)).error != nil, "\(end)")
    }
    #expect(Self.events(text).error == nil)
  }
}

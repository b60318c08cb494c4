import Foundation
import LegacyFormats
import Testing

/// The texts of files that are no sources, as far as they could be keys.
@Suite struct ResourceTextTests {
  private static func texts(
    _ source: String, _ visit: (Span<UInt8>, ([UInt8]) -> Void) -> Void
  ) -> [String] {
    let bytes = ContiguousArray(source.utf8)
    var texts: [String] = []
    visit(bytes.span) { texts.append(String(decoding: $0, as: UTF8.self)) }
    return texts
  }

  @Test(arguments: [
    (#"{"name": "Inbox", "list": ["A\/B", ""]}"#, ["name", "Inbox", "list", "A/B", ""]),
    (#"["a\"b\\", "\n\t\r\b\f"]"#, ["a\"b\\", "\n\t\r\u{8}\u{C}"]),
    (#"["caf\u00e9 \uD83D\uDE00!", "\ud83d", "\u12"]"#, ["café 😀!", "\u{FFFD}", "12"]),
    ("{'a': 'it\"s', // \"b\"\n\"c\": 1}", ["a", "it\"s", "b", "c"]),
    ("[\"open\n\"next\"]", ["open", "next"]), ("\"cut\\", ["cut"]),
  ])
  func readsJSON(source: String, expected: [String]) {
    #expect(Self.texts(source) { JSONLiterals.visit($0, $1) } == expected)
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key><string>Say \"hi\" &amp; go</string>", "Say \"hi\" & go"),
    ("<?xml version=\"1.0\"?>\n<!-- <key>no</key> --><plist><string>a</string>", "a"),
    ("<plist><string>a<![CDATA[<b>&]]>c</string></plist>", "a<b>&c"),
    ("<plist><string>caf&#xE9;</string", "café"), ("\u{FEFF}<plist><key>a</key>", "a"),
    ("{ title = \"Inbox\"; }", "Inbox"), ("<string>&</string>", ""), ("<![CDATA[", ""),
  ])
  func readsPropertyLists(source: String, expected: String) {
    var texts: [String] = []
    PropertyListLiterals.visit(ContiguousArray(source.utf8)) {
      texts.append(String(decoding: $0, as: UTF8.self))
    }
    #expect(texts.contains(expected))
    #expect(!texts.contains("no"))
  }

  private static let list: [String: any Sendable] = [
    "title": "Inbox",
    "lines": ["café 😀", String(repeating: "long ", count: 80), 7] as [any Sendable],
  ]

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func readsWhatFoundationWrites(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.list, format: format, options: 0)
    var texts: Set<String> = []
    PropertyListLiterals.visit(ContiguousArray(data)) {
      texts.insert(String(decoding: $0, as: UTF8.self))
    }
    #expect(
      texts.isSuperset(of: [
        "title", "lines", "Inbox", "café 😀", String(repeating: "long ", count: 80),
      ]))
  }

  @Test func survivesDamagedBinaryLists() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.list, format: .binary, options: 0)
    for place in data.indices {
      for byte: UInt8 in [0, 0x5F, 0x6F, 0x13, 0xFF] {
        var damaged = ContiguousArray(data)
        damaged[place] = byte
        var size = 0
        PropertyListLiterals.visit(damaged) { size += $0.count }
        PropertyListLiterals.visit(ContiguousArray(damaged[..<place])) { size += $0.count }
        #expect(size <= 4 * data.count)
      }
    }
  }

  /// Every object of a list may claim to be the same text.
  @Test func readsNoTextAgainAndAgain() {
    var bytes = ContiguousArray("bplist00".utf8)
    bytes += [0x5F, 0x11, 0x27, 0x10] + Array(repeating: UInt8(ascii: "a"), count: 10_000)
    let table = bytes.count
    for _ in 0..<100_000 { bytes += [0, 0, 0, 8] }
    bytes += [0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 1, 0x86, 0xA0, 0, 0, 0, 0, 0, 0, 0, 0]
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: table >> (56 - 8 * $0)) }
    var size = 0
    PropertyListLiterals.visit(bytes) { size += $0.count }
    #expect(size >= 10_000 && size <= bytes.count)
  }

  @Test(arguments: [
    ("Text(\"There\")", "There"), ("{{ 'There' | translate }}", "There"),
    ("<h1> There\n</h1>", "There"), ("{{#localize}}There{{/localize}}", "There"),
    ("don't {{ 'There' }} can't", "There"), ("@\"a\\\"b\"", "a\"b"), ("There", "There"),
  ])
  func readsTemplates(source: String, expected: String) {
    let texts = Self.texts(source) { TemplateLiterals.visit($0, sizeLimit: 1000, $1) }
    #expect(texts.contains(expected))
  }
}

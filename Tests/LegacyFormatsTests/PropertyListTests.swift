import Foundation
import LegacyFormats
import LocalizationModel
import Testing

/// Property lists in XML say here what they say to Foundation.
@Suite struct PropertyListTests {
  private static func read(_ text: String) throws -> PropertyList? {
    try PropertyList(ContiguousArray(text.utf8))
  }

  /// Returns the value that Foundation reads; `nil` if it refuses the list, or for a value that no
  /// localization holds.
  private static func foundation(_ bytes: Data) -> PropertyValue? {
    guard
      let list = unsafe try? PropertyListSerialization.propertyList(
        from: bytes, options: [], format: nil)
    else { return nil }
    return value(list)
  }

  private static func value(_ list: Any) -> PropertyValue? {
    switch list {
    case let text as String: return .text(text)
    case let number as NSNumber: return .text(number.stringValue)
    case let members as [String: Any]:
      var read: [(String, PropertyValue)] = []
      for (name, inner) in members {
        guard let inner = value(inner) else { return nil }
        read.append((name, inner))
      }
      return .dictionary(named: read)
    default: return nil
    }
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  @Test(arguments: [
    "<dict/>", "<dict></dict>", "<string/>", "<string>a</string>", "<integer>7</integer>",
    "<dict><key>a</key><string>1 &lt;&amp;&gt; &#x4E2D;&#13;\n 2 </string></dict>",
    "<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>",
    "<dict><key>b</key><string>1</string><key>a</key><dict><key>c</key><string/></dict></dict>",
    "<dict><key>a</key><integer>42</integer><key>b</key><integer>-0</integer></dict>",
    "<dict><key>a</key><integer>0x1F</integer><key>b</key><integer>-12</integer></dict>",
    "<dict><key>a</key><true/><key>b</key><false/></dict>",
    "<dict><key>a</key><real>1.5</real><key>b</key><real>2</real></dict>",
    "<dict><key></key><string>x</string><key>&quot;</key><string><![CDATA[<&>]]></string></dict>",
    // What is no list.
    "", "<dict>", "<dict><key>a</key></dict>", "<dict><string>a</string></dict>", "<x/>",
    "<dict><key>a</key><key>b</key><string>1</string></dict>", "<string>a</string><string/>",
    "<dict><key>a</key><integer>x</integer></dict>", "<dict>x</dict>", "<string>&b;</string>",
    "<dict><key>a</key><string><b/></string></dict>", "<dict><key>a</key><array/></dict>",
    "<array><string>a</string></array>", "<date>2020-01-01T00:00:00Z</date>", "<data>AA==</data>",
  ])
  func readsWhatFoundationReads(body: String) {
    for text in [
      "\(Self.head)<plist version=\"1.0\">\(body)</plist>\n", "<plist>\n\t\(body)\n</plist>",
    ] {
      let known = Self.foundation(Data(text.utf8))
      #expect((try? Self.read(text))??.value == known, "\(text)")
    }
  }

  @Test func keepsNamesThatDifferInNormalizationOnly() throws {
    let text =
      "<plist><dict><key>caf\u{E9}</key><string>1</string><key>cafe\u{301}</key><string>2</string>"
      + "</dict></plist>"
    let members = try #require(try PropertyList(ContiguousArray(text.utf8))).value.members
    #expect(members.map(\.value) == [.text("2"), .text("1")])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8])
  func readsEveryEncoding(encoding: String.Encoding) throws {
    let text = "\u{FEFF}\(Self.head)<plist><dict><key>键</key><string>👋</string></dict></plist>"
    let bytes = try #require(text.data(using: encoding))
    #expect(
      try PropertyList(ContiguousArray(bytes))?.value
        == .dictionary(named: [("键", .text("👋"))]))
  }

  /// Texts of any kind, written by Foundation.
  @Test func readsWhatFoundationWrites() throws {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "a", "é", "中", "👋", " ", "\n", "\t", "&", "<", ">", "\"", "'", "]]>", "%d", "&amp;",
    ]
    for _ in 0..<200 {
      func text() -> String {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement()! }.joined()
      }
      func dictionary(_ depth: Int) -> [String: Any] {
        var members: [String: Any] = [:]
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          let isInner = depth < 3 && Bool.random(using: &random)
          members[text()] = isInner ? dictionary(depth + 1) : text()
        }
        return members
      }
      let data = try PropertyListSerialization.data(
        fromPropertyList: dictionary(0), format: .xml, options: 0)
      #expect(try PropertyList(ContiguousArray(data))?.value == Self.foundation(data))
    }
  }

  /// Entities that grow tenfold at each step, files of the system, and nests without end.
  @Test(arguments: [
    "<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;\">]><plist><string>&b;</string></plist>",
    "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><plist><string>&a;</string></plist>",
    "<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000),
  ])
  func refusesWhatCouldDoHarm(text: String) {
    #expect(throws: StringsError.self) { try Self.read(text) }
  }

  @Test func survivesEveryCut() {
    let text = Self.head + "<plist><dict><!-- c --><key>a</key><integer>1</integer></dict></plist>"
    let bytes = ContiguousArray(text.utf8)
    for end in bytes.indices { _ = try? PropertyList(ContiguousArray(bytes[..<end])) }
  }
}

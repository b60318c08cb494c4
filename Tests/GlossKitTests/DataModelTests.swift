import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// Types that Xcode generates from Core Data models, and no source declares.
@Suite struct DataModelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["gloss.json": "{}"])
    try folder.add(
      "App/Rows.swift",
      """
      struct Row: View {
        let event: Event
        var body: some View {
          Text("mood \\(event.mood)")
          Text("length \\(event.length) of \\(event.total)")
          Text("title \\(event.title)")
          Text("tag \\(event.tag?.rank ?? 0)")
          Text("number \\(event.number)")
          Text("own \\(event.own)")
          Text("odd \\(event.`default`)")
        }
      }
      """)
  }

  private func model(_ mood: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
      <entity name="EventEntity" representedClassName=".Event" codeGenerationType="class">
        <attribute name="mood" optional="YES" attributeType="\(mood)" usesScalarValueType="YES"/>
        <attribute name="length" attributeType="Double" usesScalarValueType="YES"/>
        <attribute name="total" attributeType="Integer 64" usesScalarValueType="YES"/>
        <attribute name="title" attributeType="String"/>
        <attribute name="number" attributeType="Integer 32" usesScalarValueType="NO"/>
        <attribute name="default" attributeType="Float" usesScalarValueType="YES"/>
        <attribute name="b } var mood: String {" attributeType="String"/>
        <relationship name="tag" maxCount="1" destinationEntity="TagEntity"/>
      </entity>
      <entity name="TagEntity" representedClassName="Tag" codeGenerationType="category">
        <attribute name="rank" attributeType="Integer 32" usesScalarValueType="YES"/>
      </entity>
      <entity name="Other" representedClassName="Other">
        <attribute name="own" attributeType="Integer 16" usesScalarValueType="YES"/>
      </entity>
    </model>
    """
  }

  private func keys() async throws -> [String] {
    return await Extraction(of: try await folder.project()).entries.map(\.string.key)
  }

  @Test func readsTheTypesOfGeneratedProperties() async throws {
    try folder.add("App/Days.xcdatamodeld/Days.xcdatamodel/contents", model("Integer 16"))
    #expect(
      try await keys() == [
        "mood %d", "length %lf of %lld", "title %@", "tag %d", "number %@", "own %@", "odd %f",
      ])
  }

  @Test func readsTheCurrentVersion() async throws {
    try folder.add("App/Days.xcdatamodeld/Days.xcdatamodel/contents", model("Integer 16"))
    try folder.add("App/Days.xcdatamodeld/Days 2.xcdatamodel/contents", model("Integer 64"))
    try folder.add("App/Days.xcdatamodeld/Days 3.xcdatamodel/contents", model("Float"))
    try folder.add(
      "App/Days.xcdatamodeld/.xccurrentversion",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>_XCCurrentVersionName</key><string>Days 2.xcdatamodel</string>
      </dict></plist>
      """)
    #expect(try await keys().first == "mood %lld")
  }

  /// A list that is far larger than the one name in it, and what is no list.
  @Test(arguments: [
    "<plist><dict><key>_XCCurrentVersionName</key><string>Days 2.xcdatamodel</string></dict>"
      + String(repeating: " ", count: 65_536) + "</plist>",
    "<plist><dict><key>_XCCurrentVersionName</key>", "<plist><array/></plist>", "", "no list",
  ])
  func takesTheLastVersionWhereTheListSaysNone(list: String) async throws {
    try folder.add("App/Days.xcdatamodeld/Days 2.xcdatamodel/contents", model("Integer 64"))
    try folder.add("App/Days.xcdatamodeld/Days 3.xcdatamodel/contents", model("Float"))
    try folder.add("App/Days.xcdatamodeld/.xccurrentversion", list)
    #expect(try await keys().first == "mood %f")
  }

  /// Entities that grow tenfold at each step, a model cut in half, and what is no model.
  @Test(arguments: [
    "", "<model>", "no model",
    "<!DOCTYPE m [<!ENTITY a \"aaaaaaaaaa\">"
      + (0..<12).map {
        "<!ENTITY \(Character(UnicodeScalar(UInt8(98 + $0)))) \""
          + String(repeating: "&\(Character(UnicodeScalar(UInt8(97 + $0))));", count: 10) + "\">"
      }.joined() + "]><model><entity name=\"&m;\"/></model>",
    "<!DOCTYPE m [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><model>&a;</model>",
  ])
  func passesOverWhatIsNoModel(contents: String) async throws {
    try folder.add("App/Days.xcdatamodeld/Days.xcdatamodel/contents", contents)
    #expect(try await keys().first == "mood %@")
  }

  @Test func leavesOtherFilesOfThatNameAlone() async throws {
    try folder.add("App/Days/contents", model("Integer 16"))
    #expect(try await keys().first == "mood %@")
  }
}

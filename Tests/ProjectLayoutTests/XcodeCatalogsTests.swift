import Foundation
import OrderedJSON
import ProjectLayout
import Testing

/// Catalogs listed in project files: the expected bytes are the files with the new lines in place.
@Suite struct XcodeCatalogsTests {
  private static let project = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjects = {

    /* Begin PBXBuildFile section */
    \t\tA00000000000000000000001 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = A00000000000000000000002 /* A.swift */; };<BUILD>
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */<REFERENCE>
    \t\tA00000000000000000000002 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    /* Begin PBXGroup section */
    \t\tA00000000000000000000003 = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tA00000000000000000000004 /* My App */,
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tA00000000000000000000004 /* My App */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tA00000000000000000000002 /* A.swift */,<CHILD>
    \t\t\t);
    \t\t\tpath = "My App";
    \t\t\tsourceTree = "<group>";
    \t\t};
    /* End PBXGroup section */

    \t\tA00000000000000000000005 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildPhases = (
    \t\t\t\tA00000000000000000000006 /* Sources */,
    \t\t\t\tA00000000000000000000007 /* Resources */,
    \t\t\t);
    \t\t\tname = App;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tA00000000000000000000008 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tmainGroup = A00000000000000000000003;
    \t\t\ttargets = (
    \t\t\t\tA00000000000000000000005 /* App */,
    \t\t\t);
    \t\t};
    \t\tA00000000000000000000007 /* Resources */ = {
    \t\t\tisa = PBXResourcesBuildPhase;
    \t\t\tfiles = (<FILE>
    \t\t\t);
    \t\t};
    \t\tA00000000000000000000006 /* Sources */ = {
    \t\t\tisa = PBXSourcesBuildPhase;
    \t\t\tfiles = (
    \t\t\t\tA00000000000000000000001 /* A.swift in Sources */,
    \t\t\t);
    \t\t};
    \t};
    \trootObject = A00000000000000000000008 /* Project object */;
    }

    """

  private static func project(
    build: String = "", reference: String = "", child: String = "", file: String = ""
  ) -> String {
    project.replacing("<BUILD>", with: build).replacing("<REFERENCE>", with: reference)
      .replacing("<CHILD>", with: child).replacing("<FILE>", with: file)
  }

  private func adding(_ path: String, to text: String) throws -> String {
    let bytes = try XcodeCatalogs.adding(path, toTarget: "App", of: ContiguousArray(text.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("My App/Localizable.xcstrings", "path = Localizable.xcstrings"),
    (
      "My App/New/Other+Names.xcstrings",
      #"name = "Other+Names.xcstrings"; path = "New/Other+Names.xcstrings""#
    ),
  ])
  func listsACatalog(path: String, place: String) throws {
    let name = String(path.split(separator: "/").last ?? "")
    let text = try adding(path, to: Self.project())
    let identifiers = text.split(separator: "\n").filter {
      $0.contains("isa = PBX") && $0.contains("/* \(name)")
    }
    .compactMap { $0.split(separator: " ").first.map { String($0.drop { $0 == "\t" }) } }
    let (file, reference) = (try #require(identifiers.first), try #require(identifiers.last))
    #expect([file, reference].allSatisfy { $0.count == 24 && $0.allSatisfy(\.isHexDigit) })
    // Objects stand in the order of their identifiers.
    let (build, before, after): (String, String, String)
    build =
      "\t\t\(file) /* \(name) in Resources */ = {isa = PBXBuildFile; fileRef = \(reference) /* \(name) */; };"
    let object =
      "\t\t\(reference) /* \(name) */ = {isa = PBXFileReference; lastKnownFileType = text.json.xcstrings; \(place); sourceTree = \"<group>\"; };"
    (before, after) =
      reference < "A00000000000000000000002" ? ("\n" + object, "") : ("", "\n" + object)
    var expected = Self.project(
      reference: before, child: "\n\t\t\t\t\(reference) /* \(name) */,",
      file: "\n\t\t\t\t\(file) /* \(name) in Resources */,")
    if !after.isEmpty {
      expected = expected.replacing(
        "\n/* End PBXFileReference", with: after + "\n/* End PBXFileReference")
    }
    expected =
      file < "A00000000000000000000001"
      ? expected.replacing(
        "BuildFile section */\n\t\tA0", with: "BuildFile section */\n\(build)\n\t\tA0")
      : expected.replacing("\n/* End PBXBuildFile", with: "\n\(build)\n/* End PBXBuildFile")
    #expect(text == expected)
    let read = try XcodeProject(
      path: "App.xcodeproj/project.pbxproj", bytes: ContiguousArray(text.utf8))
    #expect(read.targets.map(\.files) == [["My App/A.swift", path]])
    // The same path gives the same bytes again, and a file that a group holds is not listed twice.
    #expect(try adding(path, to: Self.project()) == text)
  }

  @Test func takesAReferenceThatIsThere() throws {
    let text = Self.project(
      reference:
        "\n\t\tA00000000000000000000000 /* L.xcstrings */ = {isa = PBXFileReference; path = L.xcstrings; sourceTree = \"<group>\"; };",
      child: "\n\t\t\t\tA00000000000000000000000 /* L.xcstrings */,")
    let new = try adding("My App/L.xcstrings", to: text)
    #expect(new.contains("fileRef = A00000000000000000000000 /* L.xcstrings */"))
    #expect(new.split(separator: "\n").count == text.split(separator: "\n").count + 2)
  }

  @Test(arguments: ["", "{", "{ objects = { }; }", "{}", "<<<<<<<"])
  func refusesOtherText(text: String) {
    #expect(throws: ProjectFileError.self) { try adding("L.xcstrings", to: text) }
  }

  @Test func refusesATargetWithoutResources() {
    let text = Self.project().replacing("PBXResourcesBuildPhase", with: "PBXFrameworksBuildPhase")
    #expect(throws: ProjectFileError.self) { try adding("L.xcstrings", to: text) }
    #expect(throws: ProjectFileError.self) {
      try XcodeCatalogs.adding("L.xcstrings", toTarget: "Other", of: ContiguousArray(text.utf8))
    }
  }

  // MARK: project.xcproj

  private func addingJSON(_ path: String, _ text: String) throws -> String {
    let document = try JSONDocument(ContiguousArray(text.utf8), dialect: .relaxed)
    return String(
      decoding: try XcodeCatalogs.adding(path, toTarget: "App", of: document), as: UTF8.self)
  }

  private static let json = """
    {
      "files": [
        { "path": "README.md" },
        {
          "kind": "group",
          "path": "App",
          "children": [
            { "path": "A.swift", "target-membership": [ "App/compile-sources" ] },<CHILD>
          ],
        }, {
          "kind": "folder",
          "path": "Tests",
          "target-membership": [ "App" ],
        },<FILE>
      ],
      "targets": [
        {
          "name": "App",
          "build-phases": [ "compile-sources", "resources" ],
          "product-type": "application",
        },
      ],
    }

    """

  @Test func listsACatalogInJSON() throws {
    let plain = Self.json.replacing("<CHILD>", with: "").replacing("<FILE>", with: "")
    #expect(
      try addingJSON("App/L.xcstrings", plain)
        == Self.json.replacing("<FILE>", with: "").replacing(
          "<CHILD>",
          with:
            "\n        { \"path\": \"L.xcstrings\", \"target-membership\": [ \"App/resources\" ] },"
        ))
    #expect(
      try addingJSON("New/L.xcstrings", plain)
        == Self.json.replacing("<CHILD>", with: "").replacing(
          "<FILE>",
          with:
            "\n    { \"path\": \"New/L.xcstrings\", \"target-membership\": [ \"App/resources\" ] },"
        ))
    let document = try JSONDocument(
      ContiguousArray(try addingJSON("App/L.xcstrings", plain).utf8), dialect: .relaxed)
    let read = try XcodeProject(path: "A.xcodeproj/project.xcproj", document: document)
    #expect(read.targets.first?.files == ["App/A.swift", "App/L.xcstrings"])
    let listed = plain.replacing(
      "README.md\" }", with: "L.xcstrings\", \"target-membership\": [ ] }")
    #expect(
      try addingJSON("L.xcstrings", listed).contains("\"target-membership\": [\"App/resources\" ]"))
    #expect(throws: ProjectFileError.self) {
      try addingJSON("L.xcstrings", plain.replacing(", \"resources\"", with: ""))
    }
  }
}

import Foundation
import OrderedJSON
import ProjectLayout
import TestSupport
import Testing

/// `project.xcproj`, the project file in JSON. What it says of files is told by the fixtures.
@Suite struct XcodeJSONTests {
  private static let path = "X.xcodeproj/project.xcproj"

  private static func project(_ json: String) throws -> XcodeProject {
    try XcodeProject(path: path, json: json)
  }

  private static let broken: [(text: String, detail: String)] = [
    ("[]", "1:1: 'project.xcproj' must be an object: correct the file, or save it in Xcode"),
    ("{}", "1:1: it lists no files: restore the file, or save it in Xcode"),
    ("{\"files\": {}}", "1:11: 'files' must be an array: correct the file, or save it in Xcode"),
    ("{\"files\": [1]}", "1:12: 'files' must be an object: correct the file, or save it in Xcode"),
    (
      "{\"files\": [{\"path\": 1}]}",
      "1:21: 'path' must be a string: correct the file, or save it in Xcode"
    ),
    (
      "{\n  \"required-capabilities\": [ \"glow\" ] }",
      "2:30: it needs support for 'glow', which this version of gloss does not have"
    ),
    (
      "{\"files\": [], \"files\": []}",
      "1:15: 'files' is there twice in one object: remove one of the two"
    ),
    (
      "{\"files\": [], \"targets\": [{}]}",
      "1:27: a target has no name: correct the file, or save it in Xcode"
    ),
    (
      "{\"files\": [], \"targets\": [{\"name\": \"a\"}, {\"name\": \"a\"}]}",
      "1:42: two targets are named 'a': rename one of the two"
    ),
    (
      "{\"files\": [{\"kind\": \"heap\"}]}",
      "1:21: an unknown kind of file: save the project in Xcode, or update gloss"
    ),
    (
      "{\"files\": [{\"path\": \"a\", \"target-membership\": [\"A/compile-sources\"]}]}",
      "1:48: unknown build phase: correct it, or save the project in Xcode"
    ),
    (
      "{\"files\": [{\"path\": \"a\", \"target-membership\": [{}]}]}",
      "1:48: a membership names no phase: correct it, or save the project in Xcode"
    ),
    (
      "{\"files\": [{\"kind\": \"folder\", \"target-membership\": [\"A\"]}]}",
      "1:53: the project has no target 'A': correct the name, or save the project in Xcode"
    ),
    (
      """
      {"targets": [{"name": "A"}], "files": [{"path": "<HOME>/a.swift",
        "target-membership": ["A/compile-sources"]}]}
      """,
      "1:49: unknown path base: correct it, or save the project in Xcode"
    ),
    (
      #"{"files": [{"kind": "group", "path": "<FOO>/App", "children": []}]}"#,
      "1:38: unknown path base: correct it, or save the project in Xcode"
    ),
    (
      #"{"files": [{"kind": "folder", "path": "<PROJECT>"}]}"#,
      "1:39: unknown path base: correct it, or save the project in Xcode"
    ),
  ]

  @Test(arguments: broken)
  func saysWhatIsWrong(text: String, detail: String) {
    let error = #expect(throws: ProjectFileError.self) { try Self.project(text) }
    #expect(error.map { "\($0)" } == detail)
  }

  @Test func readsSettingsOfEachConfiguration() throws {
    let project = try Self.project(
      #"""
      {"configurations": [ "Debug", { "name": "Release", "file": { "anchor": "Shown", "relative-path": "b/R.xcconfig" } } ],
       "files": [ { "kind": "folder", "name": "Shown", "path": "Kept" }, { "path": "D.xcconfig" } ],
       "targets": [ { "name": "A", "product-type": "bundle.unit-test", "build-settings": {
         "LOCALIZATION_EXPORT_SUPPORTED": "NO", "LOCALIZATION_EXPORT_SUPPORTED[config=Debug]": "YES",
         "SWIFT_EMIT_LOC_STRINGS[sdk=macosx*][config=Rel*]": [ "NO" ] },
         "specialized-configurations": [ { "name": "Debug", "file": "D.xcconfig" } ] } ],
       "build-settings": { "IPHONEOS_DEPLOYMENT_TARGET": "17.4" },
       "localizations": { "development": "de", "supported": [ "Base", "fr", "de" ] } }
      """#)
    let target = try #require(project.targets.first)
    #expect(target.product.isTest && target.levels.count == 2)
    let own = target.levels[0].configurations
    #expect(own.map(\.name) == ["Debug", "Release"])
    #expect(own.map(\.file) == ["D.xcconfig", nil])
    #expect(target.levels[1].files == ["Kept/b/R.xcconfig"])
    #expect(target.levels[1].deployment.map(\.major) == [17])
    #expect(
      own[0].table.values(of: BuildSetting.isExported.rawValue, in: "Debug").values == ["YES"])
    #expect(
      own[1].table.values(of: BuildSetting.isExported.rawValue, in: "Release").values == ["NO"])
    let emitted = own[1].table.values(of: BuildSetting.emitsSwiftStrings.rawValue, in: "Release")
    #expect(emitted.values == ["NO"] && !emitted.isComplete)
    #expect(
      own[0].table.values(of: BuildSetting.emitsSwiftStrings.rawValue, in: "Debug").values == [])
    #expect(project.developmentRegion == "de" && project.knownRegions.sorted() == ["de", "fr"])
  }

  /// A damaged file is an error, or says something else; nothing traps, and nothing grows.
  @Test func survivesTwoThousandMutants() throws {
    let fixture = LayoutFixture(shape: "json")
    let text = try fixture.text("App.xcodeproj/project.xcproj")
    let whole = try Self.project(text)
    let bytes = ContiguousArray(text.utf8)
    var generator = SeededGenerator(seed: 27)
    var (errors, same) = (0, 0)
    for index in 0..<2_000 {
      var changed = bytes
      if index.isMultiple(of: 4) {
        // A part is gone, or there twice.
        let start = Int.random(in: bytes.indices, using: &generator)
        let end = min(start + Int.random(in: 1...60, using: &generator), bytes.count)
        let part = index.isMultiple(of: 8) ? [] : bytes[start..<end] + bytes[start..<end]
        changed.replaceSubrange(start..<end, with: part)
      } else {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let place = Int.random(in: bytes.indices, using: &generator)
          changed[place] = bytes[Int.random(in: bytes.indices, using: &generator)]
        }
      }
      guard let document = try? JSONDocument(changed, dialect: .relaxed),
        let project = try? XcodeProject(path: Self.path, document: document)
      else {
        errors += 1
        continue
      }
      if project.targets == whole.targets { same += 1 }
      #expect(project.targets.count <= 8)
    }
    #expect(errors > 1_000 && same > 50 && errors + same < 2_000, "\(errors) \(same)")
  }

  /// Real projects that people wrote in the old notation are the same in the new one.
  @Test(.needsApps) func readsTheSameFromBothNotations() throws {
    var count = 0
    for file in try Apps.files("pbxproj").filter({ XcodeProject.isFile($0.path) }) {
      let data = try Data(contentsOf: file)
      let old = try XcodeProject(path: "X.xcodeproj/project.pbxproj", bytes: ContiguousArray(data))
      var notation = try XcodeNotation(data)
      let new = try Self.project(try notation.text())
      count += 1
      #expect(old.targets.map(\.name) == new.targets.map(\.name), "\(file.path)")
      for (left, right) in zip(old.targets, new.targets) {
        #expect(left.product == right.product, "\(file.path) \(left.name)")
        #expect(Set(left.files) == Set(right.files), "\(file.path) \(left.name)")
        #expect(Self.shape(left.folders) == Self.shape(right.folders), "\(file.path) \(left.name)")
        for setting in BuildSetting.allCases {
          #expect(
            Self.values(of: setting, in: left)
              == Self.values(of: setting, in: right),
            "\(file.path) \(left.name) \(setting)")
        }
      }
      #expect(old.developmentRegion == new.developmentRegion)
      #expect(
        Set(old.knownRegions).union([old.developmentRegion ?? ""]) == Set(new.knownRegions),
        "\(file.path)")
    }
    #expect(count >= 12)
  }

  private static func shape(_ folders: [XcodeProject.Folder]) -> Set<[String]> {
    Set(folders.map { [$0.path] + $0.exclusions.sorted() })
  }

  private static func values(
    of setting: BuildSetting, in target: XcodeProject.Target
  ) -> [[String]] {
    target.levels.map { level in
      level.configurations.map { configuration in
        let found = configuration.table.values(of: setting.rawValue, in: configuration.name)
        return "\(configuration.name) \(found.values.sorted()) \(configuration.file ?? "")"
      }.sorted()  // The new notation has one order for all targets.
    }
  }
}

import ProjectLayout
import TestSupport
import Testing

@Suite struct XcodeProjectTests {
  private static func project(_ text: String) throws(ProjectFileError) -> XcodeProject {
    try XcodeProject(path: "X.xcodeproj/project.pbxproj", bytes: ContiguousArray(text.utf8))
  }

  /// - Parameter objects: Beside a project `P` with the group `G` and the targets `T` and `U`.
  private static func withObjects(_ objects: String) throws(ProjectFileError) -> XcodeProject {
    try project(
      """
      {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T, U, ); }; \(objects)}; \
      rootObject = P; }
      """)
  }

  private static let target = "T = {isa = PBXNativeTarget; name = T; buildPhases = (S, ); };"

  @Test func readsTextsAsXcodeWritesThem() throws {
    let project = try Self.withObjects(
      #"""
      G = {isa = PBXGroup; children = (A, B, C, D, ); };
      A = {isa = PBXFileReference; path = "a \"b\" \U00e9\n.swift"; };
      B = {isa = PBXFileReference; path = 'single "quoted".swift'; };
      C = {isa = PBXFileReference; path = $x/un-quoted_1.swift; };
      D = {isa = PBXFileReference; path = "oct\101l.swift"; /* star * and slash / */ };
      BA = {isa = PBXBuildFile; fileRef = A; }; BB = {isa = PBXBuildFile; fileRef = B; };
      BC = {isa = PBXBuildFile; fileRef = "C"; }; BD = {isa = PBXBuildFile; fileRef = D; };
      // A comment to the end of its line; }
      S = {isa = PBXSourcesBuildPhase; files = (BA, BB, BC, BD); data = <0fa1 22>; /*/ }; /*/ };
      """# + Self.target)
    #expect(
      project.targets.map(\.files) == [
        ["a \"b\" é\n.swift", "single \"quoted\".swift", "$x/un-quoted_1.swift", "octAl.swift"]
      ])
  }

  private static let broken: [(text: String, detail: String)] = [
    ("", "the file is empty: restore it"),
    ("\u{FEFF} \n", "the file is empty: restore it"),
    (
      "<?xml version=\"1.0\"?><plist/>",
      "a property list as XML, which is not read here: have Xcode save the project"
    ),
    (
      "bplist00\u{1}",
      "a binary property list, which no version of Xcode writes here: convert it with Xcode"
    ),
    (
      "{\"objects\": {}}",
      "1:11: a property list as JSON, which is not read here: have Xcode save the project"
    ),
    ("{a = b }", "1:8: '}' where ';' should be"),
    ("{a = (b c); }", "1:9: 'c' where ',' or ')' should be"),
    ("{a = b; }\n x", "2:2: 'x' where the end of the file should be"),
    ("(a)", "1:1: '(' where '{' should be"),
    ("{\n  a = \"b;\n}", "2:7: a text that is not closed: the file may be cut off"),
    ("{a = {", "1:7: the file ends where a name or '}' should be: it may be cut off"),
    (
      "{\n<<<<<<< HEAD\n a = b;\n",
      "2:1: a merge conflict marker: resolve the conflict, then run again"
    ),
    (
      "{a = (\n=======\n); }",
      "2:1: a merge conflict marker: resolve the conflict, then run again"
    ),
    (
      "{}", "it contains no project: restore the file, or save it in Xcode"
    ),
    (
      "{objects = {P = {isa = PBXGroup; }; }; rootObject = P; }",
      "it contains no project: restore the file, or save it in Xcode"
    ),
    (
      "{a = " + String(repeating: "(", count: 200) + "}",
      "1:133: values nest more than 128 deep"
    ),
  ]

  @Test(arguments: broken)
  func saysWhatIsWrong(text: String, detail: String) {
    let error = #expect(throws: ProjectFileError.self) { try Self.project(text) }
    #expect(error.map { "\($0)" } == detail)
  }

  @Test(arguments: LayoutFixture.all)
  func survivesEveryCut(_ fixture: LayoutFixture) throws {
    for file in try fixture.files().filter({ $0.hasSuffix("project.pbxproj") }) {
      let bytes = ContiguousArray(try fixture.text(file).utf8)
      let whole = try XcodeProject(path: file, bytes: bytes)
      #expect(!whole.targets.isEmpty)
      for count in 0..<bytes.count {
        let project = try? XcodeProject(path: file, bytes: ContiguousArray(bytes.prefix(count)))
        // All that can be missing is the space at the end.
        #expect(project == nil || project?.targets == whole.targets)
      }
    }
  }

  @Test(arguments: LayoutFixture.all)
  func survivesChangedBytes(_ fixture: LayoutFixture) throws {
    var generator = SeededGenerator(seed: 5)
    for file in try fixture.files().filter({ $0.hasSuffix("project.pbxproj") }) {
      let bytes = ContiguousArray(try fixture.text(file).utf8)
      for _ in 0..<500 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: bytes.indices, using: &generator)
          changed[index] = bytes[Int.random(in: bytes.indices, using: &generator)]
        }
        let project = try? XcodeProject(path: file, bytes: changed)
        #expect((project?.targets.count ?? 0) <= 8)
      }
    }
  }

  @Test func passesOverWhatIsMissingOrGoesInCircles() throws {
    let project = try Self.withObjects(
      """
      G = {isa = PBXGroup; path = g; children = (H, G, Q, V, ); };
      H = {isa = PBXGroup; path = h; children = (G, H, A, ); };
      V = {isa = PBXVariantGroup; children = (V, H, A); };
      A = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
      BA = {isa = PBXBuildFile; fileRef = A; }; BB = {isa = PBXBuildFile; fileRef = B; };
      BV = {isa = PBXBuildFile; fileRef = V; }; BQ = {isa = PBXBuildFile; fileRef = Q; };
      S = {isa = PBXSourcesBuildPhase; files = (BA, BB, BV, BQ, S, (x), {y = z; }, ); };
      T = {isa = PBXNativeTarget; name = T; buildPhases = (S, S, T, Q, );
        fileSystemSynchronizedGroups = (Q, A, ); };
      """)
    #expect(project.targets.map(\.files) == [["g/a.swift"]])
  }

  @Test func refusesListsThatMultiply() {
    let count = 3_000
    let ids = { (name: String) in (0..<count).map { "\(name)\($0)" }.joined(separator: ", ") }
    let files = (0..<count).map { "F\($0) = {isa = PBXFileReference; path = \($0).swift; };" }
    let builds = (0..<count).map { "B\($0) = {isa = PBXBuildFile; fileRef = V; };" }
    let text =
      "G = {isa = PBXGroup; children = (V); }; V = {isa = PBXVariantGroup; children = (\(ids("F"))); };"
      + files.joined() + builds.joined()
      + "S = {isa = PBXSourcesBuildPhase; files = (\(ids("B"))); };" + Self.target
    let error = #expect(throws: ProjectFileError.self) { try Self.withObjects(text) }
    #expect(
      error?.description == "its targets have more than 2097152 members: correct the file")
  }
}

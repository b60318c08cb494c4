import Structure
import Testing

struct LayerCheckTests {
  private static let table = """
    Kit/. :
    Kit/Files :
    Kit/Scan : . Files
    Kit/Sync : Scan
    """

  /// Folders that use each other's types as the table says.
  private static let texts = [
    "KitError.swift": "struct KitError: Error {}",
    "Files/Folder.swift": "struct Folder { struct Entry {} }\nprotocol Walkable {}",
    "Files/Walk.swift": "enum Walk {}\ntypealias Walker = Walk",
    "Scan/Scan.swift": "struct Scan { let folder: Folder; func run() throws(KitError) {} }",
    "Sync/Sync.swift": "struct Sync { let scan = Scan.all }",
  ]

  private static func project(_ path: String, _ text: String) -> PlantedProject {
    var project = PlantedProject()
    project.add("Kit", texts)
    project.texts["Sources/Kit/\(path)"] = text
    return project
  }

  @Test func acceptsWhatIsListed() {
    var project = PlantedProject()
    project.add("Kit", Self.texts)
    #expect(project.violations(LayerCheck.self, Self.table) == [])
  }

  @Test func asksForRowsOfEveryTarget() {
    var project = PlantedProject()
    project.add("Kit", Self.texts)
    project.add("Tool", ["main.swift": "print(1)"])
    #expect(
      project.violations(LayerCheck.self, Self.table)
        == ["table:1: add rows for the folders of 'Tool'"])
  }

  @Test(arguments: [
    "struct Reader { let scan: Scan }",
    "struct Reader: Scan {}",
    "extension Scan {}",
    "func read(_ scans: [String: Scan?]) {}",
    "func read<T: Scan>(_: T) {}",
    "func read() { _ = Scan() }",
    "#if DEBUG\nlet scan = Scan.self\n#endif",
    #"let text = "all of \(Scan.all)""#,
    "let scan = Kit.Scan()",
    "struct Reader { struct Entry { var scan: any Scan } }",
    "@Scan var reader = 1",
  ])
  func findsAFolderThatUsesALaterOne(_ text: String) {
    let found = Self.project("Files/Reader.swift", text).violations(LayerCheck.self, Self.table)
    let line = text.hasPrefix("#if") ? 2 : 1
    #expect(
      found == [
        "Sources/Kit/Files/Reader.swift:\(line): 'Kit/Files' may not use 'Scan' of 'Kit/Scan': "
          + "table forbids it"
      ])
  }

  /// A type that a later folder declares in an earlier one's type.
  @Test(arguments: [
    "let later: Folder.Later? = nil",
    "let later: Kit.Folder.Later? = nil",
    "func read() throws(Folder.Later) {}",
    "extension Folder { func read() -> Later? { nil } }",
    "extension Folder.Entry { func read() -> Later? { nil } }",
    "extension Folder.Later {}",
  ])
  func findsATypeInATypeByItsOwnFolder(_ text: String) {
    var project = Self.project("Files/Reader.swift", text)
    project.texts["Sources/Kit/Scan/Later.swift"] = "extension Folder { struct Later: Error {} }"
    #expect(
      project.violations(LayerCheck.self, Self.table) == [
        "Sources/Kit/Files/Reader.swift:1: 'Kit/Files' may not use 'Folder.Later' of 'Kit/Scan': "
          + "table forbids it"
      ])
  }

  @Test func findsAnEarlierFolderThatIsNotListed() {
    let found = Self.project("Sync/Sync.swift", "let all = (Scan.all, Walker.self)")
      .violations(LayerCheck.self, Self.table)
    #expect(
      found == [
        "Sources/Kit/Sync/Sync.swift:1: 'Kit/Sync' may not use 'Walker' of 'Kit/Files': "
          + "table forbids it"
      ])
  }

  @Test(arguments: [
    "// Scan",
    "struct Reader { var scan = Sound.Scan.self }",
    "struct Reader { struct Scan {}; let scan: Scan }",
    "struct Reader { enum Scan {} }; extension Reader { func read() -> Scan? { nil } }",
    "private struct Scan {}; private let scan = Scan()",
    "func read() { struct Scan {}; _ = Scan() }",
    "let scan = Other.Scan()",
    "let later: Other.Later? = nil",
    "struct Reader { struct Later {}; let later: Later }",
  ])
  func takesNoOtherNameForTheType(_ text: String) {
    let project = Self.project("Files/Reader.swift", text)
    #expect(project.violations(LayerCheck.self, Self.table) == [])
  }

  @Test func findsACircleInTheTable() {
    let table = """
      Kit/. :
      Kit/Files : Scan
      Kit/Scan : . Files
      Kit/Sync : Scan
      """
    let found = Self.project("Files/Reader.swift", "let scan = Scan.all")
      .violations(LayerCheck.self, table)
    #expect(found == ["table:2: 'Kit/Files' cannot use 'Scan', which has no row above it"])
  }

  @Test func findsRowsThatAreNotNeeded() {
    var project = PlantedProject()
    project.add("Kit", Self.texts)
    let table = """
      Kit/. :
      Kit/Files : .
      Kit/Scan : . Files
      Kit/Sync : Scan
      Kit/Stages :
      """
    #expect(
      project.violations(LayerCheck.self, table) == [
        "table:2: remove '.': 'Kit/Files' uses nothing of it",
        "table:5: remove this row: there is no folder 'Kit/Stages'",
      ])
  }

  @Test func wantsARowForEveryFolder() {
    let found = Self.project("Why/Why.swift", "").violations(LayerCheck.self, Self.table)
    #expect(found == ["table:1: add a row for 'Kit/Why'"])
  }

  /// A member, function or value that a later folder declares.
  @Test(arguments: [
    ("extension Folder { var scans: [Int] { [] } }", "func read(_ it: Folder) -> Any { it.scans }"),
    ("extension String { func scans() {} }", "let text: Void = \"\".scans()"),
    ("extension Folder { static let scans = 1 }", "let first = Folder.scans"),
    ("extension Folder { var scans: Int { 1 } }", "extension Folder { func read() { scans } }"),
    ("extension Folder.Entry { var scans: Int { 1 } }", #"let path = \Folder.Entry.scans"#),
    ("extension Folder { var scans: Int { 1 } }", #"let text = "all: \(Folder().scans)""#),
    ("extension Folder { private(set) static var scans = 1 }", "let all = [Folder.scans]"),
    ("func scans() {}", "func read() { scans() }"),
    ("let scans = 1", "let all = [scans]"),
  ])
  func findsAMemberThatALaterFolderDeclares(_ declaration: String, _ use: String) {
    var project = Self.project("Files/Reader.swift", use)
    project.texts["Sources/Kit/Scan/Scans.swift"] = declaration
    #expect(
      project.violations(LayerCheck.self, Self.table) == [
        "Sources/Kit/Files/Reader.swift:1: 'Kit/Files' may not use 'scans' of 'Kit/Scan': "
          + "table forbids it"
      ])
  }

  /// Names that can mean something else, and declarations that no other folder can name.
  @Test(arguments: [
    ("extension Folder { private var scans: Int { 1 } }", "let all = Folder().scans"),
    ("private extension Folder { var scans: Int { 1 } }", "let all = Folder().scans"),
    ("extension Scan { var scans: Int { 1 } }", "let all = other.scans"),
    (
      "extension Folder { var scans: Int { 1 } }",
      "struct Reader { let scans = 1 }; let a = b.scans"
    ),
    ("extension Folder { var scans: Int { 1 } }", "enum Kind { case scans }; let a = b.scans"),
    ("extension Folder { var scans: Int { 1 } }", "func read(_ scans: Int) -> Int { scans }"),
    ("extension Folder { var scans: Int { 1 } }", "func read() { let scans = 1; return scans }"),
    ("extension Folder { var scans: Int { 1 } }", "func read() { for scans in [1] { f(scans) } }"),
    ("extension Folder { var scans: Int { 1 } }", "func read() { if let scans { f(scans) } }"),
    ("extension Folder { var scans: Int { 1 } }", "let a = [1].map { scans in scans + 1 }"),
    ("extension Folder { var scans: Int { 1 } }", "func f(scans all: Int) {}; let a = f(scans: 1)"),
    ("extension Folder { var scans: Int { 1 } }", "// folder.scans"),
    ("let scans = 1", "let all = other.scans"),
  ])
  func takesNoOtherNameForTheMember(_ declaration: String, _ use: String) {
    var project = Self.project("Files/Reader.swift", use)
    project.texts["Sources/Kit/Scan/Scans.swift"] = declaration
    #expect(project.violations(LayerCheck.self, Self.table) == [])
  }

  @Test func leavesOutNamesThatOthersDeclare() {
    var project = Self.project("Files/Reader.swift", "let all = (a.scans, b.shows, c.counts)")
    project.texts["Sources/Kit/Scan/Scans.swift"] =
      "extension Folder { var scans: Int { 1 }; var shows: Int { 1 }; var counts: Int { 1 } }"
    // In another folder, in a target that this one sees, and in whatever a target sees that does
    // not see this one.
    project.texts["Sources/Kit/Sync/Sync.swift"] =
      "struct Sync { let scan = Scan.all; let scans = 1 }"
    project.targets.removeAll()
    project.add("Model", ["Model.swift": "struct Model { let shows = 1 }"])
    project.add("Kit", uses: ["Model"])
    project.add("Apart", ["Apart.swift": "let all = [1].counts"])
    let table = Self.table + "\nModel/. :\nApart/. :"
    #expect(project.violations(LayerCheck.self, table) == [])
  }

  // MARK: Folders in folders

  private static func nestedProject(_ text: String) -> PlantedProject {
    var project = project("Files/Deep/Later/Later.swift", "struct Later { let deep: Deep }")
    project.texts["Sources/Kit/Files/Deep/Deep.swift"] = "enum Deep { case to(Folder) }"
    project.texts["Sources/Kit/Files/Deep/Early/Early.swift"] = "struct Early {}\n\(text)"
    return project
  }

  private static let nestedTable = """
    \(table)
    Kit/Files/. :
    Kit/Files/Deep : .
    Kit/Files/Deep/. :
    Kit/Files/Deep/Early :
    Kit/Files/Deep/Later : .
    """

  @Test func acceptsFoldersInFoldersThatAreListed() {
    #expect(Self.nestedProject("").violations(LayerCheck.self, Self.nestedTable) == [])
  }

  @Test(arguments: ["let later = Later()", "let later = early.afterwards"])
  func findsAFolderInAFolderThatUsesALaterOne(_ text: String) {
    var project = Self.nestedProject(text)
    project.texts["Sources/Kit/Files/Deep/Later/Early+Later.swift"] =
      "extension Early { var afterwards: Int { 1 } }"
    let name = text.contains("Later") ? "Later" : "afterwards"
    let table = Self.nestedTable.replacing("Later : .", with: "Later : . Early")
    #expect(
      project.violations(LayerCheck.self, table) == [
        "Sources/Kit/Files/Deep/Early/Early.swift:2: 'Kit/Files/Deep/Early' may not use '\(name)' "
          + "of 'Kit/Files/Deep/Later': table forbids it"
      ])
  }

  @Test func wantsARowForEveryFolderInAFolder() {
    #expect(
      Self.nestedProject("").violations(LayerCheck.self, Self.table) == [
        "table:1: add a row for 'Kit/Files/.'", "table:1: add a row for 'Kit/Files/Deep'",
        "table:1: add a row for 'Kit/Files/Deep/.'",
        "table:1: add a row for 'Kit/Files/Deep/Early'",
        "table:1: add a row for 'Kit/Files/Deep/Later'",
      ])
  }

  @Test func findsRowsOfFoldersInNoFolder() {
    var project = PlantedProject()
    project.add("Kit", Self.texts)
    let table = Self.table + "\nKit/Scan/Early :\nKit/Scans/. :"
    let own = project.violations(LayerCheck.self, table).filter { $0.contains("Scan") }
    #expect(
      own == [
        "table:5: remove this row: there is no folder 'Kit/Scan/Early'",
        "table:6: remove this row: there is no folder 'Kit/Scans/.'",
      ])
  }
}

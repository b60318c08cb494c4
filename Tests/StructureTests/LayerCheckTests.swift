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
    "Files/Deep/Walk.swift": "enum Walk {}\ntypealias Walker = Walk",
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
        "table:2: remove '.': 'Kit/Files' uses no type of it",
        "table:5: remove this row: there is no folder 'Kit/Stages'",
      ])
  }

  @Test func wantsARowForEveryFolder() {
    let found = Self.project("Why/Why.swift", "").violations(LayerCheck.self, Self.table)
    #expect(found == ["table:1: add a row for 'Kit/Why'"])
  }
}

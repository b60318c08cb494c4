import Structure
import Testing

struct NumberCheckTests {
  private static func project(_ text: String, in target: String = "SwiftTree") -> PlantedProject {
    var project = PlantedProject()
    project.add(target, ["Parser/Parser.swift": text])
    return project
  }

  @Test(arguments: [
    ("func note(_ key: NodeID, at call: Int) {}", "parameter 'call' of 'note(_:at:)'"),
    ("struct Parser { func skip(_ nodes: [Int]?) {} }", "parameter 'nodes' of 'Parser.skip(_:)'"),
    ("struct Parser { init(token: Int32) {} }", "parameter 'token' of 'Parser.init(token:)'"),
    (
      "struct Parser { subscript(node: UInt32) -> Bool { true } }",
      "parameter 'node' of 'Parser.subscript(_:)'"
    ),
    ("func read(_ range: Range<Int>) {}", "parameter 'range' of 'read(_:)'"),
    ("func read(_ pair: (Int, Bool)) {}", "parameter 'pair' of 'read(_:)'"),
    ("func read(_ body: (Int) -> Void) {}", "parameter 'body' of 'read(_:)'"),
    ("func read(_ count: inout Swift.Int) {}", "parameter 'count' of 'read(_:)'"),
    ("func read() { func step(to node: Int) {} }", "parameter 'node' of 'read().step(to:)'"),
    ("let read = { (node: Int) in node }", "parameter 'node' of 'read.closure'"),
    ("struct Mark { var node: Int }", "property 'node' of 'Mark'"),
    ("struct Mark { var node: UInt }", "property 'node' of 'Mark'"),
    ("struct Mark { var node: UInt64 }", "property 'node' of 'Mark'"),
    ("struct Mark { var node: Int16? }", "property 'node' of 'Mark'"),
    ("struct Mark { var nodes: [Name: [Int32]] = [:] }", "property 'nodes' of 'Mark'"),
    ("struct Mark { var node = 0 }", "property 'node' of 'Mark'"),
    ("struct Mark { var node = -1 { didSet {} } }", "property 'node' of 'Mark'"),
    ("struct Mark { var nodes = 0..<0 }", "property 'nodes' of 'Mark'"),
    ("struct Mark { var nodes: [Int] { didSet {} } }", "property 'nodes' of 'Mark'"),
    ("struct Mark { var nodes = Set<Int>() }", "property 'nodes' of 'Mark'"),
    ("struct Mark { static let none = Int.max }", "property 'none' of 'Mark'"),
    (
      "struct Mark { lazy var nodes = ContiguousArray(repeating: 0, count: limit) }",
      "property 'nodes' of 'Mark'"
    ),
    ("enum Step { case to(node: Int) }", "property 'node' of 'Step.to'"),
    ("enum Step { case to(Int) }", "property 'to' of 'Step.to'"),
    ("typealias Node = Int", "alias 'Node'"),
  ])
  func findsABareNumber(_ text: String, _ place: String) {
    #expect(
      Self.project(text).violations(NumberCheck.self, "") == [
        "Sources/SwiftTree/Parser/Parser.swift:1: \(place) is a bare number: use an index type, or "
          + "list it for 'SwiftTree/Parser'"
      ])
  }

  @Test(arguments: [
    "func note(_ key: NodeID, _ byte: UInt8, _ text: String = \"Int\") {}",
    "struct Mark { var count: Int { 1 }; var isOpen = false; var ratio = 1.5; let bits: UInt8 = 1 }",
    "func count() -> Int { let count = 0; return count }",
    "struct Flags { static let open = Flags(rawValue: 1) }",
    "protocol Counted { var count: Int { get } }",
  ])
  func acceptsOthers(_ text: String) {
    #expect(Self.project(text).violations(NumberCheck.self, "") == [])
  }

  @Test func looksAtTheScannerOnly() {
    let project = Self.project("struct Mark { var node: Int }", in: "GlossKit")
    #expect(project.violations(NumberCheck.self, "") == [])
  }

  @Test func acceptsWhatIsListed() {
    let project = Self.project("func read(_ start: Int, _ end: Int, depth: Int) {}")
    let table = """
      # Offsets
      SwiftTree/Parser read(_:_:depth:).start read(_:_:depth:).end : byte offset, from the start of the file
      SwiftTree/Parser read(_:_:depth:).depth : depth
      """
    #expect(project.violations(NumberCheck.self, table) == [])
  }

  @Test func findsAnotherNumberOfAListedName() {
    let project = Self.project("func read(_ start: Int) {}; func skip(_ start: Int) {}")
    let found = project.violations(
      NumberCheck.self, "SwiftTree/Parser read(_:).start : byte offset")
    #expect(found.count == 1 && found[0].contains("'start' of 'skip(_:)'"))
  }

  @Test func findsRowsThatAreNotNeeded() {
    let project = Self.project("func read(_ start: Int) {}")
    let table = """
      SwiftTree/Parser read(_:).start end : byte offset
      SwiftTree/Lexer start : byte offset
      """
    #expect(
      project.violations(NumberCheck.self, table) == [
        "table:1: remove 'end': no number in 'SwiftTree/Parser' has this name",
        "table:2: remove 'start': no number in 'SwiftTree/Lexer' has this name",
      ])
  }

  @Test func wantsTheKindOfTheNumber() {
    let found = Self.project("func read(_ node: Int) {}")
      .violations(NumberCheck.self, "SwiftTree/Parser read(_:).node : index of a node")
    #expect(found.count == 1 && found[0].hasPrefix("table:1: begin the reason with one of"))
  }

  @Test(arguments: [
    ("struct NodeID: BufferIndex { let number: Int32 }", "NodeID.number : index type"),
    ("struct NodeID: Hashable, Tree.BufferIndex { let number: Int }", "NodeID.number : index type"),
    (
      "struct NodeID { let number: Int32 }; extension NodeID: BufferIndex {}",
      "NodeID.number : index type, of a node"
    ),
    (
      "protocol BufferIndex { init(position: Int) }",
      "BufferIndex.init(position:).position : index type"
    ),
    (
      "struct Name { let hash: UInt64; static let none = Name(); var isNone: Bool { true } }",
      "Name.hash : hash"
    ),
    (
      "struct Table { struct Signs { private var bits: UInt = 0; init(_ bits: UInt) {} } }",
      "Table.Signs.bits Table.Signs.init(_:).bits : bits"
    ),
  ])
  func acceptsTheNumberThatATypeIsMadeOf(_ text: String, _ row: String) {
    #expect(Self.project(text).violations(NumberCheck.self, "SwiftTree/Parser \(row)") == [])
  }

  @Test(arguments: [
    ("struct NodeID: Hashable { let number: Int32 }", "NodeID.number", "index type"),
    (
      "struct NodeID: BufferIndex { struct Part { let number: Int32 } }", "NodeID.Part.number",
      "index type"
    ),
    ("func read(_ node: Int) {}", "read(_:).node", "index type"),
    ("struct Table { let hash: UInt64; var isOpen = false }", "Table.hash", "hash"),
    ("struct Table { let name: Name; init(hash: UInt64) {} }", "Table.init(hash:).hash", "hash"),
    ("enum Step { case to(bits: UInt64) }", "Step.to.bits", "bits"),
    ("func read(_ bits: UInt64) {}", "read(_:).bits", "bits"),
  ])
  func findsATypeThatIsNotMadeOfTheNumber(_ text: String, _ name: String, _ kind: String) {
    let found = Self.project(text)
      .violations(NumberCheck.self, "SwiftTree/Parser \(name) : \(kind)")
    #expect(
      found.count == 1
        && found[0].hasPrefix("table:1: '\(name)' is no \(kind): the type around it does not"))
  }
}

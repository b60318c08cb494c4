import Structure
import Testing

struct OrderCheckTests {
  private static let path = "Sources/GlossKit/Sync.swift"

  private static func violations(_ line: String, _ table: String = "") -> [String] {
    var project = PlantedProject()
    project.add("GlossKit", ["Sync.swift": "func sync() {\n  \(line)\n}\n"])
    return project.violations(OrderCheck.self, table)
  }

  @Test(arguments: [
    "sync.findings.sort { $0.path < $1.path }",
    "sync.findings = Set(sync.findings).sorted { ($0.rule, 1) < ($1.rule, 1) }",
    "let all = located.map { $0.finding }.sorted(by: { $0.message < $1.message })",
    "keyFindings.filter { !$0.isSyntax }.sort(by: order)",
    "stops.sort { ($0.range?.start ?? 0) < ($1.range?.start ?? 0) }",
  ])
  func findsASecondOrder(_ line: String) {
    let found = Self.violations(line)
    #expect(found.count == 1 && found.first?.hasPrefix("\(Self.path):2: ") == true, "\(found)")
  }

  @Test(arguments: [
    "sync.findings.sort()", "return Set(sync.findings).sorted()",
    "paths.sort { $0.precedesInBytes($1) }",
    "findings.indices.sorted { findings[$0].finding < findings[$1].finding }",
    "findings.map { $0.path }.filter(isWanted)",
  ])
  func passesOver(_ line: String) { #expect(Self.violations(line) == []) }

  @Test func exemptsFilesWithAReason() {
    let line = "groups.sort { $0.rule < $1.rule }"
    #expect(Self.violations(line, "\(Self.path) : groups") == [])
    #expect(Self.violations(line, "\(Self.path) :") == ["table:1: say what it sorts"])
    #expect(
      Self.violations("run()", "\(Self.path) : groups")
        == ["table:1: remove this row: '\(Self.path)' sorts nothing like findings"])
  }
}

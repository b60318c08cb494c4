import Structure
import Testing

struct MemberCheckTests {
  private static func project(_ path: String, _ text: String) -> PlantedProject {
    var project = PlantedProject()
    project.add("StringCatalog", ["Reader.swift": "let unit = \"stringUnit\"\n"])
    project.add("ConventionChecks", ["Rules/Rule.swift": "struct Rule {}\n"])
    project.add("GlossKit", ["Sync.swift": "struct Sync {}\n"])
    project.texts[path] = text
    return project
  }

  @Test(arguments: [
    #"let unit = entry["stringUnit"]"#, #"case "localizations": read()"#,
    ##"let text = #"{"variations" : {}}"#"##, #"let text = "{\"stringSet\":{}}""#,
  ])
  func findsAMemberThatAnotherTargetNames(_ line: String) {
    let path = "Sources/GlossKit/Sync.swift"
    let found = Self.project(path, "\n\(line)\n").violations(MemberCheck.self, "")
    #expect(found.count == 1 && found.first?.hasPrefix("\(path):2: ") == true, "\(found)")
    #expect(found.first?.contains("only StringCatalog names it") == true)
  }

  @Test func passesOverComments() {
    let path = "Sources/GlossKit/Sync.swift"
    #expect(
      Self.project(path, "/// As \"stringUnit\".\n").violations(MemberCheck.self, "") == [])
  }

  @Test func tellsExamplesOfRulesFromCode() {
    let path = "Sources/ConventionChecks/Rules/Rule.swift"
    let example = ##"let text = #""Save" : {"localizations" : {"de" : {"stringUnit": {}}}}"#"##
    #expect(Self.project(path, example).violations(MemberCheck.self, "") == [])
    let code = #"let unit = entry["stringUnit"]"#
    #expect(Self.project(path, code).violations(MemberCheck.self, "").count == 1)
  }

  @Test func exemptsFilesWithAReason() {
    let path = "Sources/GlossKit/Sync.swift"
    let project = Self.project(path, "let unit = entry[\"stringUnit\"]\n")
    #expect(project.violations(MemberCheck.self, "\(path) : older formats") == [])
    #expect(
      project.violations(MemberCheck.self, "\(path) :") == ["table:1: say why it names members"])
    #expect(
      Self.project(path, "").violations(MemberCheck.self, "\(path) : older formats")
        == ["table:1: remove this row: '\(path)' names no member"])
  }
}

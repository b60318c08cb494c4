import Foundation
import TestSupport
import Testing

@Suite struct ParityToolTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  @Test func comparesAFolderThatItWrote() throws {
    let run = try project.gloss("extract", "--format", "stringsdata", "--output", "out")
    #expect(run == Run(0, errors: "gloss: 2 strings in 2 files\n"))
    let written = try project.folder.text("out/App/A.stringsdata")
    #expect(
      written == """
        {
          "source": "\(project.folder.path)/App/A.swift",
          "tables": {
            "Localizable": [
              {"comment": "打招呼", "key": "Hi", "location": {"startingColumn": 14, "startingLine": 1}}
            ]
          },
          "version": 1
        }

        """)
    #expect(
      try project.gloss("parity", "out")
        == Run(0, errors: "gloss: 2 keys agree in 2 sources\n"))
    #expect(try project.gloss("sync", "--from", "out").status == 0)
    #expect(try project.gloss("sync", "--check").status == 0)
    try project.folder.add(
      "out/App/A.stringsdata", written.replacing(#""key": "Hi""#, with: #""key": "Hey""#))
    let other = try project.gloss("parity", "out")
    #expect(other.status == 1)
    #expect(
      other.output == """
        App/A.swift:1:14: only the compiler: 'Hey': no literal of the source spells it; a macro may \
        have made it
        App/A.swift:1:14: only gloss: 'Hi': the compiler sees no localizable text there

        """)
    #expect(
      other.errors == """
        gloss: 1 key agrees in 2 sources; only the compiler has 1, only gloss 1, and 0 differ

        """)
    let json = try project.gloss("parity", "out", "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["agreed"] as? Int == 1)
    #expect((object["differences"] as? [[String: Any]])?.count == 2)
  }

  @Test(
    arguments: [
      (["extract", "--format", "stringsdata"], 64), (["extract", "--output", "x"], 64),
      (["parity"], 64), (["parity", "App"], 2), (["sync", "--from", "App"], 2),
      (["sync", "--from", "nowhere"], 2),
    ] as [([String], Int32)])
  func refusesWhatItCannotDo(arguments: [String], status: Int32) throws {
    let run = try Run(
      Subprocess.gloss.run(
        arguments, in: project.folder.url, environment: Subprocess.plainEnvironment))
    #expect(run.status == status)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
  }
}

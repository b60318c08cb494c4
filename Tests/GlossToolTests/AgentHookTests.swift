import Foundation
import TestSupport
import Testing

/// The hooks for coding agents under `Fixtures/Integrations/agents`, as an agent would run them.
@Suite(.needs("git")) struct AgentHookTests {
  private static let folder = Checkout.root.appending(path: "Fixtures/Integrations/agents")
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", "{}")
    _ = try project.shell(
      """
      rm -r .git && mkdir -p bin && ln -s "$gloss" bin/gloss && git init -q && git add -A \
      && git -c user.name=n -c user.email=e commit -qm base
      """)
  }

  /// The hook's exit code, standard output and standard error.
  private func run(_ script: String) throws -> Run {
    let path = Self.folder.appending(path: script).path
    return try project.shell("PATH=\"$PWD/bin:$PATH\" sh '\(path)'")
  }

  @Test func saysNothingWhileAllIsWell() throws {
    try project.folder.add("App/A.swift", "let a = Text(\"Open\", comment: \"打开\")\n")
    #expect(try run("gloss-after-edit.sh").status == 0)
    #expect(try run("gloss-at-stop.sh").output == "{}\n")
  }

  @Test func tellsTheAgentWhatToCorrect() throws {
    try project.folder.add("App/A.swift", "let a = Text(\"Open\")\n")
    let edit = try run("gloss-after-edit.sh")
    #expect(edit.status == 2)
    #expect(edit.output.isEmpty)
    #expect(edit.errors.contains("App/A.swift\n1:14 error comment-missing: "))
    let stop = try run("gloss-at-stop.sh")
    #expect(stop.status == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(stop.output.utf8))
    #expect((answer as? [String: String])?["followup_message"]?.contains("gloss sync") == true)
  }

  @Test(arguments: ["claude-settings.json", "gemini-settings.json", "cursor-hooks.json"])
  func areJSON(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(object?["hooks"] is [String: Any])
  }
}

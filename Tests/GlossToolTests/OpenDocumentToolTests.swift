import Foundation
import TestSupport
import Testing

/// `gloss check - --path FILE`: the text of a file that is not saved yet.
@Suite struct OpenDocumentToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("gloss.json", "{}")
    try project.folder.add("App/Kit.swift", "struct Row { init(_ title: LocalizedStringKey) {} }\n")
  }

  /// One text has findings by itself, one asks what another file declares, one is not Swift to its
  /// end, and one differs from another place of the key.
  private static let texts = [
    "let a = Text(\"Send it\")\n", "let a = Row(\"Send it\")\n", "let a = Text(\"Write som",
    "let a = Text(\"Bye\", comment: \"再见\")\r\nlet b = Text(\"é 👋 %d\")", "",
  ]

  /// A text that is open in an editor gets the report that it gets once saved.
  @Test(
    arguments: [
      "text", "xcode", "github", "sarif", "json", "ndjson", "junit", "checkstyle", "gitlab",
      "rdjsonl", "html", "markdown",
    ])
  func saysInEveryFormatWhatItSaysOfASavedFile(_ format: String) throws {
    for text in Self.texts {
      try project.folder.add("text", text)
      try project.folder.add("App/A.swift", "let a = Text(\"Old\", comment: \"旧\")\n")
      let catalog = try project.bytes("App/Localizable.xcstrings")
      let open = try project.shell(
        "\"$gloss\" check - --path App/A.swift --format \(format) <text")
      #expect(try project.bytes("App/Localizable.xcstrings") == catalog)
      #expect(
        try project.bytes("App/A.swift") == Data("let a = Text(\"Old\", comment: \"旧\")\n".utf8))
      try project.folder.add("App/A.swift", text)
      let saved = try project.gloss("check", "App/A.swift", "--format", format)
      #expect(open == saved, "\(text)")
    }
  }

  @Test func findsWhatAnotherFileOfTheProjectDecides() throws {
    let run = try project.shell(
      "printf 'let a = Row(\"Send it\")' | \"$gloss\" check - --path App/A.swift --format xcode -q")
    #expect(run.status == 1)
    #expect(run.output.contains("/App/A.swift:1:13: error: "))
    let conflict = try project.shell(
      """
      printf 'let a = Text("Bye", comment: "再见")' \
      | "$gloss" check - --path Other/C.swift --format xcode -q
      """)
    #expect(conflict.status == 0)
    #expect(conflict.output.contains("/Other/C.swift:1:14: warning: 'Bye' has a different comment"))
    #expect(!conflict.output.contains("B.swift:1:14: warning"))
  }

  @Test func takesAFileThatIsNotThereYetAndOneThatTheProjectLeavesOut() throws {
    let text = "printf 'let a = Text(\"Send it\")' | "
    let new = try project.shell(text + "\"$gloss\" check - --path App/New.swift --format xcode -q")
    #expect(new.status == 1 && new.output.contains("/App/New.swift:1:14: error: "))
    let inside = try project.shell(
      "cd App; " + text + "\"$gloss\" check - --path New.swift --format xcode -q")
    #expect(inside == new)
    let whole = try project.shell(
      text + "\"$gloss\" check - --path \"$PWD/App/New.swift\" --format xcode -q")
    #expect(whole == new)
    let deep = try project.shell(
      text + "\"$gloss\" check - --path App/Not/There/New.swift --format xcode -q")
    #expect(deep.status == 1 && deep.output.contains("/App/Not/There/New.swift:1:14: error: "))
    try project.folder.add("gloss.json", #"{"exclude": ["App/New.swift"]}"#)
    let out = try project.shell(text + "\"$gloss\" check - --path App/New.swift")
    #expect(out == Run(0, errors: "gloss: no findings\n"))
  }

  @Test func checksACatalogToo() throws {
    let broken = try project.shell(
      "printf '{' | \"$gloss\" check - --path App/Localizable.xcstrings --format xcode -q")
    #expect(broken.status == 2)
    #expect(broken.output.contains("/App/Localizable.xcstrings:1:2: error: not valid JSON"))
  }

  @Test func saysWhatDoesNotGoTogether() throws {
    let calls = [
      "-", "- App --path App/A.swift", "- --path README.md", "App --path App/A.swift",
      "- --path App/A.swift --fix", "- --path App/A.swift --changed-only",
      "- --path App/A.swift --files-from gloss.json", "- --path App/A.swift --outdated",
      "- --path App/A.swift/", "- --path Folder.swift",
      "- --path App/A.swift --baseline b.json --write-baseline",
    ]
    try project.folder.add("Folder.swift/A.txt", "")
    for call in calls {
      let run = try project.shell("\"$gloss\" check \(call) </dev/null")
      #expect(run.status == 64 && run.output.isEmpty, "\(call)")
    }
    #expect(
      try project.shell("\"$gloss\" check - --path App/A.swift </").status == 2,
      "a folder is no text")
    #expect(
      try project.shell("printf '\\377' | \"$gloss\" check - --path App/A.swift").status == 2)
  }

  /// A baseline accepts what it accepts in a saved file, and nothing is said of it otherwise.
  @Test(.needs("git")) func leavesOutWhatIsKnown() throws {
    try project.folder.add("App/A.swift", "let a = Text(\"Send it\")\n")
    let git = "git -c user.name=a -c user.email=a@b.example -c commit.gpgsign=false"
    let made = try project.shell(
      "rm -r .git; git init -q -b main . && git add -A && \(git) commit -qm one")
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      try project.gloss("check", "--baseline", "b.json", "--write-baseline", "App").status == 0)
    let text = "printf 'let a = Text(\"Send it\")\\nlet b = Text(\"Other\")' | \"$gloss\" check -"
    for known in ["--baseline b.json", "--since main"] {
      let run = try project.shell("\(text) --path App/A.swift \(known) --format xcode -q")
      #expect(run.status == 1, "\(known)")
      #expect(run.output.contains("A.swift:2:14") && !run.output.contains("A.swift:1:14"))
    }
  }
}

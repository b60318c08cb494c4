import Foundation
import TestSupport
import Testing

/// The settings that `gloss git` writes into files with other people's settings.
@Suite(.needs("git")) struct GitInstallToolTests {
  private static let attributes = "*.xcstrings merge=gloss diff=gloss\n"

  @Test func installsOnce() throws {
    let sandbox = try GitSandbox()
    #expect(try sandbox.gloss("git", "status").status == 1)
    #expect(try sandbox.gloss("git", "install").status == 0)
    let settings = try sandbox.text(".git/config")
    // The tool's path is in quotes where it holds a space.
    #expect(
      settings.replacing("'", with: "").contains("/gloss merge --path=%P -- %O %A %B"))
    #expect(try sandbox.text(".gitattributes") == Self.attributes)
    #expect(
      try sandbox.gloss("git", "install")
        == Run(0, errors: "gloss: git merges catalogs text by text already\n"))
    #expect(try sandbox.text(".git/config") == settings)
    #expect(try sandbox.gloss("git", "status").status == 0)
  }

  /// Git itself does not follow such a link.
  @Test func writesThroughNoLinkOutOfTheRepository() throws {
    let sandbox = try GitSandbox()
    try sandbox.folder.add("attributes", "*.txt text\n")
    try sandbox.folder.link("\(sandbox.name)/.gitattributes", to: "../attributes")
    let settings = try sandbox.text(".git/config")
    let run = try sandbox.gloss("git", "install")
    #expect(run.status == 2)
    #expect(run.errors.contains(".gitattributes: error: leads out of the project"))
    #expect(try sandbox.folder.text("attributes") == "*.txt text\n")
    #expect(try sandbox.text(".git/config") == settings)
    #expect(try sandbox.gloss("git", "install", "--allow-outside").status == 0)
    #expect(try sandbox.folder.text("attributes").contains("merge=gloss"))
  }

  @Test func saysInADryRunWhatItWouldDo() throws {
    let sandbox = try GitSandbox()
    let before = try sandbox.text(".git/config")
    let run = try sandbox.gloss("git", "install", "--dry-run", "--command", "gloss")
    #expect(run.status == 1)
    #expect(
      run.output
        == """
        .git/config: merge.gloss.name = String Catalogs by their entries
        .git/config: merge.gloss.driver = gloss merge --path=%P -- %O %A %B
        .git/config: diff.gloss.textconv = gloss textconv
        .gitattributes: add the line for *.xcstrings

        """)
    #expect(try sandbox.text(".git/config") == before)
  }

  @Test(arguments: [
    ("*.swift text", "*.swift text\n" + attributes),
    (
      "# *.xcstrings merge=gloss\r\n",
      "# *.xcstrings merge=gloss\r\n*.xcstrings merge=gloss diff=gloss\r\n"
    ),
    ("*.xcstrings text eol=lf\n", "*.xcstrings text eol=lf\n" + attributes),
    ("*.xcstrings merge=union\n", "*.xcstrings merge=union\n" + attributes),
    (
      "*.xcstrings  diff=gloss\tmerge=gloss -text\n", "*.xcstrings  diff=gloss\tmerge=gloss -text\n"
    ),
    ("*.xcstrings merge=gloss\n\n*.md text\n", "\n*.md text\n" + attributes),
    (attributes + "* merge=union\n", "* merge=union\n" + attributes),
    (attributes + "*.xc* binary\n", "*.xc* binary\n" + attributes),
    ("\u{FEFF}" + attributes, "\u{FEFF}" + attributes),
    (
      "\u{FEFF}*.xcstrings merge=gloss -text\n", "\u{FEFF}*.xcstrings -text\n" + attributes
    ),
  ])
  func keepsWhatOthersWrote(before: String, after: String) throws {
    let sandbox = try GitSandbox()
    try sandbox.folder.add("repo/.gitattributes", before)
    try sandbox.gloss("git", "install")
    #expect(try sandbox.text(".gitattributes") == after)
    try sandbox.gloss("git", "install")
    #expect(try sandbox.text(".gitattributes") == after)
    #expect(try sandbox.gloss("git", "status").status == 0)
    #expect(
      try sandbox.git("check-attr", "merge", "diff", "--", "A/L.xcstrings").output
        == "A/L.xcstrings: merge: gloss\nA/L.xcstrings: diff: gloss\n")
  }

  @Test func removesItsOwn() throws {
    let sandbox = try GitSandbox()
    try sandbox.git("config", "merge.other.driver", "true")
    let settings = try sandbox.text(".git/config")
    try sandbox.folder.add(
      "repo/.gitattributes", "*.md text\n*.xcstrings merge=gloss -text filter=gloss\n")
    try sandbox.gloss("git", "install", "--clean-filter")
    #expect(try sandbox.gloss("git", "uninstall").status == 0)
    #expect(try sandbox.text(".gitattributes") == "*.md text\n*.xcstrings -text\n")
    #expect(try sandbox.text(".git/config") == settings)
    #expect(
      try sandbox.gloss("git", "uninstall") == Run(0, errors: "gloss: there is nothing to remove\n")
    )
  }

  @Test(arguments: [attributes, "\u{FEFF}" + attributes])
  func removesAFileThatIsAllItsOwn(attributes: String) throws {
    let sandbox = try GitSandbox()
    try sandbox.folder.add("repo/.gitattributes", attributes)
    try sandbox.gloss("git", "install")
    try sandbox.gloss("git", "uninstall")
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder("repo/.gitattributes")))
  }

  @Test func installsForAUser() throws {
    let sandbox = try GitSandbox()
    try sandbox.git("config", "--global", "core.attributesFile", "~/my attributes")
    try sandbox.folder.add("home/my attributes", "*.png binary\n")
    #expect(try sandbox.gloss("git", "install", "--global").status == 0)
    #expect(try sandbox.folder.text("home/my attributes") == "*.png binary\n" + Self.attributes)
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder("repo/.gitattributes")))
    #expect(try sandbox.gloss("git", "status").status == 0)
    try sandbox.gloss("git", "uninstall", "--global")
    #expect(try sandbox.folder.text("home/my attributes") == "*.png binary\n")
    #expect(try sandbox.gloss("git", "status").status == 1)
  }

  @Test func keepsAUsersLink() throws {
    let sandbox = try GitSandbox()
    try sandbox.folder.add("home/dotfiles/attributes", "")
    try sandbox.folder.add("home/.config/git/ignore", "")
    let link = sandbox.folder("home/.config/git/attributes")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../../dotfiles/attributes")
    try sandbox.gloss("git", "install", "--global")
    #expect(try sandbox.folder.text("home/dotfiles/attributes") == Self.attributes)
    #expect(try sandbox.gloss("git", "uninstall", "--global").status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link)
        == "../../dotfiles/attributes")
    #expect(try sandbox.folder.text("home/dotfiles/attributes") == "")
  }

  @Test(arguments: ["", "*.md text\n"])
  func changesNothingBesideAFileThatIsReadOnly(others: String) throws {
    let sandbox = try GitSandbox()
    try sandbox.folder.add("repo/.gitattributes", others)
    try sandbox.gloss("git", "install")
    let settings = try sandbox.text(".git/config")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: sandbox.folder("repo/.gitattributes"))
    let run = try sandbox.gloss("git", "uninstall")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".gitattributes: error: the file is read-only"))
    #expect(try sandbox.text(".git/config") == settings)
    #expect(try sandbox.text(".gitattributes") == others + Self.attributes)
  }

  @Test func outdoesWhatAUserWroteForAllFiles() throws {
    let sandbox = try GitSandbox()
    try sandbox.folder.add("home/.config/git/attributes", Self.attributes + "* merge=union\n")
    #expect(try sandbox.gloss("git", "install", "--global").status == 0)
    #expect(
      try sandbox.folder.text("home/.config/git/attributes")
        == "* merge=union\n" + Self.attributes)
    #expect(try sandbox.gloss("git", "status").status == 0)
  }

  @Test func makesAUsersFile() throws {
    let sandbox = try GitSandbox()
    #expect(try sandbox.gloss("git", "install", "--global", in: "home").status == 0)
    #expect(try sandbox.folder.text("home/.config/git/attributes") == Self.attributes)
    #expect(try sandbox.gloss("git", "status").status == 0)
  }

  @Test func takesProgramsInOddPlaces() throws {
    let sandbox = try GitSandbox("re po")
    let tool = sandbox.folder("re po/it's 100% gloss")
    try FileManager.default.createSymbolicLink(
      atPath: tool, withDestinationPath: Subprocess.gloss.executable.path)
    try sandbox.folder.add(".gitignore", "it's*\n")
    try sandbox.gloss("git", "install", "--clean-filter", "--command", tool)
    #expect(try sandbox.gloss("git", "status").status == 0)
    try sandbox.write(#""a":{}"#, to: "A B/it's.xcstrings")
    try sandbox.commit("base")
    try sandbox.git("checkout", "-q", "-b", "theirs")
    try sandbox.write(#""a":{},"b":{}"#, to: "A B/it's.xcstrings")
    try sandbox.commit("theirs")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write(#""a":{},"c":{}"#, to: "A B/it's.xcstrings")
    try sandbox.commit("ours")
    #expect(try sandbox.git("merge", "-q", "theirs").status == 0)
    #expect(try sandbox.text("A B/it's.xcstrings") == sandbox.formed(#""a":{},"b":{},"c":{}"#))
    #expect(try sandbox.git("show", "--format=", "-U0").status == 0)
    try FileManager.default.removeItem(atPath: tool)
    let status = try sandbox.gloss("git", "status")
    #expect(status.status == 1)
    #expect(status.errors.contains("it's 100% gloss' cannot be run: run 'gloss git install' again"))
  }

  @Test func namesCatalogsThatOtherAttributesReach() throws {
    let sandbox = try GitSandbox()
    try sandbox.write(#""a":{}"#, to: "A/L.xcstrings")
    try sandbox.write(#""a":{}"#, to: "B/L.xcstrings")
    try sandbox.folder.add("repo/B/.gitattributes", "*.xcstrings merge=union\n")
    try sandbox.gloss("git", "install")
    try sandbox.commit("all")
    let run = try sandbox.gloss("git", "status", in: "repo/A")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("B/L.xcstrings: merge=union\n"))
    #expect(run.errors.contains("1 of 2 catalogs is not merged by gloss"))
  }

  @Test func needsARepository() throws {
    let sandbox = try GitSandbox()
    #expect(
      try sandbox.gloss("git", "install", in: "home")
        == Run(
          2, errors: "gloss: error: no git repository here: run 'git init', or give '--global'\n"))
  }
}

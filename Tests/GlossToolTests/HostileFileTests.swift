import Foundation
import TestSupport
import Testing

/// Files that are no files, too many of them, and files that are packed or too large.
@Suite struct HostileFileTests {
  @Test func writesMoreCatalogsThanFilesMayBeOpen() throws {
    let project = try SampleProject()
    for number in 0..<150 {
      try project.folder.add("M\(number)/A.swift", "let a = Text(\"Text \(number)\")\n")
      try project.folder.add(
        "M\(number)/Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
      )
    }
    // A run that was killed has left something in the last of them, which the limit does not reach.
    try project.folder.add("M99/.Localizable.xcstrings.gloss-99999999-0.tmp")
    let run = try project.shell("ulimit -n 100; \"$gloss\" sync")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("gloss: 152 catalogs changed\n"))
    #expect(
      run.errors.contains("M0/Localizable.xcstrings and 149 more: not in Xcode's form before"))
    #expect(try project.gloss("sync", "--check").status == 0)
    let names = try #require(FileManager.default.enumerator(atPath: project.folder.path))
    #expect(!names.contains { ($0 as? String)?.hasSuffix(".tmp") ?? true })
  }

  /// A Mac lets a process begin with 256.
  @Test func raisesTheLimitOfOpenFiles() throws {
    let project = try SampleProject()
    try project.folder.add("bin/git", "#!/bin/sh\nulimit -n >\"$HOME/limit\"\nexit 1\n")
    _ = try project.shell(
      """
      chmod +x bin/git; export HOME="$PWD" PATH="$PWD/bin:$PATH"
      ulimit -S -n 40; "$gloss" check --since main
      """)
    let limit = try String(contentsOf: project.folder.url.appending(path: "limit"), encoding: .utf8)
    #expect(try #require(Int(limit.trimmingCharacters(in: .newlines))) > 1000)
  }

  /// A volume of a Mac may have names decomposed that settings and command lines have composed.
  @Test func matchesSettingsWithDecomposedNames() throws {
    let project = try SampleProject()
    try project.folder.add("Scho\u{308}n/C.swift", "let c = Text(\"See\", comment: \"看\")\n")
    try project.folder.add("Scho\u{308}n/Localizable.xcstrings", SampleProject.emptyCatalog)
    try project.folder.add("Cafe\u{301}/D.swift", "let d = Text(\"Out\", comment: \"出\")\n")
    try project.folder.add("gloss.json", #"{"exclude": ["Caf\#u{E9}/**"]}"#)
    #expect(try project.gloss("sync").status == 0)
    #expect(try project.folder.text("Scho\u{308}n/Localizable.xcstrings").contains("\"See\""))
    #expect(try !project.gloss("extract").output.contains("Out"))
  }

  /// They are two files here, and one text.
  @Test func refusesNamesThatDifferInCompositionOnly() throws {
    let project = try SampleProject()
    for name in ["Scho\u{308}n", "Sch\u{F6}n"] {
      try project.folder.add("\(name)/C.swift", "let c = Text(\"See\", comment: \"看\")\n")
      try project.folder.add("\(name)/Localizable.xcstrings", SampleProject.emptyCatalog)
    }
    let run = try project.gloss("sync")
    #expect(run.status == 2)
    #expect(run.errors.contains("Sch\u{F6}n/: error: another file has the same name"))
  }

  @Test func refusesPackedFiles() throws {
    let project = try SampleProject()
    let zip = Data([0x50, 0x4B, 3, 4, 20, 0, 0, 0])
    try project.folder.add("de.xcloc.zip", zip)
    try project.folder.add("de.xliff", Data([0x1F, 0x8B, 8, 0]))
    try project.folder.add("Z.xcstrings", zip)
    for (arguments, path) in [
      (["import", "de.xliff"], "de.xliff"),
      (["fmt", "Z.xcstrings"], "Z.xcstrings"),
      (["check", "--config", "de.xcloc.zip"], "de.xcloc.zip"),
    ] {
      let run = try Run(
        Subprocess.gloss.run(
          arguments, in: project.folder.url, environment: Subprocess.plainEnvironment))
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "\(path): error: a packed file: unpack it first, then name its contents\n"))
    }
  }

  /// Sparse files, which take no room on the disk.
  @Test(arguments: [("big.xliff", "import", 129, 128), ("Big.xcstrings", "fmt", 500, 256)])
  func refusesLargeFilesBeforeTheyAreRead(
    name: String, command: String, size: Int, limit: Int
  ) throws {
    let project = try SampleProject()
    let path = try project.folder.add(name)
    #expect(unsafe truncate(path, off_t(size << 20)) == 0)
    let run = try project.shell("\"$gloss\" \(command) \(name)")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "\(name): error: larger than \(limit) MB: split the file or exclude it\n"))
  }

  @Test func doesNotWaitForAPipeInPlaceOfTheAttributes() throws {
    let sandbox = try GitSandbox()
    #expect(unsafe mkfifo(sandbox.folder("repo/.gitattributes"), 0o600) == 0)
    for command in ["install", "status"] {
      let run = try sandbox.gloss("git", command)
      #expect(
        run == Run(2, errors: ".gitattributes: error: not a regular file: give files or folders\n"))
    }
  }

  /// Git's settings and the attributes change together.
  @Test func setsGitUpAtOnceOrNotAtAll() throws {
    let sandbox = try GitSandbox()
    let config = sandbox.folder("repo/.git/config")
    let before = try sandbox.text(".git/config")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: config)
    let run = try sandbox.gloss("git", "install")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".git/config: error: the file is read-only"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder("repo/.gitattributes")))
    #expect(try sandbox.text(".git/config") == before)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: config)
    #expect(try sandbox.gloss("git", "install").status == 0)
    #expect(try sandbox.gloss("git", "status").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder("repo/.git"))
    #expect(!names.contains { $0.hasSuffix(".tmp") || $0.hasSuffix(".lock") })
  }
}

import Foundation
import TestSupport
import Testing

/// The selection of texts to export, in every format.
@Suite struct ExportSelectionToolTests {
  static let formats = ["xliff", "csv", "tsv", "po", "html"]
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(
        arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  @Test(arguments: formats) func makesSeveralLanguagesInOneGo(format: String) throws {
    #expect(try gloss("export", "-l", "de,fr", "-l", "ja", "--format", format).status == 0)
    for language in ["de", "fr", "ja"] {
      #expect(try folder.text("\(language).\(format)").contains("Save"))
    }
  }

  @Test(arguments: formats) func sendsMissingTextsOnly(format: String) throws {
    #expect(try gloss("export", "-l", "de", "--format", format, "--only", "missing").status == 0)
    let text = try folder.text("de.\(format)")
    #expect(text.contains("%lld file") && !text.contains("Sichern"))
  }

  @Test(arguments: formats) func sendsWhatIsNewSinceARevision(format: String) throws {
    let program = try #require(Subprocess(named: "git"))
    func git(_ arguments: String...) throws {
      let options = [
        "-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main",
      ]
      let run = try program.run(options + arguments, in: folder.url)
      #expect(run.status == 0, "\(run.errorText)")
    }
    try? FileManager.default.removeItem(at: folder.url.appending(path: ".git"))
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-qm", "first")
    try folder.add(
      "App/Localizable.xcstrings",
      ExchangeProject.catalog.replacing(
        "\"strings\" : {\n", with: "\"strings\" : {\n    \"Brand new\" : {\n\n    },\n"))
    let run = try gloss("export", "-l", "de", "--format", format, "--since", "main")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("de.\(format)")
    #expect(text.contains("Brand new") && !text.contains("Sichern"))
  }

  /// Two words go out: those of a text with two forms, which is not cut in two.
  @Test(arguments: formats) func limitsTheWords(format: String) throws {
    let run = try gloss("export", "-l", "fr", "--format", format, "--limit-words", "1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("fr: 2 words go out, 1 are left for later"), "\(run.errors)")
    let text = try folder.text("fr.\(format)")
    #expect(text.contains("%lld file") && text.contains("%lld files"))
    #expect(!text.contains(format == "html" ? "按钮：保存文稿" : "Save"))
    let all = try gloss(
      "export", "-l", "fr", "--format", format, "--limit-words", "3", "--overwrite")
    #expect(!all.errors.contains("left for later"))
    #expect(try folder.text("fr.\(format)").contains("Save"))
    #expect(
      try gloss("export", "-l", "de", "--format", format, "--limit-words", "9").status == 0)
    #expect(try !folder.text("de.\(format)").contains("Sichern"))
  }

  @Test(arguments: ["0", "-1", "many"]) func asksForANumber(words: String) throws {
    #expect(try gloss("export", "-l", "de", "--limit-words=\(words)").status == 64)
  }
}

import Foundation
import TestSupport
import Testing

/// `gloss export --screenshots`.
@Suite struct ScreenshotToolTests {
  private let project: ExchangeProject

  init() throws {
    project = try ExchangeProject()
    for name in [
      "save.png", "Document View.PNG", "DocumentView-dark.jpg", "Other.png", "map/a.webp",
    ] {
      try folder.add("Pictures/\(name)", "picture \(name)")
    }
    try folder.add("Pictures/notes.txt", "no picture")
    try folder.add(
      "Pictures/screenshots.json", #"{"map/a.webp": ["Save", "gone"], "Other.png": "Nothing"}"#)
  }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(
        arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  @Test func putsPicturesIntoBundles() throws {
    let run = try gloss("export", "-l", "de", "--xcloc", "--screenshots", "Pictures")
    #expect(run.status == 0, "\(run.errors)")
    let notes = "de.xcloc/Notes/Screenshots"
    #expect(try folder.text("\(notes)/save.png") == "picture save.png")
    #expect(try folder.text("\(notes)/map/a.webp") == "picture map/a.webp")
    let list = try folder.text("\(notes)/screenshots.json")
    let keys = try JSONDecoder().decode([String: [String]].self, from: Data(list.utf8))
    let both = ["%lld files", "Save"]
    #expect(
      keys == [
        "Document View.PNG": both, "DocumentView-dark.jpg": both, "map/a.webp": ["Save"],
        "save.png": ["Save"],
      ])
    #expect(!FileManager.default.fileExists(atPath: folder("\(notes)/Other.png")))
    let text = try folder.text("de.xcloc/Localized Contents/de.xliff")
    #expect(text.contains("screenshot: map/a.webp") && !text.contains("button in DocumentView"))
    #expect(try gloss("import", "de.xcloc").status == 0)
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  @Test(.needsWorkbooks) func putsPicturesIntoPackedBundles() throws {
    let run = try gloss("export", "-l", "de", "--xcloc=zip", "--screenshots", "Pictures")
    #expect(run.status == 0, "\(run.errors)")
    // Names stand in an archive as they are.
    let archive = try Data(contentsOf: folder.url.appending(path: "de.xcloc.zip"))
    for name in ["save.png", "map/a.webp", "screenshots.json"] {
      #expect(archive.range(of: Data("de.xcloc/Notes/Screenshots/\(name)".utf8)) != nil, "\(name)")
    }
    #expect(archive.range(of: Data("Other.png".utf8)) == nil)
    #expect(try gloss("import", "de.xcloc.zip").status == 0)
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  @Test func putsPicturesIntoPages() throws {
    let run = try gloss("export", "-l", "de", "--format", "html", "--screenshots", "Pictures")
    #expect(run.status == 0, "\(run.errors)")
    let page = try folder.text("de.html")
    let data = Data("picture save.png".utf8).base64EncodedString()
    #expect(page.components(separatedBy: "data:image/png;base64,\(data)").count == 2)
    #expect(page.contains("data:image/webp;base64,"))
    #expect(!page.contains(Data("picture Other.png".utf8).base64EncodedString()))
  }

  @Test func namesWhatIsWrong() throws {
    let missing = try gloss("export", "-l", "de", "--xcloc", "--screenshots", "None")
    #expect(missing.status == 2 && missing.errors.contains("no folder with pictures"))
    try folder.add("Pictures/screenshots.json", #"{"none.png": ["Save"]}"#)
    let map = try gloss("export", "-l", "de", "--xcloc", "--screenshots", "Pictures", "-o", "x")
    #expect(map.status == 2 && map.errors.contains("screenshots.json: "), "\(map.errors)")
    #expect(try gloss("export", "-l", "de", "--screenshots", "Pictures").status == 64)
  }
}

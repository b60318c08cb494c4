import Archives
import Foundation
import TestSupport
import Testing

/// A build without minizip and libxlsxwriter.
@Suite(.disabled(if: ZipArchive.isBuiltIn, "this build has zip archives and workbooks"))
struct PlainBuildTests {
  private static let why = "this build has no zip archives and workbooks: take a released gloss"

  @Test(arguments: [["--format", "xlsx"], ["--xcloc=zip"]])
  func saysOnceWhatItCannotWrite(options: [String]) throws {
    let project = try SampleProject()
    #expect(try project.gloss("sync").status == 0)
    let run = try Run(
      Subprocess.gloss.run(
        ["export", "-l", "de", "-l", "fr"] + options, in: project.folder.url,
        environment: Subprocess.plainEnvironment))
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count { $0.contains(Self.why) } == 1)
    #expect(try !project.folder.names().contains { $0.hasPrefix("de.") || $0.hasPrefix("fr.") })
  }

  @Test(arguments: ["de.xlsx", "de.xcloc.zip", "back.zip"])
  func saysWhatItCannotRead(name: String) throws {
    let project = try SampleProject()
    try project.folder.add(name, Data([0x50, 0x4B, 3, 4, 20, 0, 0, 0]))
    let run = try project.gloss("import", name)
    #expect(run.status == 2)
    #expect(run.errors.contains("\(name): error: \(Self.why)"), "\(run.errors)")
  }
}

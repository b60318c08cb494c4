import Foundation
import TestSupport
import Testing

/// Nothing that a checkout says reaches out of it, unless the command line allows it.
@Suite struct BoundaryToolTests {
  private let project: SampleProject
  private let outside: TemporaryFolder

  init() throws {
    project = try SampleProject()
    outside = try TemporaryFolder()
    try outside.add("Localizable.xcstrings", SampleProject.emptyCatalog)
    try outside.add("x.swift", "let x = Text(\"Outside\")\n")
  }

  private var isUntouched: Bool {
    get throws { try outside.text("Localizable.xcstrings") == SampleProject.emptyCatalog }
  }

  private func settings(_ text: String) throws {
    try project.folder.add("gloss.json", text.replacing("OUT", with: steps))
  }

  /// The folder outside, seen from the project's.
  private var steps: String {
    "../\(outside.url.lastPathComponent)"
  }

  @Test(arguments: [
    #"{"catalogs": [{"sources": ["App"], "catalog": "OUT/Localizable.xcstrings"}]}"#,
    #"{"sources": ["App", "OUT"]}"#,
  ])
  func namesWhatASettingReachesFor(text: String) throws {
    try settings(text)
    let run = try project.gloss("sync")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("lies outside the project, which ends at '.', so it is neither read"))
    #expect(run.errors.contains(outside.path.split(separator: "/").last ?? "?"))
    #expect(try isUntouched)
    let allowed = try project.gloss("sync", "--allow-outside")
    #expect(allowed.status == 0)
    #expect(try !isUntouched)
  }

  @Test func doesNotWriteABaselineOutside() throws {
    try settings(#"{"baseline": "OUT/baseline.json"}"#)
    let run = try project.gloss("check", "--write-baseline")
    #expect(run.status == 2)
    #expect(run.errors.contains("baseline.json: error: lies outside the project"))
    #expect(try outside.names().sorted() == ["Localizable.xcstrings", "x.swift"])
    #expect(try project.gloss("check", "--write-baseline", "--allow-outside").status == 0)
    #expect(try outside.names().contains("baseline.json"))
  }

  /// Translations go to and come from the catalogs of the project alone.
  @Test func exchangesCatalogsOutsideOnlyWhereItIsAllowed() throws {
    try outside.add(
      "Localizable.xcstrings",
      #"{"sourceLanguage" : "en", "strings" : {"Key" : {}}, "version" : "1.0"}"#)
    try settings(#"{"catalogs": [{"sources": ["App"], "catalog": "OUT/Localizable.xcstrings"}]}"#)
    let before = try outside.text("Localizable.xcstrings")
    try project.folder.add(
      "de.xliff",
      "<xliff version=\"1.2\">"
        + ExchangeProject.file("\(steps)/Localizable.xcstrings", "Schlüssel")
        .replacing("Save", with: "Key") + "</xliff>")
    for isAllowed in [false, true] {
      let option = isAllowed ? "--allow-outside" : "--verbose"
      let export = try project.gloss("export", "-l", "de", "-o", "out", option)
      let run = try project.gloss("import", "de.xliff", option)
      #expect(export.status == (isAllowed ? 0 : 2), "\(export)")
      #expect(run.status == (isAllowed ? 0 : 2), "\(run)")
      #expect(run.errors.contains("lies outside the project") != isAllowed)
      #expect(export.errors.contains("lies outside the project") != isAllowed)
      #expect(try (outside.text("Localizable.xcstrings") == before) != isAllowed)
    }
    #expect(try project.folder.text("out/de.xliff").contains("id=\"Key\""))
    #expect(try outside.text("Localizable.xcstrings").contains("Schlüssel"))
  }

  /// Neither is an export written through a link, nor a translators' file updated.
  @Test func exportsThroughNoLinkOut() throws {
    try project.folder.link("out", to: outside.path)
    try project.folder.add(
      "App/Localizable.xcstrings",
      #"{"sourceLanguage" : "en", "strings" : {"Key" : {}}, "version" : "1.0"}"#)
    let run = try project.gloss("export", "-l", "de", "-o", "out")
    #expect(run.status == 2)
    #expect(run.errors.contains("out: error: leads out of the project, which ends at '.'"))
    #expect(try outside.names().sorted() == ["Localizable.xcstrings", "x.swift"])
    let allowed = try project.gloss("export", "-l", "de", "-o", "out", "--allow-outside")
    #expect(allowed.status == 0)
    #expect(try outside.names().contains("de.xliff"))
  }

  @Test func aBaselineThatTheCommandLineNamesMayLieAnywhere() throws {
    let file = outside("named.json")
    #expect(try project.gloss("check", "--write-baseline", "--baseline", file).status == 0)
    #expect(try outside.names().contains("named.json"))
  }

  @Test(arguments: [
    "App/Localizable.xcstrings", "App/C.swift", "Package.swift", "X.xcodeproj/project.pbxproj",
    "App/v.m",
  ])
  func followsNoLinkOut(link: String) throws {
    let source = link.hasSuffix(".xcstrings") ? "Localizable.xcstrings" : "x.swift"
    try? FileManager.default.removeItem(atPath: project.folder(link))
    try project.folder.add("X.xcodeproj/readme.txt")
    try project.folder.link(link, to: outside(source))
    let run = try project.gloss("sync")
    #expect(run.status == 2)
    #expect(run.errors.contains("\(link): error: leads out of the project"))
    #expect(try isUntouched)
    #expect(try !project.folder.text("Other/Localizable.xcstrings").contains("Outside"))
  }

  @Test func writesThroughALinkOutOnlyWhereItIsAllowed() throws {
    try FileManager.default.removeItem(atPath: project.folder("App/Localizable.xcstrings"))
    try project.folder.link("App/Localizable.xcstrings", to: outside("Localizable.xcstrings"))
    try outside.add(
      "Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#)
    for arguments in [["fmt", "App/Localizable.xcstrings"], ["fmt"]] {
      let run = try project.gloss(arguments)
      #expect(run.status == 2)
      #expect(
        run.errors.split(separator: "\n").count {
          $0.hasPrefix("App/Localizable.xcstrings: error: leads out of the project")
        } == 1)
      #expect(try !isUntouched)
    }
    #expect(try project.gloss("fmt", outside("Localizable.xcstrings")).status == 0)
    #expect(try isUntouched)
    try outside.add(
      "Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#)
    #expect(
      try project.gloss("fmt", "App/Localizable.xcstrings", "--allow-outside").status == 0)
    #expect(try isUntouched)
    #expect(try project.gloss("sync", "--allow-outside").status == 0)
    #expect(try !isUntouched)
  }

  @Test func aReportDoesNotReplaceWhatALinkLeadsOutTo() throws {
    try project.folder.link("report.json", to: outside("x.swift"))
    let run = try project.gloss("check", "--format", "json", "-o", "report.json")
    #expect(run.status == 2)
    #expect(try outside.text("x.swift") == "let x = Text(\"Outside\")\n")
    let allowed = try project.gloss(
      "check", "--format", "json", "-o", "report.json", "--allow-outside")
    #expect(allowed.status < 2)
    #expect(try outside.text("x.swift").hasPrefix("{"))
  }

  @Test func convertsThroughALinkOutOnlyWhereItIsAllowed() throws {
    try project.folder.add("Old/en.lproj/L.strings", "\"a\" = \"A\";\n")
    try project.folder.link("made", to: outside.path)
    let run = try project.gloss("convert", "Old", "-o", "made/in")
    #expect(run.status == 2)
    #expect(run.errors.contains("leads out of"))
    #expect(try outside.names().sorted() == ["Localizable.xcstrings", "x.swift"])
    #expect(try project.gloss("convert", "Old", "-o", "made/in", "--allow-outside").status == 0)
    #expect(try outside.names().contains("in"))
  }

  @Test func aConfigurationThatIsALinkOutIsNotRead() throws {
    try outside.add("other.json", "{}")
    try project.folder.link("gloss.json", to: outside("other.json"))
    let run = try project.gloss("sync", "--check")
    #expect(run.status == 2)
    #expect(run.errors.contains("gloss.json: error: leads out of the project"))
    #expect(try project.gloss("sync", "--check", "--allow-outside").status == 1)
  }

  /// Files are named by languages, so that a name which is none goes nowhere.
  @Test(
    arguments: [
      ["export", "-o", "out"], ["export", "-o", "out", "--format", "html"],
      ["export", "-o", "out", "--xcloc"], ["convert", "App/Localizable.xcstrings", "-o", "out"],
    ] + (Build.hasWorkbooks ? [["export", "-o", "out", "--xcloc=zip"]] : []))
  func writesNothingForWhatIsNoLanguage(arguments: [String]) throws {
    try project.folder.add(
      "App/Localizable.xcstrings", BoundaryTrap.catalog(language: "../\(steps)/evil"))
    let before = try project.folder.names()
    let run = try project.gloss(arguments)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "App/Localizable.xcstrings:1:66: error: '../\(steps)/evil' is not a language: rename it in "
          + "the catalog"))
    #expect(try project.folder.names() == before)
    #expect(try outside.names().sorted() == ["Localizable.xcstrings", "x.swift"])
  }

  /// Keys of sources that are not read stay.
  @Test func skipsSourcesOutsideWithANote() throws {
    try project.folder.add(
      "X.xcodeproj/project.pbxproj",
      """
      {objects = {
        G = {isa = PBXGroup; children = (F, Y, ); };
        F = {isa = PBXFileReference; path = "\(steps)/x.swift"; sourceTree = SOURCE_ROOT; };
        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B, ); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S, ); fileSystemSynchronizedGroups = (Y, ); };
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
      }; rootObject = P; }
      """)
    try project.folder.add("App/Localizable.xcstrings", SampleProject.catalog("Outside", "外面"))
    let run = try project.gloss("sync", "App")
    #expect(run.status == 0)
    #expect(run.output == "App/Localizable.xcstrings: 1 added\n")
    #expect(run.errors.contains("x.swift' lies outside the project and is not read"))
    #expect(run.errors.contains("keys that are in no source stay as they are (1)"))
    let allowed = try project.gloss("sync", "App", "--allow-outside")
    #expect(allowed.status == 0)
    #expect(!allowed.errors.contains("outside"))
    #expect(try project.folder.text("App/Localizable.xcstrings").contains("Outside"))
  }

  @Test func aFolderBehindALinkOutMaySpellAnyKey() throws {
    try project.folder.add("App/Localizable.xcstrings", SampleProject.catalog("Gone", "没了"))
    try project.folder.link("Linked", to: outside.path)
    let run = try project.gloss("sync", "App")
    #expect(run.output == "App/Localizable.xcstrings: 1 added\n")
    #expect(run.errors.contains("because 'Linked' lies outside the project"))
    let allowed = try project.gloss("sync", "App", "--allow-outside")
    #expect(allowed.output == "App/Localizable.xcstrings: 1 removed\n")
  }

  @Test func theProjectIsWhereThePathIs() throws {
    try outside.add("Other/Package.swift", "let package = Package(name: \"O\")\n")
    try outside.add("Other/Sources/a.swift", "let a = Text(\"There\")\n")
    try outside.add("Other/Sources/Localizable.xcstrings", SampleProject.emptyCatalog)
    try project.folder.add("gloss.json", "{\n")
    let run = try project.gloss("sync", outside("Other/Sources/a.swift"))
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("Other/Sources/Localizable.xcstrings: 1 added\n"))
    try outside.add("Other/gloss.json", #"{"exclude": ["Sources"]}"#)
    let configured = try project.gloss("sync", outside("Other"))
    #expect(configured.status == 2)
    #expect(configured.errors.contains("no Swift sources found"))
  }
}

import TestSupport
import Testing

/// A table that is a catalog and `.strings` files, in a package.
@Suite struct StringsBesideCatalogToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add(
      "Sources/Kit/Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"Save": {}}, "version": "1.0"}"#)
    try folder.add("Sources/Kit/de.lproj/Localizable.strings", "\"Save\" = \"Sichern\";\n")
    try folder.add("Sources/Kit/Kit.swift", "import Foundation\n")
  }

  /// A package that leaves its catalog out builds with the files that a script made of it.
  @Test(arguments: [("", 1), (#", exclude: ["Localizable.xcstrings"]"#, 0)])
  func allowsFilesOfALeftOutCatalog(exclude: String, count: Int) throws {
    try folder.add(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit"\(exclude))])
      """)
    let run = try Run(
      Subprocess.gloss.run(
        ["check", "--format", "xcode"], in: folder.url, environment: Subprocess.plainEnvironment))
    let found = run.output.split(separator: "\n").filter {
      $0.hasSuffix("(strings-beside-catalog)")
    }
    #expect(found.count == count, "\(run.output)")
  }
}

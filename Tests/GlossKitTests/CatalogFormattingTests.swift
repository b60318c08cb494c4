import Foundation
import GlossKit
import TestSupport
import Testing

@Suite struct CatalogFormattingTests {
  private static let compact = #"{"version":"1.0","strings":{"a":{}},"sourceLanguage":"en"}"#
  private static let canonical = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        }
      },
      "version" : "1.0"
    }
    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func writesXcodesFormAndLeavesItAlone() throws {
    let paths = [
      try folder.add("A.xcstrings", Self.compact), try folder.add("B.xcstrings", Self.canonical),
      try folder.add("C.xcstrings", "\u{FEFF}" + Self.canonical.replacing("\n", with: "\r\n")),
    ]
    let before = try FileManager.default.attributesOfItem(atPath: paths[1])[.systemFileNumber]
    let read = CatalogFormatting.all(paths)
    #expect(read.formattings.map(\.isCanonical) == [false, true, false])
    try CatalogFormatting.write(read.formattings)
    for name in ["A", "B", "C"] { #expect(try folder.text(name + ".xcstrings") == Self.canonical) }
    let after = try FileManager.default.attributesOfItem(atPath: paths[1])[.systemFileNumber]
    #expect(before as? Int == after as? Int)
    let all = CatalogFormatting.all(paths).formattings
    #expect(all.count { !$0.isCanonical } == 0)
  }

  @Test func takesAFileOnceThatIsGivenTwice() throws {
    let path = try folder.add("A.xcstrings", Self.compact)
    let read = CatalogFormatting.all([path, folder("./A.xcstrings"), path])
    #expect(read.formattings.map(\.file.path) == [path])
  }

  @Test func saysWhatItCannotTake() throws {
    try folder.add("Localizable.xcstrings", Self.compact)
    try folder.add("Bad.xcstrings", #"{"strings": {"a": {"x": 1}, "a": {"x": 2}}}"#)
    try folder.add("App/x.txt")
    let read = CatalogFormatting.all(
      ["Localisable.xcstrings", "Bad.xcstrings", "App", "Localizable.xcstrings"].map {
        folder($0)
      })
    #expect(read.formattings.map(\.file.path) == [folder("Localizable.xcstrings")])
    #expect(
      read.failures.map { $0.description.replacing(folder(""), with: "") } == [
        "Localisable.xcstrings: no such file or folder, did you mean 'Localizable.xcstrings'?",
        "Bad.xcstrings:1:29: 'a' is already there in line 1, with another value: remove one of the "
          + "two",
        "App: a folder, not a catalog: give .xcstrings files",
      ])
  }
}

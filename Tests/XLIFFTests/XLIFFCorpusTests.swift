import Foundation
import TestSupport
import Testing
import TranslationUnits
import XLIFF

/// Real XLIFF, written by Xcode and by translators' programs.
@Suite(.needsCorpus)
struct XLIFFCorpusTests {
  @Test func writesXcodesFilesAsTheyAre() throws {
    let savedAgain = try Self.savedByOtherPrograms()
    var count = 0
    for (name, url) in try Self.files() where !savedAgain.contains(name) {
      let bytes = ContiguousArray(try Data(contentsOf: url))
      let document = try XLIFFDocument(bytes.span)
      #expect(try document.serialized() == bytes, "\(name)")
      count += 1
    }
    #expect(count >= 48)
  }

  /// The reader loses nothing: a document made of its result has the same bytes, but for the order
  /// of attributes and for things that Xcode never writes.
  @Test func tellsAllThatXcodeWrites() throws {
    let savedAgain = try Self.savedByOtherPrograms()
    var count = 0
    for (name, url) in try Self.files() where !savedAgain.contains(name) {
      let bytes = ContiguousArray(try Data(contentsOf: url))
      let text = String(decoding: bytes, as: UTF8.self)
      // Written before Xcode 11.3, or for files that are no catalogs.
      if !text.contains("xml:space") || text.contains("datatype=\"plaintext\" source") { continue }
      let made = try XLIFFDocument(.v1_2, files: XLIFFDocument(bytes.span).files())
      let expected = text.replacing(" translate=\"\"", with: "")
      if try made.serialized() == ContiguousArray(expected.utf8) {
        count += 1
      } else {
        // Only units without a source are told otherwise than they are written.
        #expect(
          try XLIFFDocument(bytes.span).files().flatMap(\.units).contains { $0.source == nil },
          "\(name)")
      }
    }
    #expect(count >= 20)
  }

  @Test func readsAllFiles() throws {
    for (name, url) in try Self.files() {
      let bytes = ContiguousArray(try Data(contentsOf: url))
      let files = try XLIFFDocument(bytes.span).files()
      #expect(!files.isEmpty, "\(name)")
      for unit in files.flatMap(\.units) { #expect(unit.id != nil && unit.line > 0, "\(name)") }
    }
  }

  private static func files() throws -> [(name: String, url: URL)] {
    let folder = try #require(Corpus.folder).appending(path: "xliff").resolvingSymlinksInPath()
    return try folder.files("xliff")
      .map { (String($0.resolvingSymlinksInPath().path.dropFirst(folder.path.count + 1)), $0) }
  }

  /// The files that the corpus' own list names.
  private static func savedByOtherPrograms() throws -> Set<String> {
    let list = try #require(Corpus.folder).appending(path: "xliff/SOURCES.md")
    let text = try String(contentsOf: list, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## Files saved again").last)
    return Set(
      section.split(separator: "\n").filter { $0.hasPrefix("- `") }
        .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) })
  }
}

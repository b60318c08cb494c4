import Foundation
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits
import XLIFF

/// Our exports compared with Xcode's, for catalogs of the corpus.
@Suite(.needsCorpus)
struct XcodeExportTests {
  /// Bundles of Xcode's with the catalogs that it made them from, without their translations.
  @Test func makesTheSameUnits() throws {
    var counts = Counts()
    for bundle in try Self.bundles() {
      // Xcode lays the file outside of the folder if its path leads out of the project's.
      let sources = bundle.appending(path: "Source Contents")
      for (file, name) in try Self.files(of: bundle) {
        guard let original = file.original, original.hasSuffix(".xcstrings") else { continue }
        let url = sources.appending(path: original).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path) else {
          counts.missing.append("\(name): \(original)")
          continue
        }
        let bytes = ContiguousArray(try Data(contentsOf: url))
        let catalog = try StringCatalog(bytes, path: original)
        let language = try #require(file.targetLanguage)
        let units = try catalog.units(for: language).map(\.unit)
        Self.compare(units, file.units, in: "\(name): \(original)", &counts)
      }
    }
    #expect(counts.same > 15_000)
    #expect(counts.different == [])
    #expect(counts.missing == [])
    // The catalogs in a bundle lack the translations, which vary where the source does not.
    #expect(
      counts.shapedByTranslation == [
        "%lld episodes watched of %@.", "%lld read of %@ volumes", "Disable Translucent Background",
      ])
  }

  /// The same with all translations at hand: targets and states too.
  @Test func makesTheSameTargets() throws {
    var counts = Counts()
    for bundle in try Self.bundles() {
      let full = URL(filePath: bundle.path + ".catalogs-same-commit")
      guard FileManager.default.fileExists(atPath: full.path) else { continue }
      for (file, name) in try Self.files(of: bundle) where !Self.editedBundles.contains(name) {
        guard let original = file.original, original.hasSuffix(".xcstrings") else { continue }
        let url = full.appending(path: original)
        guard let data = try? Data(contentsOf: url) else { continue }
        let catalog = try StringCatalog(ContiguousArray(data), path: original)
        let units = try catalog.units(for: #require(file.targetLanguage)).map(\.unit)
        Self.compare(units, file.units, in: "\(name): \(original)", &counts, withTargets: true)
      }
    }
    #expect(counts.same > 300)
    #expect(counts.different == [])
  }

  /// Catalogs that Xcode 27 was given, and the bytes that it exported.
  @Test(arguments: [
    "catalog-matrix", "device-root-substitution", "missing-locale-uk", "overlapping-shapes",
    "partial-device", "plural-fallback",
  ])
  func writesTheBytesOfTheProbes(name: String) throws {
    let folder = try #require(Corpus.folder)
      .appending(path: "xliff/Murzav__xcstrings-mcp__tests__fixtures__apple_xcode27/\(name)")
    let expected = ContiguousArray(
      try Data(contentsOf: folder.appending(path: "exported.xliff")))
    var file = try #require(XLIFFDocument(expected.span).files().first)
    let bytes = ContiguousArray(try Data(contentsOf: folder.appending(path: "source.xcstrings")))
    let catalog = try StringCatalog(bytes, path: name)
    file.units = try catalog.units(for: #require(file.targetLanguage)).map(\.unit)
    let made = try XLIFFDocument(.v1_2, files: [file]).serialized()
    #expect(String(decoding: made, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }

  /// Bundles whose targets were changed after the export.
  private static let editedBundles = ["watzon__NeoCode__xcode26.1.1__a373bf3a__it.xcloc"]

  private struct Counts {
    var same = 0
    var different: [String] = []
    var shapedByTranslation: Set<String> = []
    var missing: [String] = []
  }

  private static func compare(
    _ made: [TranslationUnit], _ expected: [TranslationUnit], in name: String,
    _ counts: inout Counts,
    withTargets: Bool = false
  ) {
    func comparable(_ unit: TranslationUnit) -> TranslationUnit {
      TranslationUnit(
        id: unit.id, isTranslatable: unit.isTranslatable, source: unit.source,
        target: withTargets ? unit.target : nil, notes: unit.notes)
    }
    // A key of one text here, of several there: the shape of a translation.
    let plain = Set(made.compactMap(\.id))
    let shaped = Set(
      expected.compactMap { unit in
        let parts = (unit.id ?? "").components(separatedBy: "|==|")
        return parts.count > 1 && !plain.contains(unit.id ?? "") && plain.contains(parts[0])
          ? parts[0] : nil
      })
    counts.shapedByTranslation.formUnion(shaped)
    func isShaped(_ unit: TranslationUnit) -> Bool {
      shaped.contains((unit.id ?? "").components(separatedBy: "|==|")[0])
    }
    let (made, expected) = (
      made.filter { !isShaped($0) }.map(comparable),
      expected.filter { !isShaped($0) }.map(comparable)
    )
    if made == expected {
      counts.same += made.count
    } else {
      let pairs = zip(made, expected)
      let first = pairs.first { $0 != $1 }.map { "\($0) instead of \($1)" }
      counts.different.append("\(name): \(first ?? "\(made.count) units of \(expected.count)")")
    }
  }

  private static func bundles() throws -> [URL] {
    try Corpus.files("xcloc", in: "xliff", isDeep: false).filter {
      FileManager.default.fileExists(atPath: $0.appending(path: "Source Contents").path)
    }
  }

  private static func files(of bundle: URL) throws -> [(file: UnitFile, name: String)] {
    let folder = bundle.appending(path: "Localized Contents")
    return try folder.files("xliff", isDeep: false).flatMap { url in
      let bytes = ContiguousArray(try Data(contentsOf: url))
      return try XLIFFDocument(bytes.span).files().map { ($0, bundle.lastPathComponent) }
    }
  }
}

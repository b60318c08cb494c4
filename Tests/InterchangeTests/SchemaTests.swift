import Foundation
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits
import XLIFF

/// Own output against the schemas of OASIS, and its layout against libxml2's own.
@Suite(.needsSchemas)
struct SchemaTests {
  private static let tool = UnitFile.Tool(id: "gloss", name: "gloss", version: "1", build: "1")

  /// Everything that the writers can be given.
  @Test(arguments: XLIFFVersion.allCases)
  func isValidInAllItsForms(version: XLIFFVersion) throws {
    let folder = try TemporaryFolder()
    let document = try XLIFFDocument(
      version,
      files: [
        UnitFile(
          original: "App/Localizable.xcstrings", sourceLanguage: "en", targetLanguage: "zh-Hans",
          tool: Self.tool, units: Self.plainUnits),
        UnitFile(
          original: "../Kit & <Core>/\"A\".xcstrings", sourceLanguage: "en",
          targetLanguage: "zh-Hans", tool: Self.tool, units: Self.plainUnits),
      ])
    let phrases = try XLIFFDocument(
      version,
      files: [
        UnitFile(
          original: "App/AppShortcuts.xcstrings", sourceLanguage: "en", targetLanguage: "zh-Hans",
          tool: Self.tool, units: Self.phraseUnits)
      ])
    let files = [
      folder.url.appending(path: "plain.xliff"), folder.url.appending(path: "phrases.xliff"),
    ]
    try Data(document.serialized()).write(to: files[0])
    try Data(phrases.serialized()).write(to: files[1])
    try Self.check(files, version, withPhrases: [files[1]])
  }

  /// A file that is brought up to date is as valid as a new one.
  @Test(arguments: XLIFFVersion.allCases)
  func staysValidWhenUpdated(version: XLIFFVersion) throws {
    let folder = try TemporaryFolder()
    let units = Self.plainUnits
    let old = UnitFile(
      original: "A.xcstrings", sourceLanguage: "en", targetLanguage: "de", tool: Self.tool,
      units: Array(units[1..<8]))
    let bytes = try XLIFFDocument(version, files: [old]).serialized()
    var document = try XLIFFDocument(bytes.span)
    try document.setUnits(
      [.add(units[0]), .keep(0), .change(3, units[9]), .change(2, units[0]), .add(units[10])],
      ofFile: 0)
    try document.add(
      UnitFile(
        original: "B.xcstrings", sourceLanguage: "en", targetLanguage: "de", tool: Self.tool,
        units: units))
    let file = folder.url.appending(path: "updated.xliff")
    try Data(document.serialized()).write(to: file)
    try Self.check([file], version)
  }

  /// Real catalogs, each in a language that it has and in one that it may not have.
  @Test(arguments: XLIFFVersion.allCases)
  func isValidForRealCatalogs(version: XLIFFVersion) throws {
    let folder = try TemporaryFolder()
    var files: [URL] = []
    var withPhrases: Set<URL> = []
    for (catalog, name) in try Self.catalogs() {
      let known = Set(catalog.keys.flatMap { catalog.entry($0)?.languages ?? [] })
        .subtracting([catalog.sourceLanguage]).sorted()
      for (language, isPrefilled) in [(known.first ?? "de", false), ("ar", true)] {
        // What XML cannot hold, an export tells of and leaves out.
        var units = try catalog.units(for: language).map(\.unit).filter { $0.unfitness == nil }
        if units.isEmpty { continue }
        if isPrefilled { Self.prefill(&units) }
        let document = try XLIFFDocument(
          version,
          files: [
            UnitFile(
              original: name, sourceLanguage: catalog.sourceLanguage, targetLanguage: language,
              tool: Self.tool, units: units)
          ])
        let file = folder.url.appending(path: "\(files.count)-\(language).xliff")
        try Data(document.serialized()).write(to: file)
        files.append(file)
        if units.contains(where: { Self.isSet($0.source) }) { withPhrases.insert(file) }
      }
    }
    #expect(files.count > 100)
    try Self.check(files, version, withPhrases: withPhrases)
  }

  /// Without this the others could not fail.
  @Test(arguments: XLIFFVersion.allCases)
  func tellsWhatIsNotValid(version: XLIFFVersion) throws {
    let folder = try TemporaryFolder()
    let check = try #require(SchemaCheck())
    let made = UnitFile(
      original: "A.xcstrings", sourceLanguage: "en", targetLanguage: "de",
      units: [Self.plainUnits[0]])
    let text = String(
      decoding: try XLIFFDocument(version, files: [made]).serialized(), as: UTF8.self)
    let file = folder.url.appending(path: "a.xliff")
    let unknown = text.replacing("<source", with: "<sauce")
      .replacing("</source", with: "</sauce")
    try Data(unknown.utf8).write(to: file)
    #expect(try check.problems(of: [file], schema: Self.schema(of: version)) != [])
    try Data(text.replacing("  <", with: "<").utf8).write(to: file)
    #expect(try check.problems(of: [file], schema: Self.schema(of: version)) == [])
    #expect(try !check.hasExactLayout(file))
    let missing = folder.url.appending(path: "missing.xliff")
    #expect(try check.problems(of: [missing], schema: Self.schema(of: version)) != [])
  }

  // MARK: -

  /// - Parameter withPhrases: Files with sets of phrases, which are Xcode's own and have targets that
  ///   XLIFF 1.2 wants a `seg-source` for.
  private static func check(
    _ files: [URL], _ version: XLIFFVersion, withPhrases: Set<URL> = []
  ) throws {
    let check = try #require(SchemaCheck())
    let problems = try check.problems(of: files, schema: Self.schema(of: version))
    let exempt = withPhrases.map { $0.path + ":" }
    let unexpected = problems.filter { line in
      !(version == .v1_2 && line.contains("KR_tu_segsrc_mid")
        && exempt.contains { line.hasPrefix($0) })
    }
    #expect(unexpected == [])
    for file in files { #expect(try check.hasExactLayout(file), "\(file.lastPathComponent)") }
  }

  private static func schema(of version: XLIFFVersion) -> String {
    switch version {
    case .v1_2: "1.2/xliff-core-1.2-transitional.xsd"
    case .v2_0: "2.0/xliff_core_2.0.xsd"
    case .v2_1: "2.1/xliff_core_2.0.xsd"
    }
  }

  private static let states: [(TranslationState?, String?)] = [
    (.translated, nil), (.translated, "leveraged-mt"), (.needsReview, nil), (.new, nil),
    (.new, TranslationUnit.prefilled), (.final, nil), (.signedOff, nil), (nil, nil),
  ]

  private static let plainUnits: [TranslationUnit] =
    states.enumerated().map { index, state in
      TranslationUnit(
        id: "state \(index)", source: .plain("Save %@"),
        target: TranslationUnit.Target(.plain("保存 %@"), state: state.0, stateQualifier: state.1),
        notes: [TranslationUnit.Note("by a machine", from: "auto-generated")])
    } + [
      TranslationUnit(id: "", source: .plain(""), notes: [TranslationUnit.Note("")]),
      TranslationUnit(
        id: "empty", source: .plain("x"),
        target: TranslationUnit.Target(.plain(""), state: .translated),
        notes: [TranslationUnit.Note("")]),
      TranslationUnit(
        id: "First\nSecond\t\"&<|==|plural.few", isTranslatable: false,
        source: .plain(" a\r\nb & <c> \"d\" "),
        target: TranslationUnit.Target(.plain("ä\t\n"), state: .translated),
        notes: [
          TranslationUnit.Note("line\nline"),
          TranslationUnit.Note("Button in LoginView; %@: user.name", from: "context"),
        ],
        locations: [
          TranslationUnit.Location(file: "App/LoginView.swift", line: 12),
          TranslationUnit.Location(file: "App/\"A\" & <B>.swift", line: 3),
        ]),
      TranslationUnit(
        id: "blank", source: .plain("  "),
        target: TranslationUnit.Target(.plain(" \n "), state: .new),
        notes: [TranslationUnit.Note(" ")],
        locations: [TranslationUnit.Location(file: "A.swift", line: 1)]),
    ]

  private static let phraseUnits = [
    TranslationUnit(
      id: "one", source: .phrases(["Search in ${applicationName}"]),
      notes: [TranslationUnit.Note("")]),
    TranslationUnit(
      id: "more", source: .phrases(["one", "two"]),
      target: TranslationUnit.Target(.phrases(["eins", "zwei", "drei"]), state: .needsReview),
      notes: [TranslationUnit.Note("")]),
    TranslationUnit(
      id: "fewer", source: .phrases(["one", " two "]),
      target: TranslationUnit.Target(.phrases(["eins"]), state: .translated),
      notes: [TranslationUnit.Note("phrases")]),
    TranslationUnit(id: "none", source: .phrases([]), notes: [TranslationUnit.Note("")]),
  ]

  private static func prefill(_ units: inout [TranslationUnit]) {
    for index in units.indices where units[index].target == nil {
      units[index].target = units[index].source.map {
        TranslationUnit.Target($0, state: .new, stateQualifier: TranslationUnit.prefilled)
      }
    }
  }

  private static func isSet(_ text: UnitText?) -> Bool {
    if case .phrases = text { true } else { false }
  }

  private static func catalogs() throws -> [(catalog: StringCatalog, name: String)] {
    // Large ones hold more of the same.
    try Corpus.files("xcstrings", in: "xcstrings", isDeep: false)
      .filter { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 < 200_000 }
      .map { url in
        let name = url.lastPathComponent
        return (try StringCatalog(ContiguousArray(try Data(contentsOf: url)), path: name), name)
      }
  }
}
